"""Executors of the words about effects that become another effect."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, Op
from duelkit.yugioh.state.codes import K_ACTIVATION
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.tasks import Work


class BecomeEffectOp(Op):
    """Let the link responded to be processed as another effect, which targets nothing.

    :param code: the effect in place of the activation of a card.
    :param of_effect: the same in place of the effect of a card, which need not be where it was activated.
    """

    def __init__(self, code: EffectCode, of_effect: EffectCode) -> None:
        self.code = code
        self.of_effect = of_effect

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            link.code = self.code if link.code.kind == K_ACTIVATION else self.of_effect
            link.targets = ()
            link.target_stamps = ()
            frame.done = 1
        return NEXT
