"""Cards of set 2: spells."""

from __future__ import annotations

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    BIOLITH,
    COST,
    CREATURE,
    EARTH,
    ENEMY,
    FIRE,
    TARGET,
    THEM,
    ULTRA_RARE,
    WATER,
    WOOD,
    AttackNow,
    Bury,
    CanAttack,
    CardCost,
    Choose,
    Compare,
    CreatureCount,
    Decree,
    Discard,
    DiscardHand,
    Draw,
    Element,
    Elementless,
    EveryField,
    Fetch,
    FieldBeside,
    FieldForSummon,
    FieldHolds,
    FieldIs,
    Fieldquake,
    FieldSharesWith,
    FigureIn,
    FigureOf,
    Forbids,
    GainMana,
    GiveKeyword,
    HandSize,
    If,
    IsAmong,
    Keyword,
    LoseMana,
    MagicDamage,
    May,
    Passes,
    Pick,
    Pile,
    Plus,
    Pool,
    Rarity,
    ReturnToHand,
    RevealTop,
    SharesWith,
    Side,
    SpellClass,
    SpellCost,
    StandsOn,
    Stat,
    StealMana,
    SummonOnto,
    There,
    Until,
    creatures,
    same_card,
    same_group,
    spell,
)

ABSOLVER_SACRAMENT = spell(
    191,
    "Absolver Sacrament",
    SpellClass.RITUAL,
    0,
    GainMana(FigureOf(COST, Stat.SUMMON_COST)),
    price=SpellCost(sacrifice=ALLIED),
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
    ),
)
GRANVENOA_ALTAR = spell(
    192,
    "Granvenoa Altar",
    SpellClass.RITUAL,
    0,
    StealMana(1),
    price=SpellCost(discard=1, which=CREATURE),
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
    ),
)
CAISEN_RIOT = spell(
    193,
    "Caisen Riot",
    SpellClass.RITUAL,
    0,
    LoseMana(CreatureCount(ALLIED), Side.YOU).then(LoseMana(CreatureCount(ENEMY), Side.OPPONENT)),
    condition=There(ANYTHING),
    rarity=Rarity.UNCOMMON,
    limits=(same_card(1), same_group(3)),
    doubts=(
        "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2 "
        "(digitalcardgamers.com 2008-02-29)",
    ),
)
ELVEN_DISMISSAL = spell(
    194,
    "Elven Dismissal",
    SpellClass.CONJURATION,
    0,
    ReturnToHand(),
    StandsOn(FieldBeside(FieldHolds(ALLIED))),
    price=SpellCost(mana=Plus((1, FigureOf(TARGET, Stat.SUMMON_COST)))),
    rarity=Rarity.RARE,
    doubts=("summoning_cost: list says '0', printed card shows 'X' (card used)",),
)
DHEESS_COMMAND = spell(
    195,
    "Dhees's Command",
    SpellClass.CONJURATION,
    3,
    AttackNow(used=True),
    ALLIED & CanAttack(),
    rarity=Rarity.COMMON,
    doubts=(
        "title: list says 'Dhee's Command', printed card shows 'Dhees's Command' (card used)",
        "whether the attack uses up the creature's re-action attack: taken as yes",
    ),
)
ALUHJAN_REGENERATION = spell(
    196,
    "Aluhjan Regeneration",
    SpellClass.CONJURATION,
    4,
    SummonOnto(
        Pick(Pool(CREATURE & ~ULTRA_RARE & SharesWith("element", TARGET), Pile.GRAVEYARD, Side.YOU)),
        FieldForSummon(),
        ends_turn=True,
    ),
    ALLIED,
    rarity=Rarity.COMMON,
    doubts=("to which field the creature comes: taken as any field to which it could be summoned",),
)
LAMENT_FOR_CLARE_WIL = spell(
    197,
    "Lament for Clare Wil",
    SpellClass.CONJURATION,
    1,
    MagicDamage(FigureOf(THEM, Stat.EVASION), creatures(ENEMY & FigureIn(Stat.EVASION, at_least=1))),
    rarity=Rarity.COMMON,
)
MESMERS_ENVOY = spell(
    198,
    "Mesmer's Envoy",
    SpellClass.CONJURATION,
    1,
    Draw(3).then(Fetch(Pick(Pool(ANYTHING, Pile.HAND, Side.YOU), 2, 2), Pile.LIBRARY)),
    rarity=Rarity.RARE,
)
NINJA_FATE_ENHANCER = spell(
    199,
    "Ninja Fate Enhancer",
    SpellClass.CONJURATION,
    1,
    RevealTop().then(
        If(
            Passes(THEM, CREATURE & SharesWith("race", TARGET)),
            May(SummonOnto(Pick(Pool(IsAmong(THEM), Pile.LIBRARY, Side.YOU)), FieldForSummon(), ends_turn=True)),
        ),
        Bury(THEM),
    ),
    ANYTHING,
    rarity=Rarity.COMMON,
    doubts=(
        "to which field the creature comes: taken as any field to which it could be summoned",
        "where the card goes if it is not summoned: taken as the graveyard",
    ),
)
BINDING_SHADOWS = spell(200, "Binding Shadows", SpellClass.CONJURATION, 1, Discard(1), rarity=Rarity.RARE)
ALUHJAN_FIELDBOND = spell(
    201,
    "Aluhjan Fieldbond",
    SpellClass.CONJURATION,
    2,
    GiveKeyword(Keyword.FIELDMORPH),
    ~Elementless(),
    rarity=Rarity.COMMON,
    doubts=("whether the ability stays when the creature is moved: taken as lost",),
)
ALUHJAN_SPELLSHIELD = spell(
    202,
    "Aluhjan Spellshield",
    SpellClass.CONJURATION,
    1,
    Decree(Forbids("cast spells", Side.OPPONENT)),
    rarity=Rarity.RARE,
)
FESTIVAL_OF_FIRE = spell(
    203,
    "Festival of Fire",
    SpellClass.DOMINION,
    0,
    Decree(CardCost(CREATURE, 3, Side.OPPONENT, onto=~FieldIs(Element.FIRE))),
    price=SpellCost(discard=2, which=CREATURE, with_one=FIRE),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
FESTIVAL_OF_WATER = spell(
    204,
    "Festival of Water",
    SpellClass.DOMINION,
    0,
    Decree(CardCost(CREATURE, 3, Side.OPPONENT, onto=~FieldIs(Element.WATER))),
    price=SpellCost(discard=2, which=CREATURE, with_one=WATER),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
FESTIVAL_OF_EARTH = spell(
    205,
    "Festival of Earth",
    SpellClass.DOMINION,
    0,
    Decree(CardCost(CREATURE, 3, Side.OPPONENT, onto=~FieldIs(Element.EARTH))),
    price=SpellCost(discard=2, which=CREATURE, with_one=EARTH),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
FESTIVAL_OF_WOOD = spell(
    206,
    "Festival of Wood",
    SpellClass.DOMINION,
    0,
    Decree(CardCost(CREATURE, 3, Side.OPPONENT, onto=~FieldIs(Element.WOOD))),
    price=SpellCost(discard=2, which=CREATURE, with_one=WOOD),
    rarity=Rarity.UNCOMMON,
    limits=(same_group(3),),
)
BIOLITH_ASCENSION = spell(
    207,
    "Biolith Ascension",
    SpellClass.DOMINION,
    0,
    SummonOnto(Pick(Pool(BIOLITH, Pile.HAND, Side.YOU))),
    price=SpellCost(sacrifice=ALLIED & ~BIOLITH),
    lock=True,
    rarity=Rarity.ULTRA_RARE,
    limits=(same_group(1),),
)
SCIONS_REVELATION = spell(
    208,
    "Scion's Revelation",
    SpellClass.SORCERY,
    1,
    Choose(Pick(Pool(CREATURE & ~ULTRA_RARE, Pile.GRAVEYARD, Side.YOU), 0, HandSize())).then(
        DiscardHand(), Fetch(THEM)
    ),
    condition=Compare(HandSize(), 1),
    rarity=Rarity.RARE,
    doubts=("in-game correction taken: it ends the turn",),
)
SEER_VIZAKS_CLEANSING = spell(
    209,
    "Seer Vizak's Cleansing",
    SpellClass.SORCERY,
    3,
    Fieldquake(EveryField(FieldSharesWith(reverse=True))),
    ~FieldIs(Element.BIOLITH, reverse=True),
    rarity=Rarity.RARE,
    doubts=(
        "in-game correction taken: all fields with the target's reverse element are turned over, not the "
        "target alone; it ends the turn",
    ),
)
BENEDICTION_OF_JUNO = spell(
    210,
    "Benediction of Juno",
    SpellClass.SORCERY,
    3,
    GiveKeyword(Keyword.FIELDMORPH, creatures(SharesWith("element", TARGET)), Until.YOUR_NEXT_TURN),
    ~Elementless(),
    rarity=Rarity.RARE,
    doubts=(
        "in-game correction taken: all creatures of the target's element have Fieldmorph, not the one field "
        "alone; it ends the turn",
    ),
)

CARDS = (
    ABSOLVER_SACRAMENT,
    GRANVENOA_ALTAR,
    CAISEN_RIOT,
    ELVEN_DISMISSAL,
    DHEESS_COMMAND,
    ALUHJAN_REGENERATION,
    LAMENT_FOR_CLARE_WIL,
    MESMERS_ENVOY,
    NINJA_FATE_ENHANCER,
    BINDING_SHADOWS,
    ALUHJAN_FIELDBOND,
    ALUHJAN_SPELLSHIELD,
    FESTIVAL_OF_FIRE,
    FESTIVAL_OF_WATER,
    FESTIVAL_OF_EARTH,
    FESTIVAL_OF_WOOD,
    BIOLITH_ASCENSION,
    SCIONS_REVELATION,
    SEER_VIZAKS_CLEANSING,
    BENEDICTION_OF_JUNO,
)
