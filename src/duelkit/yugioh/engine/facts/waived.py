"""What effects ask for and need not have: something lets the player do without it."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import HAND, P_USED_WITH_MONSTERS, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def used_with_monsters(duel: State, scope: Scope) -> bool:
    """Whether the player can use the card in the hand, which asks for a field without monsters, with some there."""
    if duel.place[scope.card] != HAND:
        return False
    for active in duel.active[C_MAY + P_USED_WITH_MONSTERS]:
        code = active.code
        if on_side(code.side, active.player, scope.player) and (not active.continuous or source_works(duel, active)):
            if code.test is None or code.test.test(duel, scope.card, active.scope):
                return True
    return False
