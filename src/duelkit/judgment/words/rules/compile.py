"""How the engine runs the words of rules."""

from __future__ import annotations

from duelkit.judgment.compiler.context import RULINGS, VERBS, amount, maybe_field_test, plain, ruling, ruling_of, test
from duelkit.judgment.state.code import Op, Ruling
from duelkit.judgment.state.codes import YOU
from duelkit.judgment.words.rules.meaning import Cancels, CardCost, Decree, Forbids, HandLimit, TurnsDiscards
from duelkit.judgment.words.rules.run import DecreeOp

CANCELLED = ("attack", "rotation", "spell")


def _cancels(node: Cancels) -> Ruling:
    if node.what not in CANCELLED:
        raise ValueError(f"{node.what!r} cannot be cancelled; expected one of {CANCELLED}")
    return ruling(f"cancel {node.what}", node.which, node.discard)


def _decree(node: Decree, ops: list[Op]) -> list[Op]:
    return plain(ops, DecreeOp(ruling_of(node.rule), int(node.until)))


RULINGS.update(
    {
        Cancels: _cancels,
        CardCost: lambda node: Ruling(
            "card cost",
            test(node.cards),
            amount(node.amount),
            int(node.side),
            node.least,
            maybe_field_test(node.onto),
            0,
        ),
        HandLimit: lambda node: Ruling("hand limit", None, None, int(node.side), 0, None, node.amount),
        Forbids: lambda node: Ruling(node.what, None, None, int(node.side), 0, None, 0),
        TurnsDiscards: lambda node: Ruling("turns discards", None, None, YOU, 0, None, 0),
    }
)
VERBS.update({Decree: _decree})
