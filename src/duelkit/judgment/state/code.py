"""Compiled card definitions, as the engine runs them. Immutable, shared by all duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.cardlang.program import AGAIN as AGAIN
from duelkit.cardlang.program import ANSWERED as ANSWERED
from duelkit.cardlang.program import FIRST as FIRST
from duelkit.cardlang.program import NEXT as NEXT
from duelkit.cardlang.program import WAIT as WAIT
from duelkit.judgment.language.card import Card
from duelkit.judgment.state.codes import B_EXTINCT, B_LENDS, EITHER, I_NOTHING, RULINGS
from duelkit.kernel.frame import Frame
from duelkit.kernel.state import Part, Shared

if TYPE_CHECKING:
    from duelkit.judgment.state.duel import State


class Event(Shared):
    """Something that happened to ``card`` on ``field``; ``other``: the second creature, ``player``: its player."""

    def __init__(self, kind: int, card: int, field: int, player: int, other: int, amount: int) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.field: Final = field
        self.player: Final = player
        self.other: Final = other
        self.amount: Final = amount

    def identity(self) -> object:
        return (self.kind, self.card, self.field, self.player, self.other, self.amount)

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.card, self.field, self.player, self.other, self.amount))


NO_EVENT: Final = Event(-1, -1, -1, -1, -1, 0)


class Scope(Part):
    """The context of one use of an ability or spell: player, card, field, choices and payments."""

    def __init__(self) -> None:
        self.player: int = 0
        self.card: int = -1
        self.field: int = -1
        """The position of the card, or the one that it left."""
        self.code: AbilityCode = NO_ABILITY
        self.event: Event = NO_EVENT
        self.targets: tuple[int, ...] = ()
        """Creatures chosen, one for each choice of a creature."""
        self.fields_chosen: tuple[int, ...] = ()
        self.them: tuple[int, ...] = ()
        self.paid: tuple[int, ...] = ()
        self.facing: int = 0
        """The facing of a spell card on the table, or of a creature that was trashed."""
        self.element: int = 0
        """The element chosen, 0 for none."""

    def fields(self) -> tuple[str, ...]:
        return (
            "player",
            "card",
            "field",
            "code",
            "event",
            "targets",
            "fields_chosen",
            "them",
            "paid",
            "facing",
            "element",
        )

    def copy(self) -> Scope:
        twin = Scope()
        twin.player = self.player
        twin.card = self.card
        twin.field = self.field
        twin.code = self.code
        twin.event = self.event
        twin.targets = self.targets
        twin.fields_chosen = self.fields_chosen
        twin.them = self.them
        twin.paid = self.paid
        twin.facing = self.facing
        twin.element = self.element
        return twin


class Test:
    """A compiled filter of creatures and cards."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        """Whether the card passes, seen from the scope's player and card."""
        raise NotImplementedError


class FieldTest:
    """A compiled filter of fields."""

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        """Whether the field passes."""
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


class Pool:
    """Cards of some piles of a side that pass a test."""

    def __init__(self, test: Test, piles: int, side: int) -> None:
        self.test: Final = test
        self.piles: Final = piles
        self.side: Final = side


class PickCode:
    """A compiled pick."""

    def __init__(self, pool: Pool, least: Amount, most: Amount, at_random: bool) -> None:
        self.pool: Final = pool
        self.least: Final = least
        self.most: Final = most
        self.at_random: Final = at_random


class Op:
    """One instruction of a compiled program."""

    def run(self, duel: State, work: Work) -> int:
        """Run the instruction, or a part of it; returns NEXT, AGAIN or WAIT."""
        raise NotImplementedError

    def possible(self, duel: State, scope: Scope) -> bool:
        """Whether the instruction could do something now. Rule: EOJ-SPELL-09."""
        return True


class Program:
    """A flat list of instructions; ``needed``: those of which at least one must be possible."""

    def __init__(self, ops: tuple[Op, ...], needed: tuple[Op, ...]) -> None:
        self.ops: Final = ops
        self.needed: Final = needed

    def possible(self, duel: State, scope: Scope) -> bool:
        """Whether the program could do something."""
        if not self.needed:
            return True
        for op in self.needed:
            if op.possible(duel, scope):
                return True
        return False


class ModifierCode:
    """A compiled modifier of a placement ability: ``apply`` changes the derived figures of creatures."""

    def apply(self, duel: State, scope: Scope) -> None:
        """Apply the modifier once, in a recomputation of all derived figures."""
        raise NotImplementedError

    def early(self) -> bool:
        """Whether it changes the elements of fields, on which other modifiers depend; it may be applied repeatedly."""
        return False


