"""Executors of the words about monsters that only one card's effect can Special Summon."""

from __future__ import annotations

from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.filters.run import unknown


class OnlyByEffectOfTest(Test):
    """A monster that can be Special Summoned only by the effect of a card with this name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        info = duel.info[card]
        return info.always and info.brought_by == self.name and not unknown(duel, card, scope)
