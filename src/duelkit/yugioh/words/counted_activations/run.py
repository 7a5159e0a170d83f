"""Executors of the words about what a card counts in a turn."""

from __future__ import annotations

from duelkit.yugioh.state.card_info import KEEPS_COUNTED, kept_at
from duelkit.yugioh.state.code import NEXT, Amount, Op
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


def counted(duel: State, card: int) -> int:
    """What the card has counted this turn where it is."""
    kept = duel.kept.get(kept_at(card, KEEPS_COUNTED))
    return kept[2] if kept is not None and kept[0] == duel.stamp[card] and kept[1] == duel.turn else 0


class CountUpOp(Op):
    """Count one more."""

    def run(self, duel: State, frame: Work) -> int:
        card = duel.scopes[frame.scope].card
        duel.keep(kept_at(card, KEEPS_COUNTED), (duel.stamp[card], duel.turn, counted(duel, card) + 1))
        frame.done = 1
        return NEXT


class CountedAmount(Amount):
    """What the scope's card has counted this turn where it is."""

    def value(self, duel: State, scope: Scope) -> int:
        return counted(duel, scope.card)
