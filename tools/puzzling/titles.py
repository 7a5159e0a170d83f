"""What is drawn by chance: some of many cards, and a title with one of them."""

from __future__ import annotations

from typing import Any

from duelkit.kernel.rng import Rng


def some(rng: Rng, cards: list[Any], count: int) -> list[Any]:
    """Different cards by chance."""
    left = list(cards)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def pick(rng: Rng, titles: tuple[tuple[str, str], ...], card: Any) -> tuple[str, str]:
    """One of some titles, with a card in it."""
    japanese, english = titles[rng.below(len(titles))]
    return japanese.format(f"「{card.ja or card.en}」"), english.format(card.en)
