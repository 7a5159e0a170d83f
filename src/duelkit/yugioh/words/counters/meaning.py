"""Words about counters (カウンター): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Modifier, OfCounters, Verb, What
from duelkit.yugioh.language.selections import THIS


@dataclass(frozen=True, slots=True)
class CounterCount(Amount, OfCounters):
    """The number of counters of this name on the cards referred to."""

    name: str
    what: What


@dataclass(frozen=True, slots=True)
class HasCounter(Filter, OfCounters):
    """A card with at least ``at_least`` counters of this name."""

    visible: ClassVar[bool] = True

    name: str
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class MayHoldCounter(Filter, OfCounters):
    """A card on which one more counter of this name can be placed (カウンターを置く事ができる)."""

    name: str


@dataclass(frozen=True, slots=True)
class HoldsCounters(Modifier, OfCounters):
    """Counters of this name can be placed on this card, at most ``most`` (0: no maximum) (最大〜つまで)."""

    name: str
    most: int = 0

    def holds(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PlaceCounters(Verb, OfCounters):
    """Place counters on cards (カウンターを置く)."""

    name: str
    amount: Amount | int
    what: What = THIS

    def takes(self) -> bool:
        return self.what == THIS


@dataclass(frozen=True, slots=True)
class RemoveCounters(Verb, OfCounters):
    """Remove counters from cards (カウンターを取り除く); of ``Every`` card, so many in all, of the player's choice."""

    name: str
    amount: Amount | int
    what: What = THIS
