"""Handlers that compile the words about life points (ＬＰ)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, would
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.amounts import HalfOf, StatOf, Times
from duelkit.yugioh.language.selections import TARGET
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.code import Amount, Op
from duelkit.yugioh.words.amounts.compile import counts_cards
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, LoseLife, PayLife, SetLife
from duelkit.yugioh.words.life_points.run import DamageOp, GainLifeOp, Life, PayLifeOp, SetLifeOp


def figure_of_target(compiler: Compiler, node: b.Amount | int) -> bool:
    """Whether an amount is a figure of the single target, or a fraction of it."""
    while isinstance(node, HalfOf | Times):
        node = node.amount
    return isinstance(node, StatOf) and node.what == TARGET and len(compiler.effect.targets) == 1


@handles(VERBS, GainLife)
def _(compiler: Compiler, node: GainLife) -> list[Op]:
    return emit(
        compiler,
        GainLifeOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
        ),
    )


@handles(VERBS, Damage)
def _(compiler: Compiler, node: Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    return emit(
        compiler,
        DamageOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
        ),
    )


@handles(VERBS, PayLife)
def _(compiler: Compiler, node: PayLife) -> list[Op]:
    return emit(compiler, PayLifeOp(compiler.amount(node.amount)))


@handles(VERBS, LoseLife)
def _(compiler: Compiler, node: LoseLife) -> list[Op]:
    return emit(compiler, SetLifeOp(compiler.amount(node.amount), int(node.side), lost=True))


@handles(VERBS, SetLife)
def _(compiler: Compiler, node: SetLife) -> list[Op]:
    return emit(compiler, SetLifeOp(compiler.amount(node.amount), int(node.side)))


@handles(AMOUNTS, LifePoints)
def _(compiler: Compiler, node: LifePoints) -> Amount:
    return Life(int(node.side))
