"""Handlers that compile the words about equip cards (装備)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import determined, select, would
from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.selections import TARGET, THIS, Every, Pick, Ref
from duelkit.yugioh.language.terms import Stat, Would, Zone
from duelkit.yugioh.state.card_info import KEEPS_BEARER
from duelkit.yugioh.state.code import Check, Op, Test
from duelkit.yugioh.state.codes import K_ACTIVATION
from duelkit.yugioh.words.equipping.meaning import (
    BearerFell,
    CanBeEquippedWith,
    CanEquip,
    Equip,
    EquippedByItself,
    EquippedRatings,
    EquippedTo,
    IsEquipped,
)
from duelkit.yugioh.words.equipping.run import (
    BearerFellCheck,
    CanBeEquippedWithTest,
    EquipOp,
    EquippedRatingsAmount,
    EquippedTest,
    EquippedToTest,
    OwnEquipCheck,
)
from duelkit.yugioh.words.filters.run import NotTest, ThisTest


@VERBS.handles(Equip)
def _(compiler: Compiler, node: Equip) -> list[Op]:
    code = compiler.effect
    if code.kind == K_ACTIVATION and code.occasion is None and node.what == THIS:  # a Trap that becomes an Equip Card
        if any(modifier.figure() in (Stat.ATK, Stat.DEF) for modifier in node.modifiers):
            would(compiler, Would.CHANGES_ATK_DEF)
    needed = select(compiler, node.what)
    first, count = compiler.add_modifiers(node.modifiers)
    outside = isinstance(node.what, Pick | Every) and not node.what.pool.zones & Zone.FIELD
    op = EquipOp(*compiler.ref(node.to), first, count, node.bind, node.as_monster, outside)
    if node.what == THIS:
        op.accept = NotTest(ThisTest(), False)
    op.of_this = node.what == THIS and node.to == TARGET
    op.own = node.own
    op.every = isinstance(node.what, Every)
    op.determined = determined(node.what)
    compiler.ops.append(op)
    return [*needed, op]


def _between(compiler: Compiler, node: Ref | Pool, *, turned: bool) -> Test:
    if isinstance(node, Pool):
        return CanBeEquippedWithTest(-1, -1, compiler.pool(node), turned)
    return CanBeEquippedWithTest(*compiler.ref(node), None, turned)


@TESTS.handles(CanBeEquippedWith)
def _(compiler: Compiler, node: CanBeEquippedWith) -> Test:
    return _between(compiler, node.with_, turned=False)


@TESTS.handles(CanEquip)
def _(compiler: Compiler, node: CanEquip) -> Test:
    return _between(compiler, node.to, turned=True)


AMOUNTS.passes({EquippedRatings: EquippedRatingsAmount})
TESTS.passes({IsEquipped: EquippedTest, EquippedTo: EquippedToTest})


@CHECKS.handles(BearerFell)
def _(compiler: Compiler, node: BearerFell) -> Check:
    compiler.info.keeps |= KEEPS_BEARER
    return BearerFellCheck(int(node.side), node.tributed, node.by_effect)


CHECKS.passes({EquippedByItself: OwnEquipCheck})
