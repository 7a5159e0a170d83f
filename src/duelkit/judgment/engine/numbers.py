"""Compiled amounts and conditions."""

from __future__ import annotations

from duelkit.judgment.engine.tests import cards_of, field_of, figure_of
from duelkit.judgment.engine.values import elements_at, living
from duelkit.judgment.state.code import Amount, Check, FieldTest, Pool, Scope, Test
from duelkit.judgment.state.codes import BOARD, EITHER, GRAVEYARD, HAND, LIBRARY, on_side, player_of
from duelkit.judgment.state.duel import Duel
from duelkit.kernel.rng import SmallRng


def listed(duel: Duel, cards: list[int]) -> list[int]:
    """The cards of a hidden pile as their owner reads them: by card number, so that neither their order nor their own
    numbers show; in the order of the deck list in the duels of old records, in which the numbers are that order.
    """
    if isinstance(duel.rng, SmallRng):
        return sorted(cards)
    keys = [duel.info[cards[at]].number << 24 | at << 12 | cards[at] for at in range(len(cards))]
    return [key & 0xFFF for key in sorted(keys)]


def pool_cards(duel: Duel, pool: Pool, scope: Scope) -> list[int]:
    """The cards of a pool, in one fixed order; those of a library by their numbers, so that its order never shows."""
    found: list[int] = []
    if pool.piles & BOARD:
        found.extend([card for card in living(duel) if on_side(pool.side, scope.player, duel.owner[card])
                      and pool.test.test(duel, card, scope)])
    for player in (scope.player, 1 - scope.player):
        if not on_side(pool.side, scope.player, player):
            continue
        if pool.piles & HAND:
            found.extend([card for card in duel.hand[player] if pool.test.test(duel, card, scope)])
        if pool.piles & GRAVEYARD:
            found.extend([card for card in duel.graveyard[player] if pool.test.test(duel, card, scope)])
        if pool.piles & LIBRARY:
            found.extend([card for card in listed(duel, duel.library[player]) if pool.test.test(duel, card, scope)])
    return found


class Fixed(Amount):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, duel: Duel, scope: Scope) -> int:
        return self.number


class CreatureCountAmount(Amount):
    """How many creatures pass."""

    def __init__(self, test: Test) -> None:
        self.test = test

    def value(self, duel: Duel, scope: Scope) -> int:
        count = 0
        for card in living(duel):
            if self.test.test(duel, card, scope):
                count += 1
        return count


class FieldCountAmount(Amount):
    """How many fields pass."""

    def __init__(self, test: FieldTest) -> None:
        self.test = test

    def value(self, duel: Duel, scope: Scope) -> int:
        count = 0
        for position in range(9):
            if self.test.test(duel, position, scope):
                count += 1
        return count


class CardCountAmount(Amount):
    """How many cards of a pile pass."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def value(self, duel: Duel, scope: Scope) -> int:
        return len(pool_cards(duel, self.pool, scope))


class ManaAmount(Amount):
    """Mana of a side, or of both."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: Duel, scope: Scope) -> int:
        if self.side == EITHER:
            return duel.mana[0] + duel.mana[1]
        return duel.mana[player_of(scope.player, self.side)]


