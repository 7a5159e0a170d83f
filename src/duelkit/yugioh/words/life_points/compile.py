"""Words about life points (ＬＰ): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, speaks_of, would
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.selections import TARGET, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.code import Amount, Op
from duelkit.yugioh.words.amounts.meaning import Count, HalfOf, Kinds, StatOf, Times
from duelkit.yugioh.words.filters.meaning import AnyCard
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, LoseLife, PayLife, SetLife
from duelkit.yugioh.words.life_points.run import DamageOp, GainLifeOp, Life, PayLifeOp, SetLifeOp
from duelkit.yugioh.words.occasions.meaning import Would


def counts_cards(node: b.Amount | int) -> bool:
    """Whether an amount is a number of cards on the field, in open piles or in the opponent's hand, whatever an effect
    does before."""
    if isinstance(node, Times):
        return counts_cards(node.amount)
    if isinstance(node, Count) and node.pool == b.Pool(AnyCard(), Zone.HAND, Side.OPPONENT):
        return True
    return isinstance(node, Count | Kinds) and not node.pool.zones & (Zone.HAND | Zone.DECK) and (
        not speaks_of(node, tuple(RefKind)))


def figure_of_target(compiler: Compiler, node: b.Amount | int) -> bool:
    """Whether an amount is a figure of the one target, or a part of it."""
    while isinstance(node, HalfOf | Times):
        node = node.amount
    return isinstance(node, StatOf) and node.what == TARGET and len(compiler.effect.targets) == 1


@handles(VERBS, GainLife)
def _(compiler: Compiler, node: GainLife) -> list[Op]:
    return emit(compiler, GainLifeOp(compiler.amount(node.amount), int(node.side), counts_cards(node.amount),
                                     figure_of_target(compiler, node.amount)))


@handles(VERBS, Damage)
def _(compiler: Compiler, node: Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    return emit(compiler, DamageOp(compiler.amount(node.amount), int(node.side), counts_cards(node.amount),
                                   figure_of_target(compiler, node.amount)))


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
