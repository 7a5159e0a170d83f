"""Words about destruction (破壊): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import unaffected
from duelkit.yugioh.engine.moves.destruction import destructible, start_destroy, touchable
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Test, Work
from duelkit.yugioh.state.codes import AS_COST, BY_EFFECT
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class DestructibleTest(Test):
    """What can be destroyed instead of another card: it is affected, and nothing spares it (20948, 20949)."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if card != scope.card and unaffected(duel, card, scope.card, scope.player, True):
            return False
        return destructible(duel, card, BY_EFFECT, scope.player, scope.card, False)


class DestroyOp(Op):
    """Destroy the named cards."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.them = tuple(duel.picks)
            frame.done = len(scope.them)
            return NEXT
        cards = touchable(duel, frame, scope)
        if not cards:
            scope.them = ()
            frame.done = 0
            return NEXT
        frame.step = ANSWERED
        start_destroy(duel, cards, frame.because & (BY_EFFECT | AS_COST), scope.player, scope.card, self.to)
        return AGAIN

    def deed(self, on_field: bool) -> str:
        return "destroy"
