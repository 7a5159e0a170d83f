"""Handlers that compile the words about Fusion Summons with materials of other places."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.codes import C_WIDE_FUSION
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.wide_fusion.meaning import FusionFromElsewhere


@MODIFIERS.handles(FusionFromElsewhere)
def _(compiler: Compiler, node: FusionFromElsewhere) -> ModifierCode:
    code = ModifierCode(C_WIDE_FUSION)
    code.side = 0
    code.zones = int(node.zones)
    code.number = int(node.to)
    would, falls = compiler.effect.would, compiler.effect.falls
    code.program = compiler.add_program(node.at_end)
    compiler.effect.would, compiler.effect.falls = would, falls
    return code
