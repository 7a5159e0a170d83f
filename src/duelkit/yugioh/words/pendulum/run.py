"""Executors of the words about pendulum scales and zones (ペンデュラム)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import hidden, level_of
from duelkit.yugioh.engine.facts.zones import LEFT_SIDE, pendulum_slot
from duelkit.yugioh.engine.legality.pendulum import pendulum_bounds
from duelkit.yugioh.engine.moves.placing import place_in_pendulum_zone
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class ScalesTest(Test):
    """A monster whose Level is strictly between the pendulum scales of a side. Rule: MR3-PEN-08."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        least, most = pendulum_bounds(duel, player_of(scope.player, self.side))
        return not hidden(duel, card) and least <= level_of(duel, card) <= most


class PendulumZoneTest(Test):
    """A card in the left or in the right pendulum zone."""

    def __init__(self, left: bool) -> None:
        self.side = LEFT_SIDE if left else 1 - LEFT_SIDE

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.pendulum[duel.controller[card]][self.side] == card


class PendulumZoneOp(Op):
    """Place pendulum monsters in the pendulum zones."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        for card in frame.cards:
            if place_in_pendulum_zone(duel, card, scope.player, scope.player, scope.card):
                done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return pendulum_slot(duel, scope.player) >= 0
