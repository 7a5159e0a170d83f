"""How the engine runs the words of moving."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, Compiler
from duelkit.judgment.language.filters import Ref
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.compile import select
from duelkit.judgment.words.moving.meaning import Move, Moving, Swap, SwapContents, Turn
from duelkit.judgment.words.moving.run import MoveOp, SwapContentsOp, SwapOp, TurnOp
from duelkit.kernel.errors import NotInVocabulary


@VERBS.handles(Swap)
def _(compiler: Compiler, node: Swap) -> list[Op]:
    if not isinstance(node.first, Ref) or not isinstance(node.second, Ref):
        raise NotInVocabulary(node)
    compiler.emit(SwapOp(compiler.ref(node.first), compiler.ref(node.second)))
    return []


@VERBS.handles(Move)
def _(compiler: Compiler, node: Move) -> list[Op]:
    needed = select(compiler, node.what)
    moved = compiler.emit(MoveOp(int(node.how), node.facing_chosen))
    return needed or (moved if node.how == Moving.CHOSEN else [])


VERBS.passes({SwapContents: SwapContentsOp})
VERBS.on(select, {Turn: TurnOp})
