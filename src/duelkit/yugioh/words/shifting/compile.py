"""Handlers that compile the words about monsters that move from zone to zone (位置を移動する)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.shifting.meaning import Shift
from duelkit.yugioh.words.shifting.run import ShiftOp


@VERBS.handles(Shift)
def _(compiler: Compiler, node: Shift) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *compiler.emit(ShiftOp())]
