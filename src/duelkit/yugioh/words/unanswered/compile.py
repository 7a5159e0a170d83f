"""Handlers that compile the words about effects to whose activation nothing can be activated in response."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.state.categories import C_UNANSWERED
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.unanswered.meaning import AttacksUnanswered, CardsUnanswered, EffectsUnanswered


@MODIFIERS.handles(EffectsUnanswered)
def _(compiler: Compiler, node: EffectsUnanswered) -> ModifierCode:
    code = ModifierCode(C_UNANSWERED)
    code.by = int(node.by)
    code.test = compiler.optional_test(node.which)
    code.number = int(node.whoever)
    code.side = int(node.by) if node.to is None else -1
    return subject(compiler, code, node.to)


@MODIFIERS.handles(CardsUnanswered)
def _(compiler: Compiler, node: CardsUnanswered) -> ModifierCode:
    code = ModifierCode(C_UNANSWERED)
    code.by = int(node.by)
    code.test = compiler.test(node.which)
    code.number = int(node.whoever)
    code.flag = True
    code.side = int(node.by)  # it concerns no cards of certain places
    return code


@MODIFIERS.handles(AttacksUnanswered)
def _(compiler: Compiler, node: AttacksUnanswered) -> ModifierCode:
    code = ModifierCode(C_UNANSWERED)
    code.by = int(node.by)
    code.flag = True
    return subject(compiler, code, node.to)
