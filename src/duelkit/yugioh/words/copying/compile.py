"""Handlers that compile the words about monsters that get the name and the effects of another card."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.codes import C_COPY
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.copying.meaning import TakesAfter
from duelkit.yugioh.words.lasting.run import LastOf


@MODIFIERS.handles(TakesAfter)
def _(compiler: Compiler, node: TakesAfter) -> ModifierCode:
    code = ModifierCode(C_COPY)
    code.amount = LastOf(*compiler.ref(node.of))
    return code
