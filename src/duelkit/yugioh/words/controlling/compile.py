"""Handlers that compile the words about control and ownership (コントロール)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import determined, select
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.language.terms import Until
from duelkit.yugioh.state.categories import C_CONTROL
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.controlling.meaning import (
    ControlledBy,
    OfTurnPlayer,
    OwnedBy,
    OwnersControl,
    ReturnControl,
    SwapControl,
    TakeControl,
    TakesControl,
)
from duelkit.yugioh.words.controlling.run import (
    OWNER,
    AwayTest,
    HeldByTest,
    KeepOp,
    MovableTest,
    OwnerTest,
    SwapControlOp,
    TakableTest,
    TakeAllOp,
    TakeControlOp,
    TurnPlayersTest,
)
from duelkit.yugioh.words.selecting.run import Picked


@VERBS.handles(TakeControl)
def _(compiler: Compiler, node: TakeControl) -> list[Op]:
    needed = select(compiler, node.what, TakableTest())
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    at = len(compiler.modifiers) - 1
    if isinstance(node.what, Every):
        op: TakeControlOp = TakeAllOp(at, int(node.until), int(node.to), compiler.pool(node.what.pool))
    else:
        op = TakeControlOp(at, int(node.until), determined(node.what), int(node.to))
    op.after_leaving = compiler.target_left
    op.pointed = node.pointed
    compiler.ops.append(op)
    return [*needed, op]


@VERBS.handles(ReturnControl)
def _(compiler: Compiler, node: ReturnControl) -> list[Op]:
    needed = select(compiler, node.what, AwayTest())
    code = ModifierCode(C_CONTROL)
    code.number = 1  # who gets it back chooses its zone
    compiler.modifiers.append(code)
    op = TakeControlOp(len(compiler.modifiers) - 1, int(Until.LEAVES), True, OWNER)
    compiler.ops.append(op)
    return [*needed, op]


@MODIFIERS.handles(TakesControl)
def _(compiler: Compiler, node: TakesControl) -> ModifierCode:
    return subject(compiler, ModifierCode(C_CONTROL), node.to)


@MODIFIERS.handles(OwnersControl)
def _(compiler: Compiler, node: OwnersControl) -> ModifierCode:
    code = ModifierCode(C_CONTROL)
    code.flag = True
    return subject(compiler, code, node.to)


@VERBS.handles(SwapControl)
def _(compiler: Compiler, node: SwapControl) -> list[Op]:
    first = select(compiler, node.first, MovableTest())
    compiler.ops.append(KeepOp())
    second = select(compiler, node.second, MovableTest())
    for op in (*first, *second):
        if isinstance(op, Picked):
            op.pick.unaffected_too = True
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    compiler.ops.append(SwapControlOp(len(compiler.modifiers) - 1))
    return [*first, *second]


TESTS.passes({OwnedBy: OwnerTest, ControlledBy: HeldByTest, OfTurnPlayer: TurnPlayersTest})
