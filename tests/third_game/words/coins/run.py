"""Words about coins on the board: what a duel runs."""

from __future__ import annotations

from tests.third_game.duel import Amount, Duel, Op, Test


class YoursTest(Test):
    def test(self, duel: Duel, coin: int, this: int) -> bool:
        return duel.owner[coin] == duel.owner[this]


class OpenTest(Test):
    def test(self, duel: Duel, coin: int, this: int) -> bool:
        return coin in duel.open


class WorthTest(Test):
    def __init__(self, least: Amount | None, most: Amount | None) -> None:
        self.least, self.most = least, most

    def test(self, duel: Duel, coin: int, this: int) -> bool:
        worth = duel.worth[coin]
        enough = self.least is None or worth >= self.least.value(duel, this)
        return enough and (self.most is None or worth <= self.most.value(duel, this))


class AllTest(Test):
    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, coin: int, this: int) -> bool:
        return all(part.test(duel, coin, this) for part in self.parts)


class AnyTest(Test):
    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, coin: int, this: int) -> bool:
        return any(part.test(duel, coin, this) for part in self.parts)


class NotTest(Test):
    def __init__(self, part: Test) -> None:
        self.part = part

    def test(self, duel: Duel, coin: int, this: int) -> bool:
        return not self.part.test(duel, coin, this)


class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, duel: Duel, this: int) -> int:
        return self.number


class Counted(Amount):
    def __init__(self, which: Test) -> None:
        self.which = which

    def value(self, duel: Duel, this: int) -> int:
        return sum(coin >= 0 and self.which.test(duel, coin, this) for coin in duel.board)


class OpenOp(Op):
    def __init__(self, which: Test) -> None:
        self.which = which

    def run(self, duel: Duel, this: int) -> None:
        for coin in [coin for coin in duel.board if coin >= 0 and self.which.test(duel, coin, this)]:
            duel.turn_up(coin)


class GainOp(Op):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, this: int) -> None:
        duel.gain(this, self.amount.value(duel, this))
