"""Handlers that compile the words about properties of cards (カードの条件)."""

from __future__ import annotations

from typing import Final

from duelkit.cardlang.compiling import Using
from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, nodes
from duelkit.yugioh.language.base import Amount as AmountNode
from duelkit.yugioh.language.nouns import (
    AnyCard,
    Figure,
    InPosition,
    InSeries,
    IsAmong,
    IsFaceDown,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.state.code import Amount, Test
from duelkit.yugioh.words.amounts.run import Sum
from duelkit.yugioh.words.filters.meaning import (
    DiffersFromOriginal,
    EvenFaceDown,
    Extreme,
    IsMonsterCard,
    Mentions,
    OfOriginalAttribute,
    SameAttributeAs,
    SameCardTypeAs,
    SameNameAs,
    SameRaceAs,
)
from duelkit.yugioh.words.filters.run import (
    AmongTest,
    AnyCardTest,
    AnyTest,
    AttributeTest,
    DiffersTest,
    ExtremeTest,
    FaceDownTest,
    FaceUpTest,
    FigureTest,
    KnownTest,
    MentionsTest,
    MonsterCardTest,
    MonsterTest,
    NameTest,
    NotTest,
    OriginalAttributeTest,
    PositionTest,
    RaceTest,
    SameCardTypeTest,
    SameKindTest,
    SameNameTest,
    SeriesTest,
    SpellTrapTest,
    ThisTest,
    TypeTest,
    all_of,
)


@TESTS.handles(All)
def _(compiler: Compiler, node: All) -> Test:
    card = any(isinstance(part, IsMonsterCard) for part in node.parts)
    tests = [printed_level(compiler, part) if card else compiler.test(part) for part in node.parts]
    return all_of(*sorted(tests, key=takes_long))


def printed_level(compiler: Compiler, node: Filter) -> Test:
    """A demand on a Monster Card: one that is a Spell where it is has the Level that is printed on it."""
    test = compiler.test(node)
    if not isinstance(node, Figure) or node.stat is not Stat.LEVEL:
        return test
    printed = figure_test(compiler, Figure(Stat.ORIGINAL_LEVEL, node.at_least, node.at_most))
    return AnyTest((test, all_of(NotTest(MonsterTest(), True), printed)))


@TESTS.handles(AnyOf)
def _(compiler: Compiler, node: AnyOf) -> Test:
    kinds = [part.types for part in node.parts if isinstance(part, OfType)]
    if CardType.SPELL in kinds and CardType.TRAP in kinds and len(kinds) == len(node.parts) == 2:
        return SpellTrapTest()
    return AnyTest(tuple([compiler.test(part) for part in node.parts]))


_NEVER_FACE_DOWN = CardType.TOKEN | CardType.LINK
"""Types that a face-down card certainly does not have."""


def shows(node: Filter) -> bool:
    """Whether a filter can be decided for a face-down card."""
    if isinstance(node, (All, AnyOf)):
        return all(shows(part) for part in node.parts)
    if isinstance(node, Not):
        return shows(node.part)
    if isinstance(node, OfType):
        return node.types == CardType.MONSTER or bool(node.types & _NEVER_FACE_DOWN)
    return node.visible


@TESTS.handles(Not)
def _(compiler: Compiler, node: Not) -> Test:
    whole = node.part
    if isinstance(whole, All) and not shows(whole) and any(shows(part) for part in whole.parts):
        # a face-down card that lacks what can be seen is certainly no such card
        return AnyTest(tuple([compiler.test(Not(part)) for part in whole.parts]))
    return NotTest(compiler.test(node.part), not shows(node.part) and not compiler.counting)


@TESTS.handles(OfType)
def _(compiler: Compiler, node: OfType) -> Test:
    return MonsterTest() if node.types == CardType.MONSTER else TypeTest(int(node.types))


@TESTS.handles(IsMonsterCard)
def _(compiler: Compiler, node: IsMonsterCard) -> Test:
    types = int(CardType.MONSTER | node.kind)
    return MonsterCardTest(int(node.attribute or 0), int(node.race or 0), types, node.as_spell)


TESTS.passes({OfOriginalAttribute: OriginalAttributeTest})


@TESTS.handles(Figure)
def _(compiler: Compiler, node: Figure) -> Test:
    test = figure_test(compiler, node)
    # a Level is printed on a card in a Pendulum Zone too, which is no monster
    return all_of(MonsterTest(), test) if node.stat is Stat.ORIGINAL_LEVEL else test


def figure_test(compiler: Compiler, node: Figure) -> FigureTest:
    """The demand on a figure, whatever the card is where it lies."""
    least = compiler.optional_amount(node.at_least)
    exact = node.at_most == node.at_least and not isinstance(node.at_most, Plus)
    by_own = any(
        isinstance(part, StatOf) and part.what == THIS and part.stat in (Stat.ATK, Stat.DEF) and not part.as_it_was
        for part in nodes((node.at_least, node.at_most))
    )
    return FigureTest(int(node.stat), least, least if exact else bound(compiler, node.at_most), by_own)


def takes_long(test: Test) -> int:
    """The order in which several filters are checked, cheap ones first; printed properties are known at once."""
    return 0 if isinstance(test, (MonsterTest, TypeTest, AttributeTest, RaceTest)) else 1


def bound(compiler: Compiler, node: AmountNode | int | None) -> Amount | None:
    """The upper bound of a figure; nothing is below 0 (元々の攻撃力より低い)."""
    if isinstance(node, Plus):
        return Sum(compiler.amount(node.first), compiler.amount(node.second), node.minus, True)
    return compiler.optional_amount(node)


READINGS: Final = {
    "Chrysalis": "コクーン",
    "Iron Chain": "チェーン",
    "Morphtronic": "ディフォーマー",
    "Neo-Spacian": "ネオスペーシアン",
    "Performapal": "エンタメイト",
    "Lyrilusc": "リリカル・ルスキニア",
    "Raidraptor": "レイド・ラプターズ",
}
"""The readings of words whose letters also occur in other names by accident (Ｃ, Ｄ, Ｎ, ＥＭ …), by English name.

Texts print them: 「Ｄ（ディフォーマー）」. Two words are spelt Ｃ.
"""


@TESTS.handles(InSeries)
def _(compiler: Compiler, node: InSeries) -> Test:
    return SeriesTest(node.ja, node.also, node.but, READINGS.get(node.en, ""))


@TESTS.handles(SameAttributeAs)
def _(compiler: Compiler, node: SameAttributeAs) -> Test:
    return SameKindTest(*compiler.ref(node.ref), False, node.original, node.as_it_was)


@TESTS.handles(SameRaceAs)
def _(compiler: Compiler, node: SameRaceAs) -> Test:
    return SameKindTest(*compiler.ref(node.ref), True, node.original)


TESTS.passes(
    {
        AnyCard: AnyCardTest,
        OfAttribute: AttributeTest,
        OfRace: RaceTest,
        Named: Using(NameTest, "ja"),
        Mentions: Using(MentionsTest, "ja"),
        InPosition: PositionTest,
        IsFaceUp: FaceUpTest,
        IsFaceDown: FaceDownTest,
        IsThis: ThisTest,
        SameNameAs: SameNameTest,
        SameCardTypeAs: SameCardTypeTest,
        IsAmong: AmongTest,
        Extreme: ExtremeTest,
        DiffersFromOriginal: DiffersTest,
    }
)


@TESTS.handles(EvenFaceDown)
def _(compiler: Compiler, node: EvenFaceDown) -> Test:
    return KnownTest(compiler.test(node.part))
