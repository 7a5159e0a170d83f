"""Handlers that compile the words about Xyz materials (Ｘ素材)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.language.base import Not
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.selections import THIS, Every
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.code import Amount, Op, Test
from duelkit.yugioh.words.filters.run import NotTest, TypeTest, all_of
from duelkit.yugioh.words.selecting.run import Whole
from duelkit.yugioh.words.xyz_materials.meaning import (
    Attach,
    AttachedTo,
    Detach,
    DetachedFrom,
    HasMaterial,
    MaterialCount,
    MaterialFigures,
)
from duelkit.yugioh.words.xyz_materials.run import (
    AttachedToTest,
    AttachOp,
    DetachedFromTest,
    DetachOp,
    MaterialFigureSum,
    Materials,
    MaterialTest,
    PoolMaterials,
)


@VERBS.handles(Detach)
def _(compiler: Compiler, node: Detach) -> list[Op]:
    for op in select(compiler, node.what):
        if isinstance(op, Whole):
            op.remain = True
    pool = compiler.pool(node.what.pool) if isinstance(node.what, Every) else None
    return compiler.emit(DetachOp(compiler.amount(node.amount), pool, node.what == THIS))


@VERBS.handles(Attach)
def _(compiler: Compiler, node: Attach) -> list[Op]:
    accept: Test = NotTest(TypeTest(int(CardType.TOKEN)), False)  # MR3-TOK-06
    if node.to == THIS and node.what != THIS:
        accept = all_of(accept, compiler.test(Not(IS_THIS)))
    needed = select(compiler, node.what, accept)
    compiler.ops.append(AttachOp(*compiler.ref(node.to), node.with_materials))
    return needed


TESTS.passes({HasMaterial: MaterialTest, DetachedFrom: DetachedFromTest, AttachedTo: AttachedToTest})
AMOUNTS.passes({MaterialFigures: MaterialFigureSum})


@AMOUNTS.handles(MaterialCount)
def _(compiler: Compiler, node: MaterialCount) -> Amount:
    if isinstance(node.what, Every):
        return PoolMaterials(compiler.pool(node.what.pool))
    return Materials(*compiler.ref(node.what), node.had, node.kinds, compiler.optional_test(node.which))
