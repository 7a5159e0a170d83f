"""Turning over and exchanging fields: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.pools import place_of
from duelkit.judgment.engine.facts.rulings import can_change
from duelkit.judgment.engine.moves.placing import exchange, quake
from duelkit.judgment.state.code import NEXT, FieldTest, ModifierCode, Op, Scope, Work
from duelkit.judgment.state.duel import State


class QuakeOp(Op):
    """The selected fields are turned over."""

    def run(self, duel: State, work: Work) -> int:
        for position in work.places:
            quake(duel, position, work.scope.player)
        return NEXT


class ExchangeOp(Op):
    """Swap the last two selected fields."""

    def __init__(self) -> None:
        pass

    def run(self, duel: State, work: Work) -> int:
        if len(work.scope.fields_chosen) >= 2:
            exchange(duel, work.scope.fields_chosen[0], work.scope.fields_chosen[1], work.scope.player)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        if len(scope.fields_chosen) >= 2:
            return can_change(duel, scope.fields_chosen[0]) and can_change(duel, scope.fields_chosen[1])
        return len([position for position in range(9) if can_change(duel, position)]) >= 2


class ExchangePlacesOp(Op):
    """Swap two fields, each the first in field order that passes; creatures stay. Rule: EOJ-FIELD-04."""

    def __init__(self, first: FieldTest, second: FieldTest) -> None:
        self.first = first
        self.second = second

    def run(self, duel: State, work: Work) -> int:
        here = place_of(duel, self.first, work.scope)
        there = place_of(duel, self.second, work.scope)
        if here >= 0 and there >= 0:
            exchange(duel, here, there, work.scope.player)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        here = place_of(duel, self.first, scope)
        there = place_of(duel, self.second, scope)
        return here >= 0 and there >= 0 and can_change(duel, here) and can_change(duel, there)


class SealsModifier(ModifierCode):
    """Fields cannot be turned over or exchanged."""

    def __init__(self, fields: FieldTest) -> None:
        self.fields = fields

    def apply(self, duel: State, scope: Scope) -> None:
        for position in range(9):
            if self.fields.test(duel, position, scope):
                duel.sealed |= 1 << position


class CountsAsModifier(ModifierCode):
    """Fields count as an element as well."""

    def __init__(self, fields: FieldTest, element: int) -> None:
        self.fields = fields
        self.element = element

    def apply(self, duel: State, scope: Scope) -> None:
        for position in range(9):
            if self.fields.test(duel, position, scope):
                duel.also[position] |= self.element

    def early(self) -> bool:
        return True
