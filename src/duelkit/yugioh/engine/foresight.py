"""For legality: what a choice made now leaves for the processing later."""

from __future__ import annotations

from duelkit.yugioh.engine.properties import P_EXTRA_NORMAL_SUMMON
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test, Work
from duelkit.yugioh.state.codes import C_MAY
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


class LeavesChoice(Test):
    """A card with which, as the target, a pick of the processing that is about the target can be made."""

    def __init__(self, pick: Op) -> None:
        self.pick = pick

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if scope.targets:
            return True
        scope.targets = ((card,),)
        scope.target_stamps = ((duel.stamp[card],),)
        fits = self.pick.possible(duel, scope, Plan())
        scope.targets = ()
        scope.target_stamps = ()
        return fits


class NoSuchSummon(Op):
    """The player has no further Normal Summon by an effect of this name yet this turn: it can be gained only once."""

    def run(self, duel: Duel, frame: Work) -> int:
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        for active in duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]:
            if active.player == scope.player and not active.continuous and (
                    duel.info[active.source].passcode == duel.info[scope.card].passcode):
                return False
        return True
