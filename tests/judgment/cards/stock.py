"""Plain cards for scenarios: creatures without abilities that re-act for nothing, and a spell."""

from __future__ import annotations

from duelkit.judgment.language import (
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    AttackPattern,
    Card,
    DefencePattern,
    Draw,
    Element,
    Keyword,
    Rarity,
    SpellClass,
    creature,
    spell,
)
from duelkit.judgment.scenario import Scenario, scenario


def plain(
    attack: int = 0,
    hp: int = 9,
    element: Element = NONE,
    pattern: AttackPattern = NO_ATTACK,
    defence: DefencePattern = NO_DEFENCE,
    cost: int = 1,
    race: str = "",
    keywords: Keyword = Keyword(0),
    evasion: int = 0,
    lock: bool = False,
    rarity: Rarity = Rarity.COMMON,
    name: str = "Plain",
) -> Card:
    """A creature without abilities."""
    return creature(
        9101,
        name,
        element,
        race,
        "",
        cost,
        0,
        hp,
        attack,
        pattern,
        defence,
        keywords=keywords,
        evasion=evasion,
        lock=lock,
        rarity=rarity,
    )


TRIFLE = spell(9102, "Trifle", SpellClass.CONJURATION, 0, Draw(1))
"""A spell that costs nothing and draws a card."""


def with_spell(name: str, mana: int = 9) -> Scenario:
    """Alice's turn; she holds the spell and some mana."""
    duel = scenario()
    duel.alice.hand(name)
    duel.alice.mana(mana)
    return duel
