"""Cards of set 1: biolith."""

from __future__ import annotations

from duelkit.judgment.language import (
    ALLIED, AnyField, BIOLITH, Becomes, Changes, CreatureCount, ENEMY, Element, EveryField, FRONT_BLIND_BACK,
    FRONT_RIGHT_BLIND_BACK, FULL, FULL_LONG_RANGE, FieldAdjacent, Fieldquake, FigureIn, GainMana, Grants, Incarnation,
    Keyword, LANCER, LEFT_RIGHT, LEFT_RIGHT_STRIKE, MAGIC, MAGIC_GROUP, MagicGroup, Move, Moving, NONE_BLIND_BACK,
    NO_DEFENCE, Named, OTHER, OfFieldElement, OfRace, Plus, RIGHT_ANGLE, Rarity, SELECTIVE_FRONT,
    SELECTIVE_FULL_CIRCLE, STANDARD, Seals, SelfOn, SharesWith, Stat, Strike, Swap, TARGET, There, Turn, Turning,
    action_cost, creature, extinct, has_attacked, hits, off, on, resolution_phase, same_card, same_group,
    summoned, when, while_placed,
)

SHARED_ELEMENT = MagicGroup(ENEMY & SharesWith("element", TARGET))

BIOLITH_BOMBER = creature(
    73, "Biolith Bomber", Element.BIOLITH, "Blitz", "Biolith Castle", 3, 2, 3, 1, FULL_LONG_RANGE, FULL,
    while_placed(Strike(2, if_any=FigureIn(Stat.SUMMON_COST, at_most=2))),
    lock=True, rarity=Rarity.COMMON,
)
BIOLITH_STINGER = creature(
    74, "Biolith Stinger", Element.BIOLITH, "Bug", "Biolith Castle", 3, 2, 1, 0, SELECTIVE_FULL_CIRCLE, FULL,
    when(hits(survived=True), Swap()),
    lock=True, rarity=Rarity.RARE, evasion=1,
)
IMPERIAL_BIOLITH_GUARD = creature(
    75, "Imperial Biolith Guard", Element.BIOLITH, "Mech", "Biolith Castle", 3, 2, 4, 2, LEFT_RIGHT_STRIKE,
    LEFT_RIGHT,
    when(summoned(ALLIED & OTHER & on(Element.BIOLITH)), GainMana(1)),
    lock=True, rarity=Rarity.COMMON,
    doubts=("whether its own summon counts: taken as not",),
)
BIOLITH_BATTLE_CHARIOT = creature(
    76, "Biolith Battle Chariot", Element.BIOLITH, "Weapon", "Biolith Castle", 4, 4, 5, 3, RIGHT_ANGLE,
    FRONT_RIGHT_BLIND_BACK, lock=True, rarity=Rarity.COMMON,
)
MORNING_STAR_WARRIOR = creature(
    77, "Morning Star Warrior", Element.BIOLITH, "Mech", "Biolith Castle", 4, 2, 3, 2, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(Strike(2, if_any=FigureIn(Stat.HP, at_least=5))),
    while_placed(Changes(Stat.PROTECTION, CreatureCount(ALLIED & BIOLITH))),
    lock=True, rarity=Rarity.COMMON,
    doubts=("whether it counts itself among the allied Biolith creatures: taken as yes",),
)
BIOLITH_NINJA = creature(
    78, "Biolith Ninja", Element.BIOLITH, "Mech", "Biolith Castle", 4, 2, 4, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.VIGILANCE), condition=SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.RARE, keywords=Keyword.AMBUSH,
)
BEHEMOTH_GROUNDBREAKER = creature(
    79, "Behemoth Groundbreaker", Element.BIOLITH, "Weapon", "Biolith Castle", 4, 3, 4, 1, STANDARD, FRONT_BLIND_BACK,
    when(summoned(), Fieldquake(EveryField(FieldAdjacent()))),
    lock=True, rarity=Rarity.UNCOMMON,
)
DRAGOON_DRAGON_CAVALRY = creature(
    80, "Dragoon Dragon Cavalry", Element.BIOLITH, "Mech", "Biolith Castle", 5, 3, 5, 3, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.ATTACK, -3, ENEMY & OfRace("Dragon"))),
    lock=True, rarity=Rarity.UNCOMMON, keywords=Keyword.DOUBLE_ATTACK,
    doubts=("attack: list says '3 +', printed card shows '3' (card used)",),
)
TAURUS_MONOLITH = creature(
    81, "Taurus Monolith", Element.BIOLITH, "Titan", "Biolith Castle", 5, 3, 6, 3, LANCER, FRONT_BLIND_BACK,
    when(has_attacked(survived=True), Move(Moving.PUSHED)),
    lock=True, rarity=Rarity.UNCOMMON,
    doubts=("whether a target that cannot be pushed counterattacks: taken as yes",),
)
AEGIS_CITADEL = creature(
    82, "Aegis Citadel", Element.BIOLITH, "Base", "Biolith Castle", 5, 3, 5, 1, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Grants(Keyword.INVISIBLE, ALLIED & OTHER & OfFieldElement())),
    lock=True, rarity=Rarity.RARE, keywords=Keyword.FORTRESS,
)
ARC_SATELLITE_CANNON = creature(
    83, "Arc Satellite Cannon", Element.BIOLITH, "Blitz", "Biolith Castle", 5, 4, 5, 4, MAGIC, NONE_BLIND_BACK,
    lock=True, rarity=Rarity.RARE,
)
OUROBOROS_DRAGON = creature(
    84, "Ouroboros Dragon", Element.BIOLITH, "Dragon", "Biolith Castle", 7, 4, 10, 7, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((7, CreatureCount(OTHER & BIOLITH))))),
    while_placed(Seals(AnyField()), condition=SelfOn(Element.BIOLITH)),
    ja="機巧の龍 ウロボロス", lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
