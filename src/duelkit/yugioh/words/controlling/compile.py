"""Handlers that compile the words about control and ownership (コントロール)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import determined, select
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import C_CONTROL
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.controlling.meaning import ControlledBy, OwnedBy, SwapControl, TakeControl, TakesControl
from duelkit.yugioh.words.controlling.run import (
    HeldByTest,
    KeepOp,
    MovableTest,
    OwnerTest,
    SwapControlOp,
    TakableTest,
    TakeControlOp,
)


@VERBS.handles(TakeControl)
def _(compiler: Compiler, node: TakeControl) -> list[Op]:
    needed = select(compiler, node.what, TakableTest())
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    op = TakeControlOp(len(compiler.modifiers) - 1, int(node.until), determined(node.what))
    compiler.ops.append(op)
    return [*needed, op]


@MODIFIERS.handles(TakesControl)
def _(compiler: Compiler, node: TakesControl) -> ModifierCode:
    return subject(compiler, ModifierCode(C_CONTROL), node.to)


@VERBS.handles(SwapControl)
def _(compiler: Compiler, node: SwapControl) -> list[Op]:
    first = select(compiler, node.first, MovableTest())
    compiler.ops.append(KeepOp())
    second = select(compiler, node.second, MovableTest())
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    compiler.ops.append(SwapControlOp(len(compiler.modifiers) - 1))
    return [*first, *second]


TESTS.passes({OwnedBy: OwnerTest, ControlledBy: HeldByTest})
