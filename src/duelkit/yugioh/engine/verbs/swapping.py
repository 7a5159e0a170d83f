"""Monsters that change sides with each other, and spells that remain on the field."""

from __future__ import annotations

from duelkit.yugioh.engine.events import emit, note
from duelkit.yugioh.engine.properties import A_CHANGE_CONTROL, forbidden
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.engine.standing import add_active, refresh
from duelkit.yugioh.state.code import NEXT, Active, Op, Test, Work
from duelkit.yugioh.state.codes import E_CONTROL_CHANGED, END, MONSTER_ZONE, player_of
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import REMAINS, Delayed, Scope, FREE


class MovableTest(Test):
    """A monster whose control can change."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.place[card] == MONSTER_ZONE and not forbidden(duel, A_CHANGE_CONTROL, card, scope.player)


class KeepOp(Op):
    """Keep the named cards while others are named."""

    def run(self, duel: Duel, frame: Work) -> int:
        frame.saved = frame.cards[:]
        return NEXT

    def deed(self, on_field: bool) -> str:
        return "swap"


class SwapControlOp(Op):
    """The kept monster and the named one change sides: both or neither. Rules: MR3-CTL-02, RES-CTL-01."""

    def __init__(self, modifier: int) -> None:
        self.modifier = modifier

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.them = ()
        frame.done = 0
        if len(frame.saved) == 1 and len(frame.cards) == 1:
            first = frame.saved[0]
            second = frame.cards[0]
            if self.swappable(duel, first, second):
                self.swap(duel, scope, first, second)
                scope.them = (first, second)
                frame.done = 2
        frame.saved = []
        settle(duel)
        return NEXT

    def swappable(self, duel: Duel, first: int, second: int) -> bool:
        """Whether both lie on different sides and may change them."""
        if duel.place[first] != MONSTER_ZONE or duel.place[second] != MONSTER_ZONE:
            return False
        mine = duel.controller[first]
        other = duel.controller[second]
        if mine == other or self.zone_for(duel, mine, first) < 0 or self.zone_for(duel, other, second) < 0:
            return False
        return not forbidden(duel, A_CHANGE_CONTROL, first, other) and not forbidden(
            duel, A_CHANGE_CONTROL, second, mine)

    def zone_for(self, duel: Duel, player: int, leaving: int) -> int:
        """The zone of the monster that comes for the leaving one: its own or, for an extra one, a free main zone."""
        at = duel.monsters[player].index(leaving)
        if at < duel.rules.monster_zones:
            return at
        for slot in range(duel.rules.monster_zones):
            if duel.monsters[player][slot] == FREE:
                return slot
        return -1

    def swap(self, duel: Duel, scope: Scope, first: int, second: int) -> None:
        """Put each in the other's zone; none comes to an extra monster zone. Rule: MR20-ZONE-09."""
        mine = duel.controller[first]
        other = duel.controller[second]
        at = self.zone_for(duel, mine, first)
        there = self.zone_for(duel, other, second)
        duel.monsters[mine][duel.monsters[mine].index(first)] = -1
        duel.monsters[other][duel.monsters[other].index(second)] = -1
        duel.monsters[mine][at] = second
        duel.monsters[other][there] = first
        for card, player, before in ((first, other, mine), (second, mine, other)):
            duel.order += 1
            add_active(duel, Active(None, scope.code, self.modifier, scope.copy(), scope.card, scope.stamp, player,
                                    False, (card,), (duel.stamp[card],), False, 0, 0, duel.turn, duel.order))
            duel.controller[card] = player
            refresh(duel, card)
            note(duel, L_MOVE, card, player, MONSTER_ZONE, MONSTER_ZONE)
            emit(duel, E_CONTROL_CHANGED, card, before, player, scope.card, 0, MONSTER_ZONE, MONSTER_ZONE)

    def deed(self, on_field: bool) -> str:
        return "swap"


class RemainOp(Op):
    """This card remains on the field; ``turns``: until the end of that many turns of a side. Rule: MR3-TURN-03."""

    def __init__(self, turns: int, side: int, program: int) -> None:
        self.turns = turns
        self.side = side
        self.program = program

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if duel.stamp[scope.card] != scope.stamp:
            return NEXT
        duel.play[scope.card].flags |= REMAINS
        if self.turns:
            player = player_of(scope.player, self.side)
            later = Delayed()
            later.phase = END
            later.of = player
            later.after_turn = duel.turn + 2 * self.turns - (3 if duel.turn_player == player else 2)
            later.scope = scope.copy()
            later.program = self.program
            duel.order += 1
            later.order = duel.order
            duel.delayed.append(later)
        return NEXT
