"""What several cards have in the same words: names of series, and effects."""

from __future__ import annotations

from duelkit.yugioh.language import (
    FACE_DOWN,
    IS_THIS,
    OPPOSING_BATTLER,
    THIS,
    EventKind,
    IsBattling,
    Phase,
    Race,
    SummonKind,
    WasFlipped,
    WasSummoned,
    When,
    destroy,
    in_phase,
    race,
    series,
    this_is,
    to_hand,
    trigger,
)

SYNCHRON = series("シンクロン", "Synchron")
JUNK = series("ジャンク", "Junk")
NAMED_WARRIOR = series("ウォリアー", "Warrior")
SCRAP = series("スクラップ", "Scrap")
CYBERSE = race(Race.CYBERSE)
CUTS_DOWN_THE_HIDDEN = trigger(
    When(EventKind.BATTLE_START, IS_THIS),
    destroy(OPPOSING_BATTLER),
    mandatory=True,
    condition=IsBattling(IS_THIS, FACE_DOWN, attacking=True),
)
"""A face-down monster that it attacks is destroyed before it is turned up."""

SPIRIT_RETURN = trigger(
    in_phase(Phase.END),
    to_hand(THIS),
    mandatory=True,
    condition=this_is(WasSummoned(SummonKind.NORMAL, this_turn=True) | WasFlipped()),
)
"""A Spirit Monster returns in the end phase of the turn it was summoned or flipped (MR3-SPI)."""
