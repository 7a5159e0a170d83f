"""Cards of set 1: spells."""

from __future__ import annotations

from duelkit.judgment.language import (
    ALLIED,
    BIOLITH,
    COST,
    CREATURE,
    EARTH,
    ENEMY,
    FIRE,
    FIRST_TARGET,
    SECOND_TARGET,
    TARGET,
    WATER,
    WOOD,
    AnyField,
    ChangeFigure,
    ChosenField,
    CreatureCount,
    Draw,
    Element,
    EveryField,
    ExchangeFields,
    FieldIs,
    FieldIsChosen,
    FieldOfChosenElement,
    Fieldquake,
    FigureOf,
    GainMana,
    HasKeyword,
    Heal,
    Incite,
    IsAdjacent,
    Keyword,
    LoseMana,
    MagicDamage,
    Move,
    Moving,
    OfChosenElement,
    PickElement,
    Rarity,
    Side,
    SpellClass,
    SpellCost,
    Stat,
    Swap,
    Turn,
    Turning,
    Until,
    creatures,
    near,
    number_of_fields,
    same_card,
    same_group,
    spell,
)

CREATURE_CARD = SpellCost(discard=1, which=CREATURE)
MOVABLE = ~HasKeyword(Keyword.FIXED_PLACE)

PARMETIC_HOLY_FEAST = spell(
    91,
    "Parmetic Holy Feast",
    SpellClass.RITUAL,
    0,
    GainMana(2),
    price=CREATURE_CARD,
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
    ),
)
GOGHLIE_ALTAR = spell(
    92,
    "Goghlie Altar",
    SpellClass.RITUAL,
    0,
    GainMana(CreatureCount(ENEMY), Side.EITHER),
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
        "whose enemies are counted for the opponent's gain: taken as those of the spell's player for both",
    ),
)
SUMMONER_MESMERS_LAPSE = spell(
    93,
    "Summoner Mesmer's Lapse",
    SpellClass.RITUAL,
    0,
    LoseMana(FigureOf(COST, Stat.SUMMON_COST)),
    price=CREATURE_CARD,
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
    ),
)
BEGUILING_FOG = spell(
    94,
    "Beguiling Fog",
    SpellClass.CONJURATION,
    0,
    Turn(Turning.CHOSEN),
    MOVABLE,
    rarity=Rarity.COMMON,
    doubts=(
        "how long a creature turned outside a battle cannot counterattack: taken as up to the end of the next battle of"
        " the turn",
    ),
)
YUGAS_MESMERIZING_FOG = spell(
    95,
    "Yuga's Mesmerizing Fog",
    SpellClass.CONJURATION,
    1,
    Turn(Turning.BACK_TO_SELF, creatures(ENEMY & MOVABLE & IsAdjacent(TARGET)), TARGET),
    ALLIED,
    rarity=Rarity.COMMON,
    doubts=(
        "how long a creature turned outside a battle cannot counterattack: taken as up to the end of the next battle of"
        " the turn",
    ),
)
CLARE_WILS_BANNER = spell(
    96,
    "Clare Wil's Banner",
    SpellClass.CONJURATION,
    1,
    ChangeFigure(Stat.ATTACK, 2, until=Until.END_OF_TURN),
    ALLIED,
    rarity=Rarity.COMMON,
)
HEALING_SHOWER = spell(
    97,
    "Healing Shower",
    SpellClass.CONJURATION,
    2,
    Heal(3, creatures(ALLIED & OfChosenElement())),
    PickElement(),
    rarity=Rarity.COMMON,
)
FISSURES_OF_GOGHLIE = spell(
    98, "Fissures of Goghlie", SpellClass.CONJURATION, 2, Fieldquake(ChosenField()), AnyField(), rarity=Rarity.COMMON
)
GREAT_TOLICORE_QUAKE = spell(
    99,
    "Great Tolicore Quake",
    SpellClass.CONJURATION,
    4,
    Fieldquake(EveryField(FieldOfChosenElement())),
    PickElement(),
    rarity=Rarity.RARE,
)
SUMMONER_MESMERS_ERRAND = spell(
    100, "Summoner Mesmer's Errand", SpellClass.CONJURATION, 1, Draw(2), rarity=Rarity.COMMON
)
TINOAN_TELEKINESIS = spell(
    101, "Tinoan Telekinesis", SpellClass.CONJURATION, 2, Move(Moving.CHOSEN), ALLIED & MOVABLE, rarity=Rarity.UNCOMMON
)
TINOAN_TELEPORTATION = spell(
    102,
    "Tinoan Teleportation",
    SpellClass.CONJURATION,
    3,
    Swap(FIRST_TARGET, SECOND_TARGET),
    ALLIED & MOVABLE,
    ALLIED & MOVABLE,
    rarity=Rarity.UNCOMMON,
)
SCIONDAR_INFERNO = spell(
    103,
    "Sciondar Inferno",
    SpellClass.DOMINION,
    0,
    MagicDamage(number_of_fields(Element.FIRE), creatures(ENEMY & near(FieldIsChosen()))),
    FieldIs(Element.FIRE),
    price=SpellCost(discard=2, which=CREATURE, with_one=FIRE),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
ICE_FLOOD_OF_OKUNADA = spell(
    104,
    "Ice Flood of Okunada",
    SpellClass.DOMINION,
    0,
    MagicDamage(number_of_fields(Element.WATER), creatures(ENEMY & near(FieldIsChosen()))),
    FieldIs(Element.WATER),
    price=SpellCost(discard=2, which=CREATURE, with_one=WATER),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
FIST_OF_VERZAR = spell(
    105,
    "Fist of Verzar",
    SpellClass.DOMINION,
    0,
    MagicDamage(number_of_fields(Element.EARTH), creatures(ENEMY & near(FieldIsChosen()))),
    FieldIs(Element.EARTH),
    price=SpellCost(discard=2, which=CREATURE, with_one=EARTH),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
WRATHFUL_WINDS_OF_JUNO = spell(
    106,
    "Wrathful Winds of Juno",
    SpellClass.DOMINION,
    0,
    MagicDamage(number_of_fields(Element.WOOD), creatures(ENEMY & near(FieldIsChosen()))),
    FieldIs(Element.WOOD),
    price=SpellCost(discard=2, which=CREATURE, with_one=WOOD),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
BLINDING_SKIES = spell(
    107,
    "Blinding Skies",
    SpellClass.DOMINION,
    0,
    MagicDamage(number_of_fields(Element.BIOLITH), creatures(ENEMY & near(FieldIs(Element.BIOLITH)))),
    price=SpellCost(discard=2, which=CREATURE, with_one=BIOLITH),
    lock=True,
    rarity=Rarity.ULTRA_RARE,
    limits=(same_group(1),),
    doubts=("lock: list silent, chain printed on card",),
)
SCIONS_RIOTOUS_IMPUNITY = spell(
    108, "Scion's Riotous Impunity", SpellClass.SORCERY, 2, Incite(), ja="叛乱者シオン 扇動", rarity=Rarity.RARE
)
SEER_VIZAKS_CALAMITY = spell(
    109,
    "Seer Vizak's Calamity",
    SpellClass.SORCERY,
    5,
    Fieldquake(EveryField(AnyField())),
    ja="教示者ウィザック 天変",
    rarity=Rarity.RARE,
)
CALL_OF_TIMELESS_JUNO = spell(
    110,
    "Call of Timeless Juno",
    SpellClass.SORCERY,
    5,
    ExchangeFields(ChosenField(0), ChosenField(1)),
    AnyField(),
    AnyField(),
    rarity=Rarity.RARE,
)

CARDS = (
    PARMETIC_HOLY_FEAST,
    GOGHLIE_ALTAR,
    SUMMONER_MESMERS_LAPSE,
    BEGUILING_FOG,
    YUGAS_MESMERIZING_FOG,
    CLARE_WILS_BANNER,
    HEALING_SHOWER,
    FISSURES_OF_GOGHLIE,
    GREAT_TOLICORE_QUAKE,
    SUMMONER_MESMERS_ERRAND,
    TINOAN_TELEKINESIS,
    TINOAN_TELEPORTATION,
    SCIONDAR_INFERNO,
    ICE_FLOOD_OF_OKUNADA,
    FIST_OF_VERZAR,
    WRATHFUL_WINDS_OF_JUNO,
    BLINDING_SKIES,
    SCIONS_RIOTOUS_IMPUNITY,
    SEER_VIZAKS_CALAMITY,
    CALL_OF_TIMELESS_JUNO,
)
