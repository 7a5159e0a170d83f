"""Handlers that compile the words about monsters that move from zone to zone (位置を移動する)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.shifting.meaning import PlaceBeside, Shift
from duelkit.yugioh.words.shifting.run import BesideOpenTest, BesidePendulumTest, PlaceBesideOp, ShiftOp


@VERBS.handles(Shift)
def _(compiler: Compiler, node: Shift) -> list[Op]:
    needed = select(compiler, node.what, BesideOpenTest() if node.beside else None)
    return [*needed, *compiler.emit(ShiftOp(node.beside))]


@VERBS.handles(PlaceBeside)
def _(compiler: Compiler, node: PlaceBeside) -> list[Op]:
    return [*select(compiler, node.what, BesidePendulumTest()), *compiler.emit(PlaceBesideOp())]
