"""Handlers that compile the words about a die rolled twice."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.two_dice.meaning import HigherRoll, RollTwice, TotalRoll
from duelkit.yugioh.words.two_dice.run import HigherOfTwo, SumOfTwo, TwoDiceOp


@VERBS.handles(RollTwice)
def _(compiler: Compiler, node: RollTwice) -> list[Op]:
    compiler.info.rolls = True
    return compiler.emit(TwoDiceOp())


AMOUNTS.passes({HigherRoll: HigherOfTwo, TotalRoll: SumOfTwo})