TINO_SON_OF_SCION = creature(
    85, "Tino, Son of Scion", Element.BIOLITH, "Hero", "Biolith Castle", 4, 3, 4, 1, MAGIC_GROUP, NONE_BLIND_BACK,
    SHARED_ELEMENT,
    while_placed(
        Becomes(Stat.ATTACK, Plus((1, CreatureCount(ALLIED & OTHER & BIOLITH)))), condition=SelfOn(Element.BIOLITH),
    ),
    when(summoned(ALLIED & OTHER), GainMana(1)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "attack: list says '1 +', printed card shows '1X' (card used)",
        "title: list says 'Tino Son of Scion', printed card shows 'Tino, Son of Scion' (card used)",
        "whether its own summon counts: taken as not",
    ),
)
WORMAK_BIOLITH_HEIR = creature(
    86, "Wormak, Biolith Heir", Element.BIOLITH, "Betrayer", "", 4, 2, 4, 2, MAGIC, FRONT_BLIND_BACK,
    while_placed(Strike(Plus((2, CreatureCount(~BIOLITH))), if_any=ENEMY & BIOLITH, becomes=True)),
    when(summoned(ENEMY), GainMana(1)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "second list differs: counter None (unresolved)",
    ),
)
SCION_BIOLITH_LORD = creature(
    87, "Scion, Biolith Lord", Element.BIOLITH, "Noble", "Biolith Castle", 6, 3, 5, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    SHARED_ELEMENT,
    while_placed(*action_cost(-2, ALLIED & OTHER & BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("title: list says 'Scion Biolith Lord', printed card shows 'Scion, Biolith Lord' (card used)",),
)
GUARDIAN_WATCHTOWER = creature(
    88, "Guardian Watchtower", Element.BIOLITH, "Ancient", "Biolith Castle", 6, 3, 10, 1, MAGIC_GROUP, NO_DEFENCE,
    SHARED_ELEMENT,
    when(hits(survived=True), Turn(Turning.HALF)),
    when(resolution_phase(), GainMana(CreatureCount(ALLIED)), There(ALLIED & Named("Scion, Biolith Lord"))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "second list differs: blind S (printed card used)",
        "whether other cards named after Scion serve as the allied Scion: taken as not",
    ),
)
PHASEUS_BIOLITH_GOD = creature(
    89, "Phaseus, Biolith God", Element.BIOLITH, "God", "Biolith Castle", 9, 6, 12, 4, MAGIC_GROUP, NO_DEFENCE,
    Incarnation(BIOLITH),
    MagicGroup(ENEMY),
    extinct(off(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)

CARDS = (
    BIOLITH_BOMBER, BIOLITH_STINGER, IMPERIAL_BIOLITH_GUARD, BIOLITH_BATTLE_CHARIOT, MORNING_STAR_WARRIOR,
    BIOLITH_NINJA, BEHEMOTH_GROUNDBREAKER, DRAGOON_DRAGON_CAVALRY, TAURUS_MONOLITH, AEGIS_CITADEL,
    ARC_SATELLITE_CANNON, OUROBOROS_DRAGON, TINO_SON_OF_SCION, WORMAK_BIOLITH_HEIR, SCION_BIOLITH_LORD,
    GUARDIAN_WATCHTOWER, PHASEUS_BIOLITH_GOD,
)
