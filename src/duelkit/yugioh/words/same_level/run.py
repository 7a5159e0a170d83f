"""Executors of the words about monsters with the Level of another card."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import F_LEVEL
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.amounts.run import figure_as_it_was


class SameLevelTest(Test):
    """A monster with the Level of one of the cards referred to, as it was on the field."""

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
        return False
