"""Handlers that compile the words about amounts (数値)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, Compiler
from duelkit.yugioh.compiler.selections import speaks_of
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.amounts import Count, CountOf, HalfOf, Plus, StatOf, Times
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import THIS, Every, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.code import Amount
from duelkit.yugioh.words.amounts.meaning import (
    AsManyAs,
    Doubling,
    Higher,
    HighestOf,
    InCase,
    Kinds,
    OnePer,
    OpenTargets,
    TypesAmong,
)
from duelkit.yugioh.words.amounts.run import (
    CaseAmount,
    Doubled,
    FigureSum,
    Greater,
    Half,
    HighestFigure,
    HighestInPool,
    KindCount,
    Multiple,
    PoolCount,
    PoolFigureSum,
    RefCount,
    Share,
    Sum,
    TargetsBefore,
    TargetsLeft,
    TypeCount,
)
from duelkit.yugioh.words.battles_fought.meaning import BattlesWon
from duelkit.yugioh.words.counters.meaning import CounterCount
from duelkit.yugioh.words.sent_from_field.meaning import TypesSent


def counts_cards(node: b.Amount | int) -> bool:
    """Whether an amount counts cards, sums figures of cards on the field, in open piles or in the opponent's hand, or
    counts counters on this card, so that it is known before the effect is processed.
    """
    if isinstance(node, Times):
        return counts_cards(node.amount)
    if isinstance(node, CounterCount):
        return node.what == THIS
    if isinstance(node, TypesSent | BattlesWon):
        return True
    if isinstance(node, Count) and node.pool == b.Pool(AnyCard(), Zone.HAND, Side.OPPONENT):
        return True
    pool = (
        node.what.pool
        if isinstance(node, StatOf) and isinstance(node.what, Every)
        else (node.pool if isinstance(node, Count | Kinds) else None)
    )
    return pool is not None and not pool.zones & (Zone.HAND | Zone.DECK) and not speaks_of(node, tuple(RefKind))


@AMOUNTS.handles(CountOf)
def _(compiler: Compiler, node: CountOf) -> Amount:
    if isinstance(node.what, Every):
        return PoolCount(compiler.pool(node.what.pool))
    return RefCount(*compiler.ref(node.what))


@AMOUNTS.handles(StatOf)
def _(compiler: Compiler, node: StatOf) -> Amount:
    if isinstance(node.what, Every):
        return PoolFigureSum(int(node.stat), compiler.pool(node.what.pool))
    ref, slot = compiler.ref(node.what)
    return FigureSum(int(node.stat), ref, slot, node.as_it_was)


@AMOUNTS.handles(HighestOf)
def _(compiler: Compiler, node: HighestOf) -> Amount:
    if isinstance(node.what, Every):
        return HighestInPool(int(node.stat), compiler.pool(node.what.pool))
    return HighestFigure(int(node.stat), *compiler.ref(node.what))


@AMOUNTS.handles(InCase)
def _(compiler: Compiler, node: InCase) -> Amount:
    amounts = compiler.amount(node.amount), compiler.amount(node.otherwise)
    return CaseAmount(compiler.check(node.condition), *amounts)


AMOUNTS.passes(
    {
        Count: PoolCount,
        Kinds: KindCount,
        TypesAmong: TypeCount,
        Times: Multiple,
        HalfOf: Half,
        Plus: Sum,
        Higher: Greater,
        Doubling: Doubled,
        OnePer: Share,
        OpenTargets: TargetsLeft,
        AsManyAs: TargetsBefore,
    }
)
