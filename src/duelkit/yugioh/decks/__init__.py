"""Deck lists: reading them, checking them, and the ones that come with the project."""

from __future__ import annotations

from duelkit.yugioh.decks.construction import check_deck, hints
from duelkit.yugioh.decks.deck import Deck, builtin_decks, load_deck, read_ydk, write_ydk

__all__ = ["Deck", "builtin_decks", "check_deck", "hints", "load_deck", "read_ydk", "write_ydk"]
