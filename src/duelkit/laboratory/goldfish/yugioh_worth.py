"""What a board is worth at the end of a turn, where no goal says what it should have."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from duelkit.cardlang.nodes import walk
from duelkit.players.yugioh.evaluation import evaluate
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.state.duel import State

NEGATION: Final = 1000.0
"""What a card is worth beyond its figures because it can negate something in the opponent's turn."""
SLOW: Final = 120.0
"""What a Set card is worth less because it cannot be used in the opponent's turn: a little less than in the hand."""
FAST: Final = CardType.TRAP | CardType.QUICK_PLAY


def worth(duel: Duel, player: int) -> float:
    """Returns what a position is worth to a player: what the computer players see in it, and what can negate."""
    ready = sum(can_negate(duel, card, False) for card in (*duel.monsters[player], *duel.spells[player]) if card >= 0)
    held = sum(can_negate(duel, card, True) for card in duel.hand[player])
    slow = sum(_is_slow(duel, card) for card in duel.spells[player] if card >= 0)
    return evaluate(duel, player) + NEGATION * (ready + held) - SLOW * slow


def _is_slow(duel: Duel, card: int) -> bool:
    """Whether a Set card cannot be used in the opponent's turn."""
    return not duel.play[card].face_up and not duel.info[card].definition.types & FAST


def can_negate(duel: State, card: int, in_hand: bool) -> bool:
    """Whether a card can negate an activation, an effect or a Summon in the opponent's turn, from the hand or from
    the field: a face-up monster, or a Set Spell or Trap.
    """
    definition = duel.info[card].definition
    if not in_hand and definition.types & CardType.MONSTER and not duel.play[card].face_up:
        return False
    return _negates(definition, in_hand)


@cache
def _negates(definition: Card, in_hand: bool) -> bool:
    return any(_fast(effect, definition, in_hand) and _negating(effect) for effect in definition.effects)


def _fast(effect: Effect, definition: Card, in_hand: bool) -> bool:
    """Whether the effect is activated in the opponent's turn, from that place."""
    if in_hand:
        return effect.kind == EffectKind.QUICK and bool(effect.zones & Zone.HAND)
    if effect.kind == EffectKind.QUICK:
        return not effect.zones or bool(effect.zones & Zone.FIELD)
    return effect.kind == EffectKind.ACTIVATION and bool(definition.types & FAST)


def _negating(effect: Effect) -> bool:
    """Whether something is negated as it is processed."""
    return any(
        type(node).negates_effects_of is not Modifier.negates_effects_of
        if isinstance(node, Modifier)
        else getattr(node, "negates", None) is not None
        for part in (effect.resolution, effect.modifiers, *(choice.resolution for choice in effect.choices))
        for node in walk(part)
    )


class Better:
    """A board that is worth more than another.

    :param least: what that other one is worth.
    """

    text = ""

    def __init__(self, least: float = -math.inf) -> None:
        self.least = least
        self.last = 0.0
        """What the board that was looked at last is worth."""

    def holds(self, duel: Duel, player: int) -> bool:
        """Whether the board of a player is worth more now."""
        self.last = worth(duel, player)
        return self.last > self.least