class Ruling:
    """A change of a rule by a placement ability: ``what`` names the rule, ``bit`` is its bit; the rest depends on it.

    :raises ValueError: if there is no such rule.
    """

    def __init__(
        self,
        what: str,
        test: Test | None,
        amount: Amount | None,
        side: int,
        least: int,
        fields: FieldTest | None,
        number: int,
    ) -> None:
        if what not in RULINGS:
            raise ValueError(f"no ability can bend {what!r}; expected one of {', '.join(RULINGS)}")
        self.what = what
        self.bit: int = RULINGS[what]
        self.test = test
        self.amount = amount
        self.side = side
        self.least = least
        self.fields = fields
        self.number = number
        self.condition: Check | None = None
        self.to: Test | None = None
        self.text: str = ""


class StrikeCode:
    """A compiled change of the attack value for one attack."""

    def __init__(
        self, amount: Amount, if_any: Test | None, hitting: int, chance: bool, becomes: bool, condition: Check | None
    ) -> None:
        self.amount: Final = amount
        self.if_any: Final = if_any
        self.hitting: Final = hitting
        self.chance: Final = chance
        self.becomes: Final = becomes
        self.condition: Final = condition


class ChoiceCode:
    """A choice when a spell is cast: a creature (``test``), a field (``field_test``), or else an element.

    ``named``: the effect does not affect the creature itself, so it may be one that spells cannot target.
    """

    def __init__(self, test: Test | None, field_test: FieldTest | None, named: bool = False) -> None:
        self.test: Final = test
        self.field_test: Final = field_test
        self.named: Final = named


class AbilityCode(Shared):
    """A compiled ability, or the effect of a spell. It is pickled as its definition (see the compiler)."""

    def __init__(self, definition: Card, index: int) -> None:
        self.definition: Final = definition
        self.index: Final = index
        self.kind: int = 0
        self.event: int = -1
        self.about_this: bool = False
        self.who: Test | None = None
        self.other: Test | None = None
        self.side: int = EITHER
        self.survived: bool = False
        self.once: bool = False
        """In an attack on several creatures, only the first that fits triggers the ability."""
        self.condition: Check | None = None
        self.modifiers: tuple[ModifierCode, ...] = ()
        self.extinct: bool = False
        self.early: bool = False
        """Whether it is a placement ability that changes the elements of fields."""
        self.late: bool = False
        """Whether it is a placement ability that depends on figures or abilities given by other ones."""
        self.programs: tuple[Program, ...] = ()
        self.choices: tuple[ChoiceCode, ...] = ()
        self.instead: int = I_NOTHING
        self.where: FieldTest | None = None
        self.lent_to: Test | None = None
        """The creatures to which its creature lends this activated ability."""
        self.rulings: tuple[Ruling, ...] = ()
        # derived by sum_up
        self.early_modifiers: tuple[ModifierCode, ...] = ()
        self.other_modifiers: tuple[ModifierCode, ...] = ()

    def sum_up(self) -> None:
        """Sort the modifiers by when they are applied."""
        self.early_modifiers = tuple([modifier for modifier in self.modifiers if modifier.early()])
        self.other_modifiers = tuple([modifier for modifier in self.modifiers if not modifier.early()])
        self.early = len(self.early_modifiers) > 0

    def identity(self) -> object:
        return (self.definition.number, self.index)


class Icon:
    """An attack icon: ``reach[field * 4 + facing]`` are the fields in it, ``covers`` the same as bits."""

    def __init__(self, damage: int, mode: int, reach: tuple[tuple[int, ...], ...]) -> None:
        self.damage: Final = damage
        self.mode: Final = mode
        self.reach: Final = reach
        self.covers: Final = tuple([sum([1 << field for field in fields]) for fields in reach])


