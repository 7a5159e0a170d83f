"""Handlers that compile the words about cards whose Levels add up to a number."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.adding_levels.meaning import OfTotalLevel
from duelkit.yugioh.words.adding_levels.run import TotalLevelTest


@TESTS.handles(OfTotalLevel)
def _(compiler: Compiler, node: OfTotalLevel) -> Test:
    return TotalLevelTest()
