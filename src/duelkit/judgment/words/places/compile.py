"""How the engine runs the words of places."""

from __future__ import annotations

from duelkit.judgment.compiler.context import FIELD_TESTS, TESTS, field_test, ref, test
from duelkit.judgment.engine.facts.geometry import SIDES
from duelkit.judgment.language.filters import AllFields, AnyFields, NotField
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

TESTS.update(
    {
        IsAdjacent: lambda node: AdjacentTest(*ref(node.to)),
        IsAhead: lambda node: AheadTest(node.distance, *ref(node.from_)),
        IsInLine: lambda node: LineTest(node.distance),
        OnField: lambda node: OnFieldTest(int(node.element)),
        StandsOn: lambda node: StandsOnTest(field_test(node.field)),
        OfFieldElement: lambda node: FieldElementOfTest(*ref(node.of)),
        HasInReach: lambda node: HasInReachTest(*ref(node.of)),
    }
)
FIELD_TESTS.update(
    {
        AllFields: lambda node: AllFieldsTest(tuple(field_test(part) for part in node.parts)),
        AnyFields: lambda node: AnyFieldsTest(tuple(field_test(part) for part in node.parts)),
        NotField: lambda node: NotFieldTest(field_test(node.part)),
        AnyField: lambda node: AnyFieldTest(),
        FieldIs: lambda node: FieldElementTest(int(node.element), node.reverse),
        FieldSharesWith: lambda node: FieldSharesTest(*((-1, -1) if node.of is None else ref(node.of)), node.reverse),
        FieldIsEmpty: lambda node: EmptyTest(),
        FieldAdjacent: lambda node: FieldAdjacentTest(*((-1, -1) if node.to is None else ref(node.to))),
        FieldAhead: lambda node: FieldAheadTest(node.distance, node.exactly, SIDES.index(node.side), *ref(node.of)),
        FirstField: lambda node: FirstFieldTest(field_test(node.of)),
        FieldUnder: lambda node: FieldUnderTest(*ref(node.of)),
        FieldHolds: lambda node: FieldHoldsTest(test(node.filter)),
        FieldIsChosen: lambda node: FieldChosenTest(node.slot),
        FieldBeside: lambda node: FieldBesideTest(field_test(node.to)),
        FieldOfChosenElement: lambda node: FieldChosenElementTest(),
        FieldForSummon: lambda node: FieldForSummonTest(),
        FieldInLine: lambda node: FieldInLineTest(node.distance),
        ReverseMatches: lambda node: ReverseMatchesTest(*ref(node.of)),
    }
)
