"""Executors of the words about monsters that move from zone to zone (位置を移動する)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.fronts import front_slots, slot_beside_pendulum, slots_beside
from duelkit.yugioh.engine.facts.zones import free_slots
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.engine.moves.relocation import shift
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import E_PLACED_IN_SPELL_ZONE, MONSTER_ZONE, PENDULUM_ZONE, SPELL_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import AS_SPELL, Scope
from duelkit.yugioh.state.tasks import Work


class FrontOpenTest(Test):
    """A card with a free Main Monster Zone of the player in front of it."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return front_slots(duel, card, scope.player) != 0


class BesideOpenTest(Test):
    """A monster with a free Main Monster Zone beside its own."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return slots_beside(duel, card) != 0


class ShiftOp(Op):
    """Move monsters to other main monster zones; the player chooses the zone where zones are chosen.

    :param beside: only to a zone beside the monster's own, whosever it is.
    """

    def __init__(self, beside: bool) -> None:
        self.beside = beside

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        moved: list[int] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] != MONSTER_ZONE or duel.controller[card] != scope.player and not self.beside:
                continue
            if shift(duel, card, self.beside, scope.player, scope.card):
                moved.append(card)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return self.beside or free_slots(duel, scope.player) != 0


class BesidePendulumTest(Test):
    """A card in a Pendulum Zone next to which a Spell & Trap Zone is free."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return slot_beside_pendulum(duel, card) >= 0


class PlaceBesideOp(Op):
    """Place cards of Pendulum Zones in the zones next to them, as Continuous Spells."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        moved: list[int] = []
        for card in touchable(duel, frame, scope):
            slot = slot_beside_pendulum(duel, card)
            player = duel.controller[card]
            if slot >= 0 and put_down(duel, card, player, SPELL_ZONE, True, slot=slot):
                duel.play[card].flags |= AS_SPELL
                duel.touched()
                note(duel, L_MOVE, card, player, PENDULUM_ZONE, SPELL_ZONE, 0)
                emit(duel, E_PLACED_IN_SPELL_ZONE, card, player, scope.player, scope.card, 0, PENDULUM_ZONE, SPELL_ZONE)
                moved.append(card)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT
