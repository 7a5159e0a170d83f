"""Executors of the words about monsters that battles destroyed, where they lie now."""

from __future__ import annotations

from duelkit.yugioh.state.card_info import KEEPS_BEARER, KEEPS_FALLEN, kept_at
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class FellInBattleTest(Test):
    """A card that a battle destroyed and that has not moved since."""

    def __init__(self, this_turn: bool) -> None:
        self.this_turn = this_turn

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_FALLEN))
        if kept is None or kept[0] != duel.stamp[card]:
            return False
        return not self.this_turn or kept[1] == duel.turn


class BoreThisTest(Test):
    """The monster that the scope's Equip Card lost as it left the field."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_BEARER))
        return kept is not None and kept[0] + 1 == duel.stamp[scope.card] and kept[1] == card
