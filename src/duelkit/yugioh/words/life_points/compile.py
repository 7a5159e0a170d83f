"""Words about life points (ＬＰ): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, would
from duelkit.yugioh.state.code import Amount, Op
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, PayLife, SetLife
from duelkit.yugioh.words.life_points.run import DamageOp, GainLifeOp, Life, PayLifeOp, SetLifeOp
from duelkit.yugioh.words.occasions.meaning import Would


@handles(VERBS, GainLife)
def _(compiler: Compiler, node: GainLife) -> list[Op]:
    return emit(compiler, GainLifeOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, Damage)
def _(compiler: Compiler, node: Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    return emit(compiler, DamageOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, PayLife)
def _(compiler: Compiler, node: PayLife) -> list[Op]:
    return emit(compiler, PayLifeOp(compiler.amount(node.amount)))


@handles(VERBS, SetLife)
def _(compiler: Compiler, node: SetLife) -> list[Op]:
    return emit(compiler, SetLifeOp(compiler.amount(node.amount), int(node.side)))


@handles(AMOUNTS, LifePoints)
def _(compiler: Compiler, node: LifePoints) -> Amount:
    return Life(int(node.side))
