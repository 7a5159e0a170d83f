"""What waits until the turn player is free to act (〜した場合、〜できる, without an activation)."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.consequences import WHEN_FREE, release
from duelkit.yugioh.engine.windows.window import open_window
from duelkit.yugioh.state.duel import State


def freed(duel: State) -> bool:
    """Make due what has waited until now, with a window after it; returns whether there was anything."""
    if not duel.after_link:
        return False
    release(duel, WHEN_FREE, False)
    if not duel.due:
        return False
    open_window(duel)
    return True
