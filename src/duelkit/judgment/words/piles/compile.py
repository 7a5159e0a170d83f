"""How the engine runs the words of piles."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, amount, emit_verb, maybe, plain
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.compile import on_cards
from duelkit.judgment.words.flow.run import JumpOp
from duelkit.judgment.words.piles.meaning import (
    Bury,
    Discard,
    DiscardHand,
    Draw,
    Fetch,
    Judgment,
    LookAtTop,
    Mill,
    ReturnToHand,
    RevealTop,
    ShowHand,
)
from duelkit.judgment.words.piles.run import (
    BuryOp,
    DiscardHandOp,
    DiscardOp,
    DrawOp,
    FetchOp,
    JudgmentOp,
    LookAtTopOp,
    MillOp,
    ReturnOp,
    RevealTopOp,
    ShowHandOp,
)


def _judgment(node: Judgment, ops: list[Op]) -> list[Op]:
    won: list[Op] = []
    lost: list[Op] = []
    emit_verb(node.win, won)
    if node.lose is not None:
        emit_verb(node.lose, lost)
    op = JudgmentOp(len(won), len(lost))
    ops.extend((op, *won, JumpOp(len(lost)), *lost))
    return [op]


VERBS.update(
    {
        Draw: lambda node, ops: plain(ops, DrawOp(amount(node.amount), int(node.side))),
        Discard: lambda node, ops: plain(ops, DiscardOp(amount(node.amount), int(node.side), maybe(node.which))),
        Mill: lambda node, ops: plain(ops, MillOp(amount(node.amount), int(node.side))),
        ReturnToHand: lambda node, ops: on_cards(node.what, ops, ReturnOp()),
        Fetch: lambda node, ops: on_cards(node.what, ops, FetchOp(int(node.to))),
        DiscardHand: lambda node, ops: plain(ops, DiscardHandOp(int(node.side))),
        RevealTop: lambda node, ops: plain(ops, RevealTopOp(int(node.side))),
        Bury: lambda node, ops: on_cards(node.what, ops, BuryOp()),
        ShowHand: lambda node, ops: plain(ops, ShowHandOp(int(node.side))),
        Judgment: _judgment,
        LookAtTop: lambda node, ops: plain(ops, LookAtTopOp()),
    }
)
