"""Executors of the words about control and ownership (コントロール)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.continuous import add_active, refresh
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.sealed import reachable
from duelkit.yugioh.engine.facts.zones import free_monster_zones, free_slots, pointed_slots
from duelkit.yugioh.engine.moves.arrivals import control_begins
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.relocation import choose_zone, keep_within
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_CHANGE_CONTROL,
    BY_RULE,
    DESTROYED,
    E_CONTROL_CHANGED,
    FIELD,
    GRAVEYARD,
    MONSTER_ZONE,
    W_EFFECT_PICK,
    on_side,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import AS_PLACE, AS_THEIRS, Scope
from duelkit.yugioh.state.tasks import Work


class TurnPlayersTest(Test):
    """A card that the turn player controls."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.controller[card] == duel.turn_player


class HeldByTest(Test):
    """A card that this side controls, or controlled when it left the field."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        player = duel.controller[card]
        if card in duel.cache.recalled:
            player = duel.cache.recalled[card][AS_PLACE] // AS_THEIRS
        elif not duel.place[card] & FIELD:
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


OWNER: Final = 3
"""Instead of a side: the owner of each card."""


class TakeControlOp(Op):
    """Take control. Rules: RES-CTL-01, RES-CTL-03, RES-CTL-04.

    :param to: who gets it, as a side; ``OWNER``: its owner.
    :param determined: whether the monsters are fixed from the beginning: then a monster without a free zone is
    destroyed by the rules (ruling on サイバー・エンジェル－那沙帝弥－); otherwise monsters without a zone cannot be
    picked.
    """

    def __init__(self, modifier: int, until: int, determined: bool, to: int) -> None:
        self.modifier = modifier
        self.until = until
        self.determined = determined
        self.to = to
        self.after_leaving = False
        """Whether cards may leave the field before, so that there may be room then."""
        self.pointed = False
        """Whether the monster comes to a zone that the card of the effect points to."""

    def getter(self, duel: State, scope: Scope, card: int) -> int:
        """The player who gets control of the card, or of any card (-1)."""
        return duel.owner[card] if self.to == OWNER else player_of(scope.player, self.to)

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        taken: list[int] = []
        for card in touchable(duel, frame, scope):
            player = self.getter(duel, scope, card)
            if (
                duel.place[card] != MONSTER_ZONE
                or duel.controller[card] == player
                or (forbidden(duel, A_CHANGE_CONTROL, card, player))
            ):
                continue
            slots = 0
            if self.pointed:
                slots = pointed_slots(duel, scope.card, player) & free_slots(duel, player)
                if slots == 0:
                    continue
            if free_monster_zones(duel, player) == 0:
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
                    player,
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
            if duel.controller[card] == player:
                taken.append(card)
                if slots:
                    keep_within(duel, card, slots)
        scope.them = tuple(taken)
        frame.done = len(taken)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.to == OWNER or self.after_leaving and not plan.now:
            return True
        player = player_of(scope.player, self.to)
        if self.pointed:
            return pointed_slots(duel, scope.card, player) & free_slots(duel, player) != 0
        return free_monster_zones(duel, player) + (plan.freed if player == scope.player else 0) > 0


class TakeAllOp(TakeControlOp):
    """Take control of all monsters of a pool (コントロールを全て得る).

    It can only be activated if all of them fit. If fewer fit when it is processed, the player picks as many as do, and
    the rules destroy the others (faq 9129).
    """

    def __init__(self, modifier: int, until: int, to: int, pool: Pool) -> None:
        super().__init__(modifier, until, True, to)
        self.pool = pool

    def takable(self, duel: State, scope: Scope, cards: list[int]) -> list[int]:
        """The cards of which the player can get control."""
        player = self.getter(duel, scope, -1)
        return [
            card
            for card in cards
            if duel.place[card] == MONSTER_ZONE
            and duel.controller[card] != player
            and not forbidden(duel, A_CHANGE_CONTROL, card, player)
        ]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            room = free_monster_zones(duel, self.getter(duel, scope, -1))
            cards = self.takable(duel, scope, touchable(duel, frame, scope))
            if 0 < room < len(cards):
                frame.step = ANSWERED
                start_pick(duel, scope.player, cards, room, room, W_EFFECT_PICK, scope.card)
                return AGAIN
        else:
            frame.step = FIRST
            picked = duel.picks[:]
            frame.cards = [*picked, *[card for card in frame.cards if card not in picked]]
        return super().run(duel, frame)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        player = self.getter(duel, scope, -1)
        room = free_monster_zones(duel, player) + (plan.freed if player == scope.player else 0)
        return 0 < len(self.takable(duel, scope, candidates(duel, self.pool, scope))) <= room


class AwayTest(Test):
    """A monster that its owner does not control, whose control can change."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        owner = duel.owner[card]
        return duel.controller[card] != owner and not forbidden(duel, A_CHANGE_CONTROL, card, owner)


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
        if is_open(duel, player, slot):
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
            both = [first, second]
            if self.swappable(duel, first, second) and len(reachable(duel, scope, frame.because, both)) == len(both):
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
            control_begins(duel, card)
            choose_zone(duel, card, scope.player)
            note(duel, L_MOVE, card, player, MONSTER_ZONE, MONSTER_ZONE)
            emit(duel, E_CONTROL_CHANGED, card, before, player, scope.card, 0, MONSTER_ZONE, MONSTER_ZONE)

    def action(self, on_field: bool) -> str:
        return "swap"
