"""Words about prohibitions and permissions (〜できない・〜できる): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, Op, Plan, Work
from duelkit.yugioh.state.codes import C_MAY, P_EXTRA_NORMAL_SUMMON
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


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
