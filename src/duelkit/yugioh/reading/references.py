"""Which card そのモンスター is: the latest one that the text has spoken of (照応)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from duelkit.yugioh.language.base import Joined, Node, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.selections import (
    ATTACKER, COST_CARDS, OPPOSING_BATTLER, RESPONDED, TARGET, THEM, TRIGGERING, Every, Pick, Ref, TopOfDeck,
)
from duelkit.yugioh.reading.nouns import THAT
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.occasions.meaning import Activated, AnyEvent, AnyOccasion, EventKind, When

N = TypeVar("N")


def changed(node: N, refs: Mapping[Any, Any]) -> N:
    """The same with references replaced by others."""
    return _changed(node, refs)  # type: ignore[no-any-return]


def _changed(node: Any, refs: Mapping[Any, Any]) -> Any:
    if isinstance(node, Ref):
        return refs.get(node, node)
    if isinstance(node, tuple):
        return tuple(_changed(each, refs) for each in node)
    if not isinstance(node, Node):
        return node
    values = {each.name: getattr(node, each.name) for each in fields(node)}
    after = {name: _changed(value, refs) for name, value in values.items() if isinstance(value, Node | tuple)}
    return replace(node, **after) if any(after[name] is not values[name] and after[name] != values[name]
                                         for name in after) else node


def settled(effect: Effect) -> list[Effect]:
    """The effect with every そのモンスター told of which; nothing if the text has not spoken of any."""
    if THAT not in nodes(effect):
        return [effect]
    if any(THAT in nodes(pick) for pick in effect.targets):
        event = _of_event(effect)
        if event is None:
            return []
        effect = replace(effect, targets=changed(effect.targets, {THAT: event}))
    first = TARGET if effect.targets else _of_event(effect)
    if effect.cost is not None and THAT in nodes(effect.cost):
        return []
    if effect.resolution is None or THAT not in nodes(effect.resolution):
        return [effect]
    if first is None and effect.cost is not None and any(isinstance(node, Pick) for node in nodes(effect.cost)):
        first = COST_CARDS
    resolution, _ = _walk(effect.resolution, first)
    if resolution is None or THAT in nodes(resolution):
        return []
    return [replace(effect, resolution=resolution)]


def _walk(node: Any, latest: Ref | None) -> tuple[Any, Ref | None]:
    """The verbs in the order of the text, each knowing the card spoken of last."""
    if isinstance(node, Joined):
        first, latest = _walk(node.first, latest)
        second, latest = _walk(node.second, latest)
        return replace(node, first=first, second=second), latest
    if THAT in nodes(node):
        if latest is None:
            return None, None
        return changed(node, {THAT: latest}), latest
    if any(isinstance(each, Pick | Every | TopOfDeck) for each in nodes(node)):
        return node, THEM
    return node, latest


def _of_event(effect: Effect) -> Ref | None:
    """The card that the event or the battle is about."""
    if any(isinstance(node, IsBattling) for node in nodes(effect.condition)):
        return OPPOSING_BATTLER if not isinstance(effect.when, When) or (
            effect.when.event is not EventKind.ATTACK_DECLARED) else ATTACKER
    when = effect.when
    if isinstance(when, AnyEvent):
        when = when.events[0]
    if isinstance(when, AnyOccasion):
        return None
    if isinstance(when, Activated):
        return RESPONDED
    if when is None or not isinstance(when, When):
        return None
    if when.event is EventKind.ATTACK_DECLARED:
        return ATTACKER
    if when.event is EventKind.DESTROYS_BY_BATTLE:
        return OPPOSING_BATTLER
    return TRIGGERING