class HandAmount(Amount):
    """Cards in a hand."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: Duel, scope: Scope) -> int:
        if self.side == EITHER:
            return len(duel.hand[0]) + len(duel.hand[1])
        return len(duel.hand[player_of(scope.player, self.side)])


class FigureAmount(Amount):
    """A figure of those referred to, in sum."""

    def __init__(self, ref: int, slot: int, stat: int) -> None:
        self.ref = ref
        self.slot = slot
        self.stat = stat

    def value(self, duel: Duel, scope: Scope) -> int:
        return sum([figure_of(duel, card, self.stat) for card in cards_of(duel, self.ref, self.slot, scope)])


class SumAmount(Amount):
    """A figure over creatures on the board, in sum."""

    def __init__(self, test: Test, stat: int) -> None:
        self.test = test
        self.stat = stat

    def value(self, duel: Duel, scope: Scope) -> int:
        return sum([figure_of(duel, card, self.stat) for card in living(duel) if self.test.test(duel, card, scope)])


class PlusAmount(Amount):
    """The sum."""

    def __init__(self, parts: tuple[Amount, ...]) -> None:
        self.parts = parts

    def value(self, duel: Duel, scope: Scope) -> int:
        return sum([part.value(duel, scope) for part in self.parts])


class TimesAmount(Amount):
    """So many times."""

    def __init__(self, factor: int, amount: Amount) -> None:
        self.factor = factor
        self.amount = amount

    def value(self, duel: Duel, scope: Scope) -> int:
        return self.factor * self.amount.value(duel, scope)


class HalfAmount(Amount):
    """Half, rounded down."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, duel: Duel, scope: Scope) -> int:
        return self.amount.value(duel, scope) // 2


class GapAmount(Amount):
    """How far apart two amounts are."""

    def __init__(self, first: Amount, second: Amount) -> None:
        self.first = first
        self.second = second

    def value(self, duel: Duel, scope: Scope) -> int:
        return abs(self.first.value(duel, scope) - self.second.value(duel, scope))


class BothCheck(Check):
    """Every part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(duel, scope):
                return False
        return True


class EitherCheck(Check):
    """At least one part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for part in self.parts:
            if part.holds(duel, scope):
                return True
        return False


class OtherwiseCheck(Check):
    """Not the part."""

    def __init__(self, part: Check) -> None:
        self.part = part

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return not self.part.holds(duel, scope)


class SelfOnCheck(Check):
    """The creature stands, or stood, on a field of this element."""

    def __init__(self, element: int) -> None:
        self.element = element

    def holds(self, duel: Duel, scope: Scope) -> bool:
        here = field_of(duel, scope.card, scope)
        return here >= 0 and elements_at(duel, here) & self.element != 0


class ThereCheck(Check):
    """So many creatures pass."""

    def __init__(self, test: Test, at_least: int) -> None:
        self.test = test
        self.at_least = at_least

    def holds(self, duel: Duel, scope: Scope) -> bool:
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

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return len(pool_cards(duel, self.pool, scope)) > 0


class CompareCheck(Check):
    """The first amount is greater."""

    def __init__(self, first: Amount, second: Amount, or_equal: bool) -> None:
        self.first = first
        self.second = second
        self.or_equal = or_equal

    def holds(self, duel: Duel, scope: Scope) -> bool:
        first = self.first.value(duel, scope)
        second = self.second.value(duel, scope)
        return first > second or self.or_equal and first == second


class TurnCheck(Check):
    """It is this side's turn."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return on_side(self.side, scope.player, duel.turn_player)


class SummonedCheck(Check):
    """This side has summoned a creature this turn."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: Duel, scope: Scope) -> bool:
        if self.side == EITHER:
            return duel.summoned_by != 0
        return duel.summoned_by >> player_of(scope.player, self.side) & 1 == 1


class PassesCheck(Check):
    """Those referred to pass, and there is one."""

    def __init__(self, ref: int, slot: int, test: Test) -> None:
        self.ref = ref
        self.slot = slot
        self.test = test

    def holds(self, duel: Duel, scope: Scope) -> bool:
        cards = cards_of(duel, self.ref, self.slot, scope)
        return len(cards) > 0 and all([self.test.test(duel, card, scope) for card in cards])


class AmountOfEvent(Amount):
    """How much the event was about."""

    def value(self, duel: Duel, scope: Scope) -> int:
        return scope.event.amount


class CountOfAmount(Amount):
    """How many cards a reference means."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: Duel, scope: Scope) -> int:
        return len(cards_of(duel, self.ref, self.slot, scope))
