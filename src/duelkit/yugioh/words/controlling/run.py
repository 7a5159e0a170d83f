"""Executors of the words about control and ownership (コントロール)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active, refresh
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.zones import free_monster_zones
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.relocation import choose_zone
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_CHANGE_CONTROL,
    BY_RULE,
    DESTROYED,
    E_CONTROL_CHANGED,
    FIELD,
    GRAVEYARD,
    MONSTER_ZONE,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import FREE, Scope
from duelkit.yugioh.state.tasks import Work


class HeldByTest(Test):
    """A card that this side controls, or controlled when it left the field."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        player = duel.controller[card]
        if not duel.place[card] & FIELD:
            last = duel.last_known.get(card)
            if last is not None:
                player = last.player
        return on_side(self.side, scope.player, player)


class OwnerTest(Test):
    """A card of this owner."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return on_side(self.side, scope.player, duel.owner[card])


class TakableTest(Test):
    """A card of which control can be taken; a card whose control cannot change is not a legal target (ruling 23118)."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not forbidden(duel, A_CHANGE_CONTROL, card, scope.player)


class TakeControlOp(Op):
    """Take control. Rules: RES-CTL-01, RES-CTL-03, RES-CTL-04.

    :param determined: whether the monsters are fixed from the beginning: then a monster without a free zone is
    destroyed by the rules (ruling on サイバー・エンジェル－那沙帝弥－); otherwise monsters without a zone cannot be
    picked.
    """

    def __init__(self, modifier: int, until: int, determined: bool) -> None:
        self.modifier = modifier
        self.until = until
        self.determined = determined

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        taken: list[int] = []
        for card in touchable(duel, frame, scope):
            if (
                duel.place[card] != MONSTER_ZONE
                or duel.controller[card] == scope.player
                or (forbidden(duel, A_CHANGE_CONTROL, card, scope.player))
            ):
                continue
            if free_monster_zones(duel, scope.player) == 0:
                if self.determined:
                    move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
                continue
            duel.order += 1
            add_active(
                duel,
                Active(
                    None,
                    scope.code,
                    self.modifier,
                    scope.copy(),
                    scope.card,
                    scope.stamp,
                    scope.player,
                    False,
                    (card,),
                    (duel.stamp[card],),
                    False,
                    0,
                    self.until,
                    duel.turn,
                    duel.order,
                ),
            )
            settle(duel)
            if duel.controller[card] == scope.player:
                taken.append(card)
        scope.them = tuple(taken)
        frame.done = len(taken)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return free_monster_zones(duel, scope.player) + plan.freed > 0


class MovableTest(Test):
    """A monster that can be swapped for one of the other side.

    A monster in an extra monster zone leaves no room for the other one (ruling on 強制転移).
    """

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return (
            duel.place[card] == MONSTER_ZONE
            and not forbidden(duel, A_CHANGE_CONTROL, card, scope.player)
            and (zone_left_by(duel, duel.controller[card], card) >= 0)
        )


def zone_left_by(duel: State, player: int, leaving: int) -> int:
    """The zone for the monster that replaces a leaving one: that one's zone, or a free main zone for an extra one; or
    −1.
    """
    at = duel.monsters[player].index(leaving)
    if at < duel.rules.monster_zones:
        return at
    for slot in range(duel.rules.monster_zones):
        if duel.monsters[player][slot] == FREE:
            return slot
    return -1


class KeepOp(Op):
    """Keep the picked cards while others are picked."""

    def run(self, duel: State, frame: Work) -> int:
        frame.saved = frame.cards[:]
        return NEXT

    def action(self, on_field: bool) -> str:
        return "swap"


class SwapControlOp(Op):
    """Swap control of the kept monster and the picked one, or of neither. Rules: MR3-CTL-02, RES-CTL-01."""

    def __init__(self, modifier: int) -> None:
        self.modifier = modifier

    def run(self, duel: State, frame: Work) -> int:
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

    def swappable(self, duel: State, first: int, second: int) -> bool:
        """Whether they are on different sides and their control can change."""
        if duel.place[first] != MONSTER_ZONE or duel.place[second] != MONSTER_ZONE:
            return False
        mine = duel.controller[first]
        other = duel.controller[second]
        if mine == other or zone_left_by(duel, mine, first) < 0 or zone_left_by(duel, other, second) < 0:
            return False
        return not forbidden(duel, A_CHANGE_CONTROL, first, other) and not forbidden(
            duel, A_CHANGE_CONTROL, second, mine
        )

    def swap(self, duel: State, scope: Scope, first: int, second: int) -> None:
        """Put each into the other's zone, but never into an extra monster zone. Rule: MR20-ZONE-09."""
        mine = duel.controller[first]
        other = duel.controller[second]
        at = zone_left_by(duel, mine, first)
        there = zone_left_by(duel, other, second)
        duel.monsters[mine][duel.monsters[mine].index(first)] = -1
        duel.monsters[other][duel.monsters[other].index(second)] = -1
        duel.monsters[mine][at] = second
        duel.monsters[other][there] = first
        duel.touched()
        for card, player, before in ((first, other, mine), (second, mine, other)):
            duel.order += 1
            add_active(
                duel,
                Active(
                    None,
                    scope.code,
                    self.modifier,
                    scope.copy(),
                    scope.card,
                    scope.stamp,
                    player,
                    False,
                    (card,),
                    (duel.stamp[card],),
                    False,
                    0,
                    0,
                    duel.turn,
                    duel.order,
                ),
            )
            duel.controller[card] = player
            refresh(duel, card)
            choose_zone(duel, card)
            note(duel, L_MOVE, card, player, MONSTER_ZONE, MONSTER_ZONE)
            emit(duel, E_CONTROL_CHANGED, card, before, player, scope.card, 0, MONSTER_ZONE, MONSTER_ZONE)

    def action(self, on_field: bool) -> str:
        return "swap"
