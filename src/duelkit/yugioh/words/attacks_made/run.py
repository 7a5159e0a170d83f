"""Executors of the words about the monsters with which a player attacked."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.attacks_made import attackers, attacks_declared
from duelkit.yugioh.state.code import Check, Test
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class AttackedWithCheck(Check):
    """The side declared an attack with such a monster this turn; ``battled``: or one of its monsters battled."""

    def __init__(self, which: Test, side: int, battled: bool) -> None:
        self.which = which
        self.side = side
        self.battled = battled

    def holds(self, duel: State, scope: Scope) -> bool:
        for card in attackers(duel, player_of(scope.player, self.side), self.battled):
            if self.which.test(duel, card, scope):
                return True
        return False


class AttacksDeclaredCheck(Check):
    """So many attacks at least were declared this turn."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def holds(self, duel: State, scope: Scope) -> bool:
        return attacks_declared(duel) >= self.at_least
