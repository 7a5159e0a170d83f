"""Handlers that compile the words about banished monsters that return to the field later."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.state.code import Op, Program
from duelkit.yugioh.words.coming_back.meaning import ReturnsLater
from duelkit.yugioh.words.coming_back.run import ReturnsLaterOp
from duelkit.yugioh.words.moving.run import ComeBackOp


@VERBS.handles(ReturnsLater)
def _(compiler: Compiler, node: ReturnsLater) -> list[Op]:
    number = len(compiler.effect.programs)
    compiler.effect.programs.append(Program((ComeBackOp(),), ()))
    ref, slot = compiler.ref(node.what)
    compiler.ops.append(ReturnsLaterOp(ref, slot, number, int(node.phase), int(node.of), node.nth))
    return []
