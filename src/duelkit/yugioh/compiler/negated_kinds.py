"""Which kinds of cards the effects of a card negate (「罠の効果を無効にする効果」を持つ)."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.language.base import All, AnyOf, Filter, Modifier, Not, nodes, verbs
from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.language.nouns import AnyCard, OfType
from duelkit.yugioh.language.occasions import Activated, AnyOccasion
from duelkit.yugioh.language.terms import CardType, Negation, Zone

KINDS = (CardType.MONSTER, CardType.SPELL, CardType.TRAP)


def negated_kinds(definition: Card) -> int:
    """The kinds of cards whose effects, or whose activations, the effects of a card negate, as bits of card types."""
    found = CardType(0)
    for effect in definition.effects:
        for which in _negated_by(effect):
            for kind in KINDS:
                if _may_be(which, kind):
                    found |= kind
    return int(found)


def _negated_by(effect: Effect) -> Iterator[Filter]:
    """The cards whose effects an effect negates."""
    for node in nodes(effect):
        which = node.negates_effects_of() if isinstance(node, Modifier) else None
        if which is not None:
            yield which
    if any(verb.negates in (Negation.ACTIVATION, Negation.EFFECT) for verb in verbs(effect.resolution)):
        occasions = effect.when.occasions if isinstance(effect.when, AnyOccasion) else (effect.when,)
        for occasion in occasions:
            if isinstance(occasion, Activated):
                which = AnyCard() if occasion.which is None else occasion.which
                only_monsters = occasion.zones and not occasion.zones & ~Zone.MONSTER_ZONE
                yield which & OfType(CardType.MONSTER) if only_monsters else which


def _may_be(which: Filter, kind: CardType) -> bool:
    """Whether a card of this kind can pass a filter."""
    if isinstance(which, OfType):
        return bool(which.types & kind) or not which.types & (CardType.MONSTER | CardType.SPELL | CardType.TRAP)
    if isinstance(which, All):
        return all(_may_be(part, kind) for part in which.parts)
    if isinstance(which, AnyOf):
        return any(_may_be(part, kind) for part in which.parts)
    if isinstance(which, Not):
        return not (isinstance(which.part, OfType) and which.part.types == kind)
    return kind is CardType.MONSTER or not (which.of_monsters or which.implies_monster)
