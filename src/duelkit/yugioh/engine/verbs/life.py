"""Drawing, milling, life points, winning."""

from __future__ import annotations

from duelkit.yugioh.engine.damage import deal, gain, pay
from duelkit.yugioh.engine.events import note
from duelkit.yugioh.engine.movement import draw, move_all
from duelkit.yugioh.engine.properties import A_DRAW, player_forbidden
from duelkit.yugioh.engine.settle import settle, win
from duelkit.yugioh.state.code import NEXT, Amount, Op, Plan, Work, KEEPS_DRAWS, kept_at
from duelkit.yugioh.state.codes import AS_COST, GRAVEYARD, EITHER, player_of
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_LIFE, SET_TO
from duelkit.yugioh.state.parts import Scope


def players(duel: Duel, scope: Scope, side: int) -> tuple[int, ...]:
    """The players of a side; for both, the turn player first. Rule: MR3-SIM-01."""
    if side == EITHER:
        return (duel.turn_player, 1 - duel.turn_player)
    return (player_of(scope.player, side),)


class DrawOp(Op):
    """Draw. Rules: RES-DRW-04 to RES-DRW-06."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        frame.done = 0
        for player in players(duel, scope, self.side):
            if player_forbidden(duel, A_DRAW, player):
                continue
            if len(duel.deck[player]) < amount:
                duel.decked |= 1 << player
            frame.done += draw(duel, player, amount, scope.player, scope.card)
        settle(duel)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        amount = self.amount.value(duel, scope)
        if plan.now and amount <= 0:
            return False
        for player in players(duel, scope, self.side):
            if player_forbidden(duel, A_DRAW, player) or len(duel.deck[player]) < max(1, amount):
                return False
        return True


class DrawUntilOp(Op):
    """Draw until the hand has so many cards."""

    def __init__(self, hand: int, side: int) -> None:
        self.hand = hand
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for player in players(duel, scope, self.side):
            amount = self.hand - len(duel.hand[player])
            if amount > 0:
                if len(duel.deck[player]) < amount:
                    duel.decked |= 1 << player
                frame.done += draw(duel, player, amount, scope.player, scope.card)
        if frame.done and duel.info[scope.card].keeps & KEEPS_DRAWS and duel.stamp[scope.card] == scope.stamp:
            duel.kept[kept_at(scope.card, KEEPS_DRAWS)] = (scope.stamp, duel.turn, frame.done)
        settle(duel)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        for player in players(duel, scope, self.side):
            missing = self.hand - len(duel.hand[player]) + (1 if plan.gone >= 0 and player == scope.player else 0)
            if missing > 0 and len(duel.deck[player]) >= missing and not player_forbidden(duel, A_DRAW, player):
                return True
        return False


class MillOp(Op):
    """Send the top cards of a deck to the graveyard."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        tops: list[int] = []
        for player in players(duel, scope, self.side):
            deck = duel.deck[player]
            tops.extend([deck[-1 - at] for at in range(min(self.amount.value(duel, scope), len(deck)))])
        moved = move_all(duel, tops, GRAVEYARD, frame.because, scope.player, scope.card)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        for player in players(duel, scope, self.side):
            if len(duel.deck[player]) < self.amount.value(duel, scope):
                return False
        return True


class GainLifeOp(Op):
    """Gain life points."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for player in players(duel, scope, self.side):
            frame.done += 1 if gain(duel, player, self.amount.value(duel, scope), scope.player, scope.card) else 0
        return NEXT


class DamageOp(Op):
    """Inflict damage, to both at once if both. Rule: RES-GAP-DMG-01."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
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

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        frame.done = 0
        if duel.life[scope.player] >= amount:
            pay(duel, scope.player, amount, scope.card)
            scope.declared = amount
            frame.done = 1
        settle(duel)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return duel.life[scope.player] >= self.amount.value(duel, scope)


class SetLifeOp(Op):
    """Life points become a number; it is neither damage nor payment."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        for player in players(duel, scope, self.side):
            note(duel, L_LIFE, scope.card, player, amount - duel.life[player], amount, SET_TO)
            duel.life[player] = amount
        frame.done = 1
        settle(duel)
        return NEXT


class WinOp(Op):
    """A player wins. Rule: MR3-WIN-05."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        win(duel, player_of(scope.player, self.side), "card effect", "MR3-WIN-05")
        return NEXT


