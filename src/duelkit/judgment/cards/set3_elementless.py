"""Cards of set 3: elementless."""

from __future__ import annotations

from duelkit.judgment.language import (
    BIOLITH,
    CREATURE,
    ENEMY,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    OTHER,
    SELF,
    Destroy,
    Fetch,
    FigureIn,
    FigureOf,
    Heal,
    Incarnation,
    May,
    OfRace,
    Pick,
    Pile,
    Pool,
    Rarity,
    SharesWith,
    Side,
    Stat,
    creature,
    creatures,
    resolution_phase,
    same_group,
    summoned,
    trashed,
    when,
)

THE_EYE_OF_JUNO = creature(
    290,
    "The Eye of Juno",
    NONE,
    "God",
    "",
    10,
    2,
    2,
    0,
    NO_ATTACK,
    NO_DEFENCE,
    Incarnation(~BIOLITH),
    when(summoned(OTHER), Heal(1, SELF)),
    when(
        resolution_phase(Side.EITHER),
        Destroy(
            creatures(ENEMY & SharesWith("facing", SELF) & FigureIn(Stat.SUMMON_COST, at_most=FigureOf(SELF, Stat.HP)))
        ),
    ),
    when(trashed(OTHER), May(Fetch(Pick(Pool(CREATURE & OfRace("Sacred"), Pile.LIBRARY, Side.YOU))))),
    lock=True,
    rarity=Rarity.ULTRA_RARE,
    limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card", "whether its own summon counts: taken as not"),
)

CARDS = (THE_EYE_OF_JUNO,)
