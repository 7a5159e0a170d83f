"""Cards of set 2: biolith."""

from __future__ import annotations

from duelkit.judgment.language import (
    ADJACENT, ALLIED, ARC_BLIND_BACK, ATTACKED, BIOLITH, CREATURE, ENEMY, FRONT_BLIND_BACK, FRONT_RIGHT_BLIND_REST,
    FULL, FULL_LONG_RANGE, LANCER, MAGIC, MAGIC_GROUP, NONE_BLIND_BACK, NO_ATTACK, NO_DEFENCE, OTHER, RIGHT_ANGLE,
    SELECTIVE_ARC, SELF, STANDARD, TARGET, THEM, TRIGGERING, ULTRA_RARE, Bury, CardCost, CardSide, Changes, CountsAs,
    Element, ExchangeFields, ExitMana, Fetch, FieldAhead, FieldForSummon, FigureIn, Grants, Heal, Intercept, Invocation,
    IsAmong, IsInLine, Keyword, MagicGroup, May, Named, NoCounter, OfAffiliation, OfFieldElement, Pile, Rarity,
    RevealTop, SelfOn, SharesWith, Side, Stat, Strike, SummonOnto, SwapContents, There, action_cost, creature,
    creatures, field_of, from_pile, has_attacked, off, same_card, same_group, summoned, when, while_placed,
)

