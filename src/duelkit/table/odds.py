"""The exact odds that a hand contains certain cards, by counting hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from duelkit.kernel.rng import Rng


def at_least(total: int, copies: int, drawn: int, least: int = 1) -> float:
    """Returns the probability that ``drawn`` cards of a deck contain at least ``least`` of ``copies`` cards
    (超幾何分布).

    :param total: the cards of the deck; if the hand is larger than the deck, all are drawn.
    """
    drawn = min(drawn, total)
    hands = comb(total, drawn)
    good = sum(
        comb(copies, held) * comb(total - copies, drawn - held) for held in range(max(least, 0), min(copies, drawn) + 1)
    )
    return good / hands


def exactly(total: int, copies: int, drawn: int) -> list[float]:
    """Returns the probabilities of exactly 0, 1, 2 … of ``copies`` cards."""
    drawn = min(drawn, total)
    hands = comb(total, drawn)
    return [comb(copies, held) * comb(total - copies, drawn - held) / hands for held in range(min(copies, drawn) + 1)]


def one_of_each(deck: Sequence[int], groups: Sequence[frozenset[int]], drawn: int) -> float:
    """Returns the probability that a hand contains a card of every group; one card may count for several of them."""
    total = len(deck)
    drawn = min(drawn, total)
    good = 0
    for size in range(len(groups) + 1):
        for missing in combinations(groups, size):
            lost = frozenset[int]().union(*missing)
            left = sum(1 for card in deck if card not in lost)
            good += (-1) ** size * comb(left, drawn)
    return good / comb(total, drawn)


def hands(deck: Sequence[int], seed: int, count: int, size: int, further: int) -> list[tuple[list[int], list[int]]]:
    """Returns sample hands: opening hands, each with the cards that would be drawn next.

    :param seed: determines the hands.
    """
    rng = Rng(seed)
    found = []
    for _ in range(count):
        order = list(deck)
        rng.shuffle(order)
        found.append((order[:size], order[size : size + further]))
    return found
