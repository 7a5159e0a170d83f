"""Handlers that compile the words about Attributes that the effects of cards of a name have used up for the turn."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.attributes_used.meaning import AttributeUnused, UseAttribute
from duelkit.yugioh.words.attributes_used.run import UnusedTest, UseOp

TESTS.passes({AttributeUnused: UnusedTest})


@VERBS.handles(UseAttribute)
def _(compiler: Compiler, node: UseAttribute) -> list[Op]:
    compiler.ops.append(UseOp(*compiler.ref(node.of)))
    return []
