"""Cards of set 1: water."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BLIND_BACK, ARC_LONG_RANGE, Activated, Becomes, CUBIC, Changes, CreatureCount,
    Draw, ENEMY, Element, FRONT_BACK_STRIKE, FRONT_BLIND_BACK, FULL, FULL_CIRCLE_BARRAGE, Grants, IN_FRONT, If,
    Incarnation, Keyword, LANCER, LEFT_RIGHT_BLIND_REST, LEFT_RIGHT_LONG_RANGE, MAGIC, MAGIC_GROUP, MagicGroup,
    Move, Moving, NONE_BLIND_ARC, NONE_BLIND_BACK, NONE_BLIND_FULL, NO_ATTACK, NO_DEFENCE, Named, OTHER, Pick, Pile,
    Plus, Pool, Possesses, Rarity, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, STANDARD, SelfOn, Side, Stat, StealMana,
    Strike, SummonOnto, Swap, There, UsesPattern, WATER, creature, creatures, extinct, hits, number_of_fields, off,
    on, same_group, summoned, trashed, when, while_placed,
)

MONK_ELDER_OF_OKUNADA = creature(
    19, "Monk Elder of Okunada", Element.WATER, "Merfolk", "Okunada Monastery", 1, 1, 1, 0, STANDARD,
    FRONT_BLIND_BACK,
    while_placed(Changes(Stat.EVASION, 1, ALLIED & ADJACENT)),
    rarity=Rarity.COMMON,
)
TRITONAN_ICE_GUARD = creature(
    20, "Tritonan Ice Guard", Element.WATER, "Elemental", "Tritonan Queendom", 1, 1, 1, 1, STANDARD,
    FRONT_BLIND_BACK,
    when(summoned(), Draw(1), off(Element.WATER)),
    rarity=Rarity.COMMON,
)
TRITONAN_HARPOONSMAN = creature(
    21, "Tritonan Harpoonsman", Element.WATER, "Merfolk", "Tritonan Queendom", 2, 1, 2, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.EVASION, 1), condition=SelfOn(Element.WATER)),
    rarity=Rarity.COMMON,
)
ALUHJA_PRIESTESS = creature(
    22, "Aluhja Priestess", Element.WATER, "Human", "Church of Parmus", 2, 1, 1, 1, MAGIC, NONE_BLIND_FULL,
    while_placed(Changes(Stat.EVASION, 1), condition=SelfOn(Element.WATER)),
    rarity=Rarity.COMMON,
)
TENTACLES_OF_POSSESSION = creature(
    23, "Tentacles of Possession", Element.WATER, "Beast", "", 2, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    while_placed(Possesses(ENEMY & IN_FRONT)),
    rarity=Rarity.UNCOMMON,
)
WOLF_NINJA = creature(
    24, "Wolf Ninja", Element.WATER, "Human", "Yaksha", 3, 2, 3, 1, ARC_LONG_RANGE, ARC_BLIND_BACK,
    while_placed(Grants(Keyword.INVISIBLE), condition=There(ALLIED & Named("Swallow Ninja"))),
    when(hits(on(Element.WATER)), Swap()),
    rarity=Rarity.UNCOMMON,
)
CLOUD_RUNNER = creature(
    25, "Cloud Runner", Element.WATER, "Weapon", "Siam Pirates", 3, 2, 2, 1, LEFT_RIGHT_LONG_RANGE,
    LEFT_RIGHT_BLIND_REST,
    when(summoned(), Draw(number_of_fields(Element.WATER))),
    rarity=Rarity.UNCOMMON, evasion=1,
    doubts=("second list differs: blind S (printed card used)",),
)
DANCING_TEMPTRESS = creature(
    26, "Dancing Temptress", Element.WATER, "Undead", "", 3, 2, 1, 0, STANDARD, FRONT_BLIND_BACK,
    when(trashed(), If(There(ENEMY & IN_FRONT), StealMana(1)).then(Move(Moving.TO_LEFT_FIELD, creatures(IN_FRONT)))),
    rarity=Rarity.RARE,
)
VENOAN_ASSASSIN = creature(
    27, "Venoan Assassin", Element.WATER, "Human", "Corsez Family", 3, 2, 3, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.AMBUSH)),
    rarity=Rarity.COMMON,
)
QUEENS_SERVANT = creature(
    28, "Queen's Servant", Element.WATER, "Elemental", "Tritonan Queendom", 4, 2, 1, 1, MAGIC, NONE_BLIND_BACK,
    when(trashed(), StealMana(1)),
    rarity=Rarity.RARE, keywords=Keyword.VIGILANCE,
)
MOVING_ISLE_OF_KADENA = creature(
    29, "Moving Isle of Kadena", Element.WATER, "Beast", "Tritonan Queendom", 4, 2, 4, 1, SELECTIVE_FULL_CIRCLE,
    FULL,
    when(summoned(), StealMana(number_of_fields(Element.WATER)), off(Element.WATER)),
    extinct(SelfOn(Element.FIRE)),
    rarity=Rarity.RARE, keywords=Keyword.FORTRESS,
)
DON_OF_VENOA = creature(
    30, "Don of Venoa", Element.WATER, "Titan", "Corsez Family", 5, 3, 3, 2,
    (FRONT_BACK_STRIKE, FULL_CIRCLE_BARRAGE), FULL,
    while_placed(UsesPattern(1), condition=SelfOn(Element.WATER)),
    while_placed(Changes(Stat.EVASION, CreatureCount(ENEMY & ADJACENT))),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & ADJACENT)),
    rarity=Rarity.RARE,
)
DRAGON_OF_VOICE_SEA = creature(
    31, "Dragon of Voice Sea", Element.WATER, "Dragon", "Tritonan Queendom", 7, 4, 8, 5, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER & WATER))))),
    when(summoned(ALLIED & ADJACENT), Draw(1), SelfOn(Element.WATER)),
    rarity=Rarity.RARE,
    doubts=("second list differs: activation_cost 8; hp 4 (printed card used)",),
)
MERCENARY_SAVIOR_LATOO = creature(
    32, "Mercenary Savior Latoo", Element.WATER, "Hero", "Tritonan Queendom", 3, 2, 3, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=on(Element.WATER))),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & OTHER & on(Element.WATER))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),), evasion=1,
    doubts=("attack: list says '2', printed card shows '2+' (card used)",),
)
SIAM_TRAITOR_OF_THE_SEAS = creature(
    33, "Siam, Traitor of the Seas", Element.WATER, "Betrayer", "", 3, 2, 4, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=WATER)),
    while_placed(Changes(Stat.ATTACK, -1, ENEMY & on(Element.WATER))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),), keywords=Keyword.DOUBLE_ATTACK,
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)
IMPOSTER_QUEEN_ANFISA = creature(
    34, "Imposter Queen Anfisa", Element.WATER, "Noble", "Tritonan Queendom", 6, 2, 5, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(Possesses(ENEMY & ADJACENT), condition=SelfOn(Element.WATER)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card",),
)
GODDESS_TRITONA = creature(
    35, "Goddess Tritona", Element.WATER, "God", "", 9, 5, 9, 3, MAGIC_GROUP, NO_DEFENCE,
    Incarnation(WATER),
    MagicGroup(ENEMY & ~on(Element.WATER), ~on(Element.WATER)),
    extinct(SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card",),
)
BLUE_CUBIC = creature(
    36, "Blue Cubic", Element.WATER, "Egg", "", 1, 1, 1, 0, NO_ATTACK, NONE_BLIND_ARC,
    Activated(SummonOnto(Pick(Pool(WATER & ~CUBIC, Pile.HAND, Side.YOU)))),
    rarity=Rarity.RARE,
)

CARDS = (
    MONK_ELDER_OF_OKUNADA, TRITONAN_ICE_GUARD, TRITONAN_HARPOONSMAN, ALUHJA_PRIESTESS, TENTACLES_OF_POSSESSION,
    WOLF_NINJA, CLOUD_RUNNER, DANCING_TEMPTRESS, VENOAN_ASSASSIN, QUEENS_SERVANT, MOVING_ISLE_OF_KADENA, DON_OF_VENOA,
    DRAGON_OF_VOICE_SEA, MERCENARY_SAVIOR_LATOO, SIAM_TRAITOR_OF_THE_SEAS, IMPOSTER_QUEEN_ANFISA, GODDESS_TRITONA,
    BLUE_CUBIC,
)
