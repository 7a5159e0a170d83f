"""Executors of the words about a coin whose side is called."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.tosses import asks_to_toss_again, toss, use_to_toss_again
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, Op
from duelkit.yugioh.state.codes import O_NO, O_NUMBER, W_DECLARE, number_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

D_COIN: Final = 11
TOSSED: Final = ANSWERED + 1


class CallCoinOp(Op):
    """Call a side of a coin, then toss it; a right call is kept as one head. Rule: MR3-RND-01."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 1
        step = frame.step
        if step == FIRST:
            frame.step = ANSWERED
            sides = [option(O_NUMBER, -1, side) for side in (0, 1)]
            duel.ask(scope.player, CHOICE, sides, W_DECLARE, scope.card, D_COIN)
            return AGAIN
        frame.step = FIRST
        if step == ANSWERED:
            scope.declared = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.declared, D_COIN)
        elif verb_of(duel.answer) == O_NO:
            return NEXT
        else:
            use_to_toss_again(duel, scope)
        scope.heads = 1 if toss(duel, scope, 1) == scope.declared else 0
        if asks_to_toss_again(duel, scope):
            frame.step = TOSSED
            return AGAIN
        return NEXT


class CalledRightCheck(Check):
    """The coin showed the side that was called."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.heads == 1
