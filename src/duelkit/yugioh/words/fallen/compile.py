"""Handlers that compile the words about monsters that battles destroyed, where they lie now."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, Compiler
from duelkit.yugioh.state.card_info import KEEPS_BEARER, KEEPS_EFFECT, KEEPS_WORKED
from duelkit.yugioh.state.code import Check, Test
from duelkit.yugioh.words.fallen.meaning import (
    BanishedBy,
    BoreThis,
    BroughtBy,
    FellFaceUp,
    FellInBattle,
    HasLostInBattle,
    SentBy,
    SentThisTurn,
    WasDestroyed,
    WasDestroyedLastTurn,
    WasFused,
    WasThereBy,
    WornByThis,
)
from duelkit.yugioh.words.fallen.run import (
    BanishedByTest,
    BoreThisTest,
    BroughtByTest,
    DestroyedLastTurnCheck,
    FellFaceUpTest,
    FellInBattleTest,
    LostInBattleCheck,
    SentByTest,
    SentThisTurnTest,
    WasDestroyedTest,
    WasFusedTest,
    WasThereCheck,
    WornByThisTest,
)


@CHECKS.handles(HasLostInBattle)
def _(compiler: Compiler, node: HasLostInBattle) -> Check:
    return LostInBattleCheck(compiler.test(node.which), int(node.side), node.anywhere)


@TESTS.handles(BanishedBy)
def _(compiler: Compiler, node: BanishedBy) -> Test:
    compiler.info.keeps |= KEEPS_WORKED
    return BanishedByTest(node.effect)


@TESTS.handles(SentBy)
def _(compiler: Compiler, node: SentBy) -> Test:
    compiler.info.keeps |= KEEPS_WORKED
    return SentByTest(node.effect)


@TESTS.handles(BroughtBy)
def _(compiler: Compiler, node: BroughtBy) -> Test:
    compiler.info.keeps |= KEEPS_WORKED
    return BroughtByTest(node.effect)


@TESTS.handles(BoreThis)
def _(compiler: Compiler, node: BoreThis) -> Test:
    compiler.info.keeps |= KEEPS_BEARER
    return BoreThisTest()


@TESTS.handles(WornByThis)
def _(compiler: Compiler, node: WornByThis) -> Test:
    compiler.info.keeps |= KEEPS_BEARER
    return WornByThisTest()


TESTS.passes(
    {
        SentThisTurn: SentThisTurnTest,
        FellFaceUp: FellFaceUpTest,
        FellInBattle: FellInBattleTest,
        WasDestroyed: WasDestroyedTest,
        WasFused: WasFusedTest,
    }
)
CHECKS.passes({WasDestroyedLastTurn: DestroyedLastTurnCheck})


@CHECKS.handles(WasThereBy)
def _(compiler: Compiler, node: WasThereBy) -> Check:
    compiler.info.keeps |= KEEPS_EFFECT
    return WasThereCheck(node.effect)
