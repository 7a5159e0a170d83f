"""Cards of set 3: water."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, ARC_BLIND_BACK, Activated, BIOLITH, Becomes, BelongsTo, CREATURE, Cancels, CardCost,
    ChangeFigure, Changes, Compare, CreatureCount, Draw, ENEMY, Element, EvadesFrom, Event, EventAmount,
    FRONT_BACK_BLIND_SIDES, FRONT_BACK_STRIKE, FRONT_BLIND_ARC, FRONT_BLIND_BACK, FULL, FULL_CIRCLE_BARRAGE, Fetch,
    FieldIs, FigureOf, Forbids, GiveKeyword, Grants, HalfTheTime, HandSize, HasSummoned, InPile, Instead,
    Invocation, IsIn, Judgment, Keyword, LANCER, LEFT_RIGHT, LEFT_RIGHT_LONG_RANGE, LookAtTop, MAGIC,
    MAGIC_GROUP, MagicDamage, MagicGroup, ManaOf, May, Move, Moving, NONE_BLIND_BACK, NO_ATTACK, Named, OTHER,
    OfAffiliation, OfRace, Pick, Pile, Plus, Pool, Rarity, SELECTIVE_ARC, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE,
    SELF, STANDARD, STANDARD_RANGED, SelfOn, SetPattern, SharesWith, Side, Stat, StealMana, Strike, SummonCondition,
    SummonOnto, TARGET, TRIGGERING, There, TurnsDamage, ULTRA_RARE, UsesPattern, WATER, When, creature, creatures,
    extinct, number_of_fields, off, on, one, resolution_phase, same_card, same_group, summoned, trashed, when,
    while_placed,
)

OUTNUMBERING = Compare(CreatureCount(ALLIED), CreatureCount(ENEMY))
"""You have more creatures."""

BLUE_LYCANTHROPE = creature(
    227, "Blue Lycanthrope", Element.WATER, "Anthromorph", "Tritonan Queendom", 1, 1, 1, 0, (STANDARD,
    SELECTIVE_FRONT), FRONT_BLIND_BACK,
    when(
        summoned(),
        HalfTheTime(ChangeFigure(Stat.ATTACK, 1, SELF).then(
            GiveKeyword(Keyword.VIGILANCE, SELF), SetPattern(1),
        )),
    ),
    while_placed(
        Forbids("steal mana", Side.EITHER), condition=InPile(Named("Goddess Tritona"), Pile.GRAVEYARD),
    ),
    rarity=Rarity.UNCOMMON,
)
CLOUDRUNNER_SHIPMATE = creature(
    228, "Cloudrunner Shipmate", Element.WATER, "Merfolk", "Siam Pirates", 1, 2, 2, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    when(When(Event.ROTATED), Draw(1)),
    while_placed(
        Changes(Stat.ROTATE_COST, -1), condition=There(ALLIED & Named("Siam, Traitor of the Seas")),
    ),
    rarity=Rarity.COMMON,
)
DARKWATER_SYREN = creature(
    229, "Darkwater Syren", Element.WATER, "Undead", "Church of Parmus", 2, 1, 2, 0, STANDARD, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.NO_SPELL_TARGET, ADJACENT)),
    when(trashed(), Move(Moving.TO_LEFT_FIELD, one(on(Element.WATER)))),
    rarity=Rarity.COMMON,
    doubts=("whether the move on its destruction may be left out: taken as not",),
)
INDIGO_MIMIC = creature(
    230, "Indigo Mimic", Element.WATER, "Egg", "", 2, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    when(When(Event.SPELL_CAST, ANYTHING, side=Side.YOU), May(SummonOnto(Pick(Pool(
        CREATURE & WATER & ~ULTRA_RARE & ~Named("Indigo Mimic"), Pile.HAND, Side.YOU,
    ))))),
    rarity=Rarity.RARE,
)
CORSEZ_HENCHMAN = creature(
    231, "Corsez Henchman", Element.WATER, "Merfolk", "Corsez Family", 3, 1, 3, 1, SELECTIVE_ARC, ARC_BLIND_BACK,
    when(When(Event.ROTATED), LookAtTop()),
    Activated(Draw(1), Instead.ATTACK),
    rarity=Rarity.COMMON,
    doubts=("whether the action that it stands for must be paid for: taken as not",),
)
CORSEZ_MOVING_CASTLE = creature(
    232, "Corsez Moving Castle", Element.WATER, "Base", "Corsez Family", 3, 2, 3, 0, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Changes(Stat.SUMMON_COST, 1, ENEMY & ADJACENT), condition=off(Element.WATER)),
    while_placed(EvadesFrom(ENEMY & BIOLITH & ~on(Element.BIOLITH), ALLIED & OTHER, 1)),
    extinct(SelfOn(Element.FIRE)),
    rarity=Rarity.COMMON, keywords=Keyword.FORTRESS,
    doubts=("title: list says 'Corsez Moving Citadel', printed card shows 'Corsez Moving Castle' (card used)",),
)
ALUHJA_PRIORESS = creature(
    233, "Aluhja Prioress", Element.WATER, "Human", "Church of Parmus", 3, 3, 3, 2, MAGIC, NONE_BLIND_BACK,
    while_placed(Cancels("rotation", CREATURE), condition=off(Element.BIOLITH)),
    rarity=Rarity.UNCOMMON,
)
SEA_SERPENT = creature(
    234, "Sea Serpent", Element.WATER, "Dragon", "Tritonan Queendom", 4, 3, 4, 1, SELECTIVE_FRONT, FRONT_BLIND_ARC,
    while_placed(Becomes(Stat.ATTACK, Plus((1, CreatureCount(OTHER & WATER))))),
    while_placed(Changes(Stat.EVASION, 1, ALLIED & ADJACENT), condition=SelfOn(Element.WATER)),
    Invocation(OfRace("Dragon"), ALLIED & OTHER, free=True, condition=There(ALLIED & Named("Arboreal Wyrm"))),
    rarity=Rarity.RARE,
    doubts=(
        "attack_directions: list says 'Standard Ranged', printed card shows 'Selective Front' (card used)",
        "whom the allies that gain Dragon Invocation let be replaced: taken as each of them by a Dragon",
    ),
)
SIAMS_SENTINEL = creature(
    235, "Siam's Sentinel", Element.WATER, "Merfolk", "Siam Pirates", 4, 3, 4, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.VIGILANCE, ALLIED & SharesWith("facing", SELF)), condition=off(Element.BIOLITH)),
    rarity=Rarity.UNCOMMON,
    doubts=("whether it has Perfect Dodge itself: taken as yes",),
)
QUEENS_COMMISSIONER = creature(
    236, "Queen's Commissioner", Element.WATER, "Elemental", "Tritonan Queendom", 5, 3, 1, 2, MAGIC,
    NONE_BLIND_BACK,
    while_placed(TurnsDamage("stolen mana"), condition=Compare(ManaOf(Side.OPPONENT), ManaOf())),
    extinct(off(Element.WATER)),
    rarity=Rarity.UNCOMMON, keywords=Keyword.VIGILANCE,
)
DONS_DOUBLE = creature(
    237, "Don's Double", Element.WATER, "Merfolk", "Corsez Family", 5, 3, 5, 1, (FRONT_BACK_STRIKE,
    FULL_CIRCLE_BARRAGE), FRONT_BACK_BLIND_SIDES,
    while_placed(UsesPattern(1), condition=off(Element.WATER)),
    while_placed(Becomes(Stat.ATTACK, Plus((1, HandSize()))), condition=SelfOn(Element.WATER)),
    when(
        When(Event.EVADED, ALLIED), StealMana(FigureOf(TRIGGERING, Stat.EVASION)),
        There(ALLIED & OTHER & OfAffiliation("Corsez Family")),
    ),
    rarity=Rarity.COMMON,
)
TRITONAN_SACRED_COURT = creature(
    238, "Tritonan Sacred Court", Element.WATER, "Base", "Tritonan Queendom", 6, 4, 4, 2, MAGIC_GROUP,
    NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("element", TARGET)),
    when(
        resolution_phase(Side.OPPONENT), Judgment(StealMana(1)), off(Element.WATER) & HasSummoned(Side.EITHER),
    ),
    while_placed(Changes(Stat.HP, 2, ALLIED & OTHER & ~BIOLITH), condition=There(ENEMY & BIOLITH)),
    rarity=Rarity.RARE,
    doubts=("what is compared in a Judgment: taken as the costs of the two cards, and the cards stay on top",),
)
MISSIONARY_SHIP = creature(
    239, "Missionary Ship", Element.WATER, "Weapon", "Church of Parmus", 6, 3, 4, 2, LEFT_RIGHT_LONG_RANGE,
    LEFT_RIGHT,
    while_placed(
        BelongsTo("Church of Parmus", ALLIED & CREATURE & ~BIOLITH & IsIn(Pile.LIBRARY | Pile.HAND | Pile.BOARD)),
        condition=There(ALLIED & ADJACENT),
    ),
    while_placed(Cancels("attack", CREATURE, 2), condition=off(Element.BIOLITH)),
    when(
        summoned(ALLIED & OTHER & ~on(Element.FIRE)),
        May(Fetch(Pick(Pool(CREATURE & ~ULTRA_RARE & SharesWith("affiliation", TRIGGERING), Pile.LIBRARY, Side.YOU)))),
    ),
    rarity=Rarity.UNCOMMON,
    doubts=(
        "whether off Fire is said of the summoned creature: taken as yes",
        "whether its own summon counts: taken as not",
    ),
)
REVEREND_FATHER_VLO = creature(
    240, "Reverend Father Vlo", Element.WATER, "Warlord", "Okunada Monastery", 4, 3, 3, 1, MAGIC_GROUP,
    NONE_BLIND_BACK,
    MagicGroup(ENEMY, fields=FieldIs(Element.WATER)),
    when(summoned(), May(Fetch(Pick(Pool(Named("Didi the Enlightened"), Pile.LIBRARY, Side.YOU))))),
    while_placed(
        Changes(Stat.EVASION, 1, ALLIED & ADJACENT), Changes(Stat.ATTACK, -2, ALLIED & ADJACENT),
        condition=OUTNUMBERING,
    ),
    Invocation(WATER & ~ULTRA_RARE, WATER),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("whether a Water field without an enemy can be the target: taken as so",),
)
CAPRICIOUS_HYDROMANCER = creature(
    241, "Capricious Hydromancer", Element.WATER, "Dragon", "", 8, 4, 8, 5, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    SummonCondition(There(WATER, 2)),
    while_placed(Becomes(Stat.ATTACK, Plus((5, HandSize())))),
    while_placed(Changes(Stat.EVASION, 2, ALLIED & ADJACENT), condition=off(Element.BIOLITH)),
    when(
        When(Event.DRAWN, ANYTHING), MagicDamage(EventAmount(), creatures(ENEMY & ADJACENT)), off(Element.BIOLITH),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=("whether several cards drawn at once are several draws: taken as yes",),
)
CLARE_WIL_THE_VALIANT = creature(
    242, "Clare Wil the Valiant", Element.WATER, "Noble", "Tritonan Queendom", 6, 3, 4, 2, (LANCER, MAGIC_GROUP),
    FRONT_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("field", TARGET)),
    while_placed(UsesPattern(1), condition=There(ALLIED & ADJACENT, 2)),
    while_placed(Strike(Plus((2, number_of_fields(Element.WATER))), if_any=~WATER, becomes=True)),
    while_placed(
        Changes(Stat.SUMMON_COST, 1, ENEMY & BIOLITH & ~on(Element.BIOLITH)),
        CardCost(BIOLITH, 1, Side.OPPONENT, onto=~FieldIs(Element.BIOLITH)),
    ),
    while_placed(Grants(Keyword.FIELDMORPH, ALLIED & ADJACENT & WATER)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)

CARDS = (
    BLUE_LYCANTHROPE, CLOUDRUNNER_SHIPMATE, DARKWATER_SYREN, INDIGO_MIMIC, CORSEZ_HENCHMAN, CORSEZ_MOVING_CASTLE,
    ALUHJA_PRIORESS, SEA_SERPENT, SIAMS_SENTINEL, QUEENS_COMMISSIONER, DONS_DOUBLE, TRITONAN_SACRED_COURT,
    MISSIONARY_SHIP, REVEREND_FATHER_VLO, CAPRICIOUS_HYDROMANCER, CLARE_WIL_THE_VALIANT,
)
