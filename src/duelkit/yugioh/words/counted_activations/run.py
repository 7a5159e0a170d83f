"""Executors of the words about what a card counts in a turn."""

from __future__ import annotations

from duelkit.yugioh.state.card_info import KEEPS_COUNTED, kept_at
from duelkit.yugioh.state.code import NEXT, Amount, Op
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


def counted(duel: State, card: int, anywhere: bool) -> int:
    """What the card has counted this turn, where it is or wherever it has been."""
    kept = duel.kept.get(kept_at(card, KEEPS_COUNTED))
    if kept is None or kept[1] != duel.turn or not anywhere and kept[0] != duel.stamp[card]:
        return 0
    return kept[2]


class CountUpOp(Op):
    """Count one more."""

    def run(self, duel: State, frame: Work) -> int:
        card = duel.scopes[frame.scope].card
        duel.keep(kept_at(card, KEEPS_COUNTED), (duel.stamp[card], duel.turn, counted(duel, card, False) + 1))
        frame.done = 1
        return NEXT


class CountedAmount(Amount):
    """What the scope's card has counted this turn."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere

    def value(self, duel: State, scope: Scope) -> int:
        return counted(duel, scope.card, self.anywhere)
