"""How many cards a player may keep in the hand when a turn ends (手札枚数制限). Rule: MR3-PHASE-09."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import P_NO_HAND_LIMIT, on_side
from duelkit.yugioh.state.duel import State


def beyond_limit(duel: State, player: int) -> int:
    """How many cards of the hand are too many; none while nothing limits it (無限の手札)."""
    for active in duel.active[C_MAY + P_NO_HAND_LIMIT]:
        if on_side(active.code.side, active.player, player) and (not active.continuous or source_works(duel, active)):
            return 0
    return max(0, len(duel.hand[player]) - duel.rules.hand_limit)
