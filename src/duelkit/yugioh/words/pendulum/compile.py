"""Handlers that compile the words about pendulum scales and zones (ペンデュラム)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.pendulum.meaning import FitsScales, PlaceInPendulumZone
from duelkit.yugioh.words.pendulum.run import PendulumZoneOp, ScalesTest


@VERBS.handles(PlaceInPendulumZone)
def _(compiler: Compiler, node: PlaceInPendulumZone) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *compiler.emit(PendulumZoneOp())]


TESTS.passes({FitsScales: ScalesTest})
