"""Deck lists: reading them, checking them against an edition and a limit list, and the ones that come along."""

from __future__ import annotations

from duelkit.yugioh.decks.advice import hints
from duelkit.yugioh.decks.construction import (
    check_deck,
    check_listing,
    demand_kinds,
    demand_legal,
    is_of_edition,
    playable_decks,
)
from duelkit.yugioh.decks.deck import Deck, builtin_decks, find_listing, load_deck, read_ydk, write_ydk, write_ydke
from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.decks.limits import LimitList, limit_lists, list_in_force, load_limits
from duelkit.yugioh.decks.listing import DeckList
from duelkit.yugioh.decks.violations import Violation

__all__ = [
    "CardFacts",
    "Deck",
    "DeckList",
    "Directory",
    "LimitList",
    "Violation",
    "builtin_decks",
    "check_deck",
    "check_listing",
    "demand_kinds",
    "demand_legal",
    "find_listing",
    "hints",
    "is_of_edition",
    "limit_lists",
    "list_in_force",
    "load_deck",
    "load_limits",
    "playable_decks",
    "read_ydk",
    "write_ydk",
    "write_ydke",
]
