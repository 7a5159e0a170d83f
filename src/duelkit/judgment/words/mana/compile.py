"""How the engine runs the words of mana."""

from __future__ import annotations

from functools import partial

from duelkit.judgment.compiler.asking import asks_price
from duelkit.judgment.compiler.context import RULINGS, VERBS, Compiler, ruling
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.mana.meaning import ExitMana, GainMana, LoseMana, StealMana
from duelkit.judgment.words.mana.run import GainManaOp, LoseManaOp, StealManaOp


@VERBS.handles(GainMana)
def _(compiler: Compiler, node: GainMana) -> list[Op]:
    needed = compiler.emit(GainManaOp(compiler.amount(node.amount), int(node.side)))
    return [] if asks_price(node.amount) else needed


RULINGS.passes({ExitMana: partial(ruling, "exit mana")})
VERBS.passes({LoseMana: LoseManaOp, StealMana: StealManaOp})
