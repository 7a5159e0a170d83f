"""How the engine runs the words of places."""

from __future__ import annotations

from duelkit.judgment.compiler.context import FIELD_TESTS, TESTS, Compiler
from duelkit.judgment.engine.facts.geometry import SIDES
from duelkit.judgment.language.filters import AllFields, AnyFields, NotField
from duelkit.judgment.state.code import FieldTest
from duelkit.judgment.words.places.meaning import (
    AnyField,
    FieldAdjacent,
    FieldAhead,
    FieldBeside,
    FieldForSummon,
    FieldHolds,
    FieldInLine,
    FieldIs,
    FieldIsChosen,
    FieldIsEmpty,
    FieldOfChosenElement,
    FieldSharesWith,
    FieldUnder,
    FirstField,
    HasInReach,
    IsAdjacent,
    IsAhead,
    IsInLine,
    OfFieldElement,
    OnField,
    ReverseMatches,
    StandsOn,
)
from duelkit.judgment.words.places.run import (
    AdjacentTest,
    AheadTest,
    AllFieldsTest,
    AnyFieldsTest,
    AnyFieldTest,
    EmptyTest,
    FieldAdjacentTest,
    FieldAheadTest,
    FieldBesideTest,
    FieldChosenElementTest,
    FieldChosenTest,
    FieldElementOfTest,
    FieldElementTest,
    FieldForSummonTest,
    FieldHoldsTest,
    FieldInLineTest,
    FieldSharesTest,
    FieldUnderTest,
    FirstFieldTest,
    HasInReachTest,
    LineTest,
    NotFieldTest,
    OnFieldTest,
    ReverseMatchesTest,
    StandsOnTest,
)

TESTS.passes(
    {
        IsAdjacent: AdjacentTest,
        IsAhead: AheadTest,
        IsInLine: LineTest,
        OnField: OnFieldTest,
        StandsOn: StandsOnTest,
        OfFieldElement: FieldElementOfTest,
        HasInReach: HasInReachTest,
    }
)
FIELD_TESTS.passes(
    {
        AllFields: AllFieldsTest,
        AnyFields: AnyFieldsTest,
        NotField: NotFieldTest,
        AnyField: AnyFieldTest,
        FieldIs: FieldElementTest,
        FieldSharesWith: FieldSharesTest,
        FieldIsEmpty: EmptyTest,
        FieldAdjacent: FieldAdjacentTest,
        FirstField: FirstFieldTest,
        FieldUnder: FieldUnderTest,
        FieldHolds: FieldHoldsTest,
        FieldIsChosen: FieldChosenTest,
        FieldBeside: FieldBesideTest,
        FieldOfChosenElement: FieldChosenElementTest,
        FieldForSummon: FieldForSummonTest,
        FieldInLine: FieldInLineTest,
        ReverseMatches: ReverseMatchesTest,
    }
)


@FIELD_TESTS.handles(FieldAhead)
def _(compiler: Compiler, node: FieldAhead) -> FieldTest:
    return FieldAheadTest(node.distance, node.exactly, SIDES.index(node.side), *compiler.ref(node.of))
