"""Handlers that compile the words about the kinds of monsters of which players can have only some."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_ONE_KIND
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.one_kind.meaning import OneKind


@MODIFIERS.handles(OneKind)
def _(compiler: Compiler, node: OneKind) -> ModifierCode:
    code = ModifierCode(C_ONE_KIND)
    code.number = int(node.of)
    code.flag = node.each
    code.side = int(Side.EITHER)  # it is about players
    return code
