"""Executors of the words about Tributes (リリース)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import spendable
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import is_monster
from duelkit.yugioh.engine.legality.tributes import exchanged
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_TRIBUTED,
    A_BE_TRIBUTED_EXCEPT_FOR_SUMMON,
    AS_COST,
    C_MAY,
    P_MUST_BE_TRIBUTED,
    W_COST_PICK,
    W_EFFECT_PICK,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.selecting.run import Picked

REST_PICKED: Final = 2
"""A step beside those of ``Picked``: what is released with the monsters that must be is picked."""


class TributePicked(Picked):
    """Monsters to be released, picked by the player; the opponent's that must stand in come first."""

    def forced(self, duel: State, scope: Scope) -> list[int]:
        """The opponent's monsters among those to be released."""
        if not duel.active[C_MAY + P_MUST_BE_TRIBUTED]:
            return []
        test = self.pick.pool.test
        found = [card for card in exchanged(duel, scope.player) if test is None or test.test(duel, card, scope)]
        return found[: self.pick.most.value(duel, scope)]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == REST_PICKED:
            frame.step = FIRST
            frame.cards = [*frame.saved, *duel.picks]
            frame.saved = []
            return NEXT
        if frame.step == ANSWERED:
            return super().run(duel, frame)
        forced = self.forced(duel, scope)
        if not forced:
            return super().run(duel, frame)
        rest = candidates(duel, self.pick.pool, scope)
        least = max(0, self.pick.least.value(duel, scope) - len(forced))
        most = min(self.pick.most.value(duel, scope) - len(forced), len(rest))
        frame.saved = forced
        frame.step = REST_PICKED
        duel.picks = []
        if most > 0:
            start_pick(
                duel,
                scope.player,
                rest,
                least,
                most,
                W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK,
                scope.card,
            )
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        forced = self.forced(duel, scope)
        if not forced:
            return super().possible(duel, scope, plan)
        own = [card for card in candidates(duel, self.pick.pool, scope) if card != plan.gone]
        return len(own) + len(forced) >= self.pick.least.value(duel, scope)

    def frees(self, duel: State, scope: Scope) -> int:
        if len(self.forced(duel, scope)) >= self.pick.least.value(duel, scope):
            return 0
        return super().frees(duel, scope)


class TributableTest(Test):
    """What can be released; to pay a cost, no monster whose destruction by battle is fixed.

    :param paid: whether it is released to pay a cost.
    Rules: MR3-COST-03, MR3-DSD-09, RES-CAN-01.
    """

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not is_monster(duel, card) or self.paid and not spendable(duel, card, scope):
            return False
        return not forbidden(duel, A_BE_TRIBUTED, card, scope.player, scope.card) and (
            not forbidden(duel, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, card, scope.player, scope.card)
        )
