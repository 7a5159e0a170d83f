"""Handlers that compile the words about cards that only the effect of one card brings out."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf
from duelkit.yugioh.words.only_by.run import OnlyByEffectOfTest


@TESTS.handles(OnlyByEffectOf)
def _(compiler: Compiler, node: OnlyByEffectOf) -> Test:
    return OnlyByEffectOfTest(node.card.ja)
