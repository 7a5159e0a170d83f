"""The state of a duel, and the one way to move it on: ``choose``."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import NO_IDLE, PICK, POSITION, TRIGGER, Decision
from duelkit.kernel.duel import BaseDuel
from duelkit.kernel.rng import KEYED, generator
from duelkit.kernel.state import NO_PILES, NO_TABLE, NONE, ZEROS, digest_of, own_containers
from duelkit.yugioh.state.code import Active, Arrival, CardInfo, Event, Task
from duelkit.yugioh.state.codes import (
    CATEGORIES,
    DECK,
    EVENT_KINDS,
    EXTRA,
    FIELD,
    HAND,
    NO_MONSTER,
    O_TO_END,
    PASS,
    W_ZONE_SIDE,
    card_of,
    only_for,
    verb_of,
)
from duelkit.yugioh.state.log import L_FORCED, LogEntry
from duelkit.yugioh.state.parts import NOT_RECALLED, Delayed, InPlay, LastKnown, Pending, Scope
from duelkit.yugioh.state.rules import Rules

BLANK: Final = InPlay()
"""What every card that is not in play points at. Never written."""
NO_RULES: Final = Rules("none")
NO_SCALES: Final[list[list[int]]] = [[-1, -1], [-1, -1]]
NOWHERE: Final = [-1, -1]
# what copies may share, as bits of ``State.shared``; of piles the bit for player 0, and beside it the one for player 1
SHARES_DECK: Final = 1
SHARES_GRAVEYARD: Final = 4
SHARES_BANISHED: Final = 16
SHARES_EXTRA: Final = 64
SHARES_ACTIVE: Final = 256
SHARES_LISTENERS: Final = 512
SHARES_LAST_KNOWN: Final = 1024
SHARES_KNOWN: Final = 2048
SHARES_USES: Final = 4096
SHARES_HIDDEN_IDS: Final = 8192
SHARES_ALL: Final = 16383
QUICK_IN_HAND: Final = 1
QUICK_IN_PILES: Final = 2
SLOW_IN_PILES: Final = 4
PROCEDURE_IN_PILES: Final = 8
ASKS_FOR_SUMMONS: Final = 16
"""A card asks what was Special Summoned this turn: then it is kept in ``State.used``, under numbers below 0."""

_FIELDS: Final = (
    "info",
    "owner",
    "controller",
    "place",
    "stamp",
    "proper",
    "play",
    "deck",
    "hand",
    "graveyard",
    "banished",
    "extra",
    "overlay",
    "monsters",
    "spells",
    "field",
    "pendulum",
    "face_up_extra",
    "down_banished",
    "life",
    "turn",
    "turn_player",
    "first_player",
    "phase",
    "step",
    "chain",
    "scopes",
    "moment",
    "recent",
    "pending",
    "delayed",
    "active",
    "reach",
    "lasting",
    "listeners",
    "order",
    "used",
    "used_chain",
    "used_battle",
    "used_duel",
    "kept",
    "turn_actions",
    "activations",
    "skips",
    "normal_summons",
    "pendulum_done",
    "attacker",
    "attack_target",
    "attack_negated",
    "fought",
    "battled_face_down",
    "doomed",
    "summoning",
    "using",
    "suppressed",
    "suppressed_at",
    "end_battle",
    "last_known",
    "arrivals",
    "stack",
    "answer",
    "resolving",
    "picks",
    "last_moment",
    "window_moment",
    "decked",
    "unsettled",
    "known",
    "due",
    "turned_over",
    "after_link",
    "decision",
    "outcome",
)


def copies(tasks: list[Task]) -> list[Task]:
    """Copies of tasks."""
    found: list[Task] = []
    for task in tasks:
        twin = task.copy()
        assert isinstance(twin, Task)
        found.append(twin)
    return found


class State(BaseDuel):
    """A duel of Yu-Gi-Oh! as the engine knows it: a value with one open decision.

    Cards are numbers into the lists ``info``, ``owner``, ``controller``, ``place`` …; players are 0 and 1. What clients
    hold is :class:`duelkit.yugioh.duel.Duel`, which can also tell what it knows.
    """

    def __init__(self) -> None:
        """Nothing at all: whoever makes one fills it, by ``lay_out``, ``copy_into`` or ``restore``, before writing it.

        In one piece: one field after the other, each with what it means.
        """
        super().__init__()
        self.rules: Rules = NO_RULES
        self.info: list[CardInfo] = NONE
        self.controller: list[int] = NONE
        self.stamp: list[int] = NONE
        """How often the card has moved; a reference with an older stamp is void."""
        self.proper: list[bool] = NONE
        """Whether a special-summon monster was properly summoned. Rule: MR3-SS-07."""
        self.play: list[InPlay] = NONE
        self.deck: list[list[int]] = NO_PILES
        """The top card is the last of the list."""
        self.hand: list[list[int]] = NO_PILES
        self.graveyard: list[list[int]] = NO_PILES
        self.banished: list[list[int]] = NO_PILES
        self.extra: list[list[int]] = NO_PILES
        self.overlay: list[int] = NONE
        self.monsters: list[list[int]] = NO_PILES
        self.spells: list[list[int]] = NO_PILES
        self.field: list[int] = NOWHERE
        self.pendulum: list[list[int]] = NO_SCALES
        self.face_up_extra: list[int] = NONE
        self.down_banished: tuple[int, ...] = ()
        """The cards that are banished face-down."""
        """Pendulum monsters that lie face-up in an extra deck."""
        self.life: list[int] = ZEROS
        self.step: int = 0
        self.chain: list[int] = NONE
        """The chain links: numbers into ``scopes``."""
        self.scopes: list[Scope] = NONE
        self.moment: int = 0
        self.recent: list[Event] = NONE
        """The events since the last window closed; quick effects with an occasion look here."""
        self.pending: list[Pending] = NONE
        self.delayed: list[Delayed] = NONE
        self.active: list[tuple[Active, ...]] = NONE
        self.reach: list[int] = ZEROS
        """For each player, whether any of their cards can be used from hand, graveyard or banishment; see the bits."""
        self.lasting: list[int] = NONE
        """The categories in which modifiers that last for a time may apply; looked through at the end of each turn."""
        self.listeners: list[tuple[int, ...]] = NONE
        self.order: int = 0
        self.used: dict[int, int] = NO_TABLE
        self.used_chain: dict[int, int] = NO_TABLE
        self.used_battle: dict[int, int] = NO_TABLE
        self.used_duel: dict[int, int] = NO_TABLE
        self.kept: dict[int, tuple[int, int, int]] = NO_TABLE
        """What a card asks later of its own past, by ``kept_at``: its stamp then, the turn, a number."""
        self.turn_actions: list[int] = ZEROS
        self.activations: list[int] = NONE
        self.skips: dict[int, int] = NO_TABLE
        self.normal_summons: int = 0
        self.pendulum_done: bool = False
        """Whether a battle phase was conducted this turn. Rule: MR3-GAP-PHASE-01."""
        self.attacker: int = -1
        self.attack_target: int = NO_MONSTER
        self.attack_negated: bool = False
        self.fought: tuple[int, ...] = ()
        """Attacker and attacked monster of the battle in its damage step, also after they have left."""
        self.battled_face_down: bool = False
        """Whether the attacked monster lay face-down at the start of the damage step."""
        self.doomed: list[int] = NONE
        """Monsters whose destruction by battle is fixed. Rules: MR3-DSD-09, MR3-DS-05."""
        self.summoning: tuple[int, ...] = ()
        """Monsters whose summon is about to succeed."""
        self.using: tuple[int, ...] = ()
        """The materials that are being used for a summon at this moment."""
        self.suppressed: tuple[int, ...] = ()
        """Orders of those continuous modifiers that were negated when, in this moment, what negated them left."""
        self.suppressed_at: int = -1
        """The moment for which ``suppressed`` holds."""
        self.end_battle: bool = False
        self.last_known: dict[int, LastKnown] = NO_TABLE
        self.arrivals: dict[int, Arrival] = NO_TABLE
        """How cards came to where they lie, for those whose effects ask."""
        self.stack: list[Task] = NONE
        self.resolving: int = -1
        """The chain link that is being processed, a number into ``scopes``."""
        self.picks: list[int] = NONE
        """What the last finished pick picked."""
        self.last_moment: int = 0
        """The moment of the newest thing that happened."""
        self.window_moment: int = -1
        """The moment that quick effects may refer to."""
        self.decked: int = 0
        """Bits of the players who had to draw and could not. Rules: MR3-WIN-04, RES-DRW-06."""
        self.unsettled: bool = False
        """Whether control or equips must be looked at again."""
        self.known: dict[int, int] = NO_TABLE
        """Hidden cards that a player has seen and that have not moved: card → bits of the players who know."""
        self.due: list[Task] = NONE
        """What an event has brought about without an activation; it runs before anything else does."""
        self.turned_over: bool = False
        """Whether the decks lie turned over."""
        self.after_link: list[Task] = NONE
        """The same, to be due when a chain link has resolved."""
        self.log: LogEntry | None = None
        self.shared: int = 0
        """What copies share with this duel, as bits ``SHARES_…``: copied before it is written; see ``own``."""
        self.figuring: list[int] = []
        """Figures that are being worked out, each with its value so far: empty between looks, and so no state."""
        self.looks: int = 0
        """How many looks at whether a modifier applies wait for each other."""
        self.recalled: dict[int, tuple[int, ...]] = NOT_RECALLED
        """What materials were when they were used, while a look is at them as such; empty between looks."""
        self.with_defense: int = -1
        """The attacker whose DEF counts as its ATK, while what its battle destroys is judged; −1 between looks."""
        # what follows from the rest, and is kept so as not to be worked out each time
        self.heard: int = -1
        """The kinds of the events in ``recent``, as bits; perhaps more."""
        self.quick: list[list[int]] = [[], []]
        """For each player ``card << 8 | effect`` of everything of spell speed 2 or more that lies where it can be used,
        as long as ``listed`` says so. Never written, but replaced.
        """
        self.listed: int = 0
        """For whom ``quick`` is of use, a bit for each player; see ``touched``."""
        self.waiting: list[list[int]] = [[], []]
        """What of it waits for an event or an activation; ``free``: what waits for nothing."""
        self.free: list[list[int]] = [[], []]
        self.waits: list[int] = [0, 0]
        """For which events that waits, as bits; ``RESPONDS`` for activations."""
        self.by_phase: int = -1
        """Whether a card asks in which phase it is, 0 or 1; −1 if that is not known."""
        self.by_materials: int = -1
        """Who has cards that are summoned with materials and without an effect, a bit for each player; −1 likewise."""
        self.clock: int = 0
        """Greater after every change that may decide whether something can be activated, see ``run_top``."""
        self.usable: list[list[int]] = [[], []]
        """What of ``free`` each player could activate when the ``clock`` stood at ``usable_at``. Replaced as well."""
        self.usable_at: list[int] = [-1, -1]
        self.control_differs: bool = True
        """Whether a monster may stand with another player than the one to whose field it came."""
        self.watched_at: int = -1
        """The ``clock`` at which control and equips were last looked at: nothing has changed while it stands there."""
        self.equipped: bool = True
        """Whether a card may lie as an equip card."""

    def fields(self) -> tuple[str, ...]:
        return ("rules", "rng", "log", "hidden_ids", "shuffles", *_FIELDS)

    def advance(self) -> None:
        """Run the stack until a question is open that is asked, or the duel is over; an only answer is noted."""
        while self.outcome is None:
            decision = self.decision
            if decision is not None:
                if self.is_asked(decision):
                    return
                self.decision = None
                self.answer = decision.options[0]
                if not self.silent:
                    self.log = LogEntry(
                        self.log,
                        L_FORCED,
                        decision.card,
                        decision.player,
                        decision.options[0],
                        decision.why,
                        0,
                        only_for(decision.player),
                    )
            self.run_top()
        self.answer = -1

    def run_top(self) -> None:
        """Run the top task once. The clock tells that it may have changed anything, unless it only asks.

        Those that only ask change something by ``note``, ``emit`` and ``touched`` alone, which raise the clock too.
        What asks after it has changed something in the same run finds that the clock was raised when it began.
        """
        if self.due:
            self.due.reverse()
            self.stack.extend(self.due)
            self.due = []
        task = self.stack[-1]
        if task.only_asks:
            task.run(self)
        else:
            self.clock += 1
            task.run(self)
            self.clock += 1

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one answer may have only one for a reason that its player alone may know.

        Zones and positions, attacks and triggers of cards that lie open follow from what both players see. What one may
        do, respond with, decline or choose between follows from hidden cards too.
        """
        if decision.kind == PICK:
            return self.stack[-1].picks_hidden(self)
        if decision.kind == TRIGGER:
            only = decision.options[0]
            return only == PASS or self.lies_hidden(card_of(only))
        return decision.kind != POSITION and decision.why != W_ZONE_SIDE

    def lies_hidden(self, card: int) -> bool:
        """Whether the card lies where, or so that, not both players see which it is."""
        place = self.place[card]
        return (place & (HAND | DECK | EXTRA)) != 0 or (place & FIELD) != 0 and not self.play[card].face_up

    def hides_cards(self, player: int) -> bool:
        """Whether the player controls a card that lies face-down."""
        for zones in (self.monsters[player], self.spells[player], self.field[player : player + 1]):
            for card in zones:
                if card >= 0 and not self.play[card].face_up:
                    return True
        return False

    def ends_turn(self, option: int) -> bool:
        """Whether an option ends the turn."""
        return verb_of(option) == O_TO_END

    def ask(
        self, player: int, kind: int, options: list[int], why: int, card: int = -1, detail: int = 0, idle: int = NO_IDLE
    ) -> None:
        """Open a question. Called by the engine; the answer is in ``answer`` at the next run of the top task."""
        self.decision = Decision(player, kind, options, why, card, detail, idle)
        self.answer = -1

    def touched(self) -> None:
        """A card has changed its controller, or a turn has begun: what was listed is of no use, for neither player.

        Whoever writes the state from outside the engine calls it too.
        """
        self.listed = 0
        self.clock += 1

    def side_touched(self, player: int) -> None:
        """A card has come to a player's field, hand or piles, left it or turned: what the other has is as before."""
        self.listed &= ~(1 << player)
        self.clock += 1

    def forget_recent(self) -> None:
        """Quick effects can no longer refer to what has happened."""
        if self.recent:
            self.recent.clear()
        self.heard = 0

    def copy(self, silent: bool = False) -> State:
        """An independent duel in the same state; playing on one never shows in the other.

        :param silent: without the log, and from now on writing none.
        """
        twin = State()
        self.copy_into(twin, silent)
        return twin

    def copy_into(self, twin: State, silent: bool = False) -> None:
        """Make a blank duel an independent copy of this one.

        What seldom changes is shared: it is replaced instead of written, or copied before, as ``shared`` tells.
        In one piece: one line a field, written by hand for speed.
        """
        self.shared = SHARES_ALL
        twin.shared = SHARES_ALL
        twin.rules = self.rules
        twin.rng = self.rng.copy()
        twin.info = self.info
        twin.owner = self.owner
        twin.controller = self.controller[:]
        twin.place = self.place[:]
        twin.stamp = self.stamp[:]
        twin.proper = self.proper
        play = self.play[:]
        for player in range(2):
            for card in self.monsters[player]:
                if card >= 0:
                    play[card] = play[card].copy()
            for card in self.spells[player]:
                if card >= 0:
                    play[card] = play[card].copy()
            card = self.field[player]
            if card >= 0:
                play[card] = play[card].copy()
            for card in self.pendulum[player]:
                if card >= 0:
                    play[card] = play[card].copy()
        twin.play = play
        twin.deck = self.deck[:]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.graveyard = self.graveyard[:]
        twin.banished = self.banished[:]
        twin.extra = self.extra[:]
        twin.overlay = self.overlay
        twin.monsters = [self.monsters[0][:], self.monsters[1][:]]
        twin.spells = [self.spells[0][:], self.spells[1][:]]
        twin.field = self.field[:]
        twin.pendulum = [self.pendulum[0][:], self.pendulum[1][:]]
        twin.face_up_extra = self.face_up_extra
        twin.down_banished = self.down_banished
        twin.life = self.life[:]
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.first_player = self.first_player
        twin.phase = self.phase
        twin.step = self.step
        twin.chain = self.chain[:]
        twin.scopes = [scope.copy() for scope in self.scopes]
        twin.moment = self.moment
        twin.recent = self.recent[:]
        twin.pending = [pending.copy() for pending in self.pending]
        twin.delayed = [delayed.copy() for delayed in self.delayed]
        twin.active = self.active
        twin.reach = self.reach
        twin.lasting = self.lasting
        twin.listeners = self.listeners
        twin.order = self.order
        twin.used = self.used.copy()
        twin.used_chain = self.used_chain
        twin.used_battle = self.used_battle
        twin.used_duel = self.used_duel
        twin.kept = self.kept
        twin.turn_actions = self.turn_actions[:]
        twin.activations = self.activations[:]
        twin.skips = self.skips
        twin.normal_summons = self.normal_summons
        twin.pendulum_done = self.pendulum_done
        twin.attacker = self.attacker
        twin.attack_target = self.attack_target
        twin.attack_negated = self.attack_negated
        twin.fought = self.fought
        twin.battled_face_down = self.battled_face_down
        twin.doomed = self.doomed[:]
        twin.summoning = self.summoning
        twin.using = self.using
        twin.suppressed = self.suppressed
        twin.suppressed_at = self.suppressed_at
        twin.end_battle = self.end_battle
        twin.last_known = self.last_known
        twin.arrivals = self.arrivals
        twin.stack = copies(self.stack)
        twin.answer = self.answer
        twin.resolving = self.resolving
        twin.picks = self.picks[:]
        twin.last_moment = self.last_moment
        twin.window_moment = self.window_moment
        twin.decked = self.decked
        twin.unsettled = self.unsettled
        twin.known = self.known
        twin.turned_over = self.turned_over
        twin.due = copies(self.due)
        twin.after_link = copies(self.after_link)
        twin.hidden_ids = self.hidden_ids
        twin.shuffles = self.shuffles
        if silent or self.silent:
            twin.silent = True
        else:
            twin.log = self.log
        twin.brief = self.brief
        twin.heard = self.heard
        twin.quick = self.quick[:]
        twin.waits = self.waits[:]
        twin.waiting = self.waiting[:]
        twin.free = self.free[:]
        twin.watched_at = self.watched_at
        twin.control_differs = self.control_differs
        twin.equipped = self.equipped
        twin.listed = self.listed
        twin.by_phase = self.by_phase
        twin.by_materials = self.by_materials
        twin.clock = self.clock
        twin.usable = self.usable[:]
        twin.usable_at = self.usable_at[:]
        twin.decision = self.decision
        twin.outcome = self.outcome

    def own(self) -> None:
        """Share with copies only what is always replaced: before a pile or a list of cards is written in place."""
        self.info = self.info[:]
        self.owner = self.owner[:]
        self.proper = self.proper[:]
        self.deck = [pile[:] for pile in self.deck]
        self.graveyard = [pile[:] for pile in self.graveyard]
        self.banished = [pile[:] for pile in self.banished]
        self.extra = [pile[:] for pile in self.extra]
        self.overlay = self.overlay[:]
        self.face_up_extra = self.face_up_extra[:]
        self.active = self.active[:]
        self.listeners = self.listeners[:]
        self.reach = self.reach[:]
        self.known = self.known.copy()
        self.last_known = self.last_known.copy()
        self.used_chain = self.used_chain.copy()
        self.used_battle = self.used_battle.copy()
        self.used_duel = self.used_duel.copy()
        self.hidden_ids = self.hidden_ids.copy()
        self.shared = 0

    def unshared(self, what: int) -> bool:
        """Whether something has to be copied before it is written; it counts as done.

        :param what: one of the bits ``SHARES_…``.
        """
        if self.shared & what:
            self.shared &= ~what
            return True
        return False

    def own_pile(self, piles: list[list[int]], what: int, player: int) -> list[int]:
        """A pile that is going to be written.

        :param piles: both players' piles of a kind; ``what``: the bit of that kind.
        """
        if self.unshared(what << player):
            piles[player] = piles[player][:]
        return piles[player]

    def put_active(self, category: int, actives: tuple[Active, ...]) -> None:
        """These modifiers of a category apply from now on, and no others."""
        if self.unshared(SHARES_ACTIVE):
            self.active = self.active[:]
        self.active[category] = actives
        self.clock += 1

    def put_listeners(self, kind: int, entries: tuple[int, ...]) -> None:
        """These effects wait for events of a kind from now on, and no others."""
        if self.unshared(SHARES_LISTENERS):
            self.listeners = self.listeners[:]
        self.listeners[kind] = entries

    def let_know(self, card: int, players: int) -> None:
        """Players, by their bits, know a hidden card until it moves or is shuffled; nobody else does."""
        if self.known.get(card, 0) != players:
            if self.unshared(SHARES_KNOWN):
                self.known = self.known.copy()
            self.known[card] = players

    def lose_sight(self, card: int) -> None:
        """Nobody knows any more where a card lies."""
        if card in self.known:
            if self.unshared(SHARES_KNOWN):
                self.known = self.known.copy()
            del self.known[card]

    def keep(self, key: int, what: tuple[int, int, int]) -> None:
        """Keep what a card asks later of its own past, under a key of ``kept_at``."""
        kept = self.kept.copy()
        kept[key] = what
        self.kept = kept

    def digest(self) -> str:
        """A hash of the whole state, 16 hexadecimal digits; the log is not part of it."""
        values: list[object] = [self.rules.identity, self.rng.state()]
        for name in _FIELDS:
            value = self.hashed(name)
            if name == "play":
                value = [(card, part) for card, part in enumerate(self.play) if self.place[card] & FIELD]
            values.append(value)
        return digest_of(values)


def lay_out(duel: State, rules: Rules, seed: int, chance: str = KEYED) -> None:
    """Make a new duel one of an edition, without cards.

    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
    """
    own_containers(duel)
    duel.rules = rules
    duel.rng = generator(chance, seed)
    duel.active = [()] * CATEGORIES
    duel.listeners = [()] * EVENT_KINDS
    for player in range(2):
        duel.monsters[player] = [-1] * (rules.monster_zones + rules.extra_monster_zones)
        duel.spells[player] = [-1] * rules.spell_zones
        duel.life[player] = rules.life_points
