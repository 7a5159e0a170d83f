"""Conditions: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.pools import pool_cards
from duelkit.judgment.engine.facts.references import cards_of, field_of
from duelkit.judgment.engine.facts.values import elements_at, living
from duelkit.judgment.state.code import Amount, Check, Pool, Scope, Test
from duelkit.judgment.state.codes import EITHER, on_side, player_of
from duelkit.judgment.state.duel import State


class BothCheck(Check):
    """Every part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: State, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(duel, scope):
                return False
        return True


class EitherCheck(Check):
    """At least one part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: State, scope: Scope) -> bool:
        for part in self.parts:
            if part.holds(duel, scope):
                return True
        return False


class OtherwiseCheck(Check):
    """Not the part."""

    def __init__(self, part: Check) -> None:
        self.part = part

    def holds(self, duel: State, scope: Scope) -> bool:
        return not self.part.holds(duel, scope)


class SelfOnCheck(Check):
    """The creature is on a field of this element, or was."""

    def __init__(self, element: int) -> None:
        self.element = element

    def holds(self, duel: State, scope: Scope) -> bool:
        here = field_of(duel, scope.card, scope)
        return here >= 0 and elements_at(duel, here) & self.element != 0


class ThereCheck(Check):
    """At least a number of creatures pass."""

    def __init__(self, test: Test, at_least: int) -> None:
        self.test = test
        self.at_least = at_least

    def holds(self, duel: State, scope: Scope) -> bool:
        count = 0
        for card in living(duel):
            if self.test.test(duel, card, scope):
                count += 1
                if count >= self.at_least:
                    return True
        return self.at_least <= 0


class PileCheck(Check):
    """A card of a pile passes."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def holds(self, duel: State, scope: Scope) -> bool:
        return len(pool_cards(duel, self.pool, scope)) > 0


class CompareCheck(Check):
    """The first amount is greater."""

    def __init__(self, first: Amount, second: Amount, or_equal: bool) -> None:
        self.first = first
        self.second = second
        self.or_equal = or_equal

    def holds(self, duel: State, scope: Scope) -> bool:
        first = self.first.value(duel, scope)
        second = self.second.value(duel, scope)
        return first > second or self.or_equal and first == second


class TurnCheck(Check):
    """It is this side's turn."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        return on_side(self.side, scope.player, duel.turn_player)


class SummonedCheck(Check):
    """This side has summoned a creature this turn."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        if self.side == EITHER:
            return duel.summoned_by != 0
        return duel.summoned_by >> player_of(scope.player, self.side) & 1 == 1


class PassesCheck(Check):
    """There are creatures referred to, and all of them pass."""

    def __init__(self, ref: int, slot: int, test: Test) -> None:
        self.ref = ref
        self.slot = slot
        self.test = test

    def holds(self, duel: State, scope: Scope) -> bool:
        cards = cards_of(duel, self.ref, self.slot, scope)
        return len(cards) > 0 and all([self.test.test(duel, card, scope) for card in cards])
