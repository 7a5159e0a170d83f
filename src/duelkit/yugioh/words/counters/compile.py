"""Handlers that compile the words about counters (カウンター)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.language.selections import EACH, Every, RefKind
from duelkit.yugioh.state.categories import C_HOLDS
from duelkit.yugioh.state.code import Amount, Check, Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.counters.meaning import (
    CounterCount,
    DistributeCounters,
    HasCounter,
    HoldsCounters,
    MayHoldCounter,
    PlaceCounters,
    RemoveCounters,
    WasFilled,
)
from duelkit.yugioh.words.counters.run import (
    Counters,
    CountersOp,
    CounterTakerTest,
    CounterTest,
    FilledCheck,
    PoolCounters,
    RoomTest,
    SpreadCountersOp,
    TakeCountersOp,
)


@VERBS.handles(PlaceCounters)
def _(compiler: Compiler, node: PlaceCounters) -> list[Op]:
    needed = select(compiler, node.what, CounterTakerTest(node.name))
    compiler.ops.append(CountersOp(node.name, compiler.amount(node.amount), False))
    return needed


@VERBS.handles(RemoveCounters)
def _(compiler: Compiler, node: RemoveCounters) -> list[Op]:
    if isinstance(node.what, Every):
        take = TakeCountersOp(node.name, compiler.amount(node.amount), compiler.pool(node.what.pool))
        take.activating = compiler.in_cost and not compiler.in_procedure
        return compiler.emit(take)
    select(compiler, node.what)
    op = CountersOp(node.name, compiler.amount(node.amount), True, node.what == EACH)
    op.activating = compiler.in_cost and not compiler.in_procedure
    return compiler.emit(op)


@VERBS.handles(DistributeCounters)
def _(compiler: Compiler, node: DistributeCounters) -> list[Op]:
    return compiler.emit(SpreadCountersOp(node.name, compiler.amount(node.amount), compiler.pool(node.pool)))


@MODIFIERS.handles(HoldsCounters)
def _(compiler: Compiler, node: HoldsCounters) -> ModifierCode:
    code = ModifierCode(C_HOLDS)
    code.name = node.name
    code.number = node.most
    code.ref = int(RefKind.THIS)
    return code


TESTS.passes({HasCounter: CounterTest, MayHoldCounter: RoomTest})


@AMOUNTS.handles(CounterCount)
def _(compiler: Compiler, node: CounterCount) -> Amount:
    if isinstance(node.what, Every):
        return PoolCounters(node.name, compiler.pool(node.what.pool))
    return Counters(node.name, *compiler.ref(node.what), node.had)


@CHECKS.handles(WasFilled)
def _(compiler: Compiler, node: WasFilled) -> Check:
    compiler.info.fills_at = node.number
    return FilledCheck()
