"""Abilities as a whole: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import alive
from duelkit.judgment.state.code import NEXT, AbilityCode, Op, Work
from duelkit.judgment.state.duel import State


class BestowOp(Op):
    """Creatures gain abilities for as long as they are on the board."""

    def __init__(self, codes: tuple[AbilityCode, ...]) -> None:
        self.codes = codes

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].given = duel.creatures[card].given + self.codes
                duel.cache.surveyed = False
                duel.cache.stale = True
        return NEXT
