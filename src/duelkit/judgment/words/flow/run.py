"""The course of an effect: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.moves.events import chance
from duelkit.judgment.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, Op, Program, Scope, Work
from duelkit.judgment.state.codes import BY_CHANCE, BY_CONDITION, O_NO, O_YES, W_OPTIONAL, option, verb_of
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import CONFIRM


class BranchOp(Op):
    """Branch by chance, by a condition, or as the player decides.

    ``skip``: the number of instructions to skip if it does not happen.
    """

    def __init__(self, kind: int, condition: Check | None, skip: int, inner: Program) -> None:
        self.kind = kind
        self.condition = condition
        self.skip = skip
        self.inner = inner

    def run(self, duel: State, work: Work) -> int:
        if self.kind == BY_CHANCE:
            happens = chance(duel, work.scope.card)
        elif self.kind == BY_CONDITION:
            happens = self.condition is None or self.condition.holds(duel, work.scope)
        elif work.step == FIRST:
            card = work.scope.card
            answers = [option(O_NO, card)]
            if self.inner.possible(duel, work.scope):
                answers.insert(0, option(O_YES, card))
            elif not duel.every_window:
                work.pc += 1 + self.skip
                return NEXT
            work.step = ANSWERED
            duel.ask(work.scope.player, CONFIRM, answers, W_OPTIONAL, card, work.scope.code.index)
            return AGAIN
        else:
            work.step = FIRST
            happens = verb_of(duel.answer) == O_YES
        if not happens:
            work.pc += 1 + self.skip
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return self.inner.possible(duel, scope)


class JumpOp(Op):
    """Skip the next instructions."""

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, duel: State, work: Work) -> int:
        work.pc += 1 + self.skip
        return NEXT
