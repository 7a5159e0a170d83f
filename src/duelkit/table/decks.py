"""What the built-in decks are called in both languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from duelkit import judgment, yugioh
from duelkit.table.games.desk import Words

BUILTIN: Final = {"yugioh": yugioh.builtin_decks, "judgment": judgment.builtin_decks}


@cache
def _table() -> dict[str, dict[str, Any]]:
    text = (resources.files("duelkit.table") / "decks.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def deck_names(game: str) -> dict[str, Words]:
    """The names of the built-in decks of a game, by id; a deck without an entry is called by its id."""
    table = _table()[game]
    return {identity: _words(table.get(identity, {}).get("name"), identity) for identity in BUILTIN[game]()}


@cache
def deck_texts(game: str) -> dict[str, Words]:
    """What the built-in decks of a game are about, by id."""
    table = _table()[game]
    return {identity: _words(table.get(identity, {}).get("text"), "") for identity in BUILTIN[game]()}


def _words(entry: Any, usual: str) -> Words:
    return {"ja": usual, "en": usual} | (entry or {})
