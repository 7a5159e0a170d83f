"""Cards of set 3: biolith."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BARRAGE, Activated, BIOLITH, Becomes, Bestow, CREATURE, Cancels, ChangeFigure, Changes,
    CountsAs, CreatureCount, EMPTY, ENEMY, Element, Elementless, Event, EveryField, ExitMana, FRONT_BLIND_BACK,
    FULL, Fetch, FieldBeside, FieldHolds, FieldSharesWith, Fieldquake, FigureIn, FigureOf, GainMana, Grants, Half,
    HandSize, HasKeyword, HasSummoned, Heal, If, Incarnation, Instead, IsAmong, Keyword, LANCER, MAGIC, MAGIC_GROUP,
    MagicDamage, MagicGroup, ManaOf, NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, Named, OTHER, OfFieldElement, OfRace,
    Pick, Pile, Plus, Pool, Possesses, Rarity, ReturnToHand, SELECTIVE_FRONT, SELECTIVE_FULL_CIRCLE, SELF, SPELL,
    STANDARD, SelfOn, SharesWith, Side, Stat, Strike, SummonCondition, SummonOnto, TARGET, THEM, THIS, TRIGGERING,
    There, Times, ULTRA_RARE, Unite, UsesPattern, When, action_cost, creature, creatures, has_attacked,
    number_of_fields, off, on, one, resolution_phase, same_card, same_group, summoned, when, while_placed,
)

ARCHITEKT = creature(
    275, "Architekt", Element.BIOLITH, "Mech", "Biolith Castle", 3, 2, 4, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(Changes(Stat.PROTECTION, 2, ALLIED & OTHER & OfFieldElement())),
    while_placed(Grants(Keyword.FIXED_PLACE, ADJACENT)),
    lock=True, rarity=Rarity.COMMON,
    doubts=("limit: list says '1 of race', printed card shows None (card used)",),
)
BIOLITH_TRANSMORPH = creature(
    276, "Biolith Transmorph", Element.BIOLITH, "Mech", "Biolith Castle", 3, 3, 4, 1, STANDARD, FRONT_BLIND_BACK,
    Activated(
        SummonOnto(Pick(Pool(
            CREATURE & ~Elementless() & ~ULTRA_RARE & ~Named("Biolith Transmorph"), Pile.LIBRARY, Side.YOU,
        ))),
        Instead.ATTACK,
    ),
    lock=True, rarity=Rarity.RARE,
    doubts=(
        "what elemental means of the summoned creature: taken as of any element",
        "whether the action that it stands for must be paid for: taken as not",
    ),
)
BARRAGER = creature(
    277, "Barrager", Element.BIOLITH, "Mech", "Biolith Castle", 3, 1, 3, 1, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(Grants(Keyword.DOUBLE_ATTACK), condition=There(ENEMY & ADJACENT)),
    lock=True, rarity=Rarity.COMMON,
)
BIOLITH_DEATHGARDEN = creature(
    278, "Biolith Deathgarden", Element.BIOLITH, "Base", "Biolith Castle", 4, 2, 5, 0, NO_ATTACK, NONE_BLIND_BACK,
    when(
        resolution_phase(Side.OPPONENT), GainMana(number_of_fields(Element.BIOLITH)), ~HasSummoned(Side.OPPONENT),
    ),
    while_placed(Changes(Stat.ATTACK, 1, ALLIED & ADJACENT & OfRace("Plant"))),
    when(resolution_phase(Side.EITHER), Heal(1, creatures(ALLIED & OfRace("Plant")))),
    lock=True, rarity=Rarity.RARE,
)
TOXIC_INTRUDER = creature(
    279, "Toxic Intruder", Element.BIOLITH, "Mech", "Biolith Castle", 4, 3, 4, 2, STANDARD, FRONT_BLIND_BACK,
    when(has_attacked(survived=True), Heal(Times(-1, Half(FigureOf(TARGET, Stat.HP))))),
    lock=True, rarity=Rarity.COMMON,
    doubts=(
        "rarity: list says 'Uncommon', printed card shows 'Common' (card used)",
        "whether the HP are halved before the counterattack: taken as yes",
    ),
)
BIOLITH_SENTRY = creature(
    280, "Biolith Sentry", Element.BIOLITH, "Mech", "Biolith Castle", 4, 4, 4, 2, SELECTIVE_FULL_CIRCLE, FULL,
    while_placed(Becomes(Stat.ATTACK, Plus((2, HandSize()))), condition=SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.UNCOMMON,
)
BIOLITH_MAGE_GUARD = creature(
    281, "Biolith Mage Guard", Element.BIOLITH, "Mech", "Biolith Castle", 5, 4, 5, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("race", TARGET)),
    while_placed(Cancels("spell", SPELL)),
    lock=True, rarity=Rarity.RARE,
)
PROTOTYPE_BEHEMOTH = creature(
    282, "Prototype Behemoth", Element.BIOLITH, "Weapon", "Biolith Castle", 5, 2, 5, 2, LANCER, FRONT_BLIND_BACK,
    when(When(Event.ROTATED), Fieldquake(EveryField(FieldSharesWith(SELF)))),
    lock=True, rarity=Rarity.UNCOMMON,
    doubts=("title: list says 'Prototype behemoth', printed card shows 'Prototype Behemoth' (card used)",),
)
SCIONS_PEACE = creature(
    283, "Scion's Peace", Element.BIOLITH, "Blitz", "Biolith Castle", 6, 2, 7, 1, MAGIC, NO_DEFENCE,
    when(
        resolution_phase(Side.EITHER),
        If(There(THIS & FigureIn(Stat.HP, at_least=2)), Heal(-1, SELF)).then(ChangeFigure(Stat.ATTACK, 1, SELF)),
    ),
    while_placed(Grants(Keyword.VIGILANCE), condition=SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.RARE,
)
CENTIPEDE_TANK = creature(
    284, "Centipede Tank", Element.BIOLITH, "Weapon", "Biolith Castle", 6, 4, 6, 3, (ARC_BARRAGE, MAGIC_GROUP),
    NONE_BLIND_BACK,
    MagicGroup(SharesWith("race", TARGET)),
    while_placed(UsesPattern(1), condition=SelfOn(Element.BIOLITH)),
    while_placed(Changes(Stat.SUMMON_COST, 1, ENEMY & OfFieldElement()), condition=off(Element.BIOLITH)),
    lock=True, rarity=Rarity.RARE,
)
KASTOR = creature(
    285, "Kastor", Element.BIOLITH, "Ancient", "Biolith Castle", 4, 3, 4, 2, (SELECTIVE_FRONT, MAGIC_GROUP),
    FRONT_BLIND_BACK,
    Activated(Fetch(Pick(Pool(Named("Pollux"), Pile.LIBRARY, Side.YOU))), Instead.ROTATION),
    Activated(Unite(one(ALLIED & Named("Pollux") & ~HasKeyword(Keyword.NO_SACRIFICE))), Instead.ATTACK),
    MagicGroup(ENEMY),
    while_placed(
        Changes(Stat.ATTACK, ManaOf(Side.EITHER)), ExitMana(ENEMY & on(Element.BIOLITH)),
        condition=There(THIS & HasKeyword(Keyword.UNITED)),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=(
        "in what way the two are combined: taken as this card with the HP of both, the other one in the graveyard",
        "whether the action that it stands for must be paid for: taken as not",
        "whether the other twin on the board must be an ally: taken as yes",
    ),
)
POLLUX = creature(
    286, "Pollux", Element.BIOLITH, "Ancient", "Biolith Castle", 4, 3, 4, 2, (MAGIC, MAGIC_GROUP), NONE_BLIND_BACK,
    Activated(Fetch(Pick(Pool(Named("Kastor"), Pile.LIBRARY, Side.YOU))), Instead.ROTATION),
    Activated(Unite(one(ALLIED & Named("Kastor") & ~HasKeyword(Keyword.NO_SACRIFICE))), Instead.ATTACK),
    MagicGroup(ENEMY),
    while_placed(Changes(Stat.ATTACK, ManaOf(Side.EITHER)), condition=There(THIS & HasKeyword(Keyword.UNITED))),
    when(
        resolution_phase(Side.EITHER), Heal(1, creatures(ALLIED & OTHER & on(Element.BIOLITH))),
        There(THIS & HasKeyword(Keyword.UNITED)),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=(
        "in what way the two are combined: taken as this card with the HP of both, the other one in the graveyard",
        "whether the action that it stands for must be paid for: taken as not",
        "whether the other twin on the board must be an ally: taken as yes",
    ),
)
ATOMIC_RUDRA = creature(
    287, "Atomic Rudra", Element.BIOLITH, "Dragon", "Biolith Castle", 6, 3, 5, 3, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    while_placed(Strike(
        Plus((3, CreatureCount(OTHER & ~IsAmong(TARGET) & SharesWith("element", TARGET)))), becomes=True,
    )),
    while_placed(Changes(
        Stat.HP, Plus((
            FigureOf(THEM, Stat.PROTECTION), FigureOf(THEM, Stat.MAGIC_PROTECTION), FigureOf(THEM, Stat.EVASION),
        )), ~on(Element.BIOLITH), negative=True,
    )),
    when(
        summoned(ALLIED & OTHER & ADJACENT), MagicDamage(1, creatures(ENEMY & SharesWith("element", TRIGGERING))),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=("than whom the creatures of the target's element are other: taken as than the target and itself",),
)
ROMILI_RELOADED = creature(
    288, "Romili Reloaded", Element.BIOLITH, "Hero", "", 4, 4, 4, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("element", TARGET)),
    while_placed(Possesses(ENEMY & ADJACENT & on(Element.BIOLITH))),
    while_placed(*action_cost(-1, ADJACENT)),
    while_placed(CountsAs(
        FieldBeside(FieldHolds(ALLIED & Named("Lesser Granvenoa"))), Element.BIOLITH,
    )),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=("to whom the fields are adjacent that count as Biolith: taken as to Lesser Granvenoa",),
)
SCION_TRIUMPHANT = creature(
    289, "Scion Triumphant", Element.BIOLITH, "Noble", "Biolith Castle", 9, 6, 8, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    SummonCondition(There(BIOLITH, 2)),
    MagicGroup(ENEMY),
    when(
        resolution_phase(Side.OPPONENT),
        ReturnToHand(one(~BIOLITH & FigureIn(Stat.SUMMON_COST, at_most=number_of_fields(Element.BIOLITH)))),
        SelfOn(Element.BIOLITH),
    ),
    while_placed(CountsAs(EMPTY, Element.BIOLITH)),
    rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only",
        "lock: list silent; every Biolith creature with a readable card is locked -> null",
        "whether it has a summoning lock",
        "whether the return may be left out: taken as not",
    ),
)
DIOSKURI = creature(
    311, "Dioskuri", Element.BIOLITH, "Ancient", "Biolith Castle", 12, 3, 5, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    Incarnation(Named("Pollux") | Named("Kastor"), only=True),
    MagicGroup(ENEMY),
    while_placed(Becomes(Stat.ATTACK, Plus((2, ManaOf(Side.EITHER))))),
    when(summoned(onto=Named("Pollux")), Bestow((while_placed(ExitMana(ENEMY & on(Element.BIOLITH))),), SELF)),
    when(
        summoned(onto=Named("Kastor")),
        Bestow((when(resolution_phase(Side.EITHER), Heal(1, creatures(ALLIED & OTHER & on(Element.BIOLITH)))),), SELF),
    ),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=("attack: list says '2', printed card shows '2+' (card used)",),
)

CARDS = (
    ARCHITEKT, BIOLITH_TRANSMORPH, BARRAGER, BIOLITH_DEATHGARDEN, TOXIC_INTRUDER, BIOLITH_SENTRY, BIOLITH_MAGE_GUARD,
    PROTOTYPE_BEHEMOTH, SCIONS_PEACE, CENTIPEDE_TANK, KASTOR, POLLUX, ATOMIC_RUDRA, ROMILI_RELOADED, SCION_TRIUMPHANT,
    DIOSKURI,
)
