"""Mana: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import banned
from duelkit.judgment.engine.moves.placing import gain_mana, lose_mana
from duelkit.judgment.state.code import NEXT, Amount, Op, Scope, Work
from duelkit.judgment.state.codes import B_STEAL_MANA, on_side
from duelkit.judgment.state.duel import State


class GainManaOp(Op):
    """A side gains mana."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player):
                gain_mana(duel, player, amount)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return self.amount.value(duel, scope) > 0


class LoseManaOp(Op):
    """A side loses mana."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player):
                lose_mana(duel, player, amount)
        return NEXT


class StealManaOp(Op):
    """Mana moves from the opponent to the player. Rules: EOJ-ABIL-33 to EOJ-ABIL-33c."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: State, work: Work) -> int:
        player = work.scope.player
        if banned(duel, B_STEAL_MANA, player):
            return NEXT
        stolen = lose_mana(duel, 1 - player, self.amount.value(duel, work.scope))
        gain_mana(duel, player, stolen)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return duel.mana[1 - scope.player] > 0
