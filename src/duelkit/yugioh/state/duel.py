"""The state of a duel, and the one way to advance it: ``choose``."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import NO_IDLE, PICK, POSITION, TRIGGER, Decision
from duelkit.kernel.rng import KEYED, generator
from duelkit.kernel.state import digest_of, own_containers
from duelkit.yugioh.state.categories import CATEGORIES
from duelkit.yugioh.state.codes import (
    EVENT_KINDS,
    FIELD,
    O_FINISH,
    O_TO_END,
    PASS,
    W_PHASE,
    W_ZONE_SIDE,
    card_of,
    only_for,
    verb_of,
)
from duelkit.yugioh.state.log import L_FORCED, LogEntry
from duelkit.yugioh.state.progress import Processing
from duelkit.yugioh.state.rules import Rules

IN_LATER_TURN: Final = 8
"""Added to a phase that is to be skipped, but not before the player's next turn begins."""
QUICK_IN_HAND: Final = 1
QUICK_IN_PILES: Final = 2
SLOW_IN_PILES: Final = 4
PROCEDURE_IN_PILES: Final = 8
PROCEDURE_IN_DECK: Final = 1 << 23
"""It can be Special Summoned from the Deck by a procedure of its own."""
ACTS_BEFORE_DRAW: Final = 16
"""One of its effects is activated before the draw of the Draw Phase."""
FOR_EITHER: Final = 32
"""It has an effect that the opponent of its controller can use as well."""
GIVES_EFFECTS: Final = 1 << 22
"""A card gives effects to the Xyz Monster that has it as a material."""
LOST_MONSTER: Final = 0x40
"""In ``State.turn_actions``: a monster went from the player's field to the player's Graveyard this turn."""
SUMMONED_OTHERWISE: Final = 0x20000
"""In ``State.turn_actions``: the player Special Summoned this turn other than by a Pendulum Summon."""
RECEIVED_FUSION: Final = 0x100000
"""In ``State.turn_actions``: a Fusion Monster was sent to the player's Graveyard this turn."""
HAD_DESTROYED: Final = 0x10000
"""In ``State.turn_actions``: a monster that the player controlled was destroyed this turn."""

ENDLESS: Final = 100_000
"""So many tasks in a row without a decision never end. The longest chains and their triggers take some thousand."""

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
    "summons",
    "summons_before",
    "succeeded",
    "attacks",
    "battles",
    "battled_types",
    "met",
    "hurt",
    "sent",
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
    "ends_now",
    "main_over",
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


