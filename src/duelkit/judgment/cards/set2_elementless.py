"""Cards of set 2: elementless."""

from __future__ import annotations

from duelkit.judgment.language import (
    BIOLITH, ENEMY, FRONT_BLIND_BACK, LANCER, MAGIC, NONE, NO_DEFENCE, SELECTIVE_FRONT, SELF, Changes, Element, FieldIs,
    FigureIn, FigureOf, GainMana, Grants, Incarnation, IsAhead, Keyword, Rarity, ReturnToHand, Side, Stat, There,
    creature, has_attacked, near, resolution_phase, same_card, when, while_placed,
)

SWORD_OF_JUNO = creature(
    187, "Sword of Juno", NONE, "Sacred", "", 6, 4, 5, 4, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    Incarnation(~BIOLITH),
    while_placed(Changes(Stat.ATTACK, -2, ENEMY & IsAhead(2))),
    lock=True, rarity=Rarity.RARE,
)
HAMMER_OF_JUNO = creature(
    188, "Hammer of Juno", NONE, "Sacred", "", 6, 4, 5, 0, SELECTIVE_FRONT, FRONT_BLIND_BACK,
    Incarnation(~BIOLITH),
    when(has_attacked(FigureIn(Stat.SUMMON_COST, at_most=FigureOf(SELF, Stat.HP)), survived=True), ReturnToHand()),
    lock=True, rarity=Rarity.RARE,
)
SPIRE_OF_JUNO = creature(
    189, "Spire of Juno", NONE, "Sacred", "", 8, 8, 8, 8, MAGIC, NO_DEFENCE,
    Incarnation(~BIOLITH),
    when(resolution_phase(Side.OPPONENT), GainMana(2), There(ENEMY & BIOLITH)),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)
FIST_OF_JUNO = creature(
    190, "Fist of Juno", NONE, "Sacred", "", 9, 9, 9, 9, LANCER, FRONT_BLIND_BACK,
    Incarnation(~BIOLITH),
    while_placed(Grants(Keyword.NO_EVASION, ENEMY & near(FieldIs(Element.BIOLITH)))),
    lock=True, rarity=Rarity.ULTRA_RARE, limits=(same_card(1),),
)

CARDS = (
    SWORD_OF_JUNO, HAMMER_OF_JUNO, SPIRE_OF_JUNO, FIST_OF_JUNO,
)
