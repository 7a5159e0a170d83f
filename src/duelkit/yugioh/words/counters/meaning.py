"""Words about counters (カウンター): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Modifier, OfCounters, Pool, Verb, What
from duelkit.yugioh.language.selections import THIS


@dataclass(frozen=True, slots=True)
class CounterCount(Amount, OfCounters):
    """The number of counters with a name on cards (〜カウンターの数).

    :param name: the name of the counters.
    :param what: the cards.
    :param had: as they last left the field, wherever they are now (置かれていた数).
    """

    name: str
    what: What
    had: bool = False


@dataclass(frozen=True, slots=True)
class HasCounter(Filter, OfCounters):
    """A card with counters of this name; of one that left the field, as it left (〜カウンターが置かれている).

    :param name: the name of the counters.
    :param at_least: how many at least.
    """

    visible: ClassVar[bool] = True

    name: str
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class MayHoldCounter(Filter, OfCounters):
    """A card on which one more counter of this name can be placed (〜カウンターを置く事ができる).

    :param name: the name of the counters.
    :param by_text: any card whose text says so where it is, even if it is full or negated.
    """

    name: str
    by_text: bool = False


@dataclass(frozen=True, slots=True)
class HoldsCounters(Modifier, OfCounters):
    """Counters of this name can be placed on this card (最大〜つまで置く事ができる).

    :param name: the name of the counters.
    :param most: how many at most; 0: any number.
    """

    name: str
    most: int = 0

    def holds(self) -> bool:
        return True

    def stated_by(self, before: tuple[Modifier, ...], others: tuple[Modifier, ...]) -> bool:
        if self in before:
            return True
        limits = (each.most for each in others if isinstance(each, HoldsCounters) and each.name == self.name)
        return not self.most and any(limits)


@dataclass(frozen=True, slots=True)
class PlaceCounters(Verb, OfCounters):
    """Place counters on cards (〜カウンターを置く).

    :param name: the name of the counters.
    :param amount: how many on each card.
    :param what: the cards.
    """

    name: str
    amount: Amount | int
    what: What = THIS

    def takes(self) -> bool:
        return self.what == THIS

    def holding(self, most: int) -> Modifier | None:
        return HoldsCounters(self.name, most) if self.what == THIS else None


@dataclass(frozen=True, slots=True)
class DistributeCounters(Verb, OfCounters):
    """Place counters one by one on cards of the player's choice (その数だけ〜に〜カウンターを置く).

    :param name: the name of the counters.
    :param amount: how many in all.
    :param pool: the cards.
    """

    name: str
    amount: Amount | int
    pool: Pool


@dataclass(frozen=True, slots=True)
class RemoveCounters(Verb, OfCounters):
    """Remove counters from cards (〜カウンターを取り除く).

    :param name: the name of the counters.
    :param amount: how many; from ``Every`` card of a pool: how many in all, of the player's choice.
    :param what: the cards.
    """

    name: str
    amount: Amount | int
    what: What = THIS


@dataclass(frozen=True, slots=True)
class WasFilled(Condition, OfCounters):
    """It is the next turn of this card's controller after the n-th such counter was placed on this card
    (このカードに〜つ目の〜カウンターが置かれた次の自分ターン).

    :param name: the name of the counters.
    :param number: which of them.
    """

    used_by_one: ClassVar[str] = "no other condition is about the turn after a counter was placed"

    name: str
    number: int
