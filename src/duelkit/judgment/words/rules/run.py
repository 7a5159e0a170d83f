"""Changes of rules: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.state.code import NEXT, Op, Ruling, Work
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.parts import Decree
from duelkit.judgment.words.figures.run import last_turn


class DecreeOp(Op):
    """A change of a rule applies for a time."""

    def __init__(self, ruling: Ruling, until: int) -> None:
        self.ruling = ruling
        self.until = until

    def run(self, duel: State, work: Work) -> int:
        card = work.scope.card
        until = last_turn(duel, work.scope.player, self.until)
        for index, ruling in enumerate(duel.info[card].decrees):
            if ruling is self.ruling:
                duel.decrees.append(Decree(card, index, until))
                duel.cache.surveyed = False
                duel.cache.stale = True
        return NEXT
