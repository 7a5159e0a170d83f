"""Handlers that compile the words about what is done before an effect is applied."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_REBUFF
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.done_first.meaning import DoneFirst


@MODIFIERS.handles(DoneFirst)
def _(compiler: Compiler, node: DoneFirst) -> ModifierCode:
    code = ModifierCode(C_REBUFF)
    code.test = compiler.test(node.of)
    code.by = -1 if node.by is None else int(node.by)
    would, falls = compiler.effect.would, compiler.effect.falls
    code.program = compiler.add_program(node.verb)
    compiler.effect.would, compiler.effect.falls = would, falls
    code.second = int(node.once_per_turn)
    if node.to is None:
        code.where = 1
        code.side = int(Side.EITHER)  # it concerns no cards of certain places
        return code
    return subject(compiler, code, node.to)
