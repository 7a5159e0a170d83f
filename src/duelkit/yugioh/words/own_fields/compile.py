"""Handlers that compile the words about Summons by each player to their own field (それぞれのフィールドに)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import excavated, select, speaks_of, would, zones_of
from duelkit.yugioh.language.selections import TARGET, Ref, RefKind
from duelkit.yugioh.language.terms import Would, Zone
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.own_fields.meaning import SummonEach
from duelkit.yugioh.words.own_fields.run import EachSummonOp, SplitSummonOp
from duelkit.yugioh.words.selecting.run import Picked, Whole


@VERBS.handles(SummonEach)
def _(compiler: Compiler, node: SummonEach) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    turned_over = excavated(compiler, node.what)
    if turned_over or zones_of(node.what) & Zone.DECK:
        would(compiler, Would.SUMMON_FROM_DECK)
    needed = select(compiler, node.what)
    if node.split:
        halves = SplitSummonOp(int(node.positions))
        halves.known = isinstance(node.what, Ref)
        compiler.ops.append(halves)
        return [*needed, halves]
    op = EachSummonOp(int(node.positions), node.yours)
    op.targets = node.what == TARGET
    op.turned_over = turned_over
    chosen = needed[-1]
    if isinstance(chosen, Whole):
        op.pool = chosen.pool
    elif isinstance(chosen, Picked):
        op.pool = chosen.pick.pool
    op.by_target = op.pool is not None and speaks_of(node.what, (RefKind.TARGET,))
    compiler.ops.append(op)
    return [*needed, op]
