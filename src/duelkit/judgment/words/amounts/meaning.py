"""Numbers that depend on the duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.terms import Element, Pile, Side, Stat
from duelkit.judgment.words.places.meaning import FieldIs

if TYPE_CHECKING:
    from duelkit.judgment.language.filters import FieldFilter, Filter, Ref


@dataclass(frozen=True, slots=True)
class CreatureCount(Amount):
    """How many creatures on the board pass."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class FieldCount(Amount):
    """How many fields pass."""

    filter: FieldFilter


@dataclass(frozen=True, slots=True)
class CardCount(Amount):
    """How many cards of a pile pass."""

    filter: Filter
    piles: Pile
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class ManaOf(Amount):
    """The mana that a side holds; EITHER: both together."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HandSize(Amount):
    """The cards in a hand."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class FigureOf(Amount):
    """A figure of a creature; of several, the sum."""

    asks_figures: ClassVar[bool] = True
    of: Ref
    stat: Stat


@dataclass(frozen=True, slots=True)
class SumOf(Amount):
    """The sum of a figure over creatures on the board."""

    asks_figures: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "it adds up over the board; FigureOf asks those already known"
    filter: Filter
    stat: Stat


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum."""

    parts: tuple[Amount | int, ...]


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """So many times."""

    factor: int
    amount: Amount

    def falls(self) -> bool:
        return self.factor < 0


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of it, rounded down."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Gap(Amount):
    """How far two amounts are apart."""

    used_by_one: ClassVar[str] = "no sum of the other amounts gives a distance"
    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class EventAmount(Amount):
    """How much the event was about: mana gained, cards drawn, damage of a hit."""


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """How many cards a reference means."""

    used_by_one: ClassVar[str] = "it counts cards already known; the other counts look through the board or a pile"
    of: Ref


def number_of_fields(element: Element) -> Amount:
    """How many fields have this element."""
    return FieldCount(FieldIs(element))
