"""Handlers that compile the words about effects that are applied only once in a duel."""

from __future__ import annotations

from zlib import crc32

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.state.code import NothingOp, Op
from duelkit.yugioh.words.applied_once.meaning import AppliedOnce
from duelkit.yugioh.words.applied_once.run import AppliedOnceOp, AppliedOp


@VERBS.handles(AppliedOnce)
def _(compiler: Compiler, node: AppliedOnce) -> list[Op]:
    name = crc32(node.of.ja.encode())
    once = AppliedOnceOp(name)
    compiler.ops.append(once)
    needed = compiler.verb(node.verb)
    compiler.ops.append(AppliedOp(name))
    once.to = len(compiler.ops)
    compiler.ops.append(NothingOp())
    return [once, *needed]
