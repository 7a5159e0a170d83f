"""Executors of the words about monsters with the Level of another card."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import F_LEVEL, R_COST
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.amounts.run import figure_as_it_was


class SameLevelTest(Test):
    """A monster with the Level of one of the cards referred to, as it was on the field; any before that is paid."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        level = level_of(duel, card)
        if level <= 0:
            return False
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if figure_as_it_was(duel, other, F_LEVEL) == level:
                return True
        return self.ref == R_COST and not scope.paid


class SharesLevelTest(Test):
    """A monster with the Level of another one of a pool."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        level = level_of(duel, card)
        if level <= 0:
            return False
        for other in members(duel, self.among, scope):
            if other != card and level_of(duel, other) == level:
                return True
        return False