ATHENIX_CITADEL = creature(
    175, "Athenix Citadel", Element.BIOLITH, "Base", "Biolith Castle", 3, 2, 4, 1, MAGIC, NO_DEFENCE,
    while_placed(Changes(Stat.MAGIC_PROTECTION, 1, ALLIED & OTHER & OfFieldElement())),
    lock=True, rarity=Rarity.UNCOMMON,
)
FLAILMONGER = creature(
    176, "Flailmonger", Element.BIOLITH, "Mech", "Biolith Castle", 3, 2, 4, 1, LANCER, FRONT_BLIND_BACK,
    while_placed(CardCost(CREATURE, 2, Side.OPPONENT, onto=FieldAhead(2))),
    lock=True, rarity=Rarity.UNCOMMON,
)
BIOLITH_CENTURION = creature(
    177, "Biolith Centurion", Element.BIOLITH, "Mech", "Biolith Castle", 3, 2, 4, 1, STANDARD, FRONT_BLIND_BACK,
    while_placed(*action_cost(-1, ALLIED & ADJACENT), condition=SelfOn(Element.BIOLITH)),
    lock=True, rarity=Rarity.COMMON,
)
BIOLITH_WAR_CHARIOT = creature(
    178, "Biolith War Chariot", Element.BIOLITH, "Weapon", "Biolith Castle", 4, 4, 4, 2, RIGHT_ANGLE,
    FRONT_RIGHT_BLIND_REST,
    while_placed(Strike(2, if_any=FigureIn(Stat.SUMMON_COST, at_least=4))),
    lock=True, rarity=Rarity.COMMON,
)
BEHEMOTH_TERRORFORMER = creature(
    179, "Behemoth Terrorformer", Element.BIOLITH, "Weapon", "Biolith Castle", 4, 2, 4, 1, SELECTIVE_ARC,
    ARC_BLIND_BACK,
    when(has_attacked(), ExchangeFields(field_of(SELF), field_of(TARGET))),
    lock=True, rarity=Rarity.UNCOMMON,
)
BIOLITH_TRANSPORTER = creature(
    180, "Biolith Transporter", Element.BIOLITH, "Bug", "Biolith Castle", 4, 4, 3, 0, RIGHT_ANGLE, NONE_BLIND_BACK,
    when(
        has_attacked(survived=True, once=True),
        SwapContents(FieldAhead(1), FieldAhead(1, side=CardSide.RIGHT)).then(NoCounter(ATTACKED)),
    ),
    lock=True, rarity=Rarity.COMMON, evasion=1,
    doubts=("whether the fields trade their contents once in an attack on two creatures: taken as once",),
)
ARCHIVER = creature(
    181, "Archiver", Element.BIOLITH, "Mech", "Biolith Castle", 5, 3, 5, 0, NO_ATTACK, NO_DEFENCE,
    while_placed(CountsAs(FieldAhead(1), Element.BIOLITH)),
    when(
        summoned(ALLIED & OTHER), Heal(1, creatures(ALLIED & ~IsAmong(TRIGGERING) & SharesWith("element", TRIGGERING))),
    ),
    lock=True, rarity=Rarity.RARE,
    doubts=("whether its own summon counts: taken as not",),
)
BATTLE_MASTER = creature(
    182, "Battle Master", Element.BIOLITH, "Mech", "Biolith Castle", 6, 4, 6, 3, FULL_LONG_RANGE, FULL,
    when(summoned(), May(Fetch(from_pile(Pile.LIBRARY, Named("Scion, Biolith Lord"))))),
    while_placed(*action_cost(2, ENEMY & IsInLine(2)), Grants(Keyword.NO_EVASION, ENEMY & IsInLine(2))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),), keywords=Keyword.DOUBLE_ATTACK,
)
MAGIC_MASTER = creature(
    183, "Magic Master", Element.BIOLITH, "Mech", "Biolith Castle", 6, 4, 6, 2, MAGIC_GROUP, NONE_BLIND_BACK,
    MagicGroup(ENEMY & SharesWith("element", TARGET)),
    while_placed(Grants(Keyword.NO_SPELL_TARGET, ALLIED & ADJACENT)),
    while_placed(Changes(Stat.ATTACK, 1, ALLIED & OfAffiliation("Church of Parmus"))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
BIOLITH_BATTLESHIP = creature(
    184, "Biolith Battleship", Element.BIOLITH, "Weapon", "Biolith Castle", 7, 4, 8, 2, MAGIC, NO_DEFENCE,
    Intercept(condition=SelfOn(Element.BIOLITH)),
    while_placed(Changes(Stat.MAGIC_PROTECTION, 2, ALLIED & OTHER), condition=off(Element.BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
    doubts=(
        "printed: intercepts everywhere, other allies Magic Protection 3 everywhere; corrected in the game to the "
        "values here (taken)",
    ),
)
BIOLITH_TEMPLE = creature(
    185, "Biolith Temple", Element.BIOLITH, "Base", "Biolith Castle", 7, 5, 7, 3, MAGIC_GROUP, NO_DEFENCE,
    MagicGroup(ENEMY & SharesWith("race", TARGET)),
    when(summoned(ENEMY), Fetch(from_pile(Pile.GRAVEYARD, CREATURE & ~ULTRA_RARE), Pile.LIBRARY)),
    when(
        summoned(ALLIED & OfAffiliation("Church of Parmus")),
        May(Fetch(from_pile(Pile.GRAVEYARD, CREATURE & OfAffiliation("Church of Parmus") & ~ULTRA_RARE))),
    ),
    while_placed(ExitMana(ENEMY), condition=There(ALLIED & Named("Scion, Biolith Lord"))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
SCIONDAR_GATEWAY = creature(
    186, "Sciondar Gateway", Element.BIOLITH, "Ancient", "Biolith Castle", 7, 5, 6, 0, NO_ATTACK, NO_DEFENCE,
    when(
        summoned(ENEMY),
        RevealTop().then(
            May(SummonOnto(from_pile(Pile.LIBRARY, CREATURE & BIOLITH & IsAmong(THEM)), FieldForSummon(), paid=True)),
            Bury(THEM),
        ),
    ),
    while_placed(CardCost(BIOLITH, -1, least=1)),
    Invocation(BIOLITH, BIOLITH),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_group(1),),
    doubts=(
        "whether the revealed creature costs its mana and stands next to an own creature: taken as so",
        "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken "
        "as every one",
    ),
)

CARDS = (
    ATHENIX_CITADEL, FLAILMONGER, BIOLITH_CENTURION, BIOLITH_WAR_CHARIOT, BEHEMOTH_TERRORFORMER, BIOLITH_TRANSPORTER,
    ARCHIVER, BATTLE_MASTER, MAGIC_MASTER, BIOLITH_BATTLESHIP, BIOLITH_TEMPLE, SCIONDAR_GATEWAY,
)
