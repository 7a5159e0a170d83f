"""Executors of the words about monsters that move from zone to zone (位置を移動する)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.zones import free_slots
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.relocation import shift
from duelkit.yugioh.state.code import NEXT, Op, Plan
from duelkit.yugioh.state.codes import MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class ShiftOp(Op):
    """Move monsters to other main monster zones; the player chooses the zone where zones are chosen."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        moved: list[int] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] != MONSTER_ZONE or duel.controller[card] != scope.player:
                continue
            if shift(duel, card):
                moved.append(card)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return free_slots(duel, scope.player) != 0
