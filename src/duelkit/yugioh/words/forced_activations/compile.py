"""Handlers that compile the words about Set cards that must be activated."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.state.code import NothingOp, Op
from duelkit.yugioh.words.forced_activations.meaning import MustActivate
from duelkit.yugioh.words.forced_activations.run import MustActivateOp


@VERBS.handles(MustActivate)
def _(compiler: Compiler, node: MustActivate) -> list[Op]:
    must = MustActivateOp(*compiler.ref(node.what))
    compiler.ops.append(must)
    compiler.verb(node.otherwise)
    must.to = len(compiler.ops)
    compiler.ops.append(NothingOp())
    return []
