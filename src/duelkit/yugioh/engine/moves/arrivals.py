"""Which card was put where it lies by its own effect."""

from __future__ import annotations

from duelkit.yugioh.state.code import KEEPS_EFFECT, kept_at
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


def keep_place(duel: Duel, scope: Scope) -> None:
    """An effect was processed: keep whether it, or its cost, put its own card where that card lies now."""
    card = scope.card
    if duel.info[card].keeps & KEEPS_EFFECT and not scope.activation_negated and not scope.effect_negated and (
            duel.stamp[card] == scope.stamp + 1) and (card in scope.paid or card in scope.them):
        duel.kept[kept_at(card, KEEPS_EFFECT)] = (duel.stamp[card], duel.turn, scope.code.index)
