"""Handlers that compile the words about equip cards (装備)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import determined, select
from duelkit.yugioh.language.selections import THIS, Every, Pick
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.state.code import Check, Op, Test
from duelkit.yugioh.words.equipping.meaning import Equip, EquippedByItself, EquippedTo, IsEquipped
from duelkit.yugioh.words.equipping.run import EquipOp, EquippedTest, EquippedToTest, OwnEquipCheck
from duelkit.yugioh.words.filters.run import NotTest, ThisTest


@handles(VERBS, Equip)
def _(compiler: Compiler, node: Equip) -> list[Op]:
    needed = select(compiler, node.what)
    first, count = compiler.add_modifiers(node.modifiers)
    outside = isinstance(node.what, Pick | Every) and not node.what.pool.zones & Zone.FIELD
    op = EquipOp(*compiler.ref(node.to), first, count, node.bind, node.as_monster, outside)
    if node.what == THIS:
        op.accept = NotTest(ThisTest(), False)
    op.every = isinstance(node.what, Every)
    op.determined = determined(node.what)
    compiler.ops.append(op)
    return [*needed, op]


@handles(TESTS, IsEquipped)
def _(compiler: Compiler, node: IsEquipped) -> Test:
    return EquippedTest(compiler.optional_test(node.by))


@handles(TESTS, EquippedTo)
def _(compiler: Compiler, node: EquippedTo) -> Test:
    return EquippedToTest(compiler.test(node.bearer))


@handles(CHECKS, EquippedByItself)
def _(compiler: Compiler, node: EquippedByItself) -> Check:
    return OwnEquipCheck()
