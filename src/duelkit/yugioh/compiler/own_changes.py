"""What of a monster's own effects is fixed when it happens: changes of its own figures, which end for good once its
effects are negated, and what its Summon gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Final

from duelkit.yugioh.language.base import Node, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.clauses import Apply, Are, While
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Permission
from duelkit.yugioh.language.selections import EACH, THIS
from duelkit.yugioh.language.terms import CardType, EventKind, Until
from duelkit.yugioh.state.categories import C_ATK, C_ATTRIBUTE, C_DEF, C_LEVEL, C_RACE, C_RANK, C_SCALE
from duelkit.yugioh.state.codes import GAIN, R_THIS
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.copying.meaning import TakesAfter
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.pendulum.meaning import PendulumAgain
from duelkit.yugioh.words.permissions.meaning import May
from duelkit.yugioh.words.summoning.meaning import WasSummoned

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


def as_it_was_summoned(effect: Effect) -> Effect:
    """An effect that permits a further Normal or Pendulum Summon in the turn in which its monster was summoned, as what
    is fixed when the monster is summoned: it lasts for the turn, wherever the monster goes, and even if negated.

    The answer of 15 May 2013 on ヴェルズ・カストル and セイクリッド・ポルクス.
    """
    held = effect.condition
    modifiers = effect.modifiers
    if len(modifiers) == 1 and isinstance(modifiers[0], While) and held is None:
        held, modifiers = modifiers[0].condition, modifiers[0].modifiers
    if (
        effect.kind is not EffectKind.CONTINUOUS
        or not isinstance(held, Are)
        or held.what != THIS
        or not isinstance(held.filter, WasSummoned)
        or not held.filter.this_turn
        or not all(
            isinstance(each, PendulumAgain)
            or isinstance(each, May)
            and each.permission is Permission.EXTRA_NORMAL_SUMMON
            and each.to is None
            for each in modifiers
        )
    ):
        return effect
    when = When(EventKind.SUMMONED, IS_THIS, kinds=held.filter.kinds)
    kept = Whenever(when, Apply(modifiers, until=Until.END_OF_TURN))
    return replace(effect, condition=None, modifiers=(kept,))


def changes_itself_alone(definition: Card, effect: Effect) -> bool:
    """Whether the processing of a monster's effect can only change figures of that monster.

    Changes that can affect others remain when the monster is negated (faq 13409), as do those by a Spell or Trap, and
    what a monster gets from another card (得る: 2015-02-19 on ファントム・オブ・カオス).
    """
    if not definition.types & CardType.MONSTER or effect.pendulum or effect.kind is EffectKind.ACTIVATION:
        return False
    if any(isinstance(each, TakesAfter) for each in nodes(effect.resolution)):
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
