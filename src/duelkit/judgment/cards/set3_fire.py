"""Cards of set 3: fire."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, ARC_BARRAGE, ARC_BLIND_BACK, Activated, AnyField, BIOLITH, Becomes, CREATURE,
    CardCost, ChangeFigure, Changes, Choose, Compare, CreatureCount, ENEMY, Element, Event, ExtraAttack, FIRE,
    FRONT_BLIND_ARC, FRONT_BLIND_BACK, FRONT_RIGHT_BLIND_REST, FULL, FieldAhead, FieldInLine, FieldIs, FigureIn,
    FigureOf, Grants, Half, Heal, InPile, Instead, Intercept, Invocation, Keyword, LANCER, Lends, LoseMana, MAGIC,
    MAGIC_GROUP, MagicDamage, MagicGroup, ManaOf, May, Move, Moving, NONE_BLIND_ARC, NONE_BLIND_BACK, NO_ATTACK,
    Named, OTHER, OfAffiliation, OfRace, Pick, Pile, Plus, Pool, RIGHT_ANGLE, Rarity, ReachesInvisible,
    ReturnToHand, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SELF, STANDARD, Seals, SelfOn, SharesWith, Side, Stat,
    Strike, SummonCondition, SummonOnto, TARGET, THEM, There, Times, TurnsDamage, ULTRA_RARE, UsesPattern, When,
    creature, creatures, extinct, has_attacked, number_of_fields, off, on, one, same_card, same_group, trashed,
    when, while_placed,
)

OUTNUMBERING = Compare(CreatureCount(ALLIED), CreatureCount(ENEMY))
"""You have more creatures."""

PARTMOLE_GATEKEEPER = creature(
    211, "Partmole Gatekeeper", Element.FIRE, "Demon", "Dhees Empire", 1, 2, 1, 1, RIGHT_ANGLE,
    FRONT_RIGHT_BLIND_REST,
    while_placed(Strike(1, if_any=on(Element.WATER))),
    while_placed(CardCost(CREATURE, 1, Side.OPPONENT, onto=FieldAhead(2)), condition=~There(ENEMY)),
    rarity=Rarity.COMMON,
)
RAGEFLAME_SPITTER = creature(
    212, "Rageflame Spitter", Element.FIRE, "Bug", "", 1, 1, 2, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.NO_SACRIFICE, ENEMY & ADJACENT)),
    rarity=Rarity.COMMON,
)
FIRE_WITCHS_FAMILIAR = creature(
    213, "Fire Witch's Familiar", Element.FIRE, "Demon", "", 2, 1, 2, 1, MAGIC, NONE_BLIND_ARC,
    while_placed(Strike(Plus((1, CreatureCount(ENEMY & BIOLITH))), if_any=ENEMY & BIOLITH, becomes=True)),
    rarity=Rarity.UNCOMMON,
    doubts=(
        "activation_cost: list says '12', printed card shows '1' (card used)",
        "health_points: list says '1+', printed card shows '2' (card used)",
        "attack: list says '-', printed card shows '1+' (card used)",
    ),
)
CRIMSON_MIMIC = creature(
    214, "Crimson Mimic", Element.FIRE, "Egg", "", 2, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    Activated(SummonOnto(Pick(Pool(
        CREATURE & FIRE & ~ULTRA_RARE & ~Named("Crimson Mimic"), Pile.HAND, Side.YOU,
    ))), Instead.ATTACK),
    rarity=Rarity.RARE,
    doubts=("whether the action that it stands for must be paid for: taken as not",),
)
LIZARD_SHOCKTROOPER = creature(
    215, "Lizard Shocktrooper", Element.FIRE, "Lizard", "Dhees Empire", 3, 2, 3, 2, STANDARD, FRONT_BLIND_BACK,
    when(
        When(Event.ACTION_ATTACK),
        ChangeFigure(Stat.ATTACK, 1, SELF).then(ChangeFigure(Stat.ROTATE_COST, 1, SELF)),
    ),
    rarity=Rarity.COMMON, keywords=Keyword.FIRST_STRIKE,
)
FLAME_LIZARD_BARRACKS = creature(
    216, "Flame Lizard Barracks", Element.FIRE, "Base", "Dhees Empire", 3, 2, 4, 1, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(ExtraAttack(ALLIED & ADJACENT & OfRace("Lizard"))),
    Lends(Activated(Move(Moving.CHOSEN, SELF, facing_chosen=True), Instead.ATTACK), ALLIED),
    extinct(SelfOn(Element.WATER)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FORTRESS,
    doubts=(
        "whether the action that it stands for must be paid for: taken as not",
        "whether it can move itself in this way: taken as yes",
    ),
)
CAI_SHAE_BRAZIER = creature(
    217, "Cai-Shae Brazier", Element.FIRE, "Weapon", "Cai-Shae", 3, 3, 1, 0, NO_ATTACK, NONE_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, -1, BIOLITH & ~on(Element.BIOLITH))),
    when(
        trashed(ALLIED & OTHER & on(Element.FIRE)),
        May(Choose(one(OTHER & FigureIn(Stat.SUMMON_COST, at_most=Plus((ManaOf(), -1))))).then(
            LoseMana(Plus((1, FigureOf(THEM, Stat.SUMMON_COST))), Side.YOU), ReturnToHand(THEM),
        )),
    ),
    while_placed(
        Seals(AnyField()), condition=InPile(Named("Sciondar Fire God"), Pile.GRAVEYARD),
    ),
    rarity=Rarity.COMMON, keywords=Keyword.VIGILANCE,
    doubts=("whether an enemy creature may be returned: taken as yes",),
)
FLAME_WYVERN = creature(
    218, "Flame Wyvern", Element.FIRE, "Dragon", "Dhees Empire", 4, 3, 4, 1, SELECTIVE_FRONT, FRONT_BLIND_ARC,
    while_placed(Becomes(Stat.ATTACK, Plus((1, CreatureCount(OTHER & FIRE))))),
    while_placed(Changes(Stat.MAGIC_PROTECTION, 1, ALLIED & OTHER), condition=SelfOn(Element.FIRE)),
    Invocation(OfRace("Dragon"), ALLIED & OTHER, free=True, condition=There(ALLIED & Named("Bone Drake"))),
    rarity=Rarity.RARE,
    doubts=("whom the allies that gain Dragon Invocation let be replaced: taken as each of them by a Dragon",),
)
MOURNING_CENOBITE = creature(
    219, "Mourning Cenobite", Element.FIRE, "Human", "Cult of Mourning", 4, 2, 3, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(Strike(2, chance=True)),
    while_placed(TurnsDamage("attack"), condition=SelfOn(Element.FIRE) | SelfOn(Element.EARTH)),
    rarity=Rarity.COMMON,
)
MOURNING_BUFFALO = creature(
    220, "Mourning Buffalo", Element.FIRE, "Beast", "Cult of Mourning", 5, 2, 5, 2, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(ReachesInvisible(ENEMY & ADJACENT)),
    when(When(Event.ACTION_ATTACK), ChangeFigure(Stat.ATTACK, -1, creatures(ENEMY & ~ADJACENT))),
    while_placed(
        Changes(Stat.ATTACK_COST, -1), condition=There(ALLIED & OTHER & OfAffiliation("Cult of Mourning")),
    ),
    rarity=Rarity.UNCOMMON,
    doubts=("how long the fall of attack lasts: taken as for good",),
)
TORRID_NIGHTMARE = creature(
    221, "Torrid Nightmare", Element.FIRE, "Demon", "Church of Parmus", 5, 4, 4, 0, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("race", TARGET)),
    when(has_attacked(survived=True), Heal(Times(-1, Half(FigureOf(TARGET, Stat.HP))))),
    when(trashed(ALLIED & OTHER & OfAffiliation("Church of Parmus")), Heal(1, creatures(ALLIED & OTHER))),
    rarity=Rarity.UNCOMMON,
    doubts=("whether its own destruction counts for the HP of its allies: taken as not",),
)
FLAME_LIZARD_GENERAL = creature(
    222, "Flame Lizard General", Element.FIRE, "Lizard", "Dhees Empire", 6, 4, 5, 3, LANCER, FRONT_BLIND_ARC,
    while_placed(Becomes(Stat.ATTACK, Plus((3, CreatureCount(ALLIED & OTHER & FIRE))))),
    while_placed(CardCost(CREATURE, -1, least=1, onto=FieldIs(Element.FIRE) & FieldInLine(2))),
    rarity=Rarity.UNCOMMON, keywords=Keyword.FIRST_STRIKE,
)
PARTMOLE_SCOUT_BALLOON = creature(
    223, "Partmole Scout Balloon", Element.FIRE, "Lizard", "Dhees Empire", 6, 4, 6, 3, SELECTIVE_FULL_CIRCLE, FULL,
    Intercept(ALLIED & OfRace("Lizard"), off(Element.FIRE)),
    while_placed(Grants(Keyword.FIRST_STRIKE, ALLIED & OTHER), condition=OUTNUMBERING),
    rarity=Rarity.RARE,
)
LOGAN_ZURTUR = creature(
    224, "Logan Zurtur", Element.FIRE, "Betrayer", "", 4, 4, 4, 2, (STANDARD, ARC_BARRAGE), ARC_BLIND_BACK,
    while_placed(UsesPattern(1), condition=There(ENEMY & ADJACENT, 2)),
    while_placed(Grants(Keyword.DOUBLE_ATTACK), condition=SelfOn(Element.FIRE)),
    while_placed(Strike(1, if_any=FIRE)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
RAGING_PYRATHRAX = creature(
    225, "Raging Pyrathrax", Element.FIRE, "Dragon", "", 8, 4, 8, 5, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    SummonCondition(There(FIRE, 2)),
    while_placed(Becomes(Stat.ATTACK, Plus((5, CreatureCount(OTHER))))),
    while_placed(Changes(Stat.MAGIC_PROTECTION, 2, ALLIED & OTHER), condition=off(Element.BIOLITH)),
    when(
        When(Event.ACTION_ATTACK, ANYTHING), MagicDamage(1, creatures(ENEMY & ADJACENT)), off(Element.BIOLITH),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=("title: list says 'Ragin Pyrathrax', printed card shows 'Raging Pyrathrax' (card used)",),
)
CARLO_THE_SCORCHED = creature(
    226, "Carlo the Scorched", Element.FIRE, "Noble", "Dhees Empire", 6, 4, 4, 2, (STANDARD, MAGIC_GROUP),
    FRONT_BLIND_BACK,
    MagicGroup(ENEMY & ADJACENT, ADJACENT),
    while_placed(UsesPattern(1), condition=There(ENEMY & ADJACENT, 2)),
    while_placed(Strike(Plus((2, number_of_fields(Element.FIRE))), if_any=~FIRE, becomes=True)),
    while_placed(Changes(Stat.ATTACK, -2, ENEMY & BIOLITH & ~on(Element.BIOLITH))),
    while_placed(Grants(Keyword.FIELDMORPH, ALLIED & ADJACENT & FIRE)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)

CARDS = (
    PARTMOLE_GATEKEEPER, RAGEFLAME_SPITTER, FIRE_WITCHS_FAMILIAR, CRIMSON_MIMIC, LIZARD_SHOCKTROOPER,
    FLAME_LIZARD_BARRACKS, CAI_SHAE_BRAZIER, FLAME_WYVERN, MOURNING_CENOBITE, MOURNING_BUFFALO, TORRID_NIGHTMARE,
    FLAME_LIZARD_GENERAL, PARTMOLE_SCOUT_BALLOON, LOGAN_ZURTUR, RAGING_PYRATHRAX, CARLO_THE_SCORCHED,
)
