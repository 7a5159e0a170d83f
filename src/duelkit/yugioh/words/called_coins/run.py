"""Executors of the words about a coin whose side is called."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, Op
from duelkit.yugioh.state.codes import O_NUMBER, W_DECLARE, number_of, option
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_COIN, L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

D_COIN: Final = 11


class CallCoinOp(Op):
    """Call a side of a coin, then toss it; a right call is kept as one head. Rule: MR3-RND-01."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            called = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, called, D_COIN)
            heads = duel.rng.below(2)
            note(duel, L_COIN, scope.card, scope.player, heads)
            scope.heads = 1 if heads == called else 0
            frame.done = 1
            return NEXT
        frame.step = ANSWERED
        sides = [option(O_NUMBER, -1, side) for side in (0, 1)]
        duel.ask(scope.player, CHOICE, sides, W_DECLARE, scope.card, D_COIN)
        return AGAIN


class CalledRightCheck(Check):
    """The coin showed the side that was called."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.heads == 1
