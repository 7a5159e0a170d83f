"""Executors of the words about zones that cannot be used (使用不可能)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.blocked import BITS_OF_ZONE, FIRST_OF_ROW, is_open
from duelkit.yugioh.engine.facts.zones import spell_slot_open
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, Plan, Test
from duelkit.yugioh.state.codes import BANISHED, O_NUMBER, W_DECLARE, number_of, option, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

D_SLOT: Final = 8
"""What is declared: a zone, as ``FIRST_OF_ROW`` counts them."""


def unused_zones(duel: State, player: int, of_monsters: bool) -> list[int]:
    """The Main Monster Zones and Spell & Trap Zones of both players that are free and can be used.

    :param of_monsters: the former only.
    """
    found: list[int] = []
    for row in range(len(FIRST_OF_ROW)):
        side = player if row < 2 else 1 - player
        if row % 2 == 0:
            slots = [slot for slot in range(duel.rules.monster_zones) if is_open(duel, side, slot)]
        elif of_monsters:
            continue
        else:
            slots = [slot for slot in range(len(duel.spells[side])) if spell_slot_open(duel, side, slot)]
        found.extend([FIRST_OF_ROW[row] + slot for slot in slots])
    return found


class PointOutOp(Op):
    """Point out unused zones, one after the other."""

    def __init__(self, amount: Amount, of_monsters: bool) -> None:
        self.amount = amount
        self.of_monsters = of_monsters

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.picked = [*frame.picked, number_of(duel.answer)]
            note(duel, L_DECLARE, scope.card, scope.player, number_of(duel.answer), D_SLOT)
        else:
            frame.picked = []
        if len(frame.picked) < self.amount.value(duel, scope):
            frame.step = ANSWERED
            zones = [at for at in unused_zones(duel, scope.player, self.of_monsters) if at not in frame.picked]
            duel.ask(scope.player, CHOICE, [option(O_NUMBER, -1, at) for at in zones], W_DECLARE, scope.card, D_SLOT)
            return AGAIN
        frame.step = FIRST
        scope.declared = 0
        for number in reversed(frame.picked):
            scope.declared = scope.declared << BITS_OF_ZONE | number
        frame.picked = []
        frame.done = 1
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return 0 < self.amount.value(duel, scope) <= len(unused_zones(duel, scope.player, self.of_monsters))


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
