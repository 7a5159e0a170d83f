"""Executors of the words about a die rolled twice. The lower result is kept where the heads of coins are."""

from __future__ import annotations

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Check, Op
from duelkit.yugioh.state.codes import O_NUMBER, W_DECLARE, number_of, option, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE, L_DIE
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


class ChooseRollOp(Op):
    """The player chooses one of the two results, if they differ."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 1
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.die = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.die)
            return NEXT
        if scope.die == scope.heads:
            return NEXT
        frame.step = ANSWERED
        results = [option(O_NUMBER, -1, scope.heads), option(O_NUMBER, -1, scope.die)]
        duel.ask(scope.player, CHOICE, results, W_DECLARE, scope.card)
        return AGAIN


class RollOffOp(Op):
    """Both players roll a die until the results differ; the player who rolled lower is kept where the heads of coins
    are. Rule: MR3-RND-02.
    """

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        mine = theirs = 0
        while mine == theirs:
            mine = 1 + duel.rng.below(6)
            note(duel, L_DIE, scope.card, scope.player, mine)
            theirs = 1 + duel.rng.below(6)
            note(duel, L_DIE, scope.card, 1 - scope.player, theirs)
        scope.die = max(mine, theirs)
        scope.heads = scope.player if mine < theirs else 1 - scope.player
        frame.done = 1
        return NEXT


class RolledLowerCheck(Check):
    """The side's result was the lower one."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.heads == player_of(scope.player, self.side)


class HigherOfTwo(Amount):
    """The higher of the two results."""

    def value(self, duel: State, scope: Scope) -> int:
        return scope.die


class SumOfTwo(Amount):
    """The sum of the two results."""

    def value(self, duel: State, scope: Scope) -> int:
        return scope.die + scope.heads
