"""Handlers that compile the words about monsters that battles destroyed, where they lie now."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.card_info import KEEPS_BEARER
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import ASKS_FALLEN
from duelkit.yugioh.words.fallen.meaning import BoreThis, FellInBattle
from duelkit.yugioh.words.fallen.run import BoreThisTest, FellInBattleTest


@TESTS.handles(FellInBattle)
def _(compiler: Compiler, node: FellInBattle) -> Test:
    compiler.info.reach |= ASKS_FALLEN
    return FellInBattleTest(node.this_turn)


@TESTS.handles(BoreThis)
def _(compiler: Compiler, node: BoreThis) -> Test:
    compiler.info.keeps |= KEEPS_BEARER
    return BoreThisTest()
