"""Handlers that compile the words about Link Monsters and where they point (リンク)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, Compiler
from duelkit.yugioh.state.categories import C_HAND_MATERIAL
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.links.meaning import (
    CanBeLinked,
    InColumnOf,
    InColumnOfNegated,
    InExtraMonsterZone,
    InMiddleZone,
    IsCoLinked,
    IsLinked,
    IsPointedAt,
    LinkMaterialFromHand,
    PointsAt,
)
from duelkit.yugioh.words.links.run import (
    CanBeLinkedTest,
    CoLinkedTest,
    ColumnTest,
    EitherTest,
    ExtraZoneTest,
    MiddleZoneTest,
    NegatedColumnTest,
    PointedAtTest,
    PointsAtTest,
)


@TESTS.handles(IsLinked)
def _(compiler: Compiler, node: IsLinked) -> Test:
    partner = compiler.optional_test(node.partner)
    return EitherTest(PointsAtTest(partner), PointedAtTest(partner))


TESTS.passes(
    {
        CanBeLinked: CanBeLinkedTest,
        IsPointedAt: PointedAtTest,
        PointsAt: PointsAtTest,
        IsCoLinked: CoLinkedTest,
        InExtraMonsterZone: ExtraZoneTest,
        InMiddleZone: MiddleZoneTest,
        InColumnOf: ColumnTest,
        InColumnOfNegated: NegatedColumnTest,
    }
)


@MODIFIERS.handles(LinkMaterialFromHand)
def _(compiler: Compiler, node: LinkMaterialFromHand) -> ModifierCode:
    code = ModifierCode(C_HAND_MATERIAL)
    code.test = compiler.test(node.making)
    code.beside = compiler.test(node.beside)
    return code
