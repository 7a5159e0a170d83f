"""Executors of the words about life points (ＬＰ)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.references import players
from duelkit.yugioh.engine.moves.damage import deal, gain, pay
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.code import NEXT, Amount, Op, Plan
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_LIFE, SET_TO
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class Life(Amount):
    """Life points."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: State, scope: Scope) -> int:
        return duel.life[player_of(scope.player, self.side)]


class ForCards(Op):
    """An amount of damage or life points.

    :param counted: whether the amount is a count of cards that is known at activation and must not be 0.
    :param by_target: whether it is a figure of the single target, which must not be 0.
    """

    def __init__(self, amount: Amount, side: int, counted: bool, by_target: bool) -> None:
        self.amount = amount
        self.side = side
        self.counted = counted
        self.by_target = by_target

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        known = self.counted or self.by_target and len(scope.targets) > 0
        return not known or self.amount.value(duel, scope) > 0


class GainLifeOp(ForCards):
    """Gain life points."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for player in players(duel, scope, self.side):
            frame.done += 1 if gain(duel, player, self.amount.value(duel, scope), scope.player, scope.card) else 0
        return NEXT


class DamageOp(ForCards):
    """Inflict damage, to both at once if both. Rule: RES-GAP-DMG-01."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        dealt = 0
        for player in players(duel, scope, self.side):
            dealt += deal(duel, player, amount, scope.player, scope.card, False)
        scope.dealt = dealt
        frame.done = 1 if dealt else 0
        settle(duel)
        return NEXT


class PayLifeOp(Op):
    """Pay life points. Rules: MR3-GAP-LIFE-01, MR3-GAP-COST-01."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        frame.done = 0
        if duel.life[scope.player] >= amount:
            pay(duel, scope.player, amount, scope.card)
            scope.declared = amount
            frame.done = 1
        settle(duel)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return duel.life[scope.player] >= self.amount.value(duel, scope)


class SetLifeOp(Op):
    """Set life points to a number, or reduce them; this is neither damage nor payment."""

    def __init__(self, amount: Amount, side: int, lost: bool = False) -> None:
        self.amount = amount
        self.side = side
        self.lost = lost

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        number = self.amount.value(duel, scope)
        for player in players(duel, scope, self.side):
            amount = max(duel.life[player] - number, 0) if self.lost else number
            note(duel, L_LIFE, scope.card, player, amount - duel.life[player], amount, SET_TO)
            duel.life[player] = amount
        frame.done = 1
        settle(duel)
        return NEXT
