"""Executors of the words about effects that are applied only once in a duel."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import APPLIED, key_by_name, own_tables
from duelkit.yugioh.state.code import NEXT, Op, Plan
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class AppliedOnceOp(Op):
    """Continue at ``to`` if the player has applied an effect of this name in this duel.

    :param name: the name, as a number.
    """

    def __init__(self, name: int) -> None:
        self.name = name
        self.to = 0

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if duel.used_duel.get(key_by_name(self.name, scope.player, APPLIED), 0):
            frame.done = 0
            frame.pc = self.to
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not duel.used_duel.get(key_by_name(self.name, scope.player, APPLIED), 0)


class AppliedOp(Op):
    """Record that the player has applied an effect of this name, if something was done."""

    def __init__(self, name: int) -> None:
        self.name = name

    def run(self, duel: State, frame: Work) -> int:
        if frame.done:
            own_tables(duel)
            duel.used_duel[key_by_name(self.name, duel.scopes[frame.scope].player, APPLIED)] = 1
        return NEXT
