"""For each word of the card language the simplest card that uses it, and what its text says with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from duelkit.cardlang.vocabulary import Example, smallest
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.text import render


def example_of(word: str) -> Example | None:
    """The card whose effect with the word has the fewest words; ``None`` if no card uses it.

    Cards that scenarios test are looked at first, the rest of the library where none of them uses the word.

    :param word: the name of its class.
    """
    card = _examples().get(word) or smallest(_pieces(library().using(f"{word}("))).get(word)
    if card is None:
        return None
    return Example({"ja": card.ja, "en": card.en}, {"ja": render(card, "ja"), "en": render(card, "en")})


@cache
def _examples() -> dict[str, Card]:
    return smallest(piece for card in library().tested for piece in _pieces([card]))


def _pieces(cards: Any) -> Iterator[tuple[Any, Card]]:
    """The effects of cards, each with the card as if it had no other; then what else cards are made of."""
    for card in cards:
        for effect in card.effects:
            yield effect, replace(card, effects=(effect,), materials=None, procedures=(), versions=())
        rest = (card.materials, card.procedures, card.brought_by)
        yield rest, replace(card, effects=(), versions=())
