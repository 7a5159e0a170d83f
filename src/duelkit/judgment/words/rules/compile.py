"""How the engine runs the words of rules."""

from __future__ import annotations

from functools import partial

from duelkit.judgment.compiler.context import RULINGS, VERBS, Compiler, ruling
from duelkit.judgment.state.code import Ruling
from duelkit.judgment.state.codes import YOU
from duelkit.judgment.words.rules.meaning import Cancels, CardCost, Decree, Forbids, HandLimit, TurnsDiscards
from duelkit.judgment.words.rules.run import DecreeOp

CANCELLED = ("attack", "rotation", "spell")


@RULINGS.handles(Cancels)
def _(compiler: Compiler, node: Cancels) -> Ruling:
    if node.what not in CANCELLED:
        raise ValueError(f"{node.what!r} cannot be cancelled; expected one of {CANCELLED}")
    return ruling(f"cancel {node.what}", compiler.test(node.which), node.discard)


@RULINGS.handles(HandLimit)
def _(compiler: Compiler, node: HandLimit) -> Ruling:
    return Ruling("hand limit", None, None, int(node.side), 0, None, node.amount)


@RULINGS.handles(Forbids)
def _(compiler: Compiler, node: Forbids) -> Ruling:
    return Ruling(node.what, None, None, int(node.side), 0, None, 0)


RULINGS.passes(
    {
        CardCost: partial(Ruling, "card cost", number=0),
        TurnsDiscards: partial(Ruling, "turns discards", None, None, YOU, 0, None, 0),
    }
)
VERBS.passes({Decree: DecreeOp})
