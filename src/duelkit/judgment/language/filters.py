"""Which creatures, fields and cards: filters, pools of them, and references to what is already known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from duelkit.judgment.language.amounts import Amount, FieldCount
from duelkit.judgment.language.base import Node
from duelkit.judgment.language.words import CardSide, Element, Keyword, Pile, Rarity, Side, Stat


class RefKind(IntEnum):
    """What a reference points at."""

    SELF = 0
    TARGET = 1
    TRIGGERING = 2
    THEM = 3
    COST = 4
    ATTACKED = 6


@dataclass(frozen=True, slots=True)
class Ref(Node):
    """Creatures (or cards) that are already known.

    ``SELF`` the ability's creature; ``TARGET`` what was chosen (``slot``: which choice, −1 for all); ``TRIGGERING``
    the creature of the event; ``THEM`` what the verb before worked on; ``COST`` cards paid; ``ATTACKED``
    of the attack in progress.
    """

    kind: RefKind
    slot: int = -1


SELF = Ref(RefKind.SELF)
TARGET = Ref(RefKind.TARGET)
FIRST_TARGET = Ref(RefKind.TARGET, 0)
SECOND_TARGET = Ref(RefKind.TARGET, 1)
TRIGGERING = Ref(RefKind.TRIGGERING)
THEM = Ref(RefKind.THEM)
COST = Ref(RefKind.COST)
ATTACKED = Ref(RefKind.ATTACKED)


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A property of a creature on the board, or of a card elsewhere."""

    def __and__(self, other: Filter) -> Filter:
        """Both."""
        return All((*_parts(self, All), *_parts(other, All)))

    def __or__(self, other: Filter) -> Filter:
        """Either."""
        return AnyOf((*_parts(self, AnyOf), *_parts(other, AnyOf)))

    def __invert__(self) -> Filter:
        """Not so."""
        return Not(self)


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Every part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    """At least one part."""

    parts: tuple[Filter, ...]


def _parts(node: Filter, kind: type[All] | type[AnyOf]) -> tuple[Filter, ...]:
    return node.parts if isinstance(node, kind) else (node,)


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Not the part."""

    part: Filter


@dataclass(frozen=True, slots=True)
class Anything(Filter):
    """Any creature; any card."""


@dataclass(frozen=True, slots=True)
class IsCreature(Filter):
    """A creature card."""


@dataclass(frozen=True, slots=True)
class IsSpell(Filter):
    """A spell card."""


@dataclass(frozen=True, slots=True)
class OfElement(Filter):
    """Of this element (属性)."""

    element: Element


@dataclass(frozen=True, slots=True)
class Elementless(Filter):
    """Without an element (無属性)."""


@dataclass(frozen=True, slots=True)
class OfRace(Filter):
    """Of this race (種族)."""

    race: str


@dataclass(frozen=True, slots=True)
class OfAffiliation(Filter):
    """Of this affiliation (所属)."""

    affiliation: str


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """Of this name."""

    name: str


@dataclass(frozen=True, slots=True)
class OfRarity(Filter):
    """Of this rarity."""

    rarity: Rarity


@dataclass(frozen=True, slots=True)
class IsAllied(Filter):
    """An own creature (味方): of the ability's owner."""


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The ability's own creature."""


@dataclass(frozen=True, slots=True)
class IsAmong(Filter):
    """One of those referred to."""

    of: Ref


@dataclass(frozen=True, slots=True)
class IsAdjacent(Filter):
    """On a field that shares an edge with the one of ``to``. Rule: EOJ-BOARD-03."""

    to: Ref = SELF


@dataclass(frozen=True, slots=True)
class IsAhead(Filter):
    """Straight ahead of this creature, at most so many fields away."""

    distance: int = 1
    from_: Ref = SELF


@dataclass(frozen=True, slots=True)
class IsInLine(Filter):
    """Straight ahead, behind, left or right of this creature, at most so many fields away."""

    distance: int = 2


@dataclass(frozen=True, slots=True)
class HasInReach(Filter):
    """A creature that has one of those referred to within its attack icon."""

    used_by_one: ClassVar[str] = "it looks along another creature's attack icon, not along that of the ability's own"
    of: Ref = TARGET


@dataclass(frozen=True, slots=True)
class IsIn(Filter):
    """A card that is in one of these piles."""

    used_by_one: ClassVar[str] = "whether a card is still in a pile is asked of cards that have been named before"
    piles: Pile


