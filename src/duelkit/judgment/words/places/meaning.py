"""Positions of creatures, and filters of fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.filters import SELF, TARGET, EveryField, FieldFilter, Filter, Ref
from duelkit.judgment.language.terms import CardSide, Element


@dataclass(frozen=True, slots=True)
class IsAdjacent(Filter):
    """On a field that shares an edge with the one of ``to``. Rule: EOJ-BOARD-03."""

    to: Ref = SELF


@dataclass(frozen=True, slots=True)
class IsAhead(Filter):
    """Straight ahead of this creature, at most ``distance`` fields away."""

    distance: int = 1
    from_: Ref = SELF


@dataclass(frozen=True, slots=True)
class IsInLine(Filter):
    """Straight ahead, behind, left or right of this creature, at most ``distance`` fields away."""

    distance: int = 2


@dataclass(frozen=True, slots=True)
class HasInReach(Filter):
    """A creature that has one of those referred to within its attack icon."""

    used_by_one: ClassVar[str] = "it uses the attack icon of another creature"
    of: Ref = TARGET


@dataclass(frozen=True, slots=True)
class OnField(Filter):
    """On a field of this element."""

    element: Element


@dataclass(frozen=True, slots=True)
class StandsOn(Filter):
    """A creature on a field that passes."""

    field: FieldFilter


@dataclass(frozen=True, slots=True)
class OfFieldElement(Filter):
    """A creature of the element, or one of the elements, that the field of ``of`` has."""

    of: Ref = SELF


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
    """A field without a creature or a dead body."""


@dataclass(frozen=True, slots=True)
class FieldAdjacent(FieldFilter):
    """A field that shares an edge with the one of a creature, or with the chosen field."""

    to: Ref | None = SELF


@dataclass(frozen=True, slots=True)
class FieldAhead(FieldFilter):
    """A field straight ahead of a creature, at most (or ``exactly``) ``distance`` fields away.

    ``side``: the side of the creature, by default its front.
    """

    distance: int = 1
    exactly: bool = False
    of: Ref = SELF
    side: CardSide = CardSide.FRONT


@dataclass(frozen=True, slots=True)
class FieldInLine(FieldFilter):
    """A field straight ahead, behind, left or right of this creature, at most ``distance`` away."""

    used_by_one: ClassVar[str] = "IsInLine for fields, which may be empty"
    distance: int = 2


@dataclass(frozen=True, slots=True)
class ReverseMatches(FieldFilter):
    """A field whose reverse side has the element of a creature."""

    used_by_one: ClassVar[str] = "it compares a field with a creature; FieldSharesWith compares two fields"
    of: Ref = SELF


@dataclass(frozen=True, slots=True)
class FirstField(FieldFilter):
    """The first field in field order that passes."""

    used_by_one: ClassVar[str] = "it selects one of several fields without a decision"
    of: FieldFilter


@dataclass(frozen=True, slots=True)
class FieldUnder(FieldFilter):
    """The field of a creature."""

    of: Ref = SELF


@dataclass(frozen=True, slots=True)
class FieldHolds(FieldFilter):
    """A field with a creature that passes."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class FieldIsChosen(FieldFilter):
    """The field chosen for the spell; ``slot``: the index of the choice."""

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
    """A field to which the player could summon: empty and next to an allied creature. Rules: EOJ-SUMMON-03, -04."""


ADJACENT = IsAdjacent()
IN_FRONT = IsAhead(1)
EMPTY = FieldIsEmpty()


def on(element: Element) -> Filter:
    """On a field of this element."""
    return OnField(element)


def near(fields: FieldFilter) -> Filter:
    """On a field that passes, or on one that shares an edge with it."""
    return StandsOn(fields | FieldBeside(fields))


def field_of(creature: Ref) -> EveryField:
    """The field of a creature."""
    return EveryField(FieldUnder(creature))