class State(Processing):
    """A duel of Yu-Gi-Oh! as the engine sees it: a value with one open decision. Players are 0 and 1.

    Its base classes hold its fields by subject. Clients use :class:`duelkit.yugioh.duel.Duel`, which can also describe
    and explain its state.
    """

    def __init__(self) -> None:
        """Create a blank duel, to be filled by ``lay_out``, ``copy_into`` or ``restore`` before anything writes it."""
        super().__init__()
        self.log: LogEntry | None = None

    def fields(self) -> tuple[str, ...]:
        return ("rules", "rng", "log", "hidden_ids", "shuffles", *_FIELDS)

    def advance(self) -> None:
        """Run the stack until a question must be asked or the duel is over; the only answer to a question is logged.

        :raises RuntimeError: if it does not come to an end, which is a fault of the engine or of a card.
        """
        ran = 0
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
            if ran == ENDLESS:
                raise RuntimeError(
                    f"the duel goes on without a decision: {[type(task).__name__ for task in self.stack]}"
                )
            ran += 1
            self.run_top()
        self.answer = -1

    def run_top(self) -> None:
        """Run the top task once, and increase the clock because anything may have changed, unless the task only asks.

        A task that only asks changes the state through ``note``, ``emit`` and ``touched`` alone, which increase the
        clock too. Another task that asks after it has changed something finds that the clock increased when it began.
        """
        if self.due:
            self.due.reverse()
            self.stack.extend(self.due)
            self.due = []
        task = self.stack[-1]
        if task.only_asks:
            task.run(self)
        else:
            self.cache.clock += 1
            task.run(self)
            self.cache.clock += 1

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one option may have only one for a reason that its player alone can know.

        Zones and positions, and attacks and triggers of face-up cards, follow from what both players see. What a player
        can do, respond with, decline or choose from also follows from hidden cards.
        """
        if decision.kind == PICK:
            return self.stack[-1].picks_hidden(self)
        if decision.kind == TRIGGER:
            only = decision.options[0]
            if decision.why == W_PHASE and (self.hand[decision.player] or self.hides_cards(decision.player)):
                return True  # beside what must be activated in a phase, hidden cards can be used too
            return only == PASS or verb_of(only) == O_FINISH or self.lies_hidden(card_of(only))
        return decision.kind != POSITION and decision.why != W_ZONE_SIDE

    def ends_turn(self, option: int) -> bool:
        """Whether an option ends the turn."""
        return verb_of(option) == O_TO_END

    def ask(
        self, player: int, kind: int, options: list[int], why: int, card: int = -1, detail: int = 0, idle: int = NO_IDLE
    ) -> None:
        """Open a question. When the top task runs next, ``answer`` is the chosen option."""
        self.decision = Decision(player, kind, options, why, card, detail, idle)
        self.answer = -1

    def forget_recent(self) -> None:
        """Drop the recent events: quick effects can no longer refer to them."""
        if self.recent:
            self.recent.clear()
        self.cache.event_kinds = 0

    def forget_answered(self) -> None:
        """Drop the recent events that players could answer before or in the chain. What happened as costs were paid
        remains: quick effects with 場合 can refer to it after the chain.
        """
        if self.recent:
            self.recent = [event for event in self.recent if event.moment > self.window_moment]
        if not self.recent:
            self.cache.event_kinds = 0

    def copy(self, silent: bool = False) -> State:
        """An independent duel in the same state; playing on one never affects the other.

        :param silent: whether the copy has no log and writes none.
        """
        twin = State()
        self.copy_into(twin, silent)
        return twin

    def copy_into(self, twin: State, silent: bool = False) -> None:
        """Make a blank duel an independent copy of this one.

        What rarely changes is shared: it is replaced instead of written, or copied first, as ``shared`` states.
        """
        self.copy_board(twin)
        self.copy_turn(twin)
        self.copy_processing(twin)
        self.cache.copy_into(twin.cache)
        twin.rng = self.rng.copy()
        if silent or self.silent:
            twin.silent = True
        else:
            twin.log = self.log
        twin.brief = self.brief
        twin.decision = self.decision
        twin.outcome = self.outcome

    def own(self) -> None:
        """Copy everything that copies of the duel may share, before several piles or lists are written in place."""
        self.own_board()
        self.active = self.active[:]
        self.listeners = self.listeners[:]
        self.reach = self.reach[:]
        self.used_chain = self.used_chain.copy()
        self.used_battle = self.used_battle.copy()
        self.used_duel = self.used_duel.copy()
        self.shared = 0

    def widen_reach(self, player: int, reach: int) -> None:
        """Note what a further card of a player depends on. Copies share the list, so that it is replaced."""
        self.reach = [each | reach if at == player else each for at, each in enumerate(self.reach)]
        self.cache.in_force = -1

    def digest(self) -> str:
        """A hash of the whole state without the log, as 16 hexadecimal digits."""
        values: list[object] = [self.rules.identity, self.rng.state()]
        for name in _FIELDS:
            value = self.hashed(name)
            if name == "play":
                value = [(card, part) for card, part in enumerate(self.play) if self.place[card] & FIELD]
            values.append(value)
        return digest_of(values)


def lay_out(duel: State, rules: Rules, seed: int, chance: str = KEYED) -> None:
    """Prepare a blank duel for an edition, without cards.

    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
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
