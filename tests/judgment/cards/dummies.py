"""Creatures and spells without abilities of their own, for the tests of cards."""

from __future__ import annotations

from duelkit.judgment.language import (
    ANYTHING,
    FRONT_BLIND_BACK,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    STANDARD,
    AnyField,
    AttackPattern,
    Card,
    ChosenField,
    DefencePattern,
    Element,
    Fieldquake,
    Heal,
    Keyword,
    Rarity,
    SpellClass,
    creature,
    spell,
)


def dummy(
    name: str = "Dummy",
    *,
    attack: int = 0,
    hp: int = 9,
    element: Element = NONE,
    race: str = "",
    affiliation: str = "",
    cost: int = 1,
    pattern: AttackPattern = NO_ATTACK,
    defence: DefencePattern = NO_DEFENCE,
    keywords: Keyword = Keyword(0),
    evasion: int = 0,
    protection: int = 0,
    action: int = 0,
    rarity: Rarity = Rarity.COMMON,
) -> Card:
    """A creature that neither attacks nor counterattacks, unless it is given an icon."""
    return creature(
        9001,
        name,
        element,
        race,
        affiliation,
        cost,
        action,
        hp,
        attack,
        pattern,
        defence,
        rarity=rarity,
        keywords=keywords,
        evasion=evasion,
        protection=protection,
    )


def fighter(
    name: str = "Fighter",
    *,
    attack: int = 1,
    hp: int = 9,
    element: Element = NONE,
    race: str = "",
    affiliation: str = "",
    cost: int = 1,
    pattern: AttackPattern = STANDARD,
    defence: DefencePattern = FRONT_BLIND_BACK,
    keywords: Keyword = Keyword(0),
    evasion: int = 0,
    action: int = 0,
) -> Card:
    """A creature that attacks what is in front of it for nothing."""
    return dummy(
        name,
        attack=attack,
        hp=hp,
        element=element,
        race=race,
        affiliation=affiliation,
        cost=cost,
        pattern=pattern,
        defence=defence,
        keywords=keywords,
        evasion=evasion,
        action=action,
    )


QUAKE = spell(9004, "Quake", SpellClass.CONJURATION, 0, Fieldquake(ChosenField()), AnyField())
"""A spell that turns a field over."""
BLESSING = spell(9005, "Blessing", SpellClass.CONJURATION, 1, Heal(1), ANYTHING)
"""A spell for one mana with a creature as its target."""
