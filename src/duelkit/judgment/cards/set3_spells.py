"""Cards of set 3: spells."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ANYTHING, AnyField, BecomeElement, BecomeRace, Bestow, COST, CREATURE, Choose, ChosenField,
    CountOf, CreatureCount, Decree, Discard, DiscardHand, Draw, ENEMY, Element, Elementless, Every, EveryField,
    FieldAdjacent, FieldBeside, FieldHolds, Fieldquake, Forbids, GainMana, Gap, Heal, IsAdjacent, IsAmong, Judgment,
    MagicDamage, ManaOf, Mill, NoFieldBonus, OTHER, OfAffiliation, Pick, Pile, Pool, Rarity, ReverseMatches,
    SharesWith, ShowHand, Side, SpellClass, SpellCost, StandsOn, SummonOnto, SummonedThisTurn, SwapFigures, TARGET,
    THEM, There, Turn, Turning, ULTRA_RARE, creatures, off, resolution_phase, same_card, same_group, spell,
    summoned, when, while_placed,
)

VENOAN_HARD_BARGAIN = spell(
    291, "Venoan Hard Bargain", SpellClass.RITUAL, 0,
    Judgment(GainMana(CreatureCount(ENEMY)), GainMana(1, Side.OPPONENT)),
    rarity=Rarity.UNCOMMON, limits=(same_card(1),),
    doubts=("what is compared in a Judgment: taken as the costs of the two cards, and the cards stay on top",),
)
CORSEZ_OATH = spell(
    292, "Corsez Oath", SpellClass.RITUAL, 0,
    GainMana(CreatureCount(ALLIED & SharesWith("affiliation", TARGET))),
    ALLIED & ~OfAffiliation(""),
    rarity=Rarity.UNCOMMON, limits=(same_card(1),),
)
THERACLAVE_TOLLGATE = spell(
    293, "Theraclave Tollgate", SpellClass.RITUAL, 0,
    Decree(Forbids("gain mana", Side.OPPONENT)),
    rarity=Rarity.UNCOMMON, limits=(same_card(1),), condition=There(ENEMY),
    doubts=("whether exit mana is gained: taken as not",),
)
ELVEN_SUBTERFUGE = spell(
    294, "Elven Subterfuge", SpellClass.CONJURATION, 2,
    Mill(1),
    rarity=Rarity.COMMON,
)
SE_HOLLYN_BATTLE_HYMN = spell(
    295, "Se Hollyn Battle Hymn", SpellClass.CONJURATION, 2,
    Heal(2, creatures(ALLIED & (IsAmong(TARGET) | IsAdjacent(TARGET)))),
    ALLIED,
    rarity=Rarity.COMMON,
)
PARMETIC_CASTIGATION = spell(
    296, "Parmetic Castigation", SpellClass.CONJURATION, 0,
    MagicDamage(ManaOf(Side.OPPONENT)),
    ENEMY & StandsOn(FieldBeside(FieldHolds(ALLIED))),
    rarity=Rarity.RARE, price=SpellCost(discard=1, which=CREATURE),
)
MESMERS_LECTURE = spell(
    297, "Mesmer's Lecture", SpellClass.CONJURATION, 1,
    Draw(Gap(CreatureCount(ALLIED), CreatureCount(ENEMY))),
    rarity=Rarity.COMMON,
)
DRUNKEN_DEMOLITION = spell(
    298, "Drunken Demolition", SpellClass.CONJURATION, 3,
    Fieldquake(ChosenField(0)).then(Fieldquake(ChosenField(1))),
    AnyField(),
    FieldAdjacent(None),
    rarity=Rarity.COMMON,
    doubts=("how the card points to the adjacent field: taken as a choice of that field",),
)
MOURNING_REANIMATION = spell(
    299, "Mourning Reanimation", SpellClass.CONJURATION, 2,
    SummonOnto(Pick(Pool(
        CREATURE & ~ULTRA_RARE & SharesWith("element", COST) & ~SharesWith("name", COST) & ~SummonedThisTurn(),
        Pile.GRAVEYARD, Side.YOU,
    )), ends_turn=True),
    rarity=Rarity.RARE, price=SpellCost(sacrifice=ALLIED),
)
ALUHJA_SEDUCTION = spell(
    300, "Aluhja Seduction", SpellClass.CONJURATION, 2,
    Turn(Turning.CHOSEN, creatures(
        IsAmong(TARGET) | SharesWith("element", TARGET) & SharesWith("owner", TARGET),
    )),
    ANYTHING,
    rarity=Rarity.COMMON,
    doubts=(
        "how long a creature turned outside a battle cannot counterattack: taken as up to the end of the next battle of"
        " the turn",
    ),
)
YAKSHA_STIMULANTS = spell(
    301, "Yaksha Stimulants", SpellClass.CONJURATION, 4,
    SwapFigures(),
    ANYTHING,
    rarity=Rarity.COMMON,
    doubts=("which figures trade places: taken as HP and attack as they are now",),
)
YAKSHA_DISGUISE = spell(
    302, "Yaksha Disguise", SpellClass.CONJURATION, 0,
    BecomeRace(COST),
    ALLIED & ~ULTRA_RARE,
    rarity=Rarity.RARE, price=SpellCost(discard=1, which=CREATURE & ~ULTRA_RARE),
)
DHEES_MIGRATION = spell(
    303, "Dhees Migration", SpellClass.DOMINION, 0,
    BecomeElement(Element.FIRE),
    ALLIED & ~Elementless(),
    rarity=Rarity.UNCOMMON, limits=(same_group(3),),
)
BUILDING_THE_GRANVIL = spell(
    304, "Building The Granvil", SpellClass.DOMINION, 0,
    BecomeElement(Element.WATER),
    ALLIED & ~Elementless(),
    rarity=Rarity.UNCOMMON, limits=(same_group(3),),
)
VALS_SECRET_MESSAGE = spell(
    305, "Val's Secret Message", SpellClass.DOMINION, 0,
    BecomeElement(Element.EARTH),
    ALLIED & ~Elementless(),
    rarity=Rarity.UNCOMMON, limits=(same_group(3),),
)
THE_NEW_CAPITAL = spell(
    306, "The New Capital", SpellClass.DOMINION, 0,
    BecomeElement(Element.WOOD),
    ALLIED & ~Elementless(),
    rarity=Rarity.UNCOMMON, limits=(same_group(3),),
)
BIOLITH_INFESTATION = spell(
    307, "Biolith Infestation", SpellClass.DOMINION, 0,
    Bestow((while_placed(NoFieldBonus(ENEMY), condition=off(Element.BIOLITH)),)),
    ALLIED,
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
)
FIRST_FALL_OF_SCION = spell(
    308, "First Fall of Scion", SpellClass.SORCERY, 3,
    Choose(Every(Pool(ANYTHING, Pile.HAND, Side.YOU))).then(
        DiscardHand(), ShowHand(), Discard(CountOf(THEM), which=CREATURE),
    ),
    rarity=Rarity.RARE,
)
VIZAKS_PROCLAMATION = spell(
    309, "Vizak's Proclamation", SpellClass.SORCERY, 2,
    Bestow((when(summoned(ALLIED & OTHER), MagicDamage(1, creatures(ENEMY & ADJACENT))),)),
    ANYTHING,
    rarity=Rarity.RARE,
    doubts=(
        "whose summons count for an enemy's creature: taken as its owner's",
        "whether the summon of the creature itself counts: taken as not",
    ),
)
JUNOS_ADMONITION = spell(
    310, "Juno's Admonition", SpellClass.SORCERY, 3,
    Bestow((when(resolution_phase(Side.EITHER), Fieldquake(EveryField(ReverseMatches()))),)),
    ANYTHING,
    rarity=Rarity.RARE,
)

CARDS = (
    VENOAN_HARD_BARGAIN, CORSEZ_OATH, THERACLAVE_TOLLGATE, ELVEN_SUBTERFUGE, SE_HOLLYN_BATTLE_HYMN,
    PARMETIC_CASTIGATION, MESMERS_LECTURE, DRUNKEN_DEMOLITION, MOURNING_REANIMATION, ALUHJA_SEDUCTION,
    YAKSHA_STIMULANTS, YAKSHA_DISGUISE, DHEES_MIGRATION, BUILDING_THE_GRANVIL, VALS_SECRET_MESSAGE, THE_NEW_CAPITAL,
    BIOLITH_INFESTATION, FIRST_FALL_OF_SCION, VIZAKS_PROCLAMATION, JUNOS_ADMONITION,
)
