"""Constructors of card definitions: each card is one expression."""

from __future__ import annotations

from collections.abc import Sequence as Many

from duelkit.judgment.language.base import Modifier, Verb
from duelkit.judgment.language.card import Ability, Card, Choice, Doubt, Limit, Placement, SpellCost, Trigger
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import FieldFilter, Filter, Pick, PickElement
from duelkit.judgment.language.patterns import AttackPattern, DefencePattern
from duelkit.judgment.language.terms import Element, Keyword, Rarity, SpellClass
from duelkit.judgment.language.triggers import When

NONE = Element(0)
Patterns = AttackPattern | Many[AttackPattern]
Choosable = Pick | PickElement | Filter | FieldFilter


def same_card(count: int) -> Limit:
    """A limit on copies of the card."""
    return Limit(count)


def same_group(count: int) -> Limit:
    """A limit on cards of the same race or spell class."""
    return Limit(count, True)


def creature(
    number: int,
    en: str,
    element: Element,
    race: str,
    affiliation: str,
    cost: int,
    action: int,
    hp: int,
    attack: int,
    patterns: Patterns,
    defence: DefencePattern,
    *abilities: Ability,
    ja: str = "",
    lock: bool = False,
    rarity: Rarity = Rarity.COMMON,
    limits: Many[Limit] = (),
    keywords: Keyword = Keyword(0),
    evasion: int = 0,
    protection: int = 0,
    rotate: int | None = None,
    doubts: Many[str] = (),
) -> Card:
    """A creature card (クリーチャーカード).

    :param action: the cost of a re-action; ``rotate`` overrides it for rotations.
    """
    icons = (patterns,) if isinstance(patterns, AttackPattern) else tuple(patterns)
    return Card(
        number,
        en,
        ja,
        cost,
        element,
        race,
        affiliation,
        action,
        action if rotate is None else rotate,
        hp,
        attack,
        icons,
        defence,
        lock,
        rarity,
        tuple(limits),
        keywords,
        evasion,
        protection,
        abilities,
        doubts=tuple(Doubt(text) for text in doubts),
    )


def spell(
    number: int,
    en: str,
    kind: SpellClass,
    cost: int,
    effect: Verb,
    *choices: Choosable,
    ja: str = "",
    lock: bool = False,
    rarity: Rarity = Rarity.COMMON,
    limits: Many[Limit] = (),
    price: SpellCost | None = None,
    condition: Condition | None = None,
    doubts: Many[str] = (),
) -> Card:
    """A spell card (スペルカード). ``choices``: the choices when it is cast, in order."""
    return Card(
        number,
        en,
        ja,
        cost,
        lock=lock,
        rarity=rarity,
        limits=tuple(limits),
        spell_class=kind,
        choices=tuple(Choice(what) for what in choices),
        price=price,
        effect=effect,
        condition=condition,
        doubts=tuple(Doubt(text) for text in doubts),
    )


def while_placed(*modifiers: Modifier, condition: Condition | None = None) -> Placement:
    """An ability whose modifiers apply while the creature is on the board."""
    return Placement(modifiers, condition)


def when(event: When, effect: Verb, condition: Condition | None = None) -> Trigger:
    """An ability with an effect after an event."""
    return Trigger(event, effect, condition)
