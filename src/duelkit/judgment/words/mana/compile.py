"""How the engine runs the words of mana."""

from __future__ import annotations

from duelkit.judgment.compiler.asking import asks_price
from duelkit.judgment.compiler.context import RULINGS, VERBS, amount, plain, ruling
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.mana.meaning import ExitMana, GainMana, LoseMana, StealMana
from duelkit.judgment.words.mana.run import GainManaOp, LoseManaOp, StealManaOp


def _gain_mana(node: GainMana, ops: list[Op]) -> list[Op]:
    needed = plain(ops, GainManaOp(amount(node.amount), int(node.side)))
    return [] if asks_price(node.amount) else needed


RULINGS.update({ExitMana: lambda node: ruling("exit mana", node.of, 1 if node.stolen else 0)})
VERBS.update(
    {
        GainMana: _gain_mana,
        LoseMana: lambda node, ops: plain(ops, LoseManaOp(amount(node.amount), int(node.side))),
        StealMana: lambda node, ops: plain(ops, StealManaOp(amount(node.amount))),
    }
)
