"""When cards arrived where they are, and whether their own effects put them there."""

from __future__ import annotations

from duelkit.yugioh.state.card_info import KEEPS_COMING, KEEPS_EFFECT, kept_at
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def keep_place(duel: State, scope: Scope) -> None:
    """Record whether a processed effect, or its cost, put its own card where it is."""
    card = scope.card
    if (
        duel.info[card].keeps & KEEPS_EFFECT
        and not scope.activation_negated
        and not scope.effect_negated
        and (duel.stamp[card] == scope.stamp + 1)
        and (card in scope.paid or card in scope.them)
    ):
        duel.keep(kept_at(card, KEEPS_EFFECT), (duel.stamp[card], duel.turn, scope.code.shown))


def keep_coming(duel: State, card: int) -> None:
    """Record the moment in which a card arrived."""
    duel.keep(kept_at(card, KEEPS_COMING), (duel.stamp[card], duel.turn, duel.moment))


def was_there(duel: State, card: int, moment: int) -> bool:
    """Whether a card was at its place before this moment (〜に存在する状態で)."""
    kept = duel.kept.get(kept_at(card, KEEPS_COMING))
    return kept is None or kept[0] != duel.stamp[card] or kept[2] < moment
