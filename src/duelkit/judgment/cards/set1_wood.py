"""Cards of set 1: wood."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BLIND_BACK, Activated, Becomes, CUBIC, ChangeFigure, Changes, CreatureCount,
    Discard, ENEMY, Element, FRONT_BACK, FRONT_BACK_STRIKE, FRONT_BLIND_BACK, FULL, FigureIn, GainMana, Grants,
    HalfTheTime, Heal, Incarnation, Keyword, LANCER, MAGIC, MAGIC_GROUP, MagicGroup, NONE_BLIND_ARC,
    NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, Named, OTHER, Pick, Pile, Plus, Pool, Rarity, SELECTIVE_ARC,
    SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SELF, STANDARD, STANDARD_RANGED, SelfOn, Side, Stat, Strike, SummonOnto,
    Swap, THIS, There, Turn, Turning, UsesPattern, WOOD, action_cost, creature, creatures, extinct, hits,
    number_of_fields, off, on, same_group, summoned, trashed, when, while_placed,
)

LEAPFROG_BANDIT = creature(
    55, "Leapfrog Bandit", Element.WOOD, "Anthromorph", "Green Bandits", 1, 1, 1, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    when(trashed(), Discard(1), off(Element.WOOD)),
    ja="森跳び蛙の盗賊", rarity=Rarity.COMMON,
)
GREEN_LYCANTHROPE = creature(
    56, "Green Lycanthrope", Element.WOOD, "Anthromorph", "Til Vorg Monarchy", 1, 1, 1, 0, STANDARD,
    FRONT_BLIND_BACK,
    when(summoned(), HalfTheTime(Heal(3, SELF).then(ChangeFigure(Stat.ATTACK, 2, SELF)))),
    rarity=Rarity.COMMON,
)
BEWITCHING_ELF_ARCHERESS = creature(
    57, "Bewitching Elf Archeress", Element.WOOD, "Elf", "Northern Forces", 1, 1, 2, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    when(hits(survived=True), Turn(Turning.HALF)),
    rarity=Rarity.COMMON,
)
SLEEPTRAP = creature(
    58, "Sleeptrap", Element.WOOD, "Plant", "", 2, 1, 2, 0, STANDARD, FRONT_BLIND_BACK,
    while_placed(*action_cost(1, ENEMY & ADJACENT)),
    rarity=Rarity.COMMON,
)
ELVEN_BERSERKER_MAIDEN = creature(
    59, "Elven Berserker Maiden", Element.WOOD, "Elf", "Black Forest", 2, 2, 3, 1, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(
        Changes(Stat.ATTACK, 2), Changes(Stat.EVASION, 1), condition=There(THIS & FigureIn(Stat.HP, 1, 1)),
    ),
    rarity=Rarity.UNCOMMON,
)
SAMURAI_NAGIRASHU = creature(
    60, "Samurai Nagirashu", Element.WOOD, "Human", "Nagirashu", 2, 2, 2, 2, STANDARD, FRONT_BLIND_BACK,
    when(trashed(), Discard(1), SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
)
TWIN_GOBLINS = creature(
    61, "Twin Goblins", Element.WOOD, "Goblin", "Green Bandits", 2, 1, 3, 1, FRONT_BACK_STRIKE, FRONT_BACK,
    rarity=Rarity.COMMON,
)
SWALLOW_NINJA = creature(
    62, "Swallow Ninja", Element.WOOD, "Human", "Yaksha", 3, 2, 3, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.INVISIBLE), condition=There(ALLIED & Named("Firefly Ninja"))),
    when(hits(survived=True), Turn(Turning.BACK_TO_SELF)),
    ja="夜狗叉の乱破 草燕", rarity=Rarity.UNCOMMON,
)
JUNO_TREE_HAUNT = creature(
    63, "Juno Tree Haunt", Element.WOOD, "Titan", "Northern Forces", 3, 1, 1, 2, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    extinct(off(Element.WOOD)),
    rarity=Rarity.RARE, keywords=Keyword.VIGILANCE,
)
ELVEN_RIDER = creature(
    64, "Elven Rider", Element.WOOD, "Elf", "Til Vorg Monarchy", 4, 2, 4, 2, LANCER, FRONT_BLIND_BACK,
    when(trashed(), Discard(number_of_fields(Element.WOOD)), off(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
)
JUNO_PRISONER_TRAP = creature(
    65, "Juno Prisoner Trap", Element.WOOD, "Plant", "Black Forest", 4, 2, 4, 0, SELECTIVE_FULL_CIRCLE, FULL,
    when(summoned(ENEMY & ADJACENT), Heal(1, creatures(ALLIED & OTHER))),
    extinct(SelfOn(Element.EARTH)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
)
ELVEN_DEATH_DANCER = creature(
    66, "Elven Death Dancer", Element.WOOD, "Elf", "Black Forest", 5, 4, 3, 1, MAGIC, NONE_BLIND_BACK,
    when(hits(survived=True), Swap()),
    while_placed(*action_cost(3, ENEMY & ADJACENT)),
    rarity=Rarity.RARE,
    doubts=("second list differs: mana_cost 3; activation_cost 2 (printed card used)",),
)
JUNO_FOREST_DRAGON = creature(
    67, "Juno Forest Dragon", Element.WOOD, "Dragon", "Til Vorg Monarchy", 7, 4, 8, 5, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER & WOOD))))),
    while_placed(*action_cost(2, ENEMY & ADJACENT), condition=SelfOn(Element.WOOD)),
    rarity=Rarity.RARE,
)
EDIN_THE_PERSECUTED = creature(
    68, "Edin the Persecuted", Element.WOOD, "Hero", "Northern Forces", 3, 2, 3, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(Strike(1, if_any=on(Element.WOOD))),
    while_placed(Grants(Keyword.INVISIBLE, ALLIED & OTHER & on(Element.WOOD))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
INQUISITOR_KOOG = creature(
    69, "Inquisitor Koog", Element.WOOD, "Betrayer", "Church of Parmus", 3, 2, 3, 2, SELECTIVE_ARC, ARC_BLIND_BACK,
    while_placed(Strike(1, if_any=WOOD)),
    when(trashed(), GainMana(CreatureCount(ENEMY))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list says locked, second list (knpavlov) shows no lock -> null",
        "whether it has a summoning lock",
    ),
)
GREEN_ERLKING_ZOMBA = creature(
    70, "Green Erlking Zomba", Element.WOOD, "Noble", "Green Bandits", 6, 3, 6, 3, (LANCER, STANDARD),
    FRONT_BLIND_BACK,
    while_placed(UsesPattern(1), condition=SelfOn(Element.WOOD)),
    when(trashed(ALLIED & OTHER), Discard(1), SelfOn(Element.WOOD)),
    ja="緑のエールキング ゾンバ", lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "lock: list silent, chain printed on card",
        "whether its own destruction counts for its discard: taken as no",
    ),
)
EXALTED_ELVEN_DEITY = creature(
    71, "Exalted Elven Deity", Element.WOOD, "God", "", 9, 5, 9, 3, MAGIC_GROUP, NO_DEFENCE,
    Incarnation(WOOD),
    MagicGroup(ENEMY & ~on(Element.WOOD), ~on(Element.WOOD)),
    extinct(SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card",),
)
GREEN_CUBIC = creature(
    72, "Green Cubic", Element.WOOD, "Egg", "", 1, 1, 1, 0, NO_ATTACK, NONE_BLIND_ARC,
    Activated(SummonOnto(Pick(Pool(WOOD & ~CUBIC, Pile.HAND, Side.YOU)))),
    rarity=Rarity.RARE,
)

CARDS = (
    LEAPFROG_BANDIT, GREEN_LYCANTHROPE, BEWITCHING_ELF_ARCHERESS, SLEEPTRAP, ELVEN_BERSERKER_MAIDEN,
    SAMURAI_NAGIRASHU, TWIN_GOBLINS, SWALLOW_NINJA, JUNO_TREE_HAUNT, ELVEN_RIDER, JUNO_PRISONER_TRAP,
    ELVEN_DEATH_DANCER, JUNO_FOREST_DRAGON, EDIN_THE_PERSECUTED, INQUISITOR_KOOG, GREEN_ERLKING_ZOMBA,
    EXALTED_ELVEN_DEITY, GREEN_CUBIC,
)
