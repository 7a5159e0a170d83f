"""Handlers that compile the words about cards that pay in place of others (手札を捨てる場合、代わりに〜)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.categories import C_DISCARD_PAID
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.paid_instead.meaning import DiscardPaid, TributePaid


@MODIFIERS.handles(DiscardPaid)
def _(compiler: Compiler, node: DiscardPaid) -> ModifierCode:
    code = ModifierCode(C_DISCARD_PAID)
    code.test = compiler.test(node.which)
    return code


@MODIFIERS.handles(TributePaid)
def _(compiler: Compiler, node: TributePaid) -> ModifierCode:
    code = ModifierCode(C_DISCARD_PAID)
    code.test = compiler.test(node.which)
    code.flag = True
    code.number = node.amount
    return code
