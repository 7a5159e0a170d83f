"""Executors of the words about a die rolled twice. The lower result is kept where the heads of coins are."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import NEXT, Amount, Op
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DIE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class TwoDiceOp(Op):
    """Roll a die twice. Rule: MR3-RND-02."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        first = 1 + duel.rng.below(6)
        note(duel, L_DIE, scope.card, scope.player, first)
        second = 1 + duel.rng.below(6)
        note(duel, L_DIE, scope.card, scope.player, second)
        scope.die = max(first, second)
        scope.heads = min(first, second)
        frame.done = 1
        return NEXT


class HigherOfTwo(Amount):
    """The higher of the two results."""

    def value(self, duel: State, scope: Scope) -> int:
        return scope.die


class SumOfTwo(Amount):
    """The sum of the two results."""

    def value(self, duel: State, scope: Scope) -> int:
        return scope.die + scope.heads
