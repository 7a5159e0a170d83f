"""Handlers that compile the words about phases that are skipped (スキップ)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.turns.meaning import SkipPhases
from duelkit.yugioh.words.turns.run import SkipPhasesOp


@handles(VERBS, SkipPhases)
def _(compiler: Compiler, node: SkipPhases) -> list[Op]:
    return emit(compiler, SkipPhasesOp(int(node.phase), node.times, int(node.side)))
