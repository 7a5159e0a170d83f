"""The state of a duel; ``choose`` is the only way to advance it."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.state.board import Board, Settings
from duelkit.judgment.state.cache import Cache
from duelkit.judgment.state.code import CardInfo, Task
from duelkit.judgment.state.codes import HAND, LIBRARY, NOT_ENDING, O_END_TURN, O_FINISH, O_NO, O_PICK, card_of, verb_of
from duelkit.judgment.state.log import L_FORCED, LogEntry
from duelkit.judgment.state.parts import BLANK, Creature, Decree, Timed, Waiting
from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.duel import BaseDuel
from duelkit.kernel.rng import KEYED, generator
from duelkit.kernel.state import NO_PILES, NO_TABLE, NONE, ZEROS, digest_of, own_containers

NO_BOARD: Final = Board("none", False, (), (), (), (), (), ())
NO_SETTINGS: Final = Settings(NO_BOARD)
_FIELDS: Final = (
    "info",
    "owner",
    "place",
    "creatures",
    "library",
    "hand",
    "graveyard",
    "mana",
    "tile",
    "flipped",
    "occupant",
    "also",
    "sealed",
    "turn",
    "turn_player",
    "first_player",
    "phase",
    "locked",
    "normal_summon",
    "summoned_by",
    "arrived",
    "ending",
    "mass",
    "fresh",
    "cancelled",
    "timed",
    "decrees",
    "timeouts",
    "known",
    "forced",
    "attacker",
    "attacked",
    "moved_from",
    "stack",
    "answer",
    "picks",
    "spells_cast",
    "fought",
    "decision",
    "outcome",
)


IN_ORDER: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8]
UNTURNED: Final = [False] * 9
EMPTY: Final = [-1] * 9
NO_ELEMENTS: Final = [0] * 9


class State(BaseDuel):
    """The state of a duel of THE EYE OF JUDGMENT, with one open decision.

    Cards are indices into ``info``, ``owner``, ``place`` and ``creatures``; positions are 0 to 8; players are 0 and 1.
    Clients use the subclass :class:`duelkit.judgment.duel.Duel`, which can also describe itself in words.
    """

    library: list[list[int]]
    """The top card is the last of the list."""
    tile: list[int]
    """The tile at each position. Rule: EOJ-FIELD-04."""
    flipped: list[bool]
    """Whether the back of the tile at each position is up."""
    occupant: list[int]
    """The creature at each position, alive or a dead body. Rule: EOJ-CTRL-06."""
    also: list[int]
    """The elements that each position also counts as because of placement abilities, as bits."""
    sealed: int
    """The positions that cannot be turned over or exchanged, as bits."""
    summoned_by: int
    """The players who have summoned a creature this turn, as bits."""
    arrived: list[int]
    """The cards that have been summoned this turn."""
    ending: int
    """Why the turn ends, one of the codes from ``NOT_ENDING`` on. Rule: EOJ-PHASE-08."""
    mass: bool
    """Whether a mass battle is in progress. Rule: EOJ-MASS-07."""
    fresh: list[Waiting]
    """Queued triggers that are not in a group yet."""
    cancelled: bool
    """Whether the opponent cancelled the action that was just declared."""
    known: dict[int, int]
    """Hidden cards that were seen and have not moved since: card → the players who know it, as bits."""
    forced: list[bool]
    """The outcomes of the next chances, for tests; if empty, the generator decides."""
    moved_from: int
    """The position left by the creature that died or moved last."""
    picks: list[int]
    """The cards of the last finished pick."""
    fought: int
    """The number of battles this turn."""
    cache: Cache
    """Derived values, not part of the state: neither hashed nor pickled."""

    def __init__(self) -> None:
        """Make a blank duel; :func:`lay_out` prepares it for cards."""
        super().__init__()
        self.settings: Settings = NO_SETTINGS
        self.info: list[CardInfo] = NONE
        self.creatures: list[Creature] = NONE
        self.library = NO_PILES
        self.hand: list[list[int]] = NO_PILES
        self.graveyard: list[list[int]] = NO_PILES
        self.mana: list[int] = ZEROS
        self.tile = IN_ORDER
        self.flipped = UNTURNED
        self.occupant = EMPTY
        self.also = NO_ELEMENTS
        self.sealed = 0
        self.locked: bool = True
        self.normal_summon: bool = False
        self.summoned_by = 0
        self.arrived = NONE
        self.ending = NOT_ENDING
        self.mass = False
        self.fresh = NONE
        self.cancelled = False
        self.timed: list[Timed] = NONE
        self.decrees: list[Decree] = NONE
        self.timeouts: list[int] = ZEROS
        self.known = NO_TABLE
        self.forced = NONE
        self.attacker: int = -1
        self.attacked: tuple[int, ...] = ()
        self.moved_from = -1
        self.stack: list[Task] = NONE
        self.picks = NONE
        self.spells_cast: int = 0
        self.fought = 0
        self.log: LogEntry | None = None
        self.cache = Cache()

    def fields(self) -> tuple[str, ...]:
        return ("settings", "rng", "log", "hidden_ids", "shuffles", *_FIELDS)

    def advance(self) -> None:
        """Run the stack until a decision has to be asked or the duel is over; forced answers are logged."""
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
                        1 + decision.player,
                    )
            self.stack[-1].run(self)

    def is_hidden(self, decision: Decision) -> bool:
        """Whether hidden information may be the reason that a decision has a single option.

        Fields, facings and creatures on the board are public; actions and whether one can decline may depend on
        hidden cards.
        """
        only = decision.options[0]
        verb = verb_of(only)
        return (
            decision.kind == ACT
            or verb == O_NO
            or verb == O_FINISH
            or verb == O_PICK
            and (self.place[card_of(only)] & (HAND | LIBRARY)) != 0
        )

    def ends_turn(self, option: int) -> bool:
        """Whether an option ends the turn."""
        return verb_of(option) == O_END_TURN

    def ask(self, player: int, kind: int, options: list[int], why: int, card: int = -1, detail: int = 0) -> None:
        """Open a decision. The engine calls this; ``answer`` holds the answer when the top task runs next."""
        self.decision = Decision(player, kind, options, why, card, detail)

    def copy(self, silent: bool = False) -> State:
        """An independent copy of the duel.

        :param silent: whether the copy has no log and writes none.
        """
        twin = State()
        self.copy_into(twin, silent)
        return twin

    def copy_into(self, twin: State, silent: bool = False) -> None:
        """Make a blank duel an independent copy of this one."""
        twin.settings = self.settings
        twin.rng = self.rng.copy()
        twin.info = self.info
        twin.owner = self.owner
        twin.place = self.place[:]
        creatures = self.creatures[:]
        for card in self.occupant:
            if card >= 0:
                creatures[card] = creatures[card].copy()
        twin.creatures = creatures
        twin.library = [self.library[0][:], self.library[1][:]]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.graveyard = [self.graveyard[0][:], self.graveyard[1][:]]
        twin.mana = self.mana[:]
        twin.tile = self.tile[:]
        twin.flipped = self.flipped[:]
        twin.occupant = self.occupant[:]
        twin.also = self.also[:]
        twin.sealed = self.sealed
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.first_player = self.first_player
        twin.phase = self.phase
        twin.locked = self.locked
        twin.normal_summon = self.normal_summon
        twin.summoned_by = self.summoned_by
        twin.arrived = self.arrived[:]
        twin.ending = self.ending
        twin.mass = self.mass
        twin.fresh = self.fresh[:]
        twin.cancelled = self.cancelled
        twin.timed = self.timed[:]
        twin.decrees = self.decrees[:]
        twin.timeouts = self.timeouts[:]
        twin.known = self.known.copy()
        twin.forced = self.forced[:]
        twin.attacker = self.attacker
        twin.attacked = self.attacked
        twin.moved_from = self.moved_from
        twin.stack = copies_of(self.stack)
        twin.answer = self.answer
        twin.picks = self.picks[:]
        twin.spells_cast = self.spells_cast
        twin.fought = self.fought
        twin.hidden_ids = self.hidden_ids.copy()
        twin.shuffles = self.shuffles
        if silent or self.silent:
            twin.silent = True
        else:
            twin.log = self.log
        twin.brief = self.brief
        twin.decision = self.decision
        twin.outcome = self.outcome
        self.cache.copy_into(twin.cache)

    def touched(self) -> None:
        """Discard derived values after the state was written from outside the engine."""
        self.cache.stale = True
        self.cache.surveyed = False
        self.cache.ground = []
        for card in self.occupant:
            if card >= 0:
                self.creatures[card].plain = False

    def digest(self) -> str:
        """A hash of the whole state, 16 hexadecimal digits; the log is not part of it."""
        values: list[object] = [self.settings.identity(), self.rng.state()]
        for name in _FIELDS:
            value = self.hashed(name)
            if name == "creatures":
                value = [(card, self.creatures[card]) for card in self.occupant if card >= 0]
            values.append(value)
        return digest_of(values)


def copies_of(stack: list[Task]) -> list[Task]:
    """Independent copies of the tasks on a stack."""
    copies: list[Task] = []
    for task in stack:
        copy = task.copy()
        assert isinstance(copy, Task)
        copies.append(copy)
    return copies


def lay_out(duel: State, settings: Settings, seed: int, chance: str = KEYED) -> None:
    """Make a blank duel ready for cards.

    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
    """
    own_containers(duel)
    duel.settings = settings
    duel.rng = generator(chance, seed)
    duel.mana = [settings.start_mana, settings.start_mana]


def add_card(duel: State, info: CardInfo, owner: int) -> int:
    """Add a card to its owner's library while a duel is set up; returns its index."""
    add_cards(duel, [info], owner)
    return len(duel.info) - 1


def add_cards(duel: State, infos: list[CardInfo], owner: int) -> None:
    """Add cards to their owner's library while a duel is set up."""
    first = len(duel.info)
    count = len(infos)
    duel.info.extend(infos)
    duel.owner.extend([owner] * count)
    duel.place.extend([LIBRARY] * count)
    duel.creatures.extend([BLANK] * count)
    duel.library[owner].extend(range(first, first + count))


def to_hand(duel: State, card: int) -> None:
    """Put a card that is in no pile into its owner's hand."""
    duel.place[card] = HAND
    duel.hand[duel.owner[card]].append(card)
