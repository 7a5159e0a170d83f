"""Cards of set 2: earth."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BLIND_BACK, ARC_LONG_RANGE, CREATURE, EARTH, EMPTY, ENEMY, FRONT_BACK, FRONT_BACK_STRIKE,
    FRONT_BLIND_ARC, FRONT_BLIND_BACK, FULL, FULL_CIRCLE_BARRAGE, IN_FRONT, LANCER, MAGIC, MAGIC_GROUP, NONE_BLIND_BACK,
    NO_ATTACK, NO_DEFENCE, OTHER, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, STANDARD, STANDARD_RANGED, ULTRA_RARE, WATER,
    WOOD, CardCost, CardCount, Changes, CountsAs, CreatureCount, Decoys, Element, ExitMana, Fetch, FieldAdjacent,
    FieldCount, FieldIs, GainMana, Grants, Invocation, IsAhead, Keyword, LoseMana, MagicGroup, ManaOf, Named, OfRace,
    Pile, Rarity, SelfOn, Side, Stat, Strike, There, TurnsDiscards, UsesPattern, creature, extinct, from_pile, off,
    resolution_phase, same_group, trashed, when, while_placed,
)

VERZAR_SWORDSMAN = creature(
    143, "Verzar Swordsman", Element.EARTH, "Human", "Saint Val Devotee", 1, 2, 1, 2, STANDARD, FRONT_BLIND_ARC,
    rarity=Rarity.COMMON,
)
RELENTLESS_SKELETON = creature(
    144, "Relentless Skeleton", Element.EARTH, "Undead", "Novogus Dynasty", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.RESURRECTION), condition=off(Element.EARTH)),
    rarity=Rarity.COMMON,
)
FAR_LAND_SAND_DOG = creature(
    145, "Far Land Sand Dog", Element.EARTH, "Beast", "Saint Val Devotee", 2, 1, 2, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    while_placed(Decoys(ENEMY & IN_FRONT)),
    rarity=Rarity.COMMON,
    doubts=("whether an enemy lured by a decoy may attack others while no decoy is in its reach: taken as not",),
)
DWARF_SNIPER = creature(
    146, "Dwarf Sniper", Element.EARTH, "Dwarf", "Blackhoods", 2, 1, 3, 1, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.NO_EVASION, ENEMY & IsAhead(2))),
    while_placed(Changes(Stat.PROTECTION, 1), condition=There(ALLIED & Named("Black Hood Dwarf Vulitra"))),
    rarity=Rarity.COMMON,
)
BATTERING_RAM = creature(
    147, "Battering Ram", Element.EARTH, "Weapon", "Val na Vos", 3, 3, 3, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(Strike(3, if_any=OfRace("Base"))),
    while_placed(Changes(Stat.PROTECTION, 1, ALLIED & ADJACENT)),
    rarity=Rarity.UNCOMMON,
    doubts=("lock: list says locked, no chain printed on card",),
)
NOVOGUS_BANDWAGON = creature(
    148, "Novogus Bandwagon", Element.EARTH, "Undead", "Novogus Dynasty", 3, 2, 2, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(
        Decoys(ENEMY, ALLIED & OTHER & OfRace("Undead")), condition=There(ADJACENT & OfRace("Undead")),
    ),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.RARE,
    doubts=(
        "whether the Undead creature beside it must be an ally: taken as not",
        "whether an enemy lured by a decoy may attack others while no decoy is in its reach: taken as not",
    ),
)
NOVOGUS_WARRIOR = creature(
    149, "Novogus Warrior", Element.EARTH, "Undead", "Novogus Dynasty", 3, 2, 2, 2, FRONT_BACK_STRIKE, FRONT_BACK,
    rarity=Rarity.UNCOMMON, keywords=Keyword.RESURRECTION,
)
VERZAR_GOLEM = creature(
    150, "Verzar Golem", Element.EARTH, "Elemental", "Val na Vos", 3, 3, 3, 0, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, FieldCount(EMPTY))),
    rarity=Rarity.RARE,
)
DWARF_BATTLEBUGGY = creature(
    151, "Dwarf Battlebuggy", Element.EARTH, "Dwarf", "Hammer Valley", 3, 2, 3, 1, ARC_LONG_RANGE, ARC_BLIND_BACK,
    while_placed(Strike(1, if_any=ENEMY & ~ADJACENT)),
    while_placed(Decoys(ENEMY & ADJACENT), condition=There(ALLIED & ADJACENT & OfRace("Dwarf"))),
    rarity=Rarity.COMMON,
    doubts=(
        "attack_directions: list says 'Selective Arc', printed card shows 'Arc Longrange Strike' (card used)",
        "decoy: printed for all enemies, corrected in the game to adjacent enemies (taken)",
        "whether an enemy lured by a decoy may attack others while no decoy is in its reach: taken as not",
    ),
)
DWARF_WARBANNER = creature(
    152, "Dwarf Warbanner", Element.EARTH, "Dwarf", "Hammer Valley", 4, 2, 4, 0, NO_ATTACK, NONE_BLIND_BACK,
    while_placed(
        Changes(Stat.ATTACK, -1, OfRace("Dwarf")),
        Changes(Stat.PROTECTION, CreatureCount(OfRace("Dwarf")), OfRace("Dwarf")),
    ),
    rarity=Rarity.UNCOMMON,
    doubts=("whether the attack falls by 1, or by 1 per Dwarf: taken as by 1",),
)
DWARF_BATTLE_FORGE = creature(
    153, "Dwarf Battle Forge", Element.EARTH, "Base", "Hammer Valley", 4, 3, 5, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(CountsAs(FieldIs(Element.FIRE) & FieldAdjacent(), Element.EARTH)),
    while_placed(Changes(Stat.ATTACK, 1, ALLIED & OfRace("Dwarf"))),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
)
VISVAR_VAAS_ZEALOT = creature(
    154, "Visvar Vaas Zealot", Element.EARTH, "Missionary", "Church of Parmus", 4, 2, 3, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(ExitMana(ENEMY & WOOD)),
    when(resolution_phase(Side.OPPONENT), LoseMana(CreatureCount(ALLIED & WATER & OfRace("Missionary")))),
    while_placed(CardCost(WATER & OfRace("Missionary"), -2, least=1)),
    rarity=Rarity.UNCOMMON, limits=(same_group(5),),
    doubts=("limit 5 of race from list; no icon on the printed card",),
)
NOVOGUS_SINBEARER = creature(
    155, "Novogus Sinbearer", Element.EARTH, "Undead", "Novogus Dynasty", 5, 3, 5, 0, NO_ATTACK, NO_DEFENCE,
    when(trashed(ALLIED & OTHER), GainMana(CardCount(OfRace("Undead"), Pile.GRAVEYARD)), SelfOn(Element.EARTH)),
    while_placed(Changes(Stat.PROTECTION, 1, ALLIED & OTHER), condition=off(Element.EARTH)),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.RARE,
)
ARCHBISHOP_JIRVA = creature(
    156, "Archbishop Jirva", Element.EARTH, "Hero", "Hammer Valley", 5, 3, 5, 1, MAGIC, NONE_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, ManaOf())),
    when(resolution_phase(), GainMana(1)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list silent and list is known to omit locks -> null",
        "whether it has a summoning lock",
    ),
)
VAMAS_TOMB_SENTINEL = creature(
    157, "Vamas, Tomb Sentinel", Element.EARTH, "Betrayer", "Novogus Dynasty", 5, 4, 5, 2,
    (SELECTIVE_FULL_CIRCLE, FULL_CIRCLE_BARRAGE), FULL,
    while_placed(UsesPattern(1), condition=off(Element.EARTH)),
    while_placed(Changes(Stat.ATTACK, CardCount(OfRace("Undead"), Pile.GRAVEYARD))),
    when(trashed(ENEMY), Fetch(from_pile(Pile.GRAVEYARD, CREATURE & EARTH & ~ULTRA_RARE))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("limit: list says None, printed card shows '1 of race' (card used)",),
)
MARSHAL_AKHUM = creature(
    158, "Marshal Akhum", Element.EARTH, "Warlord", "Novogus Dynasty", 6, 3, 7, 1, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY, fields=FieldIs(Element.EARTH)),
    while_placed(TurnsDiscards()),
    while_placed(CardCost(EARTH, -1, least=1)),
    Invocation(EARTH, EARTH),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "whether a field without an enemy can be the target of the magic attack: taken as so",
        "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken "
        "as every one",
    ),
)

CARDS = (
    VERZAR_SWORDSMAN, RELENTLESS_SKELETON, FAR_LAND_SAND_DOG, DWARF_SNIPER, BATTERING_RAM, NOVOGUS_BANDWAGON,
    NOVOGUS_WARRIOR, VERZAR_GOLEM, DWARF_BATTLEBUGGY, DWARF_WARBANNER, DWARF_BATTLE_FORGE, VISVAR_VAAS_ZEALOT,
    NOVOGUS_SINBEARER, ARCHBISHOP_JIRVA, VAMAS_TOMB_SENTINEL, MARSHAL_AKHUM,
)
