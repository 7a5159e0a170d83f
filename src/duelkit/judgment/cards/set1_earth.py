"""Cards of set 1: earth."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, Activated, Becomes, CUBIC, Changes, CreatureCount, Discard, EARTH, EMPTY, ENEMY,
    Element, FRONT_BACK, FRONT_BACK_STRIKE, FRONT_BLIND_BACK, FRONT_LEFT_BLIND_REST, FULL, FieldCount, Fieldquake,
    GainMana, Grants, Incarnation, Keyword, LANCER, LEFT_ANGLE, MAGIC, MAGIC_GROUP, MagicGroup, Move, Moving,
    NONE_BLIND_ARC, NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, Named, NoCounter, OTHER, Pick, Pile, Plus, Pool, Rarity,
    SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, STANDARD, STANDARD_RANGED, SelfOn, Side, Stat, Strike, SummonOnto, Swap,
    TARGET, There, UsesPattern, action_cost, creature, extinct, field_of, has_attacked, hits, number_of_fields, off,
    on, resolution_phase, same_group, trashed, when, while_placed,
)

VERZAR_CANINE = creature(
    37, "Verzar Canine", Element.EARTH, "Beast", "Val na Vos", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.PROTECTION, 1, ALLIED & ADJACENT)),
    rarity=Rarity.COMMON,
)
VERZAR_FOOT_SOLDIER = creature(
    38, "Verzar Foot Soldier", Element.EARTH, "Human", "Val na Vos", 1, 1, 2, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, 1), condition=There(ALLIED & OTHER & Named("Verzar Foot Soldier"))),
    rarity=Rarity.COMMON,
)
STONE_WING_DWARF = creature(
    39, "Stone Wing Dwarf", Element.EARTH, "Dwarf", "Hammer Valley", 1, 1, 1, 1, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Changes(Stat.PROTECTION, CreatureCount(ALLIED & Named("Giant Axe Dwarf")))),
    rarity=Rarity.COMMON,
)
SKELETON_SOLDIER = creature(
    40, "Skeleton Soldier", Element.EARTH, "Undead", "Novogus Dynasty", 2, 1, 2, 1, LEFT_ANGLE,
    FRONT_LEFT_BLIND_REST,
    when(trashed(), GainMana(1)),
    rarity=Rarity.COMMON,
)
GIANT_AXE_DWARF = creature(
    41, "Giant Axe Dwarf", Element.EARTH, "Dwarf", "Hammer Valley", 2, 1, 3, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, CreatureCount(ALLIED & Named("Stone Wing Dwarf")))),
    rarity=Rarity.COMMON,
)
SPIDER_NINJA = creature(
    42, "Spider Ninja", Element.EARTH, "Human", "Yaksha", 3, 2, 2, 1, MAGIC, NONE_BLIND_BACK,
    while_placed(Grants(Keyword.INVISIBLE), condition=There(ALLIED & Named("Wolf Ninja"))),
    when(hits(on(Element.EARTH)), Swap()),
    rarity=Rarity.UNCOMMON,
)
NOVOGUS_CATAPULT = creature(
    43, "Novogus Catapult", Element.EARTH, "Weapon", "Novogus Dynasty", 3, 1, 4, 2, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    when(trashed(), GainMana(number_of_fields(Element.EARTH))),
    rarity=Rarity.UNCOMMON,
)
DARK_YOKOZUNA_SEKIMARU = creature(
    44, "Dark Yokozuna Sekimaru", Element.EARTH, "Titan", "Val na Vos", 3, 2, 3, 2, STANDARD, FRONT_BLIND_BACK,
    when(has_attacked(survived=True), Move(Moving.PUSHED).then(NoCounter())),
    rarity=Rarity.UNCOMMON,
    doubts=("whether a creature that cannot be pushed counterattacks: taken as no",),
)
SE_HOLLYN_FORTRESS = creature(
    45, "Se Hollyn Fortress", Element.EARTH, "Base", "Val na Vos", 4, 2, 4, 1, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Changes(Stat.PROTECTION, 2, ALLIED & ADJACENT)),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
)
NOVOGUS_GOLEM = creature(
    46, "Novogus Golem", Element.EARTH, "Beast", "Novogus Dynasty", 4, 2, 3, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.PROTECTION, FieldCount(EMPTY))),
    rarity=Rarity.RARE,
)
DUNGEON_OF_TEN_TYRANTS = creature(
    47, "Dungeon of Ten Tyrants", Element.EARTH, "Base", "Val na Vos", 4, 2, 4, 1, SELECTIVE_FULL_CIRCLE, FULL,
    when(resolution_phase(), GainMana(1), off(Element.EARTH)),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
)
VERZAR_ELEPHANT_BRIGADE = creature(
    48, "Verzar Elephant Brigade", Element.EARTH, "Elemental", "Val na Vos", 5, 3, 5, 2, (LANCER, STANDARD),
    FRONT_BLIND_BACK,
    while_placed(UsesPattern(1), condition=SelfOn(Element.EARTH)),
    while_placed(
        Changes(Stat.ATTACK, 2, ALLIED & ADJACENT), *action_cost(1, ALLIED & ADJACENT), condition=SelfOn(Element.EARTH),
    ),
    rarity=Rarity.UNCOMMON,
)
UNDEAD_DRAGON = creature(
    49, "Undead Dragon", Element.EARTH, "Dragon", "Novogus Dynasty", 7, 4, 8, 5, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER & EARTH))))),
    when(trashed(ALLIED & OTHER & ADJACENT), GainMana(1), SelfOn(Element.EARTH)),
    rarity=Rarity.RARE,
)
ARELAI_THE_PROTECTOR = creature(
    50, "Arelai the Protector", Element.EARTH, "Hero", "Saint Val Devotee", 3, 2, 3, 2, FRONT_BACK_STRIKE,
    FRONT_BACK,
    while_placed(Changes(Stat.PROTECTION, number_of_fields(Element.EARTH))),
    while_placed(Strike(1, if_any=on(Element.EARTH))),
    while_placed(Changes(Stat.PROTECTION, 1, ALLIED & OTHER & on(Element.EARTH))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
BLACK_HOOD_DWARF_VULITRA = creature(
    51, "Black Hood Dwarf Vulitra", Element.EARTH, "Betrayer", "Blackhoods", 3, 2, 4, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=EARTH)),
    when(trashed(), Discard(number_of_fields(Element.EARTH)), off(Element.EARTH)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)
UNDEAD_KING_NOVOGUS = creature(
    52, "Undead King Novogus", Element.EARTH, "Noble", "Novogus Dynasty", 6, 3, 6, 2, MAGIC, NONE_BLIND_BACK,
    when(hits(), Fieldquake(field_of(TARGET)).then(NoCounter()), off(Element.EARTH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
NOVOGUS_GRAVEKEEPER = creature(
    53, "Novogus Gravekeeper", Element.EARTH, "God", "", 9, 5, 9, 3, MAGIC_GROUP, NO_DEFENCE,
    Incarnation(EARTH),
    MagicGroup(ENEMY & ~on(Element.EARTH), ~on(Element.EARTH)),
    extinct(SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card",),
)
YELLOW_CUBIC = creature(
    54, "Yellow Cubic", Element.EARTH, "Egg", "", 1, 1, 1, 0, NO_ATTACK, NONE_BLIND_ARC,
    Activated(SummonOnto(Pick(Pool(EARTH & ~CUBIC, Pile.HAND, Side.YOU)))),
    rarity=Rarity.RARE,
)

CARDS = (
    VERZAR_CANINE, VERZAR_FOOT_SOLDIER, STONE_WING_DWARF, SKELETON_SOLDIER, GIANT_AXE_DWARF, SPIDER_NINJA,
    NOVOGUS_CATAPULT, DARK_YOKOZUNA_SEKIMARU, SE_HOLLYN_FORTRESS, NOVOGUS_GOLEM, DUNGEON_OF_TEN_TYRANTS,
    VERZAR_ELEPHANT_BRIGADE, UNDEAD_DRAGON, ARELAI_THE_PROTECTOR, BLACK_HOOD_DWARF_VULITRA, UNDEAD_KING_NOVOGUS,
    NOVOGUS_GRAVEKEEPER, YELLOW_CUBIC,
)
