"""Handlers that compile the words about Graveyards that effects cannot reach."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.categories import C_SEALED
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.sealing.meaning import GraveyardsSealed, GraveyardUnaffected, ReachesPast


@MODIFIERS.handles(GraveyardsSealed)
def _(compiler: Compiler, node: GraveyardsSealed) -> ModifierCode:
    code = ModifierCode(C_SEALED)
    code.side = 2
    return code


@MODIFIERS.handles(GraveyardUnaffected)
def _(compiler: Compiler, node: GraveyardUnaffected) -> ModifierCode:
    code = ModifierCode(C_SEALED)
    code.flag = True
    code.side = int(node.side)
    code.test = compiler.test(node.by)
    return code


@MODIFIERS.handles(ReachesPast)
def _(compiler: Compiler, node: ReachesPast) -> list[ModifierCode]:
    compiler.info.reaches_past = compiler.test(node.seal)
    return []
