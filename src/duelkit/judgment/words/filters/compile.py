"""How the engine runs the words of filters."""

from __future__ import annotations

from duelkit.judgment.compiler.context import RULINGS, TESTS, maybe_amount, ref, ruling, test
from duelkit.judgment.language.filters import All, AnyOf, Anything, IsAllied, IsThis, Not
from duelkit.judgment.state.code import Ruling
from duelkit.judgment.state.codes import SHARED_THINGS
from duelkit.judgment.words.filters.meaning import (
    AttacksByMagic,
    BelongsTo,
    CanAttack,
    Elementless,
    FigureIn,
    HasAttacked,
    HasKeyword,
    IsAmong,
    IsCreature,
    IsIn,
    IsSpell,
    Named,
    OfAffiliation,
    OfChosenElement,
    OfElement,
    OfRace,
    OfRarity,
    SharesWith,
    SummonedThisTurn,
)
from duelkit.judgment.words.filters.run import (
    AffiliationTest,
    AlliedTest,
    AllTest,
    AmongTest,
    AnyTest,
    AnythingTest,
    AttackedTest,
    CanAttackTest,
    ChosenElementTest,
    CreatureTest,
    ElementTest,
    FigureTest,
    InPilesTest,
    KeywordTest,
    MagicTest,
    NameTest,
    NewTest,
    NotTest,
    RaceTest,
    RarityTest,
    SharesTest,
    ThisTest,
)


def _belongs_to(node: BelongsTo) -> Ruling:
    found = ruling("affiliation", node.to)
    found.text = node.affiliation
    return found


TESTS.update(
    {
        All: lambda node: AllTest(tuple(test(part) for part in node.parts)),
        AnyOf: lambda node: AnyTest(tuple(test(part) for part in node.parts)),
        Not: lambda node: NotTest(test(node.part)),
        Anything: lambda node: AnythingTest(),
        IsCreature: lambda node: CreatureTest(True),
        IsSpell: lambda node: CreatureTest(False),
        OfElement: lambda node: ElementTest(int(node.element)),
        Elementless: lambda node: ElementTest(0),
        OfRace: lambda node: RaceTest(node.race),
        OfAffiliation: lambda node: AffiliationTest(node.affiliation),
        Named: lambda node: NameTest(node.name),
        OfRarity: lambda node: RarityTest(int(node.rarity)),
        IsAllied: lambda node: AlliedTest(),
        IsThis: lambda node: ThisTest(),
        IsAmong: lambda node: AmongTest(*ref(node.of)),
        FigureIn: lambda node: FigureTest(int(node.stat), maybe_amount(node.at_least), maybe_amount(node.at_most)),
        AttacksByMagic: lambda node: MagicTest(),
        HasKeyword: lambda node: KeywordTest(int(node.keyword)),
        SharesWith: lambda node: SharesTest(SHARED_THINGS[node.what], *ref(node.of)),
        SummonedThisTurn: lambda node: NewTest(),
        HasAttacked: lambda node: AttackedTest(),
        OfChosenElement: lambda node: ChosenElementTest(),
        CanAttack: lambda node: CanAttackTest(),
        IsIn: lambda node: InPilesTest(int(node.piles)),
    }
)
RULINGS.update({BelongsTo: _belongs_to})
