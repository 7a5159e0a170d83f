"""Handlers that compile the words about counters (カウンター)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, MODIFIERS, TESTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, select
from duelkit.yugioh.language.selections import Every, RefKind
from duelkit.yugioh.state.code import Amount, Op, Test
from duelkit.yugioh.state.codes import C_HOLDS
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.counters.meaning import (
    CounterCount,
    HasCounter,
    HoldsCounters,
    MayHoldCounter,
    PlaceCounters,
    RemoveCounters,
)
from duelkit.yugioh.words.counters.run import (
    Counters,
    CountersOp,
    CounterTakerTest,
    CounterTest,
    RoomTest,
    TakeCountersOp,
)


@handles(VERBS, PlaceCounters)
def _(compiler: Compiler, node: PlaceCounters) -> list[Op]:
    needed = select(compiler, node.what, CounterTakerTest(node.name))
    compiler.ops.append(CountersOp(node.name, compiler.amount(node.amount), False))
    return needed


@handles(VERBS, RemoveCounters)
def _(compiler: Compiler, node: RemoveCounters) -> list[Op]:
    if isinstance(node.what, Every):
        return emit(compiler, TakeCountersOp(node.name, compiler.amount(node.amount), compiler.pool(node.what.pool)))
    select(compiler, node.what)
    return emit(compiler, CountersOp(node.name, compiler.amount(node.amount), True))


@handles(TESTS, HasCounter)
def _(compiler: Compiler, node: HasCounter) -> Test:
    return CounterTest(node.name, node.at_least)


@handles(AMOUNTS, CounterCount)
def _(compiler: Compiler, node: CounterCount) -> Amount:
    return Counters(node.name, *compiler.ref(node.what))


@handles(MODIFIERS, HoldsCounters)
def _(compiler: Compiler, node: HoldsCounters) -> ModifierCode:
    code = ModifierCode(C_HOLDS)
    code.name = node.name
    code.number = node.most
    code.ref = int(RefKind.THIS)
    return code


@handles(TESTS, MayHoldCounter)
def _(compiler: Compiler, node: MayHoldCounter) -> Test:
    return RoomTest(node.name)
