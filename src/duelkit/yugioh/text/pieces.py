"""A card's text in pieces: which part of it is which effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duelkit.yugioh.language.card import Card, Effect

Piece = tuple[str, int]
"""A part of a line with the place of its effect on the card; :data:`NO_EFFECT` for what is part of no single effect."""
NO_EFFECT: Final = -1


def place_of(effect: Effect, card: Card) -> int:
    """The place of an effect among those of its card."""
    return next(place for place, other in enumerate(card.effects) if other is effect)


def in_lines(lines: Sequence[Sequence[Piece]], space: str) -> str:
    """The text of pieces.

    :param space: what stands between the pieces of a line.
    """
    return "\n".join(space.join(text for text, _ in line if text) for line in lines)


def spans(lines: Sequence[Sequence[Piece]], space: str, form: Callable[[str], str]) -> list[tuple[int, int, int]]:
    """Where each effect stands in the text of pieces: its first character, the one after its last, and its place.

    :param form: gives a piece the form in which it is printed.
    """
    found: list[tuple[int, int, int]] = []
    at = 0
    for line in lines:
        pieces = [(form(text), place) for text, place in line if text]
        for text, place in pieces:
            if place != NO_EFFECT:
                found.append((at, at + len(text), place))
            at += len(text) + len(space)
        at += 1 - (len(space) if pieces else 0)
    return found
