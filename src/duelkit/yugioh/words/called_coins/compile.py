"""Handlers that compile the words about a coin whose side is called."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, VERBS, Compiler
from duelkit.yugioh.state.categories import C_TOSS_AGAIN
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight, TossAgain
from duelkit.yugioh.words.called_coins.run import CallCoinOp, CalledRightCheck

VERBS.passes({CallCoin: CallCoinOp})
CHECKS.passes({CalledRight: CalledRightCheck})


@MODIFIERS.handles(TossAgain)
def _(compiler: Compiler, node: TossAgain) -> ModifierCode:
    code = ModifierCode(C_TOSS_AGAIN)
    code.side = 0  # it concerns no cards of certain places
    return code
