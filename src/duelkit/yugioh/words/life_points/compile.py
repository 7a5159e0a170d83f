"""Handlers that compile the words about life points (ＬＰ)."""

from __future__ import annotations

from functools import partial

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.amounts import HalfOf, StatOf, Times
from duelkit.yugioh.language.selections import TARGET
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.amounts.compile import counts_cards
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, LoseLife, PayLife, SetLife
from duelkit.yugioh.words.life_points.run import DamageOp, GainLifeOp, Life, PayLifeOp, SetLifeOp


def figure_of_target(compiler: Compiler, node: b.Amount | int) -> bool:
    """Whether an amount is a figure of the single target, or a fraction of it."""
    while isinstance(node, HalfOf | Times):
        node = node.amount
    return isinstance(node, StatOf) and node.what == TARGET and len(compiler.effect.targets) == 1


@VERBS.handles(GainLife)
def _(compiler: Compiler, node: GainLife) -> list[Op]:
    return compiler.emit(
        GainLifeOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
        )
    )


@VERBS.handles(Damage)
def _(compiler: Compiler, node: Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    return compiler.emit(
        DamageOp(
            compiler.amount(node.amount),
            int(node.side),
            counts_cards(node.amount),
            figure_of_target(compiler, node.amount),
        )
    )


VERBS.passes({PayLife: PayLifeOp, LoseLife: partial(SetLifeOp, lost=True), SetLife: SetLifeOp})
AMOUNTS.passes({LifePoints: Life})
