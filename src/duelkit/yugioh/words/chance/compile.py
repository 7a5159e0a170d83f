"""Handlers that compile the words about coins, dice, lots and guesses (運)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, VERBS, Compiler
from duelkit.yugioh.state.code import NothingOp, Op
from duelkit.yugioh.words.chance.meaning import (
    DiceShow,
    DieAsDeclared,
    DrawLot,
    GuessLowest,
    InZoneRolled,
    RollDie,
    RollsDice,
    TossCoins,
)
from duelkit.yugioh.words.chance.run import (
    CoinsOp,
    DeclaredCheck,
    DieAsDeclaredCheck,
    DieOp,
    DrawLotOp,
    GuessLowestOp,
    InZoneRolledTest,
    RollsDiceTest,
)
from duelkit.yugioh.words.choosing.run import Jump, SkipUnlessDone


@VERBS.handles(GuessLowest)
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


@VERBS.handles(DrawLot)
def _(compiler: Compiler, node: DrawLot) -> list[Op]:
    compiler.ops.append(DrawLotOp())
    return []


@VERBS.handles(RollDie)
def _(compiler: Compiler, node: RollDie) -> list[Op]:
    compiler.info.rolls = True
    return compiler.emit(DieOp(int(node.side), node.most))


VERBS.passes({TossCoins: CoinsOp})
TESTS.passes({RollsDice: RollsDiceTest, InZoneRolled: InZoneRolledTest})
CHECKS.passes({DiceShow: DeclaredCheck, DieAsDeclared: DieAsDeclaredCheck})
