"""Cards of set 2: water."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, ARC_BLIND_BACK, CREATURE, ENEMY, FIRE, FRONT_BLIND_BACK, FULL, LEFT_RIGHT,
    LEFT_RIGHT_STRIKE, MAGIC, MAGIC_GROUP, NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, OTHER, SELECTIVE_ARC,
    SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SPELL, STANDARD, THEM, TRIGGERING, ULTRA_RARE, WATER, WOOD, Becomes,
    CardCost, CardCount, Changes, CountsAs, CreatureCount, Discard, Draw, Element, EvadesFrom, Event, EveryField,
    ExitMana, Fetch, FieldAdjacent, FieldIs, Fieldquake, FigureOf, FirstField, Grants, Heal, Invocation, IsAhead,
    Keyword, MagicGroup, May, Move, Moving, Named, NoCounter, OfAffiliation, OfRace, Pick, Pile, Plus, Pool, Possesses,
    Rarity, SelfOn, SharesWith, Side, Stat, StealMana, There, TurnOf, When, creature, creatures, extinct, from_pile,
    has_attacked, number_of_fields, off, on, resolution_phase, same_group, summoned, trashed, when, while_placed,
)

CLOUDRUNNER_MARAUDER = creature(
    127, "Cloudrunner Marauder", Element.WATER, "Merfolk", "Siam Pirates", 1, 1, 2, 1, SELECTIVE_FRONT,
    FRONT_BLIND_BACK,
    when(trashed(), StealMana(1), There(ALLIED & Named("Siam, Traitor of the Seas"))),
    rarity=Rarity.COMMON,
)
QUEENS_COURIER = creature(
    128, "Queen's Courier", Element.WATER, "Elemental", "Tritonan Queendom", 1, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    when(summoned(), Draw(2).then(Discard(2, Side.YOU))),
    rarity=Rarity.COMMON,
)
FROST_GUARDS = creature(
    129, "Frost Guards", Element.WATER, "Elemental", "Tritonan Queendom", 2, 1, 3, 1, LEFT_RIGHT_STRIKE, LEFT_RIGHT,
    while_placed(EvadesFrom(FIRE)),
    rarity=Rarity.COMMON,
)
VENOAN_SPY = creature(
    130, "Venoan Spy", Element.WATER, "Merfolk", "Corsez Family", 2, 2, 2, 1, STANDARD, FRONT_BLIND_BACK,
    when(trashed(ALLIED & OTHER), Draw(1)),
    rarity=Rarity.UNCOMMON,
)
SIAMS_LOOKOUT = creature(
    131, "Siam's Lookout", Element.WATER, "Merfolk", "Siam Pirates", 3, 1, 3, 1, STANDARD, FRONT_BLIND_BACK,
    when(summoned(ALLIED & OTHER), Draw(1).then(Fetch(from_pile(Pile.HAND), Pile.LIBRARY))),
    rarity=Rarity.COMMON,
    doubts=("whether its own summon counts: taken as not",),
)
ALUHJA_MOVING_CITADEL = creature(
    132, "Aluhja Moving Citadel", Element.WATER, "Base", "Church of Parmus", 3, 1, 3, 1, MAGIC, NONE_BLIND_BACK,
    while_placed(Changes(Stat.HP, FigureOf(THEM, Stat.PROTECTION), ENEMY & ADJACENT, negative=True)),
    extinct(SelfOn(Element.FIRE)),
    rarity=Rarity.UNCOMMON,
    doubts=("defense_directions: list says 'Standard Blind Back', printed card shows 'None Blind Back' (card used)",),
)
GHOST_SHIP = creature(
    133, "Ghost Ship", Element.WATER, "Weapon", "", 3, 2, 1, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(Possesses(ENEMY & IsAhead(2) & on(Element.WATER))),
    rarity=Rarity.COMMON, keywords=Keyword.VIGILANCE,
)
SHADOW_DIVER = creature(
    134, "Shadow Diver", Element.WATER, "Human", "Corsez Family", 3, 2, 2, 1, STANDARD, FRONT_BLIND_BACK,
    rarity=Rarity.COMMON, keywords=Keyword.AMBUSH, evasion=1,
)
SHIPS_SURGEON = creature(
    135, "Ship's Surgeon", Element.WATER, "Merfolk", "Siam Pirates", 4, 2, 4, 2, STANDARD, FRONT_BLIND_BACK,
    when(When(Event.EVADED, ALLIED & OfAffiliation("Siam Pirates")), StealMana(1)),
    when(trashed(ALLIED & OTHER & WATER), May(Fetch(from_pile(Pile.LIBRARY, CREATURE & ~ULTRA_RARE)))),
    rarity=Rarity.RARE,
    doubts=("whether its own death counts: taken as not",),
)
OKUNADA_MOVING_TEMPLE = creature(
    136, "Okunada Moving Temple", Element.WATER, "Base", "Okunada Monastery", 4, 2, 3, 1, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Grants(Keyword.VIGILANCE, ALLIED & ADJACENT), condition=off(Element.WATER) & TurnOf(Side.OPPONENT)),
    extinct(SelfOn(Element.FIRE)),
    rarity=Rarity.RARE, keywords=Keyword.FORTRESS,
)
ALUHJA_ZEALOT = creature(
    137, "Aluhja Zealot", Element.WATER, "Missionary", "Church of Parmus", 4, 3, 3, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(ExitMana(ENEMY & FIRE)),
    while_placed(CardCost(SPELL, CreatureCount(ALLIED & WOOD & OfRace("Missionary")), Side.OPPONENT)),
    while_placed(CardCost(WOOD & OfRace("Missionary"), -2, least=1)),
    rarity=Rarity.UNCOMMON, limits=(same_group(5),),
    doubts=("limit 5 of race from list; no icon on the printed card",),
)
QUEENS_EMISSARY = creature(
    138, "Queen's Emissary", Element.WATER, "Elemental", "Tritonan Queendom", 5, 3, 3, 0, NO_ATTACK, NONE_BLIND_BACK,
    while_placed(
        CountsAs(FirstField(FieldIs(Element.WOOD) & FieldAdjacent()), Element.WATER),
        Possesses(ENEMY & ADJACENT & on(Element.WATER)),
    ),
    rarity=Rarity.UNCOMMON,
    doubts=(
        "defense_directions: list says 'None', printed card shows 'None Blind Back' (card used)",
        "which of several adjacent Wood fields counts as Water: taken as the first in field order",
    ),
)
ALUHJA_INQUISITRIX = creature(
    139, "Aluhja Inquisitrix", Element.WATER, "Human", "Church of Parmus", 5, 3, 5, 2, MAGIC, NONE_BLIND_BACK,
    when(
        summoned(OTHER & on(Element.WATER)),
        Fetch(Pick(Pool(SharesWith("name", TRIGGERING), Pile.LIBRARY, Side.YOU), 0, CardCount(ANYTHING, Pile.LIBRARY))),
    ),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & OTHER & OfAffiliation("Church of Parmus"))),
    rarity=Rarity.RARE,
    doubts=("whether summons of the opponent count: taken as so", "whether its own summon counts: taken as not",),
)
SARMA_OF_TINOA = creature(
    140, "Sarma of Tinoa", Element.WATER, "Hero", "Tritonan Queendom", 5, 3, 4, 3, SELECTIVE_ARC, ARC_BLIND_BACK,
    when(summoned(), Heal(number_of_fields(Element.WATER), creatures(ALLIED & OTHER & WATER & on(Element.WATER)))),
    when(has_attacked(survived=True), Move(Moving.PUSHED).then(NoCounter())),
    while_placed(
        CardCost(CREATURE, 2, Side.OPPONENT, onto=FieldAdjacent()), Changes(Stat.SUMMON_COST, 2, ENEMY & ADJACENT),
    ),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list silent and list is known to omit locks -> null",
        "whether it has a summoning lock",
        "whether the mana cost rises of summons to the adjacent fields and of the creatures on them: taken as of both",
    ),
)
CORLEO_VENOAN_CAPO = creature(
    141, "Corleo, Venoan Capo", Element.WATER, "Betrayer", "Corsez Family", 5, 3, 4, 2, STANDARD, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((2, CreatureCount(ALLIED & OTHER & OfAffiliation("Corsez Family")))))),
    when(When(Event.EVADED, ALLIED), StealMana(CreatureCount(ALLIED & OfAffiliation("Corsez Family")))),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & OTHER)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("whether it counts itself among the Corsez Family as mana is stolen: taken as so",),
)
ADMIRAL_BELTA = creature(
    142, "Admiral Belta", Element.WATER, "Warlord", "Tritonan Queendom", 6, 2, 5, 1, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY, fields=FieldIs(Element.WATER)),
    when(resolution_phase(), Fieldquake(EveryField(FieldIs(Element.FIRE)))),
    while_placed(CardCost(WATER, -1, least=1)),
    Invocation(WATER, WATER),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "whether a field without an enemy can be the target of the magic attack: taken as so",
        "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken "
        "as every one",
    ),
)

CARDS = (
    CLOUDRUNNER_MARAUDER, QUEENS_COURIER, FROST_GUARDS, VENOAN_SPY, SIAMS_LOOKOUT, ALUHJA_MOVING_CITADEL, GHOST_SHIP,
    SHADOW_DIVER, SHIPS_SURGEON, OKUNADA_MOVING_TEMPLE, ALUHJA_ZEALOT, QUEENS_EMISSARY, ALUHJA_INQUISITRIX,
    SARMA_OF_TINOA, CORLEO_VENOAN_CAPO, ADMIRAL_BELTA,
)