class CardInfo(Shared):
    """A compiled card. It is pickled as its definition (see the compiler)."""

    given: tuple[AbilityCode, ...]
    """Abilities that its effects give to creatures."""
    lent: tuple[AbilityCode, ...]
    """Activated abilities that it lends to other creatures."""
    only_incarnates: bool
    """Whether incarnation is the only way to summon it."""
    reincarnates: Test | None
    """The hand creatures that can replace it by its own ability (転生)."""
    mana: Amount | None
    """The additional mana cost of a spell, which depends on its targets."""
    decrees: tuple[Ruling, ...]
    """The rulings that its effects put into force for a time."""
    directed: bool
    """Whether the facing of the spell card matters."""
    rule_bits: int
    """The rules that its rulings change, as bits, and whether it lends abilities or can become extinct."""
    own_events: int
    """The events of its own to which it reacts, as bits; ``other_events``: events of others."""
    early: tuple[AbilityCode, ...]
    """Its placement abilities that change the elements of fields."""

    def __init__(self, definition: Card) -> None:
        """Take over what the definition states; the compiler adds the rest."""
        self.definition: Final = definition
        self.number: int = definition.number
        self.name: str = definition.en
        self.creature: bool = definition.is_creature
        self.element: int = int(definition.element)
        self.race: str = definition.race
        self.affiliation: str = definition.affiliation
        self.cost: int = definition.cost
        self.attack_cost: int = definition.attack_cost
        self.rotate_cost: int = definition.rotate_cost
        self.hp: int = definition.hp
        self.attack: int = definition.attack
        self.lock: bool = definition.lock
        self.rarity: int = int(definition.rarity)
        self.keywords: int = int(definition.keywords)
        self.evasion: int = definition.evasion
        self.protection: int = definition.protection
        self.counter_sides: int = 0 if definition.defence is None else int(definition.defence.counter)
        self.blind_sides: int = 0 if definition.defence is None else int(definition.defence.blind)
        self.icons: tuple[Icon, ...] = ()
        self.spell_class: int = -1 if definition.spell_class is None else int(definition.spell_class)
        self.abilities: tuple[AbilityCode, ...] = ()
        self.placements: tuple[AbilityCode, ...] = ()
        self.triggers: tuple[AbilityCode, ...] = ()
        self.activated: tuple[AbilityCode, ...] = ()
        self.given = ()
        self.lent = ()
        self.strikes: tuple[StrikeCode, ...] = ()
        self.rulings: tuple[Ruling, ...] = ()
        self.spell: AbilityCode | None = None
        self.spell_condition: Check | None = None
        self.incarnates: Test | None = None
        self.only_incarnates = False
        self.reincarnates = None
        self.summon_condition: Check | None = None
        self.group: Test | None = None
        self.group_targets: Test | None = None
        self.group_fields: FieldTest | None = None
        self.discards: int = 0
        self.discard_which: Test | None = None
        self.discard_with: Test | None = None
        self.sacrifices: Test | None = None
        self.mana = None
        self.decrees = ()
        self.directed = False
        # derived by sum_up, so that the engine sees quickly what a card does not have
        self.rule_bits = 0
        self.own_events = 0
        self.other_events: int = 0
        self.early = ()
        self.usual: tuple[AbilityCode, ...] = ()
        self.late: tuple[AbilityCode, ...] = ()
        self.extinct: tuple[AbilityCode, ...] = ()

    def sum_up(self) -> None:
        """Derive what the engine queries most often."""
        self.own_events = events_of(self.triggers, True)
        self.other_events = events_of(self.triggers, False)
        self.early = tuple([code for code in self.placements if code.early_modifiers])
        self.usual = tuple([code for code in self.placements if code.other_modifiers and not code.late])
        self.late = tuple([code for code in self.placements if code.other_modifiers and code.late])
        self.extinct = tuple([code for code in self.placements if code.extinct])
        self.rule_bits = bits_of(self.rulings) | (B_LENDS if self.lent else 0) | (B_EXTINCT if self.extinct else 0)

    def identity(self) -> object:
        return self.number


def bits_of(rulings: tuple[Ruling, ...]) -> int:
    """The rules that these rulings change, as bits."""
    bits = 0
    for ruling in rulings:
        bits |= ruling.bit
    return bits


def events_of(codes: tuple[AbilityCode, ...], about_this: bool) -> int:
    """The events to which abilities react, as bits.

    :param about_this: whether to count events of the abilities' own creature, or those of others.
    """
    bits = 0
    for code in codes:
        if code.event >= 0 and code.about_this == about_this:
            bits |= 1 << code.event
    return bits


class Task(Frame):
    """A procedure of the engine in progress."""

    def run(self, duel: State) -> None:
        """Run the task until it is done, asks a question or pushes another task."""
        raise NotImplementedError


class Work(Task):
    """The one frame that runs compiled programs.

    Registers: ``scope``; ``program`` and ``pc``; ``step``, ``cards``, ``picked`` and ``number`` inside an instruction.
    """

    def __init__(self) -> None:
        super().__init__()
        self.scope: Scope = Scope()
        self.program: int = 0
        self.pc: int = 0
        self.number: int = 0
        self.cards: list[int] = []
        self.picked: list[int] = []
        self.places: list[int] = []
        """The fields that the next verb affects."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "program", "pc", "number", "cards", "picked", "places")

    def copy(self) -> Work:
        twin = Work()
        twin.step = self.step
        twin.scope = self.scope.copy()
        twin.program = self.program
        twin.pc = self.pc
        twin.number = self.number
        twin.cards = self.cards[:]
        twin.picked = self.picked[:]
        twin.places = self.places[:]
        return twin

    def run(self, duel: State) -> None:
        ops = self.scope.code.programs[self.program].ops
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
            if duel.outcome is not None:
                return
        duel.stack.pop()


def _no_ability() -> AbilityCode:
    return AbilityCode(Card(0, ""), -1)


NO_ABILITY: Final = _no_ability()
