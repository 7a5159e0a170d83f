"""Compiled conditions and filters about what a card went through, and about the battle in progress."""

from __future__ import annotations

from duelkit.yugioh.engine.battle_sums import damage_ahead
from duelkit.yugioh.state.code import Check, Test
from duelkit.yugioh.state.codes import CALC, MONSTER_ZONE, SPELL_ZONE, player_of
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import EQUIPPED_BY_ITSELF, Scope


class FlippedTest(Test):
    """A monster that was flipped face-up this turn."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.place[card] == MONSTER_ZONE and duel.play[card].flipped == duel.turn


class OwnEquipCheck(Check):
    """The scope's card is an equip card by its own effect."""

    def holds(self, duel: Duel, scope: Scope) -> bool:
        card = scope.card
        return duel.place[card] == SPELL_ZONE and (duel.play[card].flags & EQUIPPED_BY_ITSELF) != 0


class BattleDamageCheck(Check):
    """The side would take battle damage from the damage calculation at hand."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: Duel, scope: Scope) -> bool:
        player = player_of(scope.player, self.side)
        return duel.step == CALC and damage_ahead(duel, player) > 0
