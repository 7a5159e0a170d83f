"""Handlers that compile the words about zones that cannot be used (使用不可能)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.codes import C_ZONES
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.blocking.meaning import ZonesBlocked


@MODIFIERS.handles(ZonesBlocked)
def _(compiler: Compiler, node: ZonesBlocked) -> ModifierCode:
    code = ModifierCode(C_ZONES)
    code.number = node.most
    code.side = int(Side.OPPONENT)  # it concerns no cards
    return code
