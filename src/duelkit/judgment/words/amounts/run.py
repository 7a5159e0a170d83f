"""Numbers that depend on the duel: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.pools import pool_cards
from duelkit.judgment.engine.facts.references import cards_of, figure_of
from duelkit.judgment.engine.facts.values import living
from duelkit.judgment.state.code import Amount, FieldTest, Pool, Scope, Test
from duelkit.judgment.state.codes import EITHER, player_of
from duelkit.judgment.state.duel import State


class CreatureCountAmount(Amount):
    """The number of creatures that pass."""

    def __init__(self, test: Test) -> None:
        self.test = test

    def value(self, duel: State, scope: Scope) -> int:
        count = 0
        for card in living(duel):
            if self.test.test(duel, card, scope):
                count += 1
        return count


class FieldCountAmount(Amount):
    """The number of fields that pass."""

    def __init__(self, test: FieldTest) -> None:
        self.test = test

    def value(self, duel: State, scope: Scope) -> int:
        count = 0
        for position in range(9):
            if self.test.test(duel, position, scope):
                count += 1
        return count


class CardCountAmount(Amount):
    """The number of cards of a pile that pass."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        return len(pool_cards(duel, self.pool, scope))


class ManaAmount(Amount):
    """The mana of a side, or of both."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: State, scope: Scope) -> int:
        if self.side == EITHER:
            return duel.mana[0] + duel.mana[1]
        return duel.mana[player_of(scope.player, self.side)]


class HandAmount(Amount):
    """The number of cards in a hand."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: State, scope: Scope) -> int:
        if self.side == EITHER:
            return len(duel.hand[0]) + len(duel.hand[1])
        return len(duel.hand[player_of(scope.player, self.side)])


class FigureAmount(Amount):
    """The sum of a figure over the creatures referred to."""

    def __init__(self, ref: int, slot: int, stat: int) -> None:
        self.ref = ref
        self.slot = slot
        self.stat = stat

    def value(self, duel: State, scope: Scope) -> int:
        return sum([figure_of(duel, card, self.stat) for card in cards_of(duel, self.ref, self.slot, scope)])


class SumAmount(Amount):
    """The sum of a figure over creatures on the board."""

    def __init__(self, test: Test, stat: int) -> None:
        self.test = test
        self.stat = stat

    def value(self, duel: State, scope: Scope) -> int:
        return sum([figure_of(duel, card, self.stat) for card in living(duel) if self.test.test(duel, card, scope)])


class PlusAmount(Amount):
    """The sum."""

    def __init__(self, parts: tuple[Amount, ...]) -> None:
        self.parts = parts

    def value(self, duel: State, scope: Scope) -> int:
        return sum([part.value(duel, scope) for part in self.parts])


class TimesAmount(Amount):
    """A multiple of an amount."""

    def __init__(self, factor: int, amount: Amount) -> None:
        self.factor = factor
        self.amount = amount

    def value(self, duel: State, scope: Scope) -> int:
        return self.factor * self.amount.value(duel, scope)


class HalfAmount(Amount):
    """Half, rounded down."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, duel: State, scope: Scope) -> int:
        return self.amount.value(duel, scope) // 2


class GapAmount(Amount):
    """The absolute difference of two amounts."""

    def __init__(self, first: Amount, second: Amount) -> None:
        self.first = first
        self.second = second

    def value(self, duel: State, scope: Scope) -> int:
        return abs(self.first.value(duel, scope) - self.second.value(duel, scope))


class AmountOfEvent(Amount):
    """The amount of the event."""

    def value(self, duel: State, scope: Scope) -> int:
        return scope.event.amount


class CountOfAmount(Amount):
    """The number of cards that a reference refers to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        return len(cards_of(duel, self.ref, self.slot, scope))