@dataclass(frozen=True, slots=True)
class OnField(Filter):
    """On a field of this element."""

    element: Element


@dataclass(frozen=True, slots=True)
class FigureIn(Filter):
    """A figure in bounds; for SUMMON_COST of a card that is not on the board, the printed one."""

    asks_figures: ClassVar[bool] = True
    stat: Stat
    at_least: Amount | int | None = None
    at_most: Amount | int | None = None


@dataclass(frozen=True, slots=True)
class AttacksByMagic(Filter):
    """A creature whose attack is a magic attack (魔道攻撃)."""

    used_by_one: ClassVar[str] = "magic attacks are a kind of the rules (EOJ-KIND-05)"


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """A creature that has this ability now."""

    asks_figures: ClassVar[bool] = True
    keyword: Keyword


@dataclass(frozen=True, slots=True)
class SharesWith(Filter):
    """The same as one of those referred to: ``what`` is element, race, affiliation, name, facing, field or owner."""

    what: str
    of: Ref


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Filter):
    """Summoned in this turn, wherever the card is now."""

    used_by_one: ClassVar[str] = "it holds for cards that have left the board again"


@dataclass(frozen=True, slots=True)
class HasAttacked(Filter):
    """A creature that has attacked by re-action this turn."""

    used_by_one: ClassVar[str] = "re-actions are counted by the rules (EOJ-REACT-02)"


@dataclass(frozen=True, slots=True)
class StandsOn(Filter):
    """A creature on a field that passes."""

    field: FieldFilter


@dataclass(frozen=True, slots=True)
class OfFieldElement(Filter):
    """A creature of the element, or one of the elements, that the field of ``of`` has."""

    of: Ref = SELF


@dataclass(frozen=True, slots=True)
class OfChosenElement(Filter):
    """Of the element that was chosen for the spell."""

    used_by_one: ClassVar[str] = "the element is known only when the spell is cast"


@dataclass(frozen=True, slots=True)
class CanAttack(Filter):
    """A creature that could attack by re-action now if that cost nothing. Rules: EOJ-REACT-01 to -09."""

    used_by_one: ClassVar[str] = "it asks the rules of re-actions (EOJ-REACT-01 to -09), not a property of the creature"


@dataclass(frozen=True, slots=True)
class Pool(Node):
    """Creatures on the board, or cards elsewhere, that pass ``filter``."""

    filter: Filter
    piles: Pile = Pile.BOARD
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class Pick(Node):
    """Between ``least`` and ``most`` of a pool, chosen by the player; ``at_random``: by chance."""

    pool: Pool
    least: Amount | int = 1
    most: Amount | int = 1
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class Every(Node):
    """All of a pool."""

    pool: Pool


What = Ref | Pick | Every


@dataclass(frozen=True, slots=True)
class FieldFilter(Node):
    """A property of a field."""

    def __and__(self, other: FieldFilter) -> FieldFilter:
        """Both."""
        return AllFields((self, other))

    def __or__(self, other: FieldFilter) -> FieldFilter:
        """Either."""
        return AnyFields((self, other))

    def __invert__(self) -> FieldFilter:
        """Not so."""
        return NotField(self)


@dataclass(frozen=True, slots=True)
class AllFields(FieldFilter):
    """Every part."""

    parts: tuple[FieldFilter, ...]


@dataclass(frozen=True, slots=True)
class AnyFields(FieldFilter):
    """At least one part."""

    parts: tuple[FieldFilter, ...]


@dataclass(frozen=True, slots=True)
class NotField(FieldFilter):
    """Not the part."""

    part: FieldFilter


@dataclass(frozen=True, slots=True)
class AnyField(FieldFilter):
    """Any field."""


@dataclass(frozen=True, slots=True)
class FieldIs(FieldFilter):
    """A field of this element; ``reverse``: whose reverse side has it."""

    element: Element
    reverse: bool = False


@dataclass(frozen=True, slots=True)
class FieldSharesWith(FieldFilter):
    """The same element (``reverse``: the same reverse element) as the chosen field, or as the field of a creature."""

    of: Ref | None = None
    reverse: bool = False


@dataclass(frozen=True, slots=True)
class FieldIsEmpty(FieldFilter):
    """A field with nothing on it, a dead body neither."""


