"""Handlers that compile the words about cards that pay in place of others (手札を捨てる場合、代わりに〜)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.categories import C_COUNTERS_PAID, C_DISCARD_PAID
from duelkit.yugioh.state.codes import BANISHES_ITSELF, LEAVES_THE_OTHER
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.paid_instead.meaning import (
    CountersPaid,
    DiscardEased,
    DiscardPaid,
    SelfTributePaid,
    TributePaid,
)


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


@MODIFIERS.handles(SelfTributePaid)
def _(compiler: Compiler, node: SelfTributePaid) -> ModifierCode:
    code = ModifierCode(C_DISCARD_PAID)
    code.test = compiler.test(node.which)
    code.flag, code.second = True, BANISHES_ITSELF
    return code


@MODIFIERS.handles(DiscardEased)
def _(compiler: Compiler, node: DiscardEased) -> ModifierCode:
    code = ModifierCode(C_DISCARD_PAID)
    code.test = compiler.test(node.which)
    code.flag, code.second = True, LEAVES_THE_OTHER
    return code


@MODIFIERS.handles(CountersPaid)
def _(compiler: Compiler, node: CountersPaid) -> ModifierCode:
    code = ModifierCode(C_COUNTERS_PAID)
    code.name = node.name
    return code
