"""Compiled definitions: what the card language becomes for the engine. Immutable, shared by all duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.kernel.frame import Frame
from duelkit.kernel.native import mypyc_attr
from duelkit.kernel.state import NONE, Shared
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.codes import C_CONTROL
from duelkit.yugioh.state.recipes import ProcedureCode, Recipe

if TYPE_CHECKING:
    from duelkit.yugioh.state.duel import State
    from duelkit.yugioh.state.parts import Scope

KEEPS_DRAWS: Final = 1
"""How many cards its own effect drew (``State.kept``)."""
KEEPS_EFFECT: Final = 2
"""Which effect of its own put it where it lies (``State.kept``)."""
KEEPS_ARRIVAL: Final = 4
"""How it came to where it lies (``State.arrivals``)."""
KEEPS_COMING: Final = 8
"""In which moment it came to where it lies (``State.kept``)."""
NO_ATK: Final = 1
NO_DEF: Final = 2
FIRST: Final = 0
"""The step of an instruction, or of a task, that has not been run yet."""
ANSWERED: Final = 1
"""The step in which its one question, or what it has pushed, is answered."""
NEXT: Final = 0
"""The instruction is done; go on with the next."""
AGAIN: Final = 1
"""Wait for an answer or a pushed task, then run the same instruction again."""
WAIT: Final = 2
"""Wait for a pushed task, then go on with the next instruction."""


class Test:
    """A compiled filter."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        """Whether the card passes, seen from the scope's player and card."""
        raise NotImplementedError


