"""Handlers that compile the words about life points (ＬＰ)."""

from __future__ import annotations

from functools import partial

from duelkit.yugioh.compiler.context import AMOUNTS, MODIFIERS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.amounts import HalfOf, StatOf, Times
from duelkit.yugioh.language.selections import COST_CARDS, TARGET
from duelkit.yugioh.language.terms import Side, Would
from duelkit.yugioh.state.categories import C_DAMAGE_HALVED, C_DAMAGE_PASSED, C_KEEPS_OFF, C_LIFE_TURNED
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import WOULD_HURT_OTHER, WOULD_HURT_USER
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.amounts.compile import counts_cards
from duelkit.yugioh.words.life_points.meaning import (
    Damage,
    DamageHalved,
    DamagePassed,
    DamageTurned,
    GainLife,
    InsteadOfEffectDamage,
    LifeDifference,
    LifePoints,
    LifeTurned,
    LoseLife,
    NoDamageOnce,
    NoDamageUpTo,
    PayLife,
    SetLife,
    SwapLife,
)
from duelkit.yugioh.words.life_points.run import (
    DamageOp,
    DamageTurnedOp,
    GainLifeOp,
    Life,
    LifeGap,
    PayLifeOp,
    SetLifeOp,
    SwapLifeOp,
    WhoseCards,
)


def figure_of_target(compiler: Compiler, node: b.Amount | int) -> bool:
    """Whether an amount is a figure of the single target, or a fraction of it."""
    return figure_of(node) == TARGET and len(compiler.effect.targets) == 1


def figure_of(node: b.Amount | int) -> object:
    """The cards of whose figure an amount is a fraction or a multiple; ``None`` if it is no such amount."""
    while isinstance(node, HalfOf | Times):
        node = node.amount
    return node.what if isinstance(node, StatOf) else None


@VERBS.handles(GainLife)
def _(compiler: Compiler, node: GainLife) -> list[Op]:
    return compiler.emit(
        GainLifeOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
            figure_of(node.amount) == COST_CARDS,
        )
    )


@VERBS.handles(Damage)
def _(compiler: Compiler, node: Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    if node.whose is not None or node.side is not Side.OPPONENT:
        compiler.effect.would |= WOULD_HURT_USER
    if node.whose is not None or node.side is not Side.YOU:
        compiler.effect.would |= WOULD_HURT_OTHER
    whose = None if node.whose is None else WhoseCards(*compiler.ref(node.whose.what), node.whose.owner)
    return compiler.emit(
        DamageOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
            figure_of(node.amount) == COST_CARDS,
            whose,
        )
    )


@MODIFIERS.handles(LifeTurned)
def _(compiler: Compiler, node: LifeTurned) -> ModifierCode:
    code = ModifierCode(C_LIFE_TURNED)
    code.side = int(node.side)
    code.flag = node.damage
    return code


@MODIFIERS.handles(DamagePassed)
def _(compiler: Compiler, node: DamagePassed) -> ModifierCode:
    code = ModifierCode(C_DAMAGE_PASSED)
    code.side = int(node.side)
    return code


@MODIFIERS.handles(NoDamageUpTo)
def _(compiler: Compiler, node: NoDamageUpTo) -> ModifierCode:
    code = ModifierCode(C_KEEPS_OFF)
    code.side = int(node.side)
    code.amount = compiler.amount(node.amount)
    return code


@MODIFIERS.handles(NoDamageOnce)
def _(compiler: Compiler, node: NoDamageOnce) -> ModifierCode:
    code = ModifierCode(C_KEEPS_OFF)
    code.side = int(node.side)
    code.flag = True
    return code


@MODIFIERS.handles(InsteadOfEffectDamage)
def _(compiler: Compiler, node: InsteadOfEffectDamage) -> ModifierCode:
    code = ModifierCode(C_KEEPS_OFF)
    code.side = int(node.side)
    code.program = compiler.add_program(node.verb)
    return code


@MODIFIERS.handles(DamageHalved)
def _(compiler: Compiler, node: DamageHalved) -> ModifierCode:
    code = ModifierCode(C_DAMAGE_HALVED)
    code.side = int(node.side)
    code.flag = node.effects
    return code


VERBS.passes(
    {
        DamageTurned: DamageTurnedOp,
        PayLife: PayLifeOp,
        LoseLife: partial(SetLifeOp, lost=True),
        SetLife: SetLifeOp,
        SwapLife: SwapLifeOp,
    }
)
AMOUNTS.passes({LifePoints: Life, LifeDifference: LifeGap})
