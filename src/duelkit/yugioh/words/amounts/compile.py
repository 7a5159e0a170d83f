"""Words about amounts (数値): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, Compiler, handles
from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.state.code import Amount
from duelkit.yugioh.words.amounts.meaning import Count, CountOf, HalfOf, Higher, Kinds, Plus, StatOf, The, Times
from duelkit.yugioh.words.amounts.run import (
    FigureSum, Greater, Half, KindCount, Multiple, OwnNumber, PoolCount, PoolFigureSum, RefCount, Sum,
)


@handles(AMOUNTS, Count)
def _(compiler: Compiler, node: Count) -> Amount:
    return PoolCount(compiler.pool(node.pool))


@handles(AMOUNTS, Kinds)
def _(compiler: Compiler, node: Kinds) -> Amount:
    return KindCount(compiler.pool(node.pool), -1 if node.of is None else int(node.of))


@handles(AMOUNTS, CountOf)
def _(compiler: Compiler, node: CountOf) -> Amount:
    if isinstance(node.what, Every):
        return PoolCount(compiler.pool(node.what.pool))
    return RefCount(*compiler.ref(node.what))


@handles(AMOUNTS, StatOf)
def _(compiler: Compiler, node: StatOf) -> Amount:
    if isinstance(node.what, Every):
        return PoolFigureSum(int(node.stat), compiler.pool(node.what.pool))
    ref, slot = compiler.ref(node.what)
    return FigureSum(int(node.stat), ref, slot, node.as_it_was)


@handles(AMOUNTS, Times)
def _(compiler: Compiler, node: Times) -> Amount:
    return Multiple(compiler.amount(node.amount), node.factor)


@handles(AMOUNTS, HalfOf)
def _(compiler: Compiler, node: HalfOf) -> Amount:
    return Half(compiler.amount(node.amount))


@handles(AMOUNTS, Plus)
def _(compiler: Compiler, node: Plus) -> Amount:
    return Sum(compiler.amount(node.first), compiler.amount(node.second), node.minus)


@handles(AMOUNTS, Higher)
def _(compiler: Compiler, node: Higher) -> Amount:
    return Greater(compiler.amount(node.first), compiler.amount(node.second))


@handles(AMOUNTS, The)
def _(compiler: Compiler, node: The) -> Amount:
    return OwnNumber(int(node.number))
