"""Numbers that depend on the duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import FieldFilter, Filter, Ref
from duelkit.judgment.language.terms import Element, Pile, Side, Stat
from duelkit.judgment.words.places.meaning import FieldIs


@dataclass(frozen=True, slots=True)
class CreatureCount(Amount):
    """The number of creatures on the board that pass."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class FieldCount(Amount):
    """The number of fields that pass."""

    filter: FieldFilter


@dataclass(frozen=True, slots=True)
class CardCount(Amount):
    """The number of cards of a pile that pass."""

    filter: Filter
    piles: Pile
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class ManaOf(Amount):
    """The mana of a side; EITHER: of both together."""

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
    used_by_one: ClassVar[str] = "it adds up figures over the board; FigureOf is about known creatures"
    filter: Filter
    stat: Stat


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum."""

    parts: tuple[Amount | int, ...]


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """A multiple of an amount."""

    factor: int
    amount: Amount

    def falls(self) -> bool:
        return self.factor < 0


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of an amount, rounded down."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Gap(Amount):
    """The absolute difference of two amounts."""

    used_by_one: ClassVar[str] = "other amounts cannot express an absolute difference"
    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class EventAmount(Amount):
    """The amount of the event: mana gained, cards drawn, damage of a hit."""


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """The number of cards that a reference refers to."""

    used_by_one: ClassVar[str] = "it counts known cards; the other counts search the board or a pile"
    of: Ref


def number_of_fields(element: Element) -> Amount:
    """The number of fields of this element."""
    return FieldCount(FieldIs(element))
