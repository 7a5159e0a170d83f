"""Executors of the words about effects that become quick effects (相手ターンでも発動できる効果になる)."""

from __future__ import annotations

from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.filters.run import unknown


class OriginalSeriesTest(Test):
    """A word in the printed name."""

    def __init__(self, word: str) -> None:
        self.word = word

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and self.word in duel.info[card].name
