"""Decks of THE EYE OF JUDGMENT (デッキ): files, construction rules, built-in decks."""

from __future__ import annotations

from duelkit.judgment.decks.construction import Violation, check_deck, demand_legal
from duelkit.judgment.decks.deck import Deck, builtin_decks, from_numbers, load_deck, read_deck, write_deck

__all__ = [
    "Deck",
    "Violation",
    "builtin_decks",
    "check_deck",
    "demand_legal",
    "from_numbers",
    "load_deck",
    "read_deck",
    "write_deck",
]
