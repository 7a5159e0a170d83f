"""Words about what is shown, looked at, selected (確認): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.revealing.meaning import Excavate, LookAt, Remember, Reveal
from duelkit.yugioh.words.revealing.run import ArrangeOp, RememberOp, ShowOp
from duelkit.yugioh.words.selecting.run import DeckTop


@handles(VERBS, Reveal)
def _(compiler: Compiler, node: Reveal) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(ShowOp(True))
    return needed


@handles(VERBS, LookAt)
def _(compiler: Compiler, node: LookAt) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(ShowOp(False))
    if node.arrange:
        compiler.ops.append(ArrangeOp())
    return needed


@handles(VERBS, Excavate)
def _(compiler: Compiler, node: Excavate) -> list[Op]:
    op = DeckTop(compiler.amount(node.amount), 0)
    compiler.ops.extend([op, ShowOp(True)])
    return [op]


@handles(VERBS, Remember)
def _(compiler: Compiler, node: Remember) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(RememberOp())
    return needed
