"""What an opponent may hold, of whose deck list only what was seen is known (相手のデッキの推測)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Final

from duelkit.kernel.rng import Rng

ODDS: Final = 2.5
"""A seen card that is not in a list makes that list e to this power times less likely."""
STRANGER: Final = 1.5
"""The same for the list of a stranger, in which any card may be."""
PRECISION: Final = 1 << 24


class Beliefs:
    """Which cards an opponent has left, guessed from what was seen of the deck.

    The opponent plays one of the known lists, or is a stranger whose cards may be any of them.

    :param lists: known deck lists, at least one; cards are their passcodes or numbers.
    """

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self._lists = [tuple(cards) for cards in lists]
        self._counts = [Counter(cards) for cards in self._lists]
        self._any = [card for cards in self._lists for card in cards]
        self._judged: tuple[tuple[int, ...], list[float], dict[int, list[int]]] = ((-1,), [], {})
        """What was seen last, the odds then, what is left of the lists: it is the same for all worlds of a search."""

    def odds(self, seen: Sequence[int]) -> list[float]:
        """How likely each known list is after what was seen, and a stranger's, last; they come to 1."""
        have = Counter(seen)
        strange = [sum((have - counts).values()) for counts in self._counts]
        # a stranger's list explains everything, but nothing well
        weights = [exp(-ODDS * count) for count in strange] + [exp(-STRANGER * len(seen))]
        return [weight / sum(weights) for weight in weights]

    def guess(self, seen: Sequence[int], count: int, chance: Rng) -> list[int]:
        """Cards that were not seen, in an order of chance: those of a list that goes with what was seen, then others.

        :param count: how many others come behind them at least.
        """
        if self._judged[0] != tuple(seen):
            self._judged = (tuple(seen), self.odds(seen), {})
        _, every, lists = self._judged
        at = chance.below(PRECISION) / PRECISION
        left: list[int] = []
        for number, odds in enumerate(every[:-1]):
            if at < odds:
                if number not in lists:
                    lists[number] = sorted((self._counts[number] - Counter(seen)).elements())
                left = lists[number][:]
                chance.shuffle(left)
                break
            at -= odds
        return left + [self._any[chance.below(len(self._any))] for _ in range(count)]
