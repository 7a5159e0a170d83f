"""Handlers that compile the words about Link Monsters and where they point (リンク)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.links.meaning import (
    InColumnOf,
    InExtraMonsterZone,
    IsCoLinked,
    IsLinked,
    IsPointedAt,
    PointsAt,
)
from duelkit.yugioh.words.links.run import (
    CoLinkedTest,
    ColumnTest,
    EitherTest,
    ExtraZoneTest,
    PointedAtTest,
    PointsAtTest,
)


@TESTS.handles(IsLinked)
def _(compiler: Compiler, node: IsLinked) -> Test:
    partner = compiler.optional_test(node.partner)
    return EitherTest(PointsAtTest(partner), PointedAtTest(partner))


TESTS.passes(
    {
        IsPointedAt: PointedAtTest,
        PointsAt: PointsAtTest,
        IsCoLinked: CoLinkedTest,
        InExtraMonsterZone: ExtraZoneTest,
        InColumnOf: ColumnTest,
    }
)
