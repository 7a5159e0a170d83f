"""Executors of the words about effects that become another effect."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, Op
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.tasks import Work


class BecomeEffectOp(Op):
    """Let the link responded to be processed as another effect, which targets nothing."""

    def __init__(self, code: EffectCode) -> None:
        self.code = code

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            link.code = self.code
            link.targets = ()
            link.target_stamps = ()
            frame.done = 1
        return NEXT
