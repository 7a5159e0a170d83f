"""Executors of the words about cards that an effect speaks of again, after it has worked on others."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, NothingOp, Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class KeepOp(NothingOp):
    """Keep the cards of the verb before in mind."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.kept = scope.them
        return NEXT


class KeptTest(Test):
    """One of the cards kept in mind, or any card as long as there are none."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not scope.kept or card in scope.kept
