"""Cards of set 3: earth."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, AttacksByMagic, BIOLITH, Becomes, CREATURE, CardCount, ChangeFigure, Changes,
    Compare, CreatureCount, Decoys, EARTH, EMPTY, ENEMY, Element, Event, EventAmount, EveryField, FRONT_BLIND_ARC,
    FRONT_BLIND_BACK, FULL, FULL_LONG_RANGE, Fetch, FieldAdjacent, FieldCount, FieldIs, Fieldquake, GainMana,
    Grants, InPile, Invocation, IsInLine, Keyword, LANCER, LEFT_RIGHT, LEFT_RIGHT_STRIKE, MAGIC_FRONT_2,
    MAGIC_GROUP, MagicDamage, MagicGroup, ManaOf, May, Move, Moving, NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, Named,
    NoCounter, OTHER, OfAffiliation, OfRace, Pick, Pile, Plus, Pool, Rarity, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE,
    STANDARD, STANDARD_RANGED, SelfOn, SharesWith, Side, Stat, Strike, SumOf, SummonCondition, SummonOnto, TARGET,
    TRIGGERING, There, TurnsDamage, ULTRA_RARE, UsesPattern, When, creature, creatures, extinct, field_of,
    has_attacked, number_of_fields, off, on, same_card, same_group, summoned, trashed, when, while_placed,
)

OUTNUMBERING = Compare(CreatureCount(ALLIED), CreatureCount(ENEMY))
"""You have more creatures."""

SKELETON_ARCHER = creature(
    243, "Skeleton Archer", Element.EARTH, "Undead", "Novogus Dynasty", 1, 1, 2, 1, STANDARD_RANGED,
    FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.RESURRECTION), condition=off(Element.EARTH)),
    rarity=Rarity.COMMON,
)
VERZAR_DEFENDER = creature(
    244, "Verzar Defender", Element.EARTH, "Human", "Val na Vos", 1, 1, 2, 0, STANDARD, FRONT_BLIND_BACK,
    while_placed(Changes(Stat.PROTECTION, 2), condition=There(ALLIED & OTHER & Named("Verzar Defender"))),
    rarity=Rarity.COMMON,
)
STONE_WING_VETERAN = creature(
    245, "Stone Wing Veteran", Element.EARTH, "Dwarf", "Hammer Valley", 2, 1, 2, 1, SELECTIVE_FULL_CIRCLE, FULL,
    when(When(Event.SACRIFICED, ENEMY), GainMana(FieldCount(EMPTY))),
    while_placed(Changes(Stat.PROTECTION, 1), condition=There(ALLIED & Named("Giant Axe Dwarf"))),
    rarity=Rarity.COMMON,
)
OCHRE_MIMIC = creature(
    246, "Ochre Mimic", Element.EARTH, "Egg", "", 2, 1, 2, 0, NO_ATTACK, NONE_BLIND_BACK,
    when(trashed(ALLIED & OTHER & EARTH), May(SummonOnto(Pick(Pool(
        CREATURE & EARTH & ~ULTRA_RARE & ~Named("Ochre Mimic"), Pile.GRAVEYARD, Side.YOU,
    ))))),
    rarity=Rarity.RARE,
)
DWARF_MINER = creature(
    247, "Dwarf Miner", Element.EARTH, "Dwarf", "Hammer Valley", 3, 2, 3, 1, STANDARD, FRONT_BLIND_BACK,
    when(When(Event.QUAKED, ANYTHING, where=FieldAdjacent()), GainMana(1)),
    when(
        has_attacked(), Fieldquake(field_of(TARGET)).then(NoCounter()), There(ALLIED & ADJACENT & OfRace("Dwarf")),
    ),
    rarity=Rarity.UNCOMMON,
)
FORGOTTEN_FORTRESS = creature(
    248, "Forgotten Fortress", Element.EARTH, "Base", "Val na Vos", 3, 2, 4, 0, NO_ATTACK, NO_DEFENCE,
    when(summoned(ALLIED & EARTH & ADJACENT), Fieldquake(EveryField(FieldIs(Element.WOOD))), off(Element.EARTH)),
    when(
        summoned(), Fieldquake(EveryField(FieldIs(Element.WOOD))),
        off(Element.EARTH) & There(ALLIED & EARTH & ADJACENT),
    ),
    while_placed(Changes(Stat.HP, -1, BIOLITH & ~on(Element.BIOLITH))),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
)
ROVING_PENITENTIARY = creature(
    249, "Roving Penitentiary", Element.EARTH, "Base", "Novogus Dynasty", 3, 2, 4, 1, SELECTIVE_FULL_CIRCLE, FULL,
    when(
        trashed(), GainMana(SumOf(ALLIED & ADJACENT, Stat.PROTECTION)),
        SelfOn(Element.FIRE) | SelfOn(Element.WATER) | SelfOn(Element.BIOLITH),
    ),
    while_placed(
        Grants(Keyword.NO_EVASION, ENEMY), condition=InPile(Named("Novogus Gravekeeper"), Pile.GRAVEYARD),
    ),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.COMMON, keywords=Keyword.FORTRESS,
)
BONE_DRAKE = creature(
    250, "Bone Drake", Element.EARTH, "Dragon", "Novogus Dynasty", 4, 3, 4, 1, SELECTIVE_FRONT, FRONT_BLIND_ARC,
    while_placed(Becomes(Stat.ATTACK, Plus((1, CreatureCount(OTHER & EARTH))))),
    while_placed(Changes(Stat.PROTECTION, 1, ALLIED & ADJACENT), condition=SelfOn(Element.EARTH)),
    Invocation(OfRace("Dragon"), ALLIED & OTHER, free=True, condition=There(ALLIED & Named("Sea Serpent"))),
    rarity=Rarity.RARE,
    doubts=(
        "attack_directions: list says 'Standard Ranged', printed card shows 'Selective Front' (card used)",
        "whom the allies that gain Dragon Invocation let be replaced: taken as each of them by a Dragon",
    ),
)
BLACKHOOD_ANTI_MYSTIC = creature(
    251, "Blackhood Anti-Mystic", Element.EARTH, "Dwarf", "Blackhoods", 4, 3, 4, 2, LANCER, FRONT_BLIND_BACK,
    while_placed(Strike(1, if_any=AttacksByMagic())),
    when(summoned(ALLIED & OTHER & on(Element.BIOLITH)), Fieldquake(field_of(TRIGGERING))),
    while_placed(
        Changes(Stat.MAGIC_PROTECTION, 2, ALLIED & OfRace("Dwarf")),
        condition=There(ALLIED & Named("Blackhood Caravan")),
    ),
    rarity=Rarity.COMMON,
    doubts=("whether its own summon counts: taken as not",),
)
NOVOGUS_WAR_MAMMOTH = creature(
    252, "Novogus War Mammoth", Element.EARTH, "Beast", "Novogus Dynasty", 5, 3, 5, 2, (STANDARD, LANCER),
    FRONT_BLIND_BACK,
    while_placed(UsesPattern(1), condition=off(Element.EARTH)),
    when(has_attacked(), Fieldquake(field_of(TARGET)).then(NoCounter())),
    rarity=Rarity.UNCOMMON,
)
DARK_OZEKI_KIHOMARU = creature(
    253, "Dark Ozeki Kihomaru", Element.EARTH, "Titan", "Val na Vos", 5, 3, 5, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((1, ManaOf(Side.OPPONENT))))),
    when(has_attacked(survived=True), Move(Moving.PUSHED).then(NoCounter())),
    rarity=Rarity.UNCOMMON,
    doubts=("whether a creature that cannot be pushed counterattacks: taken as not",),
)
BLACKHOOD_CARAVAN = creature(
    254, "Blackhood Caravan", Element.EARTH, "Base", "Blackhoods", 6, 3, 5, 2, FULL_LONG_RANGE, FULL,
    while_placed(
        Grants(Keyword.NO_EVASION, ENEMY & IsInLine(2)), condition=There(ALLIED & OfRace("Dwarf")),
    ),
    when(When(Event.QUAKED, ANYTHING), ChangeFigure(Stat.PROTECTION, 1, creatures(ALLIED & IsInLine(2)))),
    extinct(SelfOn(Element.WOOD)),
    rarity=Rarity.UNCOMMON,
    doubts=("how long the Protection lasts: taken as for good",),
)
PARMETIC_VENGERESS = creature(
    255, "Parmetic Vengeress", Element.EARTH, "Human", "Church of Parmus", 6, 4, 6, 2, MAGIC_FRONT_2,
    NONE_BLIND_BACK,
    while_placed(Becomes(Stat.ATTACK, Plus((
        2, CardCount(CREATURE & OfAffiliation("Church of Parmus"), Pile.GRAVEYARD),
    )))),
    while_placed(TurnsDamage("mana"), condition=OUTNUMBERING),
    when(
        trashed(ENEMY),
        May(Fetch(Pick(Pool(
            CREATURE & ~ULTRA_RARE & OfAffiliation("Church of Parmus"), Pile.GRAVEYARD, Side.YOU,
        )))),
    ),
    rarity=Rarity.RARE,
    doubts=("attack_directions: list says None, printed card shows 'Magic Front 2' (card used)",),
)
CAPTAIN_XERABIS = creature(
    256, "Captain Xerabis", Element.EARTH, "Hero", "Novogus Dynasty", 4, 3, 5, 2, FULL_LONG_RANGE, FULL,
    while_placed(Strike(1, if_any=on(Element.EARTH))),
    while_placed(
        Changes(Stat.PROTECTION, 1, ALLIED & OTHER), Changes(Stat.ATTACK, -1, ALLIED & OTHER),
        condition=OUTNUMBERING,
    ),
    while_placed(Decoys(ENEMY & ADJACENT), condition=There(ALLIED & OTHER & OfRace("Dwarf"))),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("whether an enemy lured by a decoy may attack others while no decoy is in its reach: taken as not",),
)
CALLOUS_GAIAKHAN = creature(
    257, "Callous Gaiakhan", Element.EARTH, "Dragon", "", 8, 4, 8, 5, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    SummonCondition(There(EARTH, 2)),
    while_placed(Becomes(Stat.ATTACK, Plus((5, ManaOf(Side.EITHER))))),
    while_placed(Changes(Stat.PROTECTION, 2, ALLIED & ADJACENT), condition=off(Element.BIOLITH)),
    when(
        When(Event.MANA_GAINED, ANYTHING), MagicDamage(EventAmount(), creatures(ENEMY & ADJACENT)),
        off(Element.BIOLITH),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
KING_SANAVAAN = creature(
    258, "King Sanavaan", Element.EARTH, "Noble", "Val na Vos", 6, 3, 6, 2, (LEFT_RIGHT_STRIKE, MAGIC_GROUP),
    LEFT_RIGHT,
    MagicGroup(ENEMY & SharesWith("race", TARGET)),
    while_placed(UsesPattern(1), condition=There(ALLIED & ADJACENT, 2)),
    while_placed(Strike(Plus((2, number_of_fields(Element.EARTH))), if_any=~EARTH, becomes=True)),
    while_placed(Changes(Stat.HP, -2, ENEMY & BIOLITH & ~on(Element.BIOLITH))),
    while_placed(Grants(Keyword.FIELDMORPH, ALLIED & ADJACENT & EARTH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",),
)

CARDS = (
    SKELETON_ARCHER, VERZAR_DEFENDER, STONE_WING_VETERAN, OCHRE_MIMIC, DWARF_MINER, FORGOTTEN_FORTRESS,
    ROVING_PENITENTIARY, BONE_DRAKE, BLACKHOOD_ANTI_MYSTIC, NOVOGUS_WAR_MAMMOTH, DARK_OZEKI_KIHOMARU,
    BLACKHOOD_CARAVAN, PARMETIC_VENGERESS, CAPTAIN_XERABIS, CALLOUS_GAIAKHAN, KING_SANAVAAN,
)
