"""Handlers that compile the words about targets that are changed (対象を移し替える)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.retargeting.meaning import ChangeTarget, IsItsTarget, IsProperTarget
from duelkit.yugioh.words.retargeting.run import ChangeTargetOp, ItsTargetTest, ProperTargetTest

TESTS.passes({IsItsTarget: ItsTargetTest, IsProperTarget: ProperTargetTest})


@VERBS.handles(ChangeTarget)
def _(compiler: Compiler, node: ChangeTarget) -> list[Op]:
    return compiler.emit(ChangeTargetOp(*compiler.ref(node.to)))
