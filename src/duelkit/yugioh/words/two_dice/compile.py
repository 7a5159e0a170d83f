"""Handlers that compile the words about a die rolled twice."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, VERBS, Compiler
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.two_dice.meaning import ChooseRoll, HigherRoll, RolledLower, RollOff, RollTwice, TotalRoll
from duelkit.yugioh.words.two_dice.run import (
    ChooseRollOp,
    HigherOfTwo,
    RolledLowerCheck,
    RollOffOp,
    SumOfTwo,
    TwoDiceOp,
)


@VERBS.handles(RollTwice)
def _(compiler: Compiler, node: RollTwice) -> list[Op]:
    compiler.info.rolls = True
    return compiler.emit(TwoDiceOp())


@VERBS.handles(RollOff)
def _(compiler: Compiler, node: RollOff) -> list[Op]:
    compiler.info.rolls = True
    return compiler.emit(RollOffOp())


VERBS.passes({ChooseRoll: ChooseRollOp})
CHECKS.passes({RolledLower: RolledLowerCheck})
AMOUNTS.passes({HigherRoll: HigherOfTwo, TotalRoll: SumOfTwo})
