"""Changes of figures by which a monster can only affect itself, which end for good once its effects are negated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from duelkit.yugioh.language.base import Node, Verb
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.clauses import Apply, Are
from duelkit.yugioh.language.selections import EACH, THIS
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.codes import C_ATK, C_ATTRIBUTE, C_DEF, C_LEVEL, C_RACE, C_RANK, C_SCALE, GAIN, R_THIS
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.figures.meaning import ChangeStat

FIGURES: Final = (C_ATK, C_DEF, C_LEVEL, C_RANK, C_SCALE, C_ATTRIBUTE, C_RACE)


def look_at_own_changes(definition: Card, effect: Effect, modifiers: tuple[ModifierCode, ...]) -> None:
    """Mark the modifiers of the processing that end once the monster is negated."""
    if changes_itself_alone(definition, effect):
        for modifier in modifiers:
            modifier.of_itself = modifier.category in FIGURES


def look_at_summon(effect: Effect, modifiers: tuple[ModifierCode, ...]) -> None:
    """Mark figures that a monster's own text sets as it is summoned: they apply once, and not again after a negation.

    Ruling on 悪魔娘リリス (faq 12542).
    """
    held = effect.condition
    if (
        effect.kind is not EffectKind.CONTINUOUS
        or not isinstance(held, Are)
        or held.what != THIS
        or not held.filter.of_arrival
    ):
        return
    if held.filter.arrived_this_turn():
        return
    for modifier in modifiers:
        if modifier.category in (C_ATK, C_DEF) and modifier.ref == R_THIS and modifier.change != GAIN:
            modifier.made = True


def changes_itself_alone(definition: Card, effect: Effect) -> bool:
    """Whether the processing of a monster's effect can only change figures of that monster.

    Changes that can affect others remain when the monster is negated (faq 13409), as do those by a Spell or Trap.
    """
    if not definition.types & CardType.MONSTER or effect.pendulum or effect.kind is EffectKind.ACTIVATION:
        return False
    changed = [*_changed(effect.resolution, None), *_changed(effect.choices, None)]
    return bool(changed) and all(each == THIS for each in changed)


def _changed(value: object, bearer: object) -> Iterator[object]:
    """The cards whose figures are changed; ``bearer``: the cards to which the current verb applies its modifiers."""
    if isinstance(value, tuple):
        for each in value:
            yield from _changed(each, bearer)
    elif isinstance(value, ChangeStat):
        yield bearer if value.to == EACH else value.to
    elif isinstance(value, Node):
        if isinstance(value, Apply):
            bearer = value.to
        elif isinstance(value, Verb):
            bearer = value.summons() or bearer
        for part in fields(value):
            yield from _changed(getattr(value, part.name), bearer)
