"""Turns that are skipped (ターンのスキップ)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

WHOLE_TURN_SKIPPED: Final = 7
"""In place of a phase in ``State.skips``: the whole turn (次の相手ターンをスキップする)."""


def next_player(duel: State, player: int) -> int:
    """Whose turn comes after that of a player. A turn that is skipped counts as one that has passed."""
    key = (1 - player) << 4 | WHOLE_TURN_SKIPPED
    if duel.skips.get(key, 0) <= 0:
        return 1 - player
    skips = duel.skips.copy()
    skips[key] -= 1
    duel.skips = skips
    duel.turn += 1
    return player
