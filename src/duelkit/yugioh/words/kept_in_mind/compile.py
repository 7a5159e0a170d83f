"""Handlers that compile the words about cards that an effect speaks of again, after it has worked on others."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.kept_in_mind.meaning import IsKeptInMind, KeepInMind
from duelkit.yugioh.words.kept_in_mind.run import KeepOp, KeptTest

TESTS.passes({IsKeptInMind: KeptTest})


@VERBS.handles(KeepInMind)
def _(compiler: Compiler, node: KeepInMind) -> list[Op]:
    needed = compiler.verb(node.verb)
    compiler.ops.append(KeepOp())
    return needed
