"""Words about the purse: what a duel runs."""

from __future__ import annotations

from tests.third_game.duel import Amount, Duel, Op


class DrawOp(Op):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, this: int) -> None:
        for _ in range(self.amount.value(duel, this)):
            duel.draw(duel.owner[this])
