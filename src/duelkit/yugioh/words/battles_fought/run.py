"""Executors of the words about the battles and the damage of the turn."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.battles_fought import BY_A_BATTLE, BY_OPPONENTS_EFFECT, has_met, was_hurt
from duelkit.yugioh.state.code import Amount, Check, Test
from duelkit.yugioh.state.codes import MONSTER_ZONE, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class MetTest(Test):
    """A monster that battled another monster this turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] == MONSTER_ZONE and has_met(duel, card)


class Victories(Amount):
    """The number of monsters that this card destroyed by battle this turn."""

    def value(self, duel: State, scope: Scope) -> int:
        part = duel.play[scope.card]
        there = duel.place[scope.card] == MONSTER_ZONE and part.victory == duel.turn
        return len(part.fallen) if there else 0


class HurtCheck(Check):
    """A player took damage in one of these ways this turn."""

    def __init__(self, side: int, battle: bool, effect: bool) -> None:
        self.side = side
        self.how = (BY_A_BATTLE if battle else 0) | (BY_OPPONENTS_EFFECT if effect else 0)

    def holds(self, duel: State, scope: Scope) -> bool:
        return was_hurt(duel, player_of(scope.player, self.side), self.how)
