"""Handlers that compile the words about equip cards (装備)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import determined, select
from duelkit.yugioh.language.selections import THIS, Every, Pick
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.equipping.meaning import Equip, EquippedByItself, EquippedTo, IsEquipped
from duelkit.yugioh.words.equipping.run import EquipOp, EquippedTest, EquippedToTest, OwnEquipCheck
from duelkit.yugioh.words.filters.run import NotTest, ThisTest


@VERBS.handles(Equip)
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


TESTS.passes({IsEquipped: EquippedTest, EquippedTo: EquippedToTest})
CHECKS.passes({EquippedByItself: OwnEquipCheck})
