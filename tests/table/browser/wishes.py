"""Rooms that tests open: which game, which decks, which duel."""

from __future__ import annotations

from typing import Final

PLAIN: Final = {
    "game": "yugioh",
    "edition": "mr3",
    "deck": "plain",
    "opponent": "random",
    "opponent_deck": "plain",
    "first": "me",
    "seed": 3,
}
SYNCHRON: Final = {**PLAIN, "deck": "synchron", "opponent_deck": "synchron", "opponent": "greedy", "seed": 5}
FIRE: Final = {
    "game": "judgment",
    "deck": "fire",
    "opponent": "random",
    "opponent_deck": "wood",
    "first": "me",
    "seed": 5,
}
LINKS: Final = {**PLAIN, "edition": "mr20", "deck": "link_allstars", "opponent_deck": "magician_pendulum"}
