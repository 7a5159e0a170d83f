"""Handlers that compile the words about monsters with the Level of another card."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.same_level.meaning import SameLevelAs, SharesLevel
from duelkit.yugioh.words.same_level.run import SameLevelTest, SharesLevelTest


@TESTS.handles(SameLevelAs)
def _(compiler: Compiler, node: SameLevelAs) -> Test:
    return SameLevelTest(*compiler.ref(node.ref))


@TESTS.handles(SharesLevel)
def _(compiler: Compiler, node: SharesLevel) -> Test:
    return SharesLevelTest(compiler.pool(node.among))
