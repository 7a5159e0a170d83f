"""Executors of the words about zones that cannot be used (使用不可能)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.blocked import FIRST_OF_ROW, is_open
from duelkit.yugioh.engine.facts.zones import spell_slot_open
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import BANISHED, O_NUMBER, W_DECLARE, number_of, option, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

D_SLOT: Final = 8
"""What is declared: a zone, as ``FIRST_OF_ROW`` counts them."""


def unused_zones(duel: State, player: int) -> list[int]:
    """The Main Monster Zones and Spell & Trap Zones of both players that are free and can be used."""
    found: list[int] = []
    for row in range(len(FIRST_OF_ROW)):
        side = player if row < 2 else 1 - player
        if row % 2 == 0:
            slots = [slot for slot in range(duel.rules.monster_zones) if is_open(duel, side, slot)]
        else:
            slots = [slot for slot in range(len(duel.spells[side])) if spell_slot_open(duel, side, slot)]
        found.extend([FIRST_OF_ROW[row] + slot for slot in slots])
    return found


class PointOutOp(Op):
    """Point out an unused zone."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.declared = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.declared, D_SLOT)
            frame.done = 1
            return NEXT
        frame.step = ANSWERED
        options = [option(O_NUMBER, -1, number) for number in unused_zones(duel, scope.player)]
        duel.ask(scope.player, CHOICE, options, W_DECLARE, scope.card, D_SLOT)
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(unused_zones(duel, scope.player)) > 0


class UpBanishedTest(Test):
    """A card that is banished face-up."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] == BANISHED and card not in duel.down_banished


class DownBanishedTest(Test):
    """A card that is banished face-down and is owned by a player."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card in duel.down_banished and duel.owner[card] == player_of(scope.player, self.side)
