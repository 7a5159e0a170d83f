"""Executors of the words about phases that are skipped (スキップ)."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import NEXT, Op
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_SKIP
from duelkit.yugioh.state.tasks import Work


class SkipPhasesOp(Op):
    """Skip the next phases of a kind; two such effects skip the same ones."""

    def __init__(self, phase: int, times: int, side: int) -> None:
        self.phase = phase
        self.times = times
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.side)
        key = player << 4 | self.phase
        skips = duel.skips.copy()
        skips[key] = max(skips.get(key, 0), self.times)
        duel.skips = skips
        note(duel, L_SKIP, scope.card, player, self.phase, self.times)
        return NEXT
