"""Handlers that compile the words about negation and being unaffected (無効)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.terms import Side, Would
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import C_NEGATED, C_REBUFF, C_UNAFFECTED
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.battle.meaning import DestroyedInBattleWith
from duelkit.yugioh.words.negating.meaning import (
    NegateActivation,
    Negated,
    NegateEffect,
    NegateSummon,
    Rebuffs,
    Unaffected,
)
from duelkit.yugioh.words.negating.run import NegateActivationOp, NegateEffectOp, NegateSummonOp


@VERBS.handles(NegateActivation)
def _(compiler: Compiler, node: NegateActivation) -> list[Op]:
    would(compiler, Would.NEGATES)
    return compiler.emit(NegateActivationOp())


@MODIFIERS.handles(Negated)
def _(compiler: Compiler, node: Negated) -> ModifierCode:
    code = ModifierCode(C_NEGATED)
    code.follows = any(isinstance(part, DestroyedInBattleWith) for part in nodes(node))
    return subject(compiler, code, node.to)


@MODIFIERS.handles(Unaffected)
def _(compiler: Compiler, node: Unaffected) -> ModifierCode:
    code = ModifierCode(C_UNAFFECTED)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.test = compiler.optional_test(node.of)
    code.flag = node.activated_only
    code.number = 1 if node.lower_level_monsters else 0
    return subject(compiler, code, node.to)


@MODIFIERS.handles(Rebuffs)
def _(compiler: Compiler, node: Rebuffs) -> ModifierCode:
    code = ModifierCode(C_REBUFF)
    code.test = compiler.test(node.of)
    return subject(compiler, code, node.to)


VERBS.passes({NegateEffect: NegateEffectOp, NegateSummon: NegateSummonOp})
