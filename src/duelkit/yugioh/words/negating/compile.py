"""Handlers that compile the words about negation and being unaffected (無効)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import All, Filter, Pool, nodes
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Side, Would, Zone
from duelkit.yugioh.state.categories import (
    C_ACTIVATED_NEGATED,
    C_KEEPS_OFF,
    C_NEGATED,
    C_NOT_NEGATED,
    C_REBUFF,
    C_UNAFFECTED,
)
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.battle.meaning import DestroyedInBattleWith
from duelkit.yugioh.words.chains.meaning import UsedItsEffectIn
from duelkit.yugioh.words.controlling.meaning import ControlledBy
from duelkit.yugioh.words.equipping.meaning import EquippedTo
from duelkit.yugioh.words.links.meaning import InExtraMonsterZone
from duelkit.yugioh.words.negating.meaning import (
    ActivatedNegated,
    FusionsNotNegated,
    IsNegated,
    NegateActivation,
    Negated,
    NegateEffect,
    NegatesEffectsOf,
    NegateSummon,
    NotNegated,
    Rebuffs,
    Unaffected,
)
from duelkit.yugioh.words.negating.run import (
    IsNegatedTest,
    NegateActivationOp,
    NegateEffectOp,
    NegatesEffectsTest,
    NegateSummonOp,
)


@VERBS.handles(NegateActivation)
def _(compiler: Compiler, node: NegateActivation) -> list[Op]:
    would(compiler, Would.NEGATES)
    return compiler.emit(NegateActivationOp())


@MODIFIERS.handles(Negated)
def _(compiler: Compiler, node: Negated) -> ModifierCode:
    code = ModifierCode(C_NEGATED)
    code.follows = any(isinstance(part, DestroyedInBattleWith) for part in nodes(node))
    return subject(compiler, code, node.to)


@MODIFIERS.handles(NotNegated)
def _(compiler: Compiler, node: NotNegated) -> ModifierCode:
    code = ModifierCode(C_NOT_NEGATED)
    code.flag = node.activations
    code.number = 2 if node.activations_can_be else int(node.activated_only)
    return subject(compiler, code, node.to)


def _as_activated(of: Filter | None) -> Filter | None:
    """The cards whose activated effects do nothing: in an Extra Monster Zone is where that effect was activated."""
    there = UsedItsEffectIn(Zone.MONSTER_ZONE, True)
    if not isinstance(of, All):
        return there if of == InExtraMonsterZone() else of
    return All(tuple(there if part == InExtraMonsterZone() else part for part in of.parts))


@MODIFIERS.handles(Unaffected)
def _(compiler: Compiler, node: Unaffected) -> ModifierCode:
    code = ModifierCode(C_UNAFFECTED)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.test = compiler.optional_test(_as_activated(node.of) if node.activated_only else node.of)
    code.flag = node.activated_only
    code.number = 1 if node.lower_level_monsters else 0
    code.second = int(node.unless_targeted)
    return subject(compiler, code, node.to)


@MODIFIERS.handles(ActivatedNegated)
def _(compiler: Compiler, node: ActivatedNegated) -> ModifierCode:
    code = ModifierCode(C_ACTIVATED_NEGATED)
    code.test = compiler.optional_test(node.of)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.zones = int(node.zones)
    code.side = int(Side.EITHER)  # it concerns no cards of certain places
    code.flag = node.destroys
    code.number = int(node.in_defense)
    code.second = int(node.once_per_turn)
    code.in_column = node.in_column
    return code


@MODIFIERS.handles(Rebuffs)
def _(compiler: Compiler, node: Rebuffs) -> list[ModifierCode]:
    code = ModifierCode(C_REBUFF)
    code.test = compiler.test(node.of if node.by is None else node.of & ControlledBy(node.by))
    code.flag = node.destroys
    code.number = int(node.alone)
    code.by = -1 if node.by is None or node.by is Side.EITHER else int(node.by)
    code.kinds = sum(1 << face for face in node.die)
    compiler.info.rolls = compiler.info.rolls or len(node.die) > 0
    codes = [subject(compiler, code, node.to)]
    if not node.destroys and node.to == THIS:  # an Equip Card targets it for as long as it is equipped
        worn = Pool(node.of & EquippedTo(), Zone.SPELL_TRAP_ZONE, Side.EITHER if node.by is None else node.by)
        codes.append(subject(compiler, ModifierCode(C_NEGATED), worn))
    return codes


TESTS.passes({IsNegated: IsNegatedTest, NegatesEffectsOf: NegatesEffectsTest})
VERBS.passes({NegateEffect: NegateEffectOp, NegateSummon: NegateSummonOp})


@MODIFIERS.handles(FusionsNotNegated)
def _(compiler: Compiler, node: FusionsNotNegated) -> ModifierCode:
    code = ModifierCode(C_KEEPS_OFF)
    code.side = int(node.side)
    code.kinds = int(Would.FUSION_SUMMON)
    return code
