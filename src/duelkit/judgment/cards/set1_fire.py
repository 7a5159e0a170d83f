"""Cards of set 1: fire."""

from __future__ import annotations

from duelkit.judgment.language import (
    ALLIED, ARC_BARRAGE, ARC_BLIND_BACK, Activated, Becomes, CUBIC, Changes, CreatureCount, ENEMY,
    Element, FIRE, FRONT_BLIND_BACK, FULL, FieldAdjacent, FieldIs, GainMana, Grants, Heal, Incarnation, IsAdjacent,
    Keyword, LANCER, MAGIC, MAGIC_GROUP, MagicGroup, NONE_BLIND_ARC, NONE_BLIND_BACK, NONE_BLIND_FULL, NO_ATTACK,
    NO_DEFENCE, Named, OTHER, Pick, Pile, Plus, Pool, Possesses, Rarity, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE,
    STANDARD, Seals, SelfOn, Side, Stat, Strike, SummonOnto, TARGET, There, UsesPattern, creature, creatures,
    extinct, number_of_fields, off, on, same_group, summoned, trashed, when, while_placed,
)

FLAME_MAGUS = creature(
    1, "Flame Magus", Element.FIRE, "Human", "Church of Parmus", 1, 1, 1, 1, MAGIC, NONE_BLIND_FULL,
    rarity=Rarity.COMMON,
)
HELLFIRE_SPITTER = creature(
    2, "Hellfire Spitter", Element.FIRE, "Bug", "", 1, 1, 1, 1, SELECTIVE_FULL_CIRCLE, FULL, rarity=Rarity.COMMON,
    keywords=Keyword.FIRST_STRIKE,
)
FREEDONIAN_WANDERER = creature(
    3, "Freedonian Wanderer", Element.FIRE, "Elemental", "", 2, 1, 2, 1, STANDARD, FRONT_BLIND_BACK,
    when(summoned(ALLIED & OTHER), GainMana(1), off(Element.FIRE)),
    rarity=Rarity.COMMON,
    doubts=("whether its own summon counts: taken as not",),
)
PARTMOLE_FLAME_LIZARD = creature(
    4, "Partmole Flame Lizard", Element.FIRE, "Lizard", "Dhees Empire", 2, 2, 2, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK_COST, -1)),
    rarity=Rarity.COMMON, keywords=Keyword.FIRST_STRIKE,
)
FIREFLY_NINJA = creature(
    5, "Firefly Ninja", Element.FIRE, "Human", "Yaksha", 3, 2, 2, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.VIGILANCE), condition=SelfOn(Element.FIRE)),
    while_placed(Grants(Keyword.INVISIBLE), condition=There(ALLIED & Named("Spider Ninja"))),
    rarity=Rarity.UNCOMMON,
)
GREAT_MINOS_OF_SCIONDAR = creature(
    6, "Great Minos of Sciondar", Element.FIRE, "Titan", "", 3, 2, 1, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK_COST, -1)),
    extinct(off(Element.FIRE)),
    ja="シオンダルの大ミノス", rarity=Rarity.RARE, keywords=Keyword.VIGILANCE,
)
FLAME_ASCETIC = creature(
    7, "Flame Ascetic", Element.FIRE, "Human", "Cult of Mourning", 3, 3, 3, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Strike(2, chance=True)),
    while_placed(Changes(Stat.ATTACK_COST, -2)),
    rarity=Rarity.COMMON,
)
PARTMOLE_FLAME_GUARD = creature(
    8, "Partmole Flame Guard", Element.FIRE, "Demon", "Dhees Empire", 3, 2, 3, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(Strike(2, if_any=on(Element.WATER))),
    rarity=Rarity.UNCOMMON,
)
LESSER_GRANVENOA = creature(
    9, "Lesser Granvenoa", Element.FIRE, "Base", "Cai-Shae", 4, 2, 4, 2, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Seals(FieldAdjacent())),
    extinct(SelfOn(Element.WATER)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
)
PARTMOLE_FIRE_ORACLE = creature(
    10, "Partmole Fire Oracle", Element.FIRE, "Demon", "Church of Parmus", 4, 2, 3, 2, MAGIC, NONE_BLIND_BACK,
    when(trashed(), Heal(1, creatures(ALLIED))),
    rarity=Rarity.UNCOMMON,
)
TRICEPTAUR_BEHEMOTH = creature(
    11, "Triceptaur Behemoth", Element.FIRE, "Beast", "Dhees Empire", 5, 5, 4, 5, ARC_BARRAGE, ARC_BLIND_BACK,
    while_placed(Strike(-2, hitting=2), Strike(-4, hitting=3)),
    rarity=Rarity.RARE,
)
PURSUER_OF_SAINT_DHEES = creature(
    12, "Pursuer of Saint Dhees", Element.FIRE, "Demon", "", 6, 6, 4, 5, STANDARD, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER))))),
    while_placed(Changes(Stat.ATTACK_COST, -5)),
    rarity=Rarity.RARE,
)
INFERNAL_SCIONDAR_DRAGON = creature(
    13, "Infernal Sciondar Dragon", Element.FIRE, "Dragon", "Dhees Empire", 7, 4, 8, 5, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER & FIRE))))),
    while_placed(Changes(Stat.ATTACK_COST, -3), condition=SelfOn(Element.FIRE)),
    rarity=Rarity.RARE,
)
DIDI_THE_ENLIGHTENED = creature(
    14, "Didi the Enlightened", Element.FIRE, "Hero", "Cai-Shae", 3, 2, 4, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=on(Element.FIRE))),
    while_placed(Seals(FieldIs(Element.FIRE))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),), keywords=Keyword.FIRST_STRIKE | Keyword.DOUBLE_ATTACK,
)
WARDEN_HILDA = creature(
    15, "Warden Hilda", Element.FIRE, "Betrayer", "Cai-Shae", 3, 2, 4, 2, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=FIRE)),
    while_placed(Possesses(ENEMY & on(Element.FIRE)), condition=off(Element.FIRE)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "second list differs: attack range N only, list says front 1 or 2 (unresolved)",
    ),
)
CRUCIBLE_KING_DIOS_IV = creature(
    16, "Crucible King Dios IV", Element.FIRE, "Noble", "Dhees Empire", 6, 4, 6, 3, (STANDARD, MAGIC_GROUP),
    FRONT_BLIND_BACK,
    MagicGroup(ENEMY & IsAdjacent(TARGET)),
    while_placed(
        UsesPattern(1), Becomes(Stat.ATTACK, number_of_fields(Element.FIRE)), condition=SelfOn(Element.FIRE),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),), keywords=Keyword.DOUBLE_ATTACK,
    doubts=(
        "attack: list says '3 + -', printed card shows '3X' (card used)",
        "whether the magic attack is made twice as well: taken as yes",
    ),
)
SCIONDAR_FIRE_GOD = creature(
    17, "Sciondar Fire God", Element.FIRE, "God", "", 9, 5, 9, 3, MAGIC_GROUP, NO_DEFENCE,
    Incarnation(FIRE),
    MagicGroup(ENEMY & ~on(Element.FIRE), ~on(Element.FIRE)),
    extinct(SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
RED_CUBIC = creature(
    18, "Red Cubic", Element.FIRE, "Egg", "", 1, 1, 1, 0, NO_ATTACK, NONE_BLIND_ARC,
    Activated(SummonOnto(Pick(Pool(FIRE & ~CUBIC, Pile.HAND, Side.YOU)))),
    rarity=Rarity.RARE,
)

CARDS = (
    FLAME_MAGUS, HELLFIRE_SPITTER, FREEDONIAN_WANDERER, PARTMOLE_FLAME_LIZARD, FIREFLY_NINJA, GREAT_MINOS_OF_SCIONDAR,
    FLAME_ASCETIC, PARTMOLE_FLAME_GUARD, LESSER_GRANVENOA, PARTMOLE_FIRE_ORACLE, TRICEPTAUR_BEHEMOTH,
    PURSUER_OF_SAINT_DHEES, INFERNAL_SCIONDAR_DRAGON, DIDI_THE_ENLIGHTENED, WARDEN_HILDA, CRUCIBLE_KING_DIOS_IV,
    SCIONDAR_FIRE_GOD, RED_CUBIC,
)
