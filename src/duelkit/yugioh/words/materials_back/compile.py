"""Handlers that compile the words about materials that come back."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.terms import Position, Side, Would
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import S_SPECIAL
from duelkit.yugioh.words.materials_back.meaning import HasMaterialsBack, SummonMaterialsOf
from duelkit.yugioh.words.materials_back.run import MaterialsBackTest, MaterialsOf
from duelkit.yugioh.words.summoning.run import SpecialSummonOp


@TESTS.handles(HasMaterialsBack)
def _(compiler: Compiler, node: HasMaterialsBack) -> Test:
    return MaterialsBackTest()


@VERBS.handles(SummonMaterialsOf)
def _(compiler: Compiler, node: SummonMaterialsOf) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    would(compiler, Would.SUMMON_FROM_GRAVEYARD)
    found = MaterialsOf(*compiler.ref(node.of), int(node.kind))
    op = SpecialSummonOp(
        positions=int(Position.FACE_UP), to=int(Side.YOU), first=0, count=0, kinds=S_SPECIAL, ignoring=False, bind=False
    )
    op.whole = True
    compiler.ops += [found, op]
    return [found, op]
