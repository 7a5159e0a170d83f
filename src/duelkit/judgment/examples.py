"""For each word of the card language the simplest card that uses it, and what its text says with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from duelkit.cardlang.vocabulary import Example, smallest
from duelkit.judgment.cards import library
from duelkit.judgment.language.card import Card
from duelkit.judgment.text import card_text


def example_of(word: str) -> Example | None:
    """The simplest card that uses a word; ``None`` if no card does.

    :param word: the name of its class.
    """
    card = _examples().get(word)
    if card is None:
        return None
    return Example({"ja": card.ja, "en": card.en}, {"ja": card_text(card, "ja"), "en": card_text(card, "en")})


@cache
def _examples() -> dict[str, Card]:
    return smallest(_pieces())


def _pieces() -> Iterator[tuple[Any, Card]]:
    """Definitions as wholes: the texts of abilities are printed together."""
    for card in library():
        yield card, card
