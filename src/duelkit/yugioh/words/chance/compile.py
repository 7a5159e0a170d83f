"""Handlers that compile the words about coins, dice, lots and guesses (運)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit
from duelkit.yugioh.state.code import Check, NothingOp, Op
from duelkit.yugioh.words.chance.meaning import DiceShow, DrawLot, GuessLowest, RollDie, TossCoins
from duelkit.yugioh.words.chance.run import CoinsOp, DeclaredCheck, DieOp, DrawLotOp, GuessLowestOp
from duelkit.yugioh.words.choosing.run import Jump, SkipUnlessDone


@handles(VERBS, TossCoins)
def _(compiler: Compiler, node: TossCoins) -> list[Op]:
    return emit(compiler, CoinsOp(node.coins))


@handles(VERBS, RollDie)
def _(compiler: Compiler, node: RollDie) -> list[Op]:
    return emit(compiler, DieOp())


@handles(CHECKS, DiceShow)
def _(compiler: Compiler, node: DiceShow) -> Check:
    return DeclaredCheck(node.at_least, node.at_most)


@handles(VERBS, GuessLowest)
def _(compiler: Compiler, node: GuessLowest) -> list[Op]:
    compiler.effect.hides_graveyards = True
    guess = GuessLowestOp(compiler.test(node.which), int(node.side), int(node.by))
    skip = SkipUnlessDone(0)
    compiler.ops.extend([guess, skip])
    compiler.verb(node.right)
    jump = Jump(0)
    compiler.ops.append(jump)
    skip.to = len(compiler.ops)
    compiler.verb(node.wrong)
    jump.to = len(compiler.ops)
    compiler.ops.append(NothingOp())
    return [guess]


@handles(VERBS, DrawLot)
def _(compiler: Compiler, node: DrawLot) -> list[Op]:
    compiler.ops.append(DrawLotOp())
    return []