@dataclass(frozen=True, slots=True)
class FieldAdjacent(FieldFilter):
    """A field that shares an edge with the one of a creature, or with the chosen field."""

    to: Ref | None = SELF


@dataclass(frozen=True, slots=True)
class FieldAhead(FieldFilter):
    """A field straight ahead of a creature, at most so many away; ``exactly``: just so many.

    ``side``: seen from another side of the creature than its front.
    """

    distance: int = 1
    exactly: bool = False
    of: Ref = SELF
    side: CardSide = CardSide.FRONT


@dataclass(frozen=True, slots=True)
class FieldInLine(FieldFilter):
    """A field straight ahead, behind, left or right of this creature, at most so many away."""

    used_by_one: ClassVar[str] = "IsInLine, asked of fields: some of them are empty"
    distance: int = 2


@dataclass(frozen=True, slots=True)
class ReverseMatches(FieldFilter):
    """A field whose reverse side has the element of a creature."""

    used_by_one: ClassVar[str] = "it compares a field with a creature; FieldSharesWith compares two fields"
    of: Ref = SELF


@dataclass(frozen=True, slots=True)
class FirstField(FieldFilter):
    """Of all such fields the first in field order."""

    used_by_one: ClassVar[str] = "only it chooses one of several fields without asking a player"
    of: FieldFilter


@dataclass(frozen=True, slots=True)
class FieldUnder(FieldFilter):
    """The field of a creature."""

    of: Ref = SELF


@dataclass(frozen=True, slots=True)
class FieldHolds(FieldFilter):
    """A field with such a creature on it."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class FieldIsChosen(FieldFilter):
    """The field that was chosen for the spell; ``slot``: which choice."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class FieldBeside(FieldFilter):
    """A field that shares an edge with one that passes. Rule: EOJ-BOARD-03."""

    to: FieldFilter


@dataclass(frozen=True, slots=True)
class FieldOfChosenElement(FieldFilter):
    """A field of the element that was chosen for the spell."""

    used_by_one: ClassVar[str] = "the element is known only when the spell is cast"


@dataclass(frozen=True, slots=True)
class FieldForSummon(FieldFilter):
    """A field to which the player could summon: empty, and next to an own creature. Rules: EOJ-SUMMON-03, -04."""


@dataclass(frozen=True, slots=True)
class PickElement(Node):
    """An element that is chosen."""


@dataclass(frozen=True, slots=True)
class EveryField(Node):
    """All such fields."""

    filter: FieldFilter


@dataclass(frozen=True, slots=True)
class ChosenField(Node):
    """The field that was chosen for the spell (``slot``: which choice)."""

    slot: int = 0


FieldWhat = EveryField | ChosenField
ANYTHING = Anything()
ALLIED = IsAllied()
ENEMY = Not(ALLIED)
THIS = IsThis()
OTHER = Not(THIS)
ADJACENT = IsAdjacent()
IN_FRONT = IsAhead(1)
CREATURE = IsCreature()
SPELL = IsSpell()
CUBIC = AnyOf(tuple(Named(f"{colour} Cubic") for colour in ("Red", "Blue", "Yellow", "Green", "White")))
ULTRA_RARE = OfRarity(Rarity.ULTRA_RARE)
EMPTY = FieldIsEmpty()
FIRE, WATER, EARTH, WOOD, BIOLITH = (OfElement(element) for element in (
    Element.FIRE, Element.WATER, Element.EARTH, Element.WOOD, Element.BIOLITH))


def on(element: Element) -> Filter:
    """On a field of this element."""
    return OnField(element)


def creatures(filter_: Filter = ANYTHING) -> Every:
    """All such creatures on the board."""
    return Every(Pool(filter_))


def near(fields: FieldFilter) -> Filter:
    """On such a field, or on one that shares an edge with one."""
    return StandsOn(fields | FieldBeside(fields))


def from_pile(pile: Pile, filter_: Filter = ANYTHING) -> Pick:
    """One such card of the player's own pile, of the player's choice."""
    return Pick(Pool(filter_, pile, Side.YOU))


def one(filter_: Filter = ANYTHING) -> Pick:
    """One such creature on the board, of the player's choice."""
    return Pick(Pool(filter_))


def number_of_fields(element: Element) -> Amount:
    """How many fields have this element."""
    return FieldCount(FieldIs(element))


def field_of(creature: Ref) -> EveryField:
    """The field of a creature."""
    return EveryField(FieldUnder(creature))
