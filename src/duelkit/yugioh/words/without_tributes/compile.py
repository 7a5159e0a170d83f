"""Handlers that compile the words about Normal Summons without Tributes (リリースなし)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import EACH_TURN, P_ONE_TRIBUTE_LESS, YOU
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.without_tributes.meaning import NoTributes, SummonWithoutTributes
from duelkit.yugioh.words.without_tributes.run import WithoutTributesOp

VERBS.passes({SummonWithoutTributes: WithoutTributesOp})


@MODIFIERS.handles(NoTributes)
def _(compiler: Compiler, node: NoTributes) -> ModifierCode:
    code = ModifierCode(C_MAY + P_ONE_TRIBUTE_LESS)
    code.flag = True  # all of them
    code.number = EACH_TURN if node.each_turn else int(node.once)
    code.side = YOU
    code.test = compiler.test(node.which)
    return code
