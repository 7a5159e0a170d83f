"""Cards of set 2: fire."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, ARC_BARRAGE, ARC_BLIND_BACK, ARC_LONG_RANGE, BIOLITH, EARTH, ENEMY, FIRE,
    FRONT_BACK_BLIND_SIDES, FRONT_BACK_STRIKE, FRONT_BLIND_ARC, FRONT_BLIND_BACK, IN_FRONT, LANCER, MAGIC, MAGIC_GROUP,
    NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, OTHER, SELF, STANDARD, STANDARD_RANGED, TARGET, THEM, WATER, CardCost,
    CardCount, ChangeFigure, Changes, CountsAs, CreatureCount, Element, ExitMana, FieldAhead, FieldIs, FigureIn,
    FigureOf, GainMana, Grants, HalfTheTime, Heal, Invocation, Keyword, MagicGroup, ManaOf, Named, OfAffiliation,
    OfRace, Pile, Rarity, ReachesInvisible, ReturnToHand, SetPattern, SharesWith, Side, Stat, Strike, SureBonus, There,
    action_cost, creature, creatures, on, one, resolution_phase, same_group, summoned, when, while_placed,
)

FLAME_NOVICE = creature(
    111, "Flame Novice", Element.FIRE, "Human", "Cult of Mourning", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Strike(1, chance=True)),
    while_placed(Changes(Stat.HP, FigureOf(THEM, Stat.EVASION), ENEMY & ADJACENT, negative=True)),
    rarity=Rarity.COMMON,
)
FLAME_GUARD_RECRUIT = creature(
    112, "Flame Guard Recruit", Element.FIRE, "Demon", "Dhees Empire", 1, 1, 2, 0, FRONT_BACK_STRIKE,
    FRONT_BACK_BLIND_SIDES,
    while_placed(Strike(2, if_any=on(Element.WATER))),
    rarity=Rarity.COMMON,
)
FLAME_LIZARD_ARCHER = creature(
    113, "Flame Lizard Archer", Element.FIRE, "Lizard", "Dhees Empire", 2, 2, 2, 1, STANDARD_RANGED, FRONT_BLIND_BACK,
    rarity=Rarity.COMMON, keywords=Keyword.DOUBLE_ATTACK,
)
PARTMOLE_WARHOUND = creature(
    114, "Partmole Warhound", Element.FIRE, "Beast", "Dhees Empire", 2, 1, 2, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.MAGIC_PROTECTION, 1, ALLIED & ADJACENT)),
    rarity=Rarity.COMMON, keywords=Keyword.RETURN,
)
PARTMOLE_AXETHROWER = creature(
    115, "Partmole Axethrower", Element.FIRE, "Lizard", "Dhees Empire", 3, 3, 2, 2, ARC_LONG_RANGE, ARC_BLIND_BACK,
    rarity=Rarity.COMMON, keywords=Keyword.FIRST_STRIKE,
)
BEACON_OF_CAI_SHAE = creature(
    116, "Beacon of Cai-Shae", Element.FIRE, "Weapon", "Cai-Shae", 3, 2, 1, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(Grants(Keyword.FIRST_STRIKE, ALLIED), condition=There(ALLIED & Named("Didi the Enlightened"))),
    while_placed(CardCost(FIRE, -1, least=1)),
    rarity=Rarity.COMMON, keywords=Keyword.VIGILANCE,
)
SHRINE_OF_MOURNING = creature(
    117, "Shrine of Mourning", Element.FIRE, "Base", "Cult of Mourning", 3, 2, 3, 1, MAGIC, NONE_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, -1, ENEMY & ADJACENT), condition=~There(ENEMY & FIRE)),
    while_placed(SureBonus(ALLIED & OfAffiliation("Cult of Mourning"))),
    rarity=Rarity.UNCOMMON,
)
BEHEMORPH = creature(
    118, "Behemorph", Element.FIRE, "Beast", "Cai-Shae", 3, 3, 3, 1, (STANDARD, ARC_BARRAGE), ARC_BLIND_BACK,
    when(summoned(), HalfTheTime(ChangeFigure(Stat.ATTACK, 2, SELF).then(SetPattern(1)))),
    rarity=Rarity.UNCOMMON,
)
FLAME_LIZARD_COMMANDER = creature(
    119, "Flame Lizard Commander", Element.FIRE, "Lizard", "Dhees Empire", 4, 4, 4, 3, LANCER, FRONT_BLIND_ARC,
    when(summoned(ALLIED & OTHER & OfRace("Lizard")), GainMana(1)),
    while_placed(*action_cost(-1, ALLIED & OTHER & OfRace("Lizard"))),
    rarity=Rarity.RARE, keywords=Keyword.FIRST_STRIKE,
    doubts=("whether its own summon counts: taken as not",),
)
PARMETIC_DEATHSPEAKER = creature(
    120, "Parmetic Deathspeaker", Element.FIRE, "Demon", "Church of Parmus", 4, 3, 4, 2, MAGIC, NONE_BLIND_BACK,
    when(summoned(), Heal(2, creatures(ALLIED & IN_FRONT))),
    rarity=Rarity.RARE, keywords=Keyword.RETURN,
)
NORAM_ZEALOT = creature(
    121, "Noram Zealot", Element.FIRE, "Missionary", "Church of Parmus", 4, 2, 3, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(ExitMana(ENEMY & WATER)),
    while_placed(
        Changes(Stat.ATTACK, CreatureCount(ALLIED & EARTH & OfRace("Missionary")), ENEMY & ADJACENT, negative=True),
    ),
    while_placed(CardCost(EARTH & OfRace("Missionary"), -2, least=1)),
    rarity=Rarity.UNCOMMON, limits=(same_group(5),),
    doubts=("limit 5 of race from list; no icon on the printed card",),
)
FLAME_ARCHMAGE = creature(
    122, "Flame Archmage", Element.FIRE, "Human", "Church of Parmus", 5, 4, 3, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("race", TARGET)),
    while_placed(CardCost(OfAffiliation("Church of Parmus"), -1, least=1)),
    rarity=Rarity.RARE,
)
FLAMEHEART = creature(
    123, "Flameheart", Element.FIRE, "Beast", "Dhees Empire", 5, 3, 4, 0, NO_ATTACK, NONE_BLIND_BACK,
    while_placed(CountsAs(FieldIs(Element.EARTH) & FieldAhead(2), Element.FIRE)),
    while_placed(Changes(Stat.MAGIC_PROTECTION, 2, ALLIED & OTHER)),
    while_placed(CardCost(FIRE, -1, least=1)),
    rarity=Rarity.UNCOMMON,
)
FIRE_WITCH_FREEDONIA = creature(
    124, "Fire Witch Freedonia", Element.FIRE, "Hero", "", 5, 4, 5, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("element", TARGET)),
    while_placed(Strike(ManaOf(), if_any=BIOLITH)),
    while_placed(Grants(Keyword.RETURN, ALLIED & ADJACENT)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list silent and list is known to omit locks -> null",
        "whether it has a summoning lock",
    ),
)
SHAMAN_ZOLDA = creature(
    125, "Shaman Zolda", Element.FIRE, "Betrayer", "Dhees Empire", 5, 4, 3, 2, MAGIC, NONE_BLIND_BACK,
    when(
        resolution_phase(Side.OPPONENT),
        ReturnToHand(one(OTHER & FigureIn(Stat.SUMMON_COST, at_most=CardCount(OfRace("Lizard"), Pile.GRAVEYARD)))),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("whether its owner chooses the creature: taken as so",),
)
GENERAL_LUG = creature(
    126, "General Lug", Element.FIRE, "Warlord", "Dhees Empire", 6, 5, 4, 3, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY, fields=FieldIs(Element.FIRE)),
    while_placed(ReachesInvisible(ANYTHING)),
    while_placed(CardCost(FIRE, -1, least=1)),
    Invocation(FIRE, FIRE),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "whether a field without an enemy can be the target of the magic attack: taken as so",
        "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken "
        "as every one",
    ),
)

CARDS = (
    FLAME_NOVICE, FLAME_GUARD_RECRUIT, FLAME_LIZARD_ARCHER, PARTMOLE_WARHOUND, PARTMOLE_AXETHROWER,
    BEACON_OF_CAI_SHAE, SHRINE_OF_MOURNING, BEHEMORPH, FLAME_LIZARD_COMMANDER, PARMETIC_DEATHSPEAKER, NORAM_ZEALOT,
    FLAME_ARCHMAGE, FLAMEHEART, FIRE_WITCH_FREEDONIA, SHAMAN_ZOLDA, GENERAL_LUG,
)
