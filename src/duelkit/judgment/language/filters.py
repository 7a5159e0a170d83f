"""Filters of creatures, fields and cards, pools of them, and references to known ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.cardlang.nodes import Logic, joins
from duelkit.judgment.language.base import Amount, Node
from duelkit.judgment.language.terms import Pile, Side


class RefKind(IntEnum):
    """The kind of a reference."""

    SELF = 0
    TARGET = 1
    TRIGGERING = 2
    THEM = 3
    COST = 4
    ATTACKED = 6


@dataclass(frozen=True, slots=True)
class Ref(Node):
    """Creatures or cards that are already known.

    ``SELF`` the ability's creature; ``TARGET`` what was chosen (``slot``: which choice, −1 for all); ``TRIGGERING``
    the creature of the event; ``THEM`` what the previous verb affected; ``COST`` cards paid; ``ATTACKED`` the
    attacked creatures of the attack in progress.
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
Ref.constants = {value: name for name, value in globals().items() if isinstance(value, Ref)}


@dataclass(frozen=True, slots=True)
class Filter(Node, Logic["Filter"]):
    """A property of a creature on the board, or of a card elsewhere."""


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Every part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    """At least one part."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Not the part."""

    part: Filter


joins(Filter, All, AnyOf, Not, flat=True)


@dataclass(frozen=True, slots=True)
class Anything(Filter):
    """Any creature; any card."""


@dataclass(frozen=True, slots=True)
class IsAllied(Filter):
    """A creature of the ability's owner (味方)."""


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The ability's own creature."""


@dataclass(frozen=True, slots=True)
class Pool(Node):
    """Creatures on the board, or cards elsewhere, that pass ``filter``."""

    filter: Filter
    piles: Pile = Pile.BOARD
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class Pick(Node):
    """Between ``least`` and ``most`` of a pool, chosen by the player or ``at_random``."""

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
class FieldFilter(Node, Logic["FieldFilter"]):
    """A property of a field."""


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


joins(FieldFilter, AllFields, AnyFields, NotField)


@dataclass(frozen=True, slots=True)
class PickElement(Node):
    """An element that is chosen."""


@dataclass(frozen=True, slots=True)
class EveryField(Node):
    """All fields that pass."""

    filter: FieldFilter


@dataclass(frozen=True, slots=True)
class ChosenField(Node):
    """The field chosen for the spell; ``slot``: the index of the choice."""

    slot: int = 0


FieldWhat = EveryField | ChosenField
ANYTHING = Anything()
ALLIED = IsAllied()
ENEMY = Not(ALLIED)
THIS = IsThis()
OTHER = Not(THIS)


def creatures(filter_: Filter = ANYTHING) -> Every:
    """All creatures on the board that pass."""
    return Every(Pool(filter_))


def from_pile(pile: Pile, filter_: Filter = ANYTHING) -> Pick:
    """One card of the player's own pile that passes, of the player's choice."""
    return Pick(Pool(filter_, pile, Side.YOU))


def one(filter_: Filter = ANYTHING) -> Pick:
    """One creature on the board that passes, of the player's choice."""
    return Pick(Pool(filter_))


def flat(node: Filter) -> tuple[Filter, ...]:
    """The filters of which a conjunction consists."""
    if isinstance(node, All):
        return tuple(part for each in node.parts for part in flat(each))
    return (node,)


def is_this(node: Filter) -> bool:
    """Whether only the ability's own creature can pass."""
    return any(isinstance(part, IsThis) for part in flat(node))
