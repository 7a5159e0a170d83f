"""Handlers that compile the words about monsters that only one card's effect can Special Summon."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf
from duelkit.yugioh.words.only_by.run import OnlyByEffectOfTest


@TESTS.handles(OnlyByEffectOf)
def _(compiler: Compiler, node: OnlyByEffectOf) -> Test:
    return OnlyByEffectOfTest(node.card.ja)
