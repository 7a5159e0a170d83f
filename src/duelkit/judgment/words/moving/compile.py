"""How the engine runs the words of moving."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, field_test, plain, ref
from duelkit.judgment.language.filters import Ref
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.compile import on_cards
from duelkit.judgment.words.moving.meaning import Move, Moving, Swap, SwapContents, Turn
from duelkit.judgment.words.moving.run import MoveOp, SwapContentsOp, SwapOp, TurnOp
from duelkit.kernel.errors import NotInVocabulary


def _swap(node: Swap, ops: list[Op]) -> list[Op]:
    if not isinstance(node.first, Ref) or not isinstance(node.second, Ref):
        raise NotInVocabulary(node)
    ops.append(SwapOp(ref(node.first), ref(node.second)))
    return []


def _move(node: Move, ops: list[Op]) -> list[Op]:
    op = MoveOp(int(node.how), node.facing_chosen)
    return on_cards(node.what, ops, op) or ([op] if node.how == Moving.CHOSEN else [])


VERBS.update(
    {
        Turn: lambda node, ops: on_cards(node.what, ops, TurnOp(int(node.how), *ref(node.towards))),
        Move: _move,
        Swap: _swap,
        SwapContents: lambda node, ops: plain(ops, SwapContentsOp(field_test(node.first), field_test(node.second))),
    }
)
