"""Cards of set 2: wood."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BARRAGE, ARC_BLIND_BACK, CREATURE, EARTH, ENEMY, FIRE, FRONT_BLIND_BACK, FULL,
    FULL_LONG_RANGE, IN_FRONT, LANCER, MAGIC, MAGIC_GROUP, NONE_BLIND_BACK, NONE_BLIND_FULL, NO_ATTACK, NO_DEFENCE,
    OTHER, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SELF, STANDARD, STANDARD_RANGED, TRIGGERING, ULTRA_RARE, WOOD,
    Becomes, CardCost, Changes, CountsAs, CreatureCount, Discard, Element, ExitMana, Fetch, FieldAhead, FieldIs,
    FigureIn, GainMana, Grants, Heal, Invocation, IsAhead, Keyword, LoseMana, MagicGroup, May, Mill, Named, NoCounter,
    OfAffiliation, OfRace, Pile, Plus, Rarity, SelfOn, Side, Stat, SwapFigures, Turn, TurnOf, Turning, action_cost,
    creature, creatures, extinct, from_pile, has_attacked, number_of_fields, off, on, resolution_phase, same_group,
    summoned, trashed, when, while_placed,
)

TREE_FOXES = creature(
    159, "Tree Foxes", Element.WOOD, "Beast", "", 1, 2, 1, 1, STANDARD, FRONT_BLIND_BACK,
    when(summoned(), Turn(Turning.HALF, creatures(IN_FRONT))),
    rarity=Rarity.COMMON,
    doubts=(
        "printed of an enemy directly in front, corrected in the game to any creature (taken)",
        "how long a creature turned outside a battle cannot counterattack: taken as up to the end of the next battle of"
        " the turn",
    ),
)
ELVEN_SOUL_HUNTER = creature(
    160, "Elven Soul Hunter", Element.WOOD, "Elf", "Til Vorg Monarchy", 1, 1, 1, 1, STANDARD_RANGED, FRONT_BLIND_BACK,
    when(
        trashed(),
        Fetch(
            from_pile(
                Pile.GRAVEYARD,
                CREATURE & FigureIn(Stat.SUMMON_COST, at_most=3) & ~Named("Elven Soul Hunter") & ~ULTRA_RARE,
            ),
            Pile.LIBRARY,
        ),
        off(Element.WOOD),
    ),
    rarity=Rarity.COMMON,
)
WHITE_TREE_HAUNT = creature(
    161, "White Tree Haunt", Element.WOOD, "Titan", "Northern Forces", 2, 1, 1, 0, NO_ATTACK, NONE_BLIND_FULL,
    while_placed(ExitMana(ENEMY & ADJACENT, stolen=False)),
    extinct(off(Element.WOOD)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.VIGILANCE,
)
LEAPFROG_BOSS = creature(
    162, "Leapfrog Boss", Element.WOOD, "Anthromorph", "Green Bandits", 2, 1, 1, 1, STANDARD_RANGED, FRONT_BLIND_BACK,
    when(trashed(), LoseMana(number_of_fields(Element.WOOD))),
    rarity=Rarity.COMMON,
)
ELVEN_PLAGUEDANCER = creature(
    163, "Elven Plaguedancer", Element.WOOD, "Elf", "Black Forest", 2, 2, 2, 1, MAGIC, NONE_BLIND_BACK,
    when(has_attacked(survived=True), Turn(Turning.HALF).then(NoCounter())),
    while_placed(*action_cost(1, ENEMY & ADJACENT), condition=SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
)
GOBLIN_BASHER = creature(
    164, "Goblin Basher", Element.WOOD, "Goblin", "Green Bandits", 3, 2, 3, 1, ARC_BARRAGE, ARC_BLIND_BACK,
    rarity=Rarity.COMMON,
)
GOBLIN_BOMBER = creature(
    165, "Goblin Bomber", Element.WOOD, "Goblin", "Green Bandits", 3, 2, 3, 2, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    rarity=Rarity.COMMON,
)
DARKSWORD_SAMURAI = creature(
    166, "Darksword Samurai", Element.WOOD, "Human", "Nagirashu", 4, 3, 4, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((1, CreatureCount(OTHER))))),
    while_placed(Changes(Stat.ATTACK, -2, ALLIED & ADJACENT)),
    rarity=Rarity.RARE,
)
GOBLIN_FORT = creature(
    167, "Goblin Fort", Element.WOOD, "Base", "Green Bandits", 4, 3, 6, 1, SELECTIVE_FULL_CIRCLE, FULL,
    when(summoned(ALLIED & OTHER & OfAffiliation("Green Bandits")), SwapFigures(TRIGGERING)),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & OfAffiliation("Green Bandits") & FigureIn(Stat.HP, 1, 1))),
    extinct(SelfOn(Element.EARTH)),
    rarity=Rarity.RARE, keywords=Keyword.FORTRESS,
    doubts=("whether its own summon counts: taken as not",),
)
REAPERS_GOLEM = creature(
    168, "Reaper's Golem", Element.WOOD, "Elemental", "Til Vorg Monarchy", 4, 3, 3, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    while_placed(CountsAs(FieldIs(Element.WATER) & FieldAhead(2), Element.WOOD)),
    when(
        trashed(ALLIED & OTHER),
        Fetch(from_pile(Pile.GRAVEYARD, CREATURE & FigureIn(Stat.SUMMON_COST, at_most=3) & ~ULTRA_RARE), Pile.LIBRARY),
        TurnOf(Side.OPPONENT),
    ),
    while_placed(Grants(Keyword.INVISIBLE, ALLIED & ADJACENT & OfRace("Elf") & on(Element.WOOD))),
    rarity=Rarity.UNCOMMON,
    doubts=("whether its own death counts: taken as not",),
)
TOLICORE_ZEALOT = creature(
    169, "Tolicore Zealot", Element.WOOD, "Missionary", "Church of Parmus", 4, 3, 3, 2, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(ExitMana(ENEMY & EARTH)),
    when(resolution_phase(Side.OPPONENT), Discard(CreatureCount(ALLIED & FIRE & OfRace("Missionary")))),
    while_placed(CardCost(FIRE & OfRace("Missionary"), -2, least=1)),
    rarity=Rarity.UNCOMMON, limits=(same_group(5),),
    doubts=("limit 5 of race from list; no icon on the printed card",),
)
ALCHEMISTS_LAB = creature(
    170, "Alchemist's Lab", Element.WOOD, "Base", "Black Forest", 5, 3, 4, 2, MAGIC, NO_DEFENCE,
    when(summoned(ENEMY & ADJACENT), Mill(1), off(Element.WOOD)),
    while_placed(Grants(Keyword.NO_SPELL_TARGET, ALLIED & OfRace("Elf"))),
    extinct(SelfOn(Element.EARTH)),
    rarity=Rarity.UNCOMMON,
)
ELVEN_NIGHT_RIDER = creature(
    171, "Elven Night Rider", Element.WOOD, "Elf", "Black Forest", 5, 4, 4, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((2, CreatureCount(OTHER & OfRace("Elf")))))),
    when(trashed(ALLIED & OTHER & OfRace("Elf")), Heal(1, SELF), off(Element.WOOD)),
    while_placed(Grants(Keyword.NO_EVASION, ENEMY & IsAhead(2))),
    rarity=Rarity.RARE,
)
PRINCE_LUSIRION = creature(
    172, "Prince Lusirion", Element.WOOD, "Hero", "Til Vorg Monarchy", 5, 3, 5, 2, FULL_LONG_RANGE, FULL,
    when(summoned(OfRace("Elf")), May(Fetch(from_pile(Pile.GRAVEYARD, CREATURE & WOOD & ~ULTRA_RARE)))),
    when(summoned(ENEMY & ADJACENT), Discard(1)),
    while_placed(*action_cost(2, OTHER & ~OfRace("Elf"))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list says locked; list was wrong on 147 and 270 -> low confidence",
        "whether summons of the opponent's Elves count: taken as so",
    ),
)
PREACHER_NOOVA = creature(
    173, "Preacher Noova", Element.WOOD, "Betrayer", "Green Bandits", 5, 4, 4, 3, MAGIC, NONE_BLIND_BACK,
    when(summoned(ADJACENT & OfAffiliation("Green Bandits")), Mill(1)),
    when(
        trashed(ENEMY & ~WOOD),
        Fetch(from_pile(Pile.GRAVEYARD, CREATURE & OfAffiliation("Green Bandits") & ~ULTRA_RARE)),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("whether summons of the opponent's Green Bandits count: taken as so",),
)
LORD_HU = creature(
    174, "Lord Hu", Element.WOOD, "Warlord", "Til Vorg Monarchy", 6, 4, 4, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY, fields=FieldIs(Element.WOOD)),
    when(trashed(ENEMY), GainMana(1)),
    while_placed(CardCost(WOOD, -1, least=1)),
    Invocation(WOOD, WOOD),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "whether a field without an enemy can be the target of the magic attack: taken as so",
        "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken "
        "as every one",
    ),
)

CARDS = (
    TREE_FOXES, ELVEN_SOUL_HUNTER, WHITE_TREE_HAUNT, LEAPFROG_BOSS, ELVEN_PLAGUEDANCER, GOBLIN_BASHER, GOBLIN_BOMBER,
    DARKSWORD_SAMURAI, GOBLIN_FORT, REAPERS_GOLEM, TOLICORE_ZEALOT, ALCHEMISTS_LAB, ELVEN_NIGHT_RIDER,
    PRINCE_LUSIRION, PREACHER_NOOVA, LORD_HU,
)
