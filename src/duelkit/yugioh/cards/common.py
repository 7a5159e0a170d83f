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
    SpecialSummon,
    Whenever,
    activated,
    continuous,
    destroy,
    destroyed,
    leaves_field,
    negate_and_destroy,
    one,
    trap,
    would_be_summoned,
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
