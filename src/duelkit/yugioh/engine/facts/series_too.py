"""Cards that count as cards of a series besides (「X」モンスターとしても扱う)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.categories import C_SERIES_TOO
from duelkit.yugioh.state.duel import State


def counts_as_series(duel: State, card: int, word: str) -> bool:
    """Whether the card counts as one of a series besides (「X」モンスターとしても扱う)."""
    for active in duel.active[C_SERIES_TOO]:
        if active.code.name == word and applies(duel, active, card):
            return True
    return False
