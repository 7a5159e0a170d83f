"""Executors of the words about Link Monsters and where they point (リンク)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.columns import kept_column
from duelkit.yugioh.engine.facts.linking import linking_slots
from duelkit.yugioh.engine.facts.zones import (
    column_of_card,
    free_slots,
    in_main_zone,
    link_monsters,
    pointed_monsters,
    points_at,
    slot_of,
)
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import FIELD, MONSTER_ZONE, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope

MIDDLE: Final = 2
"""The main monster zone in the middle."""


class PointedAtTest(Test):
    """A monster in a zone that a Link Monster points to, or pointed to when it left."""

    def __init__(self, by: Test | None) -> None:
        self.by = by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.place[card] & FIELD:
            last = duel.last_known.get(card)
            return last is not None and any(
                [self.by is None or self.by.test(duel, other, scope) for other in last.pointed_at_by]
            )
        for other in link_monsters(duel):
            if other != card and points_at(duel, other, card) and (self.by is None or self.by.test(duel, other, scope)):
                return True
        return False


class PointsAtTest(Test):
    """A Link Monster that points to a zone with a monster in it."""

    def __init__(self, at: Test | None) -> None:
        self.at = at

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].markers or duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
            return False
        for other in pointed_monsters(duel, card):
            if self.at is None or self.at.test(duel, other, scope):
                return True
        return False


class CoLinkedTest(Test):
    """A Link Monster that is co-linked with another one."""

    def __init__(self, partner: Test | None) -> None:
        self.partner = partner

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].markers or duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
            return False
        for other in pointed_monsters(duel, card):
            if points_at(duel, other, card) and (self.partner is None or self.partner.test(duel, other, scope)):
                return True
        return False


class EitherTest(Test):
    """A monster that passes one of two tests."""

    def __init__(self, first: Test, second: Test) -> None:
        self.first = first
        self.second = second

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return self.first.test(duel, card, scope) or self.second.test(duel, card, scope)


class ColumnTest(Test):
    """A card in the column of another card."""

    def __init__(self, which: Test, side: int) -> None:
        self.which = which
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        column = column_of_card(duel, card)
        if column < 0:
            return False
        for player in (0, 1):
            if not on_side(self.side, scope.player, player):
                continue
            for row in (duel.monsters[player], duel.spells[player], duel.pendulum[player]):
                for other in row:
                    if (
                        other >= 0
                        and other != card
                        and column_of_card(duel, other) == column
                        and (self.which.test(duel, other, scope))
                    ):
                        return True
        return False


class NegatedColumnTest(Test):
    """Another card in the column in which the card responded to was as its activation was negated."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.responds_to < 0:
            return False
        other = duel.scopes[scope.responds_to].card
        column = column_of_card(duel, card)
        return card != other and column >= 0 and column == kept_column(duel, other)


class ExtraZoneTest(Test):
    """A monster in an extra monster zone."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] == MONSTER_ZONE and not in_main_zone(duel, card)


class CanBeLinkedTest(Test):
    """A Link Monster that could come to a free zone in which it and the scope's card are linked."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return free_slots(duel, scope.player) & linking_slots(duel, card, scope.card, scope.player) != 0


class MiddleZoneTest(Test):
    """A monster in the Main Monster Zone in the middle."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] == MONSTER_ZONE and slot_of(duel, card) == MIDDLE
