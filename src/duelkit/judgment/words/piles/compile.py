"""How the engine runs the words of piles."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, Compiler
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.compile import select
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


@VERBS.handles(Judgment)
def _(compiler: Compiler, node: Judgment) -> list[Op]:
    won, _ = compiler.apart(node.win)
    lost, _ = compiler.apart(node.lose) if node.lose is not None else ((), ())
    judged = compiler.emit(JudgmentOp(len(won), len(lost)))
    compiler.emit(*won, JumpOp(len(lost)), *lost)
    return judged


VERBS.passes(
    {
        Draw: DrawOp,
        Discard: DiscardOp,
        Mill: MillOp,
        DiscardHand: DiscardHandOp,
        RevealTop: RevealTopOp,
        ShowHand: ShowHandOp,
        LookAtTop: LookAtTopOp,
    }
)
VERBS.on(select, {ReturnToHand: ReturnOp, Fetch: FetchOp, Bury: BuryOp})
