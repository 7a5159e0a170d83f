"""Beliefs about an opponent's deck list, given the seen cards (相手のデッキの推測)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Final

from duelkit.kernel.rng import Rng

ODDS: Final = 2.5
"""A seen card that is not in a list reduces the odds of that list by a factor of e to this power."""
STRANGER: Final = 1.5
"""The same for an unknown list, which can contain any card."""
PRECISION: Final = 1 << 24


class Beliefs:
    """The remaining cards of an opponent, guessed from the seen cards of the deck.

    The opponent plays one of the known lists, or an unknown list of any of their cards.

    :param lists: known deck lists, at least one; cards are passcodes or numbers.
    """

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self._lists = [tuple(cards) for cards in lists]
        self._counts = [Counter(cards) for cards in self._lists]
        self._any = [card for cards in self._lists for card in cards]
        self._judged: tuple[tuple[int, ...], list[float], dict[int, list[int]]] = ((-1,), [], {})
        """A cache of the last seen cards, their odds and the rest of the lists, which all determinizations of a search
        share.
        """

    def odds(self, seen: Sequence[int]) -> list[float]:
        """The probability of each known list, and last that of an unknown list, given the seen cards."""
        have = Counter(seen)
        strange = [sum((have - counts).values()) for counts in self._counts]
        # an unknown list explains every card, but none well
        weights = [exp(-ODDS * count) for count in strange] + [exp(-STRANGER * len(seen))]
        return [weight / sum(weights) for weight in weights]

    def guess(self, seen: Sequence[int], count: int, chance: Rng) -> list[int]:
        """Unseen cards in random order: those of a list that fits the seen cards, then others.

        :param count: the minimum number of other cards that follow.
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
