"""Words about destruction (破壊): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import others
from duelkit.yugioh.engine.facts.properties import unaffected
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.destruction import destructible, start_destroy, touchable
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, Pool, Test, Work
from duelkit.yugioh.state.codes import AS_COST, BY_EFFECT, FIELD, K_ACTIVATION, R_EACH, R_RESPONDED, R_THEM
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class DestructibleTest(Test):
    """What can be destroyed instead of another card: it is affected, and nothing spares it (20948, 20949)."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if card != scope.card and unaffected(duel, card, scope.card, scope.player, True):
            return False
        return destructible(duel, card, BY_EFFECT, scope.player, scope.card, False)


class Destroyed(Amount):
    """How many cards on the field a destruction would find if it were processed now; of cards that only the processing
    decides, one.

    :param pool: all of it, or what is picked of it, for which ``least`` is the smallest number.
    """

    def __init__(self, ref: int, slot: int, pool: Pool | None, least: Amount | None) -> None:
        self.ref = ref
        self.slot = slot
        self.pool = pool
        self.least = least

    def value(self, duel: State, scope: Scope) -> int:
        if self.pool is not None:
            found = len([card for card in others(duel, self.pool, scope) if duel.place[card] & FIELD])
            return found if self.least is None else min(found, max(1, self.least.value(duel, scope)))
        if self.ref == R_RESPONDED:
            # a card whose activation is negated is not a card on the field any more
            other = duel.scopes[scope.responds_to] if scope.responds_to >= 0 else None
            return 1 if other is not None and other.code.kind != K_ACTIVATION and duel.place[other.card] & FIELD else 0
        if self.ref in (R_THEM, R_EACH):
            return 1
        return len([card for card in cards_of(duel, self.ref, self.slot, scope, False) if duel.place[card] & FIELD])


class Fewest(Amount):
    """The smallest of several sums: of branches one is carried out, and which is not known."""

    def __init__(self, branches: list[list[Amount]]) -> None:
        self.branches = branches

    def value(self, duel: State, scope: Scope) -> int:
        return min([sum([amount.value(duel, scope) for amount in branch]) for branch in self.branches])


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
