"""How the engine runs the words of filters."""

from __future__ import annotations

from functools import partial

from duelkit.judgment.compiler.context import RULINGS, TESTS, Compiler, ruling
from duelkit.judgment.language.filters import All, AnyOf, Anything, IsAllied, IsThis, Not
from duelkit.judgment.state.code import Ruling, Test
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

TESTS.passes(
    {
        All: AllTest,
        AnyOf: AnyTest,
        Not: NotTest,
        Anything: AnythingTest,
        IsCreature: partial(CreatureTest, True),
        IsSpell: partial(CreatureTest, False),
        OfElement: ElementTest,
        Elementless: partial(ElementTest, 0),
        OfRace: RaceTest,
        OfAffiliation: AffiliationTest,
        Named: NameTest,
        OfRarity: RarityTest,
        IsAllied: AlliedTest,
        IsThis: ThisTest,
        IsAmong: AmongTest,
        FigureIn: FigureTest,
        AttacksByMagic: MagicTest,
        HasKeyword: KeywordTest,
        SummonedThisTurn: NewTest,
        HasAttacked: AttackedTest,
        OfChosenElement: ChosenElementTest,
        CanAttack: CanAttackTest,
        IsIn: InPilesTest,
    }
)


@TESTS.handles(SharesWith)
def _(compiler: Compiler, node: SharesWith) -> Test:
    return SharesTest(SHARED_THINGS[node.what], *compiler.ref(node.of))


@RULINGS.handles(BelongsTo)
def _(compiler: Compiler, node: BelongsTo) -> Ruling:
    found = ruling("affiliation", compiler.test(node.to))
    found.text = node.affiliation
    return found
