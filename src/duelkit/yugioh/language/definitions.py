"""Whole cards: monsters of the main deck, spells and traps (カードの定義)."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.yugioh.language.base import Condition, Filter, Occasion, Verb
from duelkit.yugioh.language.card import Card, Effect, Limit, Procedure
from duelkit.yugioh.language.effects import Targets, activation
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Step, SummonKind


def types_of_monster(types: CardType, effects: Sequence[Effect], scale: int) -> CardType:
    """The card types of a monster with these effects and this pendulum scale."""
    types |= CardType.MONSTER
    if any(not effect.pendulum for effect in effects):
        types |= CardType.EFFECT
    elif not types & (CardType.EFFECT | CardType.FUSION | CardType.RITUAL | CardType.SYNCHRO | CardType.XYZ):
        types |= CardType.NORMAL
    return types | CardType.PENDULUM if scale else types


def monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    only_by: SummonKind = SummonKind(0),
    always: bool = False,
    no_special_summon: bool = False,
    also_named: Sequence[tuple[str, str]] = (),
    brought_by: tuple[str, str] | Filter | None = None,
) -> Card:
    """A monster of the main deck. Without monster effects it is a Normal Monster; with ``scale`` a Pendulum Monster.

    A special-summon monster (特殊召喚モンスター) has ``types=CardType.SPECIAL`` and ``only_by``. ATK or DEF of ``?``
    is written −2 (MR3-STA-02).
    """
    has_text = bool(procedures) or no_special_summon or bool(types & CardType.SPECIAL)
    types = types_of_monster(types | (CardType.EFFECT if has_text else CardType(0)), effects, scale)
    return Card(
        passcode,
        ja,
        en,
        types,
        attribute,
        race,
        level,
        atk,
        defense,
        scale,
        effects,
        None,
        tuple(procedures),
        only_by,
        always,
        no_special_summon,
        tuple(also_named),
        brought_by=brought_by,
    )


def ritual_monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    *effects: Effect,
    types: CardType = CardType(0),
) -> Card:
    """A Ritual Monster (儀式モンスター). Rules: MR3-RIT-01, MR3-RIT-02."""
    kinds = types | CardType.RITUAL | (CardType.EFFECT if effects else CardType(0))
    return Card(
        passcode,
        ja,
        en,
        kinds | CardType.MONSTER,
        attribute,
        race,
        level,
        atk,
        defense,
        0,
        effects,
        only_by=SummonKind.RITUAL,
    )


def spell(
    passcode: int,
    ja: str,
    en: str,
    *effects: Effect,
    icon: CardType = CardType(0),
    resolution: Verb | None = None,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    steps: Step = Step(0),
    no_response: bool = False,
    no_response_by_targets: bool = False,
    also_named: Sequence[tuple[str, str]] = (),
) -> Card:
    """A spell card (魔法カード). The keywords describe its activation; ``effects`` are what else it has."""
    first = activation(
        resolution,
        when=when,
        condition=condition,
        cost=cost,
        targets=targets,
        limit=limit,
        steps=steps,
        no_response=no_response,
        no_response_by_targets=no_response_by_targets,
    )
    return Card(passcode, ja, en, CardType.SPELL | icon, effects=(first, *effects), also_named=tuple(also_named))


def trap(
    passcode: int,
    ja: str,
    en: str,
    *effects: Effect,
    icon: CardType = CardType(0),
    resolution: Verb | None = None,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    steps: Step = Step(0),
    no_response: bool = False,
) -> Card:
    """A trap card (罠カード). The keywords describe its activation; ``effects`` are what else it has.

    A Normal Trap without a resolution cannot be activated; it only has its other effects.
    """
    if resolution is None and not icon:
        return Card(passcode, ja, en, CardType.TRAP, effects=effects)
    first = activation(
        resolution,
        when=when,
        condition=condition,
        cost=cost,
        targets=targets,
        limit=limit,
        steps=steps,
        no_response=no_response,
    )
    return Card(passcode, ja, en, CardType.TRAP | icon, effects=(first, *effects))
