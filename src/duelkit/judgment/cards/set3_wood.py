"""Cards of set 3: wood."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, Activated, AttackNow, BIOLITH, Becomes, CREATURE, CardCount, ChangeFigure, Changes,
    Compare, CreatureCount, Discard, ENEMY, Element, Event, ExitMana, FRONT_BLIND_ARC, FRONT_BLIND_BACK,
    FRONT_RIGHT_BLIND_BACK, FULL, FULL_LONG_RANGE, FigureIn, GiveKeyword, Grants, HandLimit, HasAttacked,
    HasInReach, InPile, Instead, Invocation, Keyword, LANCER, LoseMana, MAGIC, MAGIC_FRONT_2, MAGIC_GROUP,
    MagicDamage, MagicGroup, Mill, Move, Moving, NONE_BLIND_BACK, NO_ATTACK, Named, NoCounter, OTHER, OfAffiliation,
    OfRace, Pick, Pile, Plus, Pool, RIGHT_ANGLE, Rarity, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SELF, STANDARD,
    STANDARD_RANGED, SelfOn, SharesWith, ShowHand, Side, Stat, Strike, SummonCondition, SummonOnto, TARGET, THIS,
    There, Turn, Turning, TurnsDamage, ULTRA_RARE, Until, UsesPattern, WOOD, When, action_cost, creature, creatures,
    extinct, has_attacked, hits, number_of_fields, off, on, one, resolution_phase, same_card, same_group, summoned,
    trashed, when, while_placed,
)

OUTNUMBERED = Compare(CreatureCount(ENEMY), CreatureCount(ALLIED))
"""The opponent has more creatures."""

GOBLIN_FANFARE = creature(
    259, "Goblin Fanfare", Element.WOOD, "Goblin", "Green Bandits", 1, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    when(summoned(), LoseMana(2), ~There(ENEMY)),
    while_placed(Changes(Stat.ROTATE_COST, -1, ALLIED & OfAffiliation("Green Bandits"))),
    rarity=Rarity.UNCOMMON,
)
SLUMBERTRAP = creature(
    260, "Slumbertrap", Element.WOOD, "Plant", "", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK,
    when(summoned(), ShowHand()),
    when(
        resolution_phase(), ChangeFigure(Stat.ATTACK, 1, creatures(ALLIED & OfRace("Plant"))),
        There(ALLIED & Named("Sleeptrap")),
    ),
    rarity=Rarity.COMMON,
    doubts=("how long the rise of attack lasts: taken as for good",),
)
ELVEN_BERSERKER_WITCH = creature(
    261, "Elven Berserker Witch", Element.WOOD, "Elf", "Black Forest", 2, 1, 2, 1, MAGIC, NONE_BLIND_BACK,
    while_placed(
        Changes(Stat.ATTACK, 1), Changes(Stat.EVASION, 1), condition=There(THIS & FigureIn(Stat.HP, 1, 1)),
    ),
    rarity=Rarity.COMMON,
)
JADE_MIMIC = creature(
    262, "Jade Mimic", Element.WOOD, "Egg", "", 2, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    Activated(SummonOnto(Pick(Pool(
        CREATURE & WOOD & ~ULTRA_RARE & ~Named("Jade Mimic"), Pile.GRAVEYARD, Side.YOU,
    ))), Instead.ROTATION),
    rarity=Rarity.RARE,
    doubts=(
        "defense_directions: list says 'None', printed card shows 'None Blind Back' (card used)",
        "whether the action that it stands for must be paid for: taken as not",
    ),
)
BEWITCHING_ELF_HUNTRESS = creature(
    263, "Bewitching Elf Huntress", Element.WOOD, "Elf", "Til Vorg Monarchy", 3, 2, 3, 1, LANCER, FRONT_BLIND_BACK,
    when(has_attacked(survived=True), Move(Moving.IN_FRONT).then(NoCounter())),
    while_placed(Changes(Stat.HP, 1), condition=There(ALLIED & Named("Prince Lusirion"))),
    rarity=Rarity.COMMON,
    doubts=("whether a creature that cannot be moved counterattacks: taken as not",),
)
JUNO_SPIRIT_FOX = creature(
    264, "Juno Spirit Fox", Element.WOOD, "Beast", "", 3, 2, 2, 1, STANDARD, FRONT_BLIND_BACK,
    when(trashed(ENEMY & ADJACENT), Mill(1)),
    while_placed(*action_cost(2, BIOLITH & ~on(Element.BIOLITH))),
    while_placed(
        HandLimit(Side.OPPONENT, -1), condition=InPile(Named("Exalted Elven Deity"), Pile.GRAVEYARD),
    ),
    rarity=Rarity.UNCOMMON,
)
GOBLIN_CHICKENRIDER = creature(
    265, "Goblin Chickenrider", Element.WOOD, "Goblin", "Green Bandits", 3, 2, 3, 1, SELECTIVE_FULL_CIRCLE, FULL,
    when(When(Event.ROTATED), GiveKeyword(Keyword.INVISIBLE, SELF, Until.NEXT_TURN)),
    while_placed(Changes(Stat.ROTATE_COST, -1), condition=There(ALLIED & Named("Preacher Noova"))),
    rarity=Rarity.COMMON,
)
ARBOREAL_WYRM = creature(
    266, "Arboreal Wyrm", Element.WOOD, "Dragon", "Til Vorg Monarchy", 4, 3, 4, 1, SELECTIVE_FRONT, FRONT_BLIND_ARC,
    while_placed(Becomes(Stat.ATTACK, Plus((1, CreatureCount(OTHER & WOOD))))),
    while_placed(Changes(Stat.HP, 1, ALLIED & ADJACENT), condition=SelfOn(Element.WOOD)),
    Invocation(OfRace("Dragon"), ALLIED & OTHER, free=True, condition=There(ALLIED & Named("Flame Wyvern"))),
    rarity=Rarity.RARE,
    doubts=("whom the allies that gain Dragon Invocation let be replaced: taken as each of them by a Dragon",),
)
LEAPFROG_WARCHIEF = creature(
    267, "Leapfrog Warchief", Element.WOOD, "Anthromorph", "Green Bandits", 4, 2, 4, 2, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    while_placed(*action_cost(-1, ALLIED & OTHER & OfAffiliation("Green Bandits"))),
    when(summoned(ENEMY & ADJACENT), Discard(1)),
    rarity=Rarity.UNCOMMON,
)
ELVEN_SCOUT_MISTRESS = creature(
    268, "Elven Scout Mistress", Element.WOOD, "Elf", "Til Vorg Monarchy", 5, 2, 4, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(TurnsDamage("summoning cost"), condition=SelfOn(Element.WATER) | SelfOn(Element.WOOD)),
    while_placed(
        Grants(Keyword.FIXED_PLACE, ENEMY & ~ADJACENT), condition=SelfOn(Element.FIRE) | SelfOn(Element.EARTH),
    ),
    rarity=Rarity.COMMON,
)
BERSERKER_PRINCESS = creature(
    269, "Berserker Princess", Element.WOOD, "Elf", "Black Forest", 5, 3, 3, 2, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(
        Changes(Stat.ATTACK, 2), Changes(Stat.EVASION, 1), condition=There(THIS & FigureIn(Stat.HP, 1, 1)),
    ),
    while_placed(ExitMana(~OfRace("Elf"), stolen=False), condition=off(Element.BIOLITH)),
    rarity=Rarity.UNCOMMON,
)
MOGGY_HOWDAH = creature(
    270, "Moggy Howdah", Element.WOOD, "Beast", "Green Bandits", 6, 2, 4, 1, FULL_LONG_RANGE, FULL,
    while_placed(
        Grants(Keyword.INVISIBLE, ALLIED & OTHER & SharesWith("facing", SELF)), condition=off(Element.BIOLITH),
    ),
    extinct(SelfOn(Element.EARTH)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
    doubts=("lock: list says locked, no chain printed on card",),
)
RONIN_NAGIRASHU = creature(
    271, "Ronin Nagirashu", Element.WOOD, "Human", "Nagirashu", 6, 4, 5, 3, RIGHT_ANGLE, FRONT_RIGHT_BLIND_BACK,
    when(hits(survived=True), Turn(Turning.HALF).then(NoCounter())),
    when(trashed(), Mill(number_of_fields(Element.WOOD)), off(Element.WOOD)),
    when(
        resolution_phase(Side.OPPONENT), Discard(1), There(ENEMY & BIOLITH & ~on(Element.BIOLITH)),
    ),
    rarity=Rarity.RARE,
)
MANDRAGORA_TRIPLET = creature(
    272, "Mandragora Triplet", Element.WOOD, "Betrayer", "Church of Parmus", 4, 2, 4, 2, MAGIC_FRONT_2,
    NONE_BLIND_BACK,
    when(
        When(Event.BATTLE_OVER),
        AttackNow(
            one(ALLIED & OTHER & Named("Mandragora Triplet") & ~HasAttacked() & HasInReach(TARGET)), used=True,
        ),
    ),
    while_placed(
        Changes(Stat.ATTACK, 1, ALLIED & OTHER), *action_cost(1, ALLIED & OTHER), condition=OUTNUMBERED,
    ),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(3),),
    doubts=(
        "attack_directions: list says None, printed card shows 'Magic Front 2' (card used)",
        "when the other Triplet attacks: taken as after the battle",
        "whether that attack is the one of its turn: taken as yes",
    ),
)
WILD_DENDROVORT = creature(
    273, "Wild Dendrovort", Element.WOOD, "Dragon", "", 8, 4, 8, 5, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    SummonCondition(There(WOOD, 2)),
    while_placed(Becomes(Stat.ATTACK, Plus((5, CardCount(CREATURE & WOOD, Pile.GRAVEYARD))))),
    while_placed(Changes(Stat.HP, 2, ALLIED & ADJACENT), condition=off(Element.BIOLITH)),
    when(
        When(Event.ROTATED, ANYTHING), MagicDamage(1, creatures(ENEMY & ADJACENT)), off(Element.BIOLITH),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
POPE_QUEEN_CYRSTIN_II = creature(
    274, "Pope-Queen Cyrstin II", Element.WOOD, "Noble", "", 6, 4, 5, 2, (STANDARD_RANGED, MAGIC_GROUP),
    FRONT_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("element", TARGET)),
    while_placed(UsesPattern(1), condition=There(ENEMY & ADJACENT, 2)),
    while_placed(Strike(Plus((2, number_of_fields(Element.WOOD))), if_any=~WOOD, becomes=True)),
    when(
        resolution_phase(Side.OPPONENT), LoseMana(CreatureCount(ENEMY & BIOLITH & ~on(Element.BIOLITH))),
    ),
    while_placed(Grants(Keyword.FIELDMORPH, ALLIED & ADJACENT & WOOD)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)

CARDS = (
    GOBLIN_FANFARE, SLUMBERTRAP, ELVEN_BERSERKER_WITCH, JADE_MIMIC, BEWITCHING_ELF_HUNTRESS, JUNO_SPIRIT_FOX,
    GOBLIN_CHICKENRIDER, ARBOREAL_WYRM, LEAPFROG_WARCHIEF, ELVEN_SCOUT_MISTRESS, BERSERKER_PRINCESS, MOGGY_HOWDAH,
    RONIN_NAGIRASHU, MANDRAGORA_TRIPLET, WILD_DENDROVORT, POPE_QUEEN_CYRSTIN_II,
)
