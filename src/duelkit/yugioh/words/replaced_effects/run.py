"""Executors of the words about effects that become another effect."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, Op, Plan
from duelkit.yugioh.state.codes import K_ACTIVATION
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope
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

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether the other effect would have something to do (OCG-Rule documentation on 創獄神ネルヴァ)."""
        if not duel.chain:
            return True
        link = duel.scopes[scope.responds_to if scope.responds_to >= 0 else duel.chain[-1]]
        twin = link.copy()
        twin.code = self.code if link.code.kind == K_ACTIVATION else self.of_effect
        twin.targets = ()
        twin.target_stamps = ()
        code = twin.code
        return code.resolution < 0 or code.programs[code.resolution].possible(duel, twin, Plan())