class Amount:
    """A compiled amount."""

    def value(self, duel: State, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


class Check:
    """A compiled condition."""

    def holds(self, duel: State, scope: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def in_steps(self) -> int:
        """The steps of the battle phase outside which it never holds; 0 if it may hold at any time."""
        return 0


class Occasion:
    """A compiled event or activation that an effect reacts to."""

    def __init__(self) -> None:
        self.kinds: tuple[int, ...] = ()
        self.about_this: bool = False
        self.responds: bool = False
        self.alone: bool = False
        """Whether nothing else of the kind may have happened at the same time (〜１体のみが)."""

    def matches_event(self, duel: State, event: Event, scope: Scope) -> bool:
        """Whether the event is one that the effect waits for."""
        raise NotImplementedError

    def matches_link(self, duel: State, link: Scope, scope: Scope) -> bool:
        """Whether the chain link is one that the effect responds to."""
        raise NotImplementedError


class Pool:
    """A compiled pool: places, side and filter."""

    def __init__(self, zones: int, side: int, test: Test | None, more: tuple[Pool, ...]) -> None:
        self.zones: int = zones
        self.side: int = side
        self.test: Test | None = test
        self.more: tuple[Pool, ...] = more


def zones_of(pool: Pool) -> int:
    """Every place of a pool; 0 if a part of it has none."""
    zones = pool.zones
    for more in pool.more:
        others = zones_of(more)
        zones = zones | others if zones and others else 0
    return zones


class PickCode:
    """A compiled pick."""

    def __init__(
        self,
        pool: Pool,
        least: Amount,
        most: Amount,
        chooser: int,
        at_random: bool,
        different_names: bool,
        same_level: bool,
        including: Test | None = None,
    ) -> None:
        self.pool: Pool = pool
        self.least: Amount = least
        self.most: Amount = most
        self.chooser: int = chooser
        self.at_random: bool = at_random
        self.different_names: bool = different_names
        self.same_level: bool = same_level
        self.including: Test | None = including
        """What at least one of the picked cards must pass."""
        self.accept: tuple[Test, ...] = ()
        """Of targets: what the processing demands of a card to be able to do anything with it."""
        self.zones: int = zones_of(pool)
        """Every place where it looks for cards; 0 if it looks at cards that were named before."""
        self.staying: Pool = pool
        """Of targets on the field: what is still demanded of them as the processing begins."""
        self.fitting: Pool = pool
        """The pool without the cards that do not pass that."""


@mypyc_attr(free_list_len=1)
class Plan:
    """What a legality check assumes about the parts of an effect that come before."""

    def __init__(self) -> None:
        self.freed: int = 0
        """Own monster zones that the cost frees."""
        self.gone: int = -1
        """A card that will have left its place (the activated card itself)."""
        self.spent: list[int] = NONE
        """Cards that the cost will have taken away. Never written, but replaced."""
        self.to_graveyard: bool = False
        """Whether these will lie in the graveyard."""
        self.now: bool = False
        """It is asked during the processing itself: numbers that the effect produces are known."""


class Op:
    """One instruction of a compiled program."""

    def run(self, duel: State, frame: Work) -> int:
        """Do it, or a piece of it; answers NEXT, AGAIN or WAIT."""
        raise NotImplementedError

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether it could do something if it were processed now."""
        return True

    def frees(self, duel: State, scope: Scope) -> int:
        """How many of the player's own monster zones it would free."""
        return 0

    def action(self, on_field: bool) -> str:
        """What it does with the cards that were picked for it, as a key of messages; empty where that is not plain.

        :param on_field: whether some of the cards to choose from lie on the field.
        """
        return ""


class NothingOp(Op):
    """Nothing happens: where branches of a program meet. Others of its kind only say what is possible."""

    def run(self, duel: State, frame: Work) -> int:
        return NEXT


class Program:
    """A flat list of instructions."""

    def __init__(self, ops: tuple[Op, ...], needed: tuple[Op, ...]) -> None:
        self.ops: tuple[Op, ...] = ops
        self.needed: tuple[Op, ...] = needed
        """The instructions that must be possible for the effect to be activated."""

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether every needed instruction is possible."""
        for op in self.needed:
            if not op.possible(duel, scope, plan):
                return False
        return True


class ThoseCode:
    """A reference narrowed by a filter. ``kinds``: materials that had been summoned in one of these ways when used."""

    def __init__(self, ref: int, slot: int, test: Test | None, kinds: int) -> None:
        self.ref: int = ref
        self.slot: int = slot
        self.test: Test | None = test
        self.kinds: int = kinds


class ModifierCode:
    """A compiled modifier."""

    def __init__(self, category: int) -> None:
        self.category: int = category
        self.change: int = 0
        self.amount: Amount | None = None
        self.relative: bool = False
        """It reckons from the very figure that it sets (攻撃力は倍になる)."""
        self.pool: Pool | None = None
        self.ref: int = -1
        self.side: int = -1
        self.by: int = -1
        self.test: Test | None = None
        self.kinds: int = 0
        self.zones: int = 0
        self.flag: bool = False
        self.number: int = 0
        self.second: int = 0
        self.name: str = ""
        self.condition: Check | None = None
        self.beside: Test | None = None
        self.where: int = 0
        self.program: int = -1
        self.optional: bool = False
        self.spends_source: bool = False
        """Whether what is done instead takes the source away."""
        self.by_battle: bool = True
        self.by_effect: bool = True
        self.occasion: Occasion | None = None
        self.awaits: int = 0
        """The kinds of events at which its occasion is looked at, as bits."""
        self.on_hidden: bool = category == C_CONTROL
        """It applies to a face-down card too: it says what may be done with the card, not what the card is."""
        self.by_source: bool = False
        """Whether it applies to cards that its card keeps, while that works (この効果で特殊召喚したモンスターの〜)."""
        self.own_text: bool = False
        """It is what the card's own text makes of it for the way it was summoned: it applies unless negated."""
        self.follows: bool = False
        """A negation that follows what its card destroyed by battle into the Graveyard, and stays with it there."""
        self.made: bool = False
        """It says what its own card has for what it was made of: it applies once, as the card is summoned, and what
        ends it, such as a negation, ends it for good (faq 14300)."""
        self.of_itself: bool = False
        """It changes figures of its own card by an effect that can change no other's: once negated, it is over."""


class EffectCode(Shared):
    """A compiled effect. The compiler says how it is pickled: as its definition."""

    def __init__(self, definition: Card, index: int) -> None:
        """In one piece: a line for each thing that an effect is made of."""
        self.definition: Final = definition
        self.index: Final = index
        self.shown: int = index
        """The number of the definition's effect that it belongs to."""
        self.choices: tuple[EffectCode, ...] = ()
        """Of these one is chosen as it is activated; it is that effect from then on."""
        self.choice: int = -1
        """Which of another effect's choices it is, −1 for none."""
        self.kind: int = 0
        self.speed: int = 1
        self.optional: bool = True
        self.timing_when: bool = False
        self.each_time: bool = False
        """Whether it comes once for each link of a chain that triggered it, not once for all of them."""
        self.occasion: Occasion | None = None
        self.awaits: int = 0
        """The kinds of events of its occasion, as bits."""
        self.responds: bool = False
        """Whether its occasion is (also) an activation."""
        self.condition: Check | None = None
        self.noted: Check | None = None
        """What its processing asks of the time of its activation."""
        self.targets: tuple[PickCode, ...] = ()
        self.together: bool = False
        """Whether its processing works on all of its targets or on none."""
        self.programs: list[Program] = []
        self.cost: int = -1
        self.resolution: int = -1
        self.modifiers: tuple[ModifierCode, ...] = ()
        """Those of a continuous effect, and those that its verbs apply for a time."""
        self.standing: tuple[int, ...] = ()
        """Which of the modifiers are those of a continuous effect."""
        self.turns_down: bool = False
        """Whether it turns its own card face-down."""
        self.limit_scope: int = -1
        self.limit_times: int = 1
        self.limit_activate: bool = False
        self.also_scope: int = -1
        """A second limit that holds beside the first, −1 for none."""
        self.also_times: int = 1
        self.also_index: int = index
        """The number under which the second limit counts; the first counts under ``shown``."""
        self.zones: int = 0
        self.steps: int = 0
        self.outside_damage_step: bool = False
        self.from_hand: bool = False
        self.hand_check: Check | None = None
        """Under what condition the trap can be activated from the hand."""
        self.turn_check: Check | None = None
        """Under what condition it can be activated in the turn in which it was Set."""
        """A trigger that is used in the hand as quick effects are."""
        self.no_response: bool = False
        self.no_response_by_targets: bool = False
        self.cost_picks: tuple[PickCode, ...] = ()
        """The picks of the cost, one after the other, if the rest of the effect depends on what is picked."""
        self.cost_to_graveyard: bool = False
        """Whether all that is picked to pay goes to the graveyard."""
        self.cost_takes_this: bool = False
        self.cost_spares_this: bool = False
        """Whether this card is no choice of the cost: the cost takes it anyway, or the processing needs it."""
        self.unnegatable: bool = False
        self.pendulum: bool = False
        self.hides_graveyards: bool = False
        """Whether the opponent of its player may look at no graveyard while it is on the chain."""
        self.would: int = 0
        self.falls: tuple[Amount, ...] = ()
        """How many cards on the field the parts of its processing are sure to destroy, asked of it as a chain link."""
        self.name: str = ""
        self.those: list[ThoseCode] = []
        self.restrictions: tuple[int, ...] = ()
        """The modifiers that its cost lets apply (この効果を発動するターン、〜できない)."""

    def identity(self) -> object:
        return (self.definition.passcode, self.index)


def kept_at(card: int, what: int) -> int:
    """Under which number of ``State.kept`` a card's past is kept."""
    return card << 3 | what


class CardInfo(Shared):
    """A compiled card. The compiler says how it is pickled: as its definition."""

    def __init__(self, definition: Card) -> None:
        """In one piece: a line for each thing that is known of a card."""
        self.definition: Final = definition
        self.passcode: int = definition.passcode
        self.name: str = definition.ja
        self.names: tuple[str, ...] = (definition.ja, *[ja for ja, _ in definition.also_named])
        self.words: tuple[str, ...] = (*self.names, definition.kana) if definition.kana else self.names
        """Where words that names share are looked for: the names, and how the first is read."""
        self.mentions: tuple[str, ...] = tuple([ja for ja, _ in definition.mentions])
        """The Japanese names of cards that stand in its text."""
        self.types: int = int(definition.types)
        self.attribute: int = int(definition.attribute)
        self.race: int = int(definition.race)
        self.level: int = definition.level
        self.atk: int = 0 if definition.atk is None or definition.atk < 0 else definition.atk
        self.defense: int = 0 if definition.defense is None or definition.defense < 0 else definition.defense
        self.unknown: int = (NO_ATK if definition.atk == UNKNOWN else 0) | (
            NO_DEF if definition.defense == UNKNOWN else 0
        )
        """Which of ATK and DEF are printed as ``?``: ``NO_ATK``, ``NO_DEF``."""
        self.scale: int = definition.scale
        self.markers: int = int(definition.markers)
        self.counters_used: tuple[str, ...] = ()
        self.counters_taken: tuple[str, ...] = ()
        self.counters_held: tuple[str, ...] = ()
        """The names of counters that its own text uses, places on it, and says can be placed on it; a scale's aside."""
        self.effects: tuple[EffectCode, ...] = ()
        self.activation: EffectCode | None = None
        self.ignitions: tuple[EffectCode, ...] = ()
        self.quicks: tuple[EffectCode, ...] = ()
        self.triggers: tuple[EffectCode, ...] = ()
        self.listening: tuple[EffectCode, ...] = ()
        self.answered_events: int = 0
        """Triggers about events of other cards; for which events about itself the others wait, as bits of kinds."""
        self.leaves_field_effects: tuple[EffectCode, ...] = ()
        """Continuous effects that do something as the card leaves the field."""
        self.continuous: tuple[EffectCode, ...] = ()
        self.by_phase: bool = False
        self.quick_zones: int = 0
        self.reach: int = 0
        """Whether it asks in which phase it is; from where beside the field it can be used, bits of ``State.reach``."""
        self.procedures: tuple[ProcedureCode, ...] = ()
        self.procedure_effects: tuple[EffectCode, ...] = ()
        self.recipe: Recipe | None = None
        self.only_by: int = int(definition.only_by)
        self.always: bool = definition.always
        self.strictly: bool = definition.strictly
        self.no_special_summon: bool = definition.no_special_summon
        self.pendulum_level: int = definition.pendulum_level
        self.not_from: int = int(definition.not_from)
        self.brought_by: str = definition.brought_by[0] if isinstance(definition.brought_by, tuple) else ""
        self.brought_by_kind: Test | None = None
        """The name of the card whose effect alone can Special Summon it, or which cards'."""
        self.keeps: int = 0
        """What the card, or an effect about it, asks later of its past: ``KEEPS_DRAWS`` and its like."""
        self.extra: bool = definition.in_extra_deck
        self.remains: bool = False
        """A spell or trap that lies on the field once it was activated though its kind would not."""
        self.only_one: bool = False
        self.limited_kinds: int = 0
        """Ways of summoning in which a player may summon cards of this name only ``limited_times`` a turn."""
        self.limited_times: int = 1
        self.standing: tuple[EffectCode, ...] = ()
        """Continuous effects and triggers about other cards: what must be registered where the card lies."""

    def identity(self) -> object:
        return self.passcode


class Event(Shared):
    """Something that happened."""

    def __init__(
        self,
        kind: int,
        card: int,
        stamp: int,
        player: int,
        by: int,
        by_card: int,
        because: int,
        origin: int,
        to: int,
        kinds: int,
        face_up: bool,
        amount: int,
        moment: int,
    ) -> None:
        self.kind: int = kind
        self.card: int = card
        self.stamp: int = stamp
        self.player: int = player
        self.by: int = by
        self.by_card: int = by_card
        self.because: int = because
        self.origin: int = origin
        self.to: int = to
        self.kinds: int = kinds
        self.face_up: bool = face_up
        self.amount: int = amount
        self.moment: int = moment

    def identity(self) -> object:
        return (
            self.kind,
            self.card,
            self.stamp,
            self.player,
            self.by,
            self.by_card,
            self.because,
            self.origin,
            self.to,
            self.kinds,
            self.face_up,
            self.amount,
            self.moment,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Event,
            (
                self.kind,
                self.card,
                self.stamp,
                self.player,
                self.by,
                self.by_card,
                self.because,
                self.origin,
                self.to,
                self.kinds,
                self.face_up,
                self.amount,
                self.moment,
            ),
        )


class Arrival(Shared):
    """How a card came to where it lies."""

    def __init__(self, stamp: int, turn: int, phase: int, because: int, origin: int, face_up: bool, by: int) -> None:
        self.stamp: int = stamp
        self.turn: int = turn
        self.phase: int = phase
        self.because: int = because
        self.origin: int = origin
        self.face_up: bool = face_up
        self.by: int = by

    def identity(self) -> object:
        return (self.stamp, self.turn, self.phase, self.because, self.origin, self.face_up, self.by)

    def __reduce__(self) -> tuple[object, ...]:
        return (Arrival, (self.stamp, self.turn, self.phase, self.because, self.origin, self.face_up, self.by))


class Active(Shared):
    """A modifier that applies now."""

    def __init__(
        self,
        code: ModifierCode | None,
        effect: EffectCode,
        number: int,
        scope: Scope,
        source: int,
        stamp: int,
        player: int,
        continuous: bool,
        bound: tuple[int, ...],
        stamps: tuple[int, ...],
        frozen: bool,
        value: int,
        until: int,
        turn: int,
        order: int,
    ) -> None:
        self.code: Final[ModifierCode] = code if code is not None else effect.modifiers[number]
        self.effect: Final = effect
        self.number: Final = number
        self.scope: Final = scope
        self.source: Final = source
        self.stamp: Final = stamp
        self.player: Final = player
        self.continuous: Final = continuous
        self.bound: Final = bound
        self.stamps: Final = stamps
        self.frozen: Final = frozen
        self.value: Final = value
        self.until: Final = until
        self.turn: Final = turn
        self.order: Final = order

    def identity(self) -> object:
        return (
            self.effect.identity(),
            self.number,
            self.source,
            self.stamp,
            self.player,
            self.continuous,
            self.bound,
            self.stamps,
            self.frozen,
            self.value,
            self.until,
            self.turn,
            self.order,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Active,
            (
                None,
                self.effect,
                self.number,
                self.scope,
                self.source,
                self.stamp,
                self.player,
                self.continuous,
                self.bound,
                self.stamps,
                self.frozen,
                self.value,
                self.until,
                self.turn,
                self.order,
            ),
        )


class Task(Frame):
    """A procedure of the engine in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.only_asks: bool = False
        """Whether it leaves changes to other tasks, to ``note`` and to ``emit``."""

    def run(self, duel: State) -> None:
        """Do a piece of work."""
        raise NotImplementedError

    def picks_hidden(self, duel: State) -> bool:
        """Whether what it offers for a pick was chosen among cards of which the other player does not see all."""
        return True


@mypyc_attr(free_list_len=1)
class Work(Task):
    """The one frame that runs compiled programs: a cost, a processing, something delayed.

    Registers: ``scope``, the number of its scope in ``duel.scopes``; ``pc``, the instruction; ``step`` and ``number``,
    used inside an instruction; ``cards``, what the next verb works on; ``picked`` and ``saved``, of a pick in progress;
    ``because``, the reason of all moves; ``done``, on how many cards the verb before worked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.scope: int = -1
        self.code: EffectCode = NO_EFFECT
        self.program: int = 0
        self.pc: int = 0
        self.number: int = 0
        self.cards: list[int] = []
        self.picked: list[int] = []
        self.saved: list[int] = []
        self.because: int = 0
        self.done: int = 1

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "code", "program", "pc", "number", "cards", "picked", "saved", "because", "done")

    def copy(self) -> Work:
        twin = Work()
        twin.step = self.step
        twin.scope = self.scope
        twin.code = self.code
        twin.program = self.program
        twin.pc = self.pc
        twin.number = self.number
        twin.cards = self.cards[:]
        twin.picked = self.picked[:]
        twin.saved = self.saved[:]
        twin.because = self.because
        twin.done = self.done
        return twin

    def run(self, duel: State) -> None:
        self.work(duel)

    def finish(self, duel: State) -> None:
        """The program is at its end."""

    def work(self, duel: State) -> None:
        """Run instructions until one must wait, something else is due, or the program is at its end."""
        ops = self.code.programs[self.program].ops
        while self.pc < len(ops):
            at = self.pc
            result = ops[at].run(duel, self)
            if result == NEXT:
                if self.pc == at:
                    self.pc = at + 1
            elif result == WAIT:
                self.pc = at + 1
                return
            else:
                return
            if duel.finished or duel.due:
                return
        self.finish(duel)
        duel.stack.pop()


def _no_effect() -> EffectCode:
    code = EffectCode(Card(0, "", "", CardType(0)), -1)
    code.programs = [Program((), ())]
    return code


NO_EFFECT: Final = _no_effect()
