"""Cards that every deck may hold: サイクロン, ブラック・ホール, 増援, リビングデッドの呼び声, 神の宣告."""

from __future__ import annotations

from duelkit.yugioh.language import (
    LINKED,
    MONSTER,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    TRIGGERING,
    CardType,
    EventIs,
    HalfOf,
    If,
    IsAmong,
    LifePoints,
    NegateSummon,
    PayLife,
    Position,
    Race,
    SpecialSummon,
    Whenever,
    activated,
    continuous,
    destroy,
    destroyed,
    every,
    leaves_field,
    level,
    negate_and_destroy,
    one,
    race,
    spell,
    to_hand,
    trap,
    would_be_summoned,
)

MYSTICAL_SPACE_TYPHOON = spell(
    5318639,
    "サイクロン",
    "Mystical Space Typhoon",
    icon=CardType.QUICK_PLAY,
    targets=one(SPELL_OR_TRAP.on_field()),
    resolution=destroy(TARGET),
)

DARK_HOLE = spell(53129443, "ブラック・ホール", "Dark Hole", resolution=destroy(every(MONSTER.on_field())))

REINFORCEMENT_OF_THE_ARMY = spell(
    32807846,
    "増援",
    "Reinforcement of the Army",
    resolution=to_hand(one((MONSTER & race(Race.WARRIOR) & level(at_most=4)).in_deck())),
)

CALL_OF_THE_HAUNTED = trap(
    97077563,
    "リビングデッドの呼び声",
    "Call of the Haunted",
    continuous(Whenever(leaves_field(), destroy(LINKED)), Whenever(destroyed(IsAmong(LINKED)), destroy(THIS))),
    icon=CardType.CONTINUOUS,
    targets=one((MONSTER & SUMMONABLE).in_graveyard()),
    resolution=SpecialSummon(TARGET, Position.FACE_UP_ATTACK, bind=True),
)

SOLEMN_JUDGMENT = trap(
    41420027,
    "神の宣告",
    "Solemn Judgment",
    icon=CardType.COUNTER,
    when=activated(SPELL_OR_TRAP, card=True) | would_be_summoned(),
    cost=PayLife(HalfOf(LifePoints())),
    resolution=If(
        EventIs(would_be_summoned()), NegateSummon().and_if_you_do(destroy(TRIGGERING)), negate_and_destroy()
    ),
)

CARDS = (MYSTICAL_SPACE_TYPHOON, DARK_HOLE, REINFORCEMENT_OF_THE_ARMY, CALL_OF_THE_HAUNTED, SOLEMN_JUDGMENT)
