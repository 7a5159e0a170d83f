"""Handlers that compile the words about pendulum scales and zones (ペンデュラム)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_PENDULUM_AGAIN
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.pendulum.meaning import FitsScales, InPendulumZone, PendulumAgain, PlaceInPendulumZone
from duelkit.yugioh.words.pendulum.run import PendulumZoneOp, PendulumZoneTest, ScalesTest


@VERBS.handles(PlaceInPendulumZone)
def _(compiler: Compiler, node: PlaceInPendulumZone) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *compiler.emit(PendulumZoneOp())]


TESTS.passes({FitsScales: ScalesTest, InPendulumZone: PendulumZoneTest})


@MODIFIERS.handles(PendulumAgain)
def _(compiler: Compiler, node: PendulumAgain) -> ModifierCode:
    code = ModifierCode(C_PENDULUM_AGAIN)
    code.test = compiler.test(node.which)
    code.side = int(Side.YOU)  # it concerns no cards
    return code
