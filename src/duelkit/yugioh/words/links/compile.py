"""Handlers that compile the words about Link Monsters and where they point (リンク)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler, handles
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


@handles(TESTS, IsPointedAt)
def _(compiler: Compiler, node: IsPointedAt) -> Test:
    return PointedAtTest(compiler.optional_test(node.by))


@handles(TESTS, PointsAt)
def _(compiler: Compiler, node: PointsAt) -> Test:
    return PointsAtTest(compiler.optional_test(node.at))


@handles(TESTS, IsCoLinked)
def _(compiler: Compiler, node: IsCoLinked) -> Test:
    return CoLinkedTest(compiler.optional_test(node.partner))


@handles(TESTS, InExtraMonsterZone)
def _(compiler: Compiler, node: InExtraMonsterZone) -> Test:
    return ExtraZoneTest()


@handles(TESTS, IsLinked)
def _(compiler: Compiler, node: IsLinked) -> Test:
    partner = compiler.optional_test(node.partner)
    return EitherTest(PointsAtTest(partner), PointedAtTest(partner))


@handles(TESTS, InColumnOf)
def _(compiler: Compiler, node: InColumnOf) -> Test:
    return ColumnTest(compiler.test(node.which), int(node.side))
