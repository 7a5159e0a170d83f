"""Executors of the words about winning the duel (勝利)."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.settle import win
from duelkit.yugioh.state.code import NEXT, Op
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.tasks import Work


class WinOp(Op):
    """A player wins. Rule: MR3-WIN-05."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        win(duel, player_of(scope.player, self.side), "card effect", "MR3-WIN-05")
        return NEXT
