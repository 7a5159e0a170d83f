"""Executors of the words about Graveyards that effects cannot reach: what an effect would have to reach there."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.sealed import sealed_for
from duelkit.yugioh.state.code import Check, Pool
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class TargetLies(Check):
    """A target is a card in a sealed Graveyard. ``slot``: which one; −1 for any."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def holds(self, duel: State, scope: Scope) -> bool:
        for at in range(len(scope.targets)):
            if self.slot >= 0 and at != self.slot:
                continue
            for i in range(len(scope.targets[at])):
                card = scope.targets[at][i]
                if scope.target_stamps[at][i] == duel.stamp[card] and sealed_for(duel, card, scope):
                    return True
        return False


class ThisLies(Check):
    """The card of the effect lies in a sealed Graveyard."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return duel.stamp[scope.card] == scope.stamp and sealed_for(duel, scope.card, scope)


class PoolLies(Check):
    """The pool has a card in a sealed Graveyard."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def holds(self, duel: State, scope: Scope) -> bool:
        for card in candidates(duel, self.pool, scope):
            if sealed_for(duel, card, scope):
                return True
        return False
