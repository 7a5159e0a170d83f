"""Handlers that compile the words about what is done for each type of card detached."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.state.code import NothingOp, Op, Program
from duelkit.yugioh.words.choosing.compile import part_of
from duelkit.yugioh.words.detached_kinds.meaning import DetachKinds
from duelkit.yugioh.words.detached_kinds.run import KINDS, DetachKindsOp, SkipUnlessKind


@VERBS.handles(DetachKinds)
def _(compiler: Compiler, node: DetachKinds) -> list[Op]:
    at = len(compiler.ops)
    compiler.ops.append(NothingOp())
    parts: list[Program] = []
    for kind, verb in zip(KINDS, (node.monster, node.spell, node.trap), strict=True):
        skip = SkipUnlessKind(kind)
        compiler.ops.append(skip)
        part, _ = part_of(compiler, verb)
        parts.append(part)
        skip.to = len(compiler.ops)
        compiler.ops.append(NothingOp())
    first = DetachKindsOp(tuple(parts))
    compiler.ops[at] = first
    return [first]
