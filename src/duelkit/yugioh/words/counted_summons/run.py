"""Executors of the words about how often a player summoned."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import summons_succeeded
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class SummonedTimesCheck(Check):
    """The side succeeded so often in summons this turn."""

    def __init__(self, least: int, side: int) -> None:
        self.least = least
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        return summons_succeeded(duel, player_of(scope.player, self.side)) >= self.least
