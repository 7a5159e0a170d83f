"""Handlers that compile the words about pendulum scales and zones (ペンデュラム)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, select
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.words.pendulum.meaning import FitsScales, PlaceInPendulumZone
from duelkit.yugioh.words.pendulum.run import PendulumZoneOp, ScalesTest


@handles(VERBS, PlaceInPendulumZone)
def _(compiler: Compiler, node: PlaceInPendulumZone) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *emit(compiler, PendulumZoneOp())]


@handles(TESTS, FitsScales)
def _(compiler: Compiler, node: FitsScales) -> Test:
    return ScalesTest(int(node.side))
