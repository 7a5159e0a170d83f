"""Cards of set 1: elementless."""

from __future__ import annotations

from duelkit.judgment.language import (
    CREATURE,
    NO_ATTACK,
    NONE,
    NONE_BLIND_ARC,
    Activated,
    Pick,
    Pile,
    Pool,
    Rarity,
    Side,
    SummonOnto,
    creature,
    same_card,
)

WHITE_CUBIC = creature(
    90,
    "White Cubic",
    NONE,
    "Egg",
    "",
    1,
    1,
    1,
    0,
    NO_ATTACK,
    NONE_BLIND_ARC,
    Activated(SummonOnto(Pick(Pool(CREATURE, Pile.HAND, Side.YOU)))),
    rarity=Rarity.ULTRA_RARE,
    limits=(same_card(1),),
    evasion=1,
)

CARDS = (WHITE_CUBIC,)
