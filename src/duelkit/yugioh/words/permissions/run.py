"""Words about prohibitions and permissions (〜できない・〜できる): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.engine.legality.phases import cannot_enter_battle
from duelkit.yugioh.state.code import NEXT, Op, Plan, Work
from duelkit.yugioh.state.codes import BATTLE, C_MAY, END_STEP, MAIN_1, P_EXTRA_NORMAL_SUMMON
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class BattleAhead(Op):
    """A player can still attack this turn: what lets monsters attack more, or not at all, is of no use otherwise.

    :param opponents: whether it is about the opponent's attacks.
    """

    def __init__(self, opponents: bool) -> None:
        self.opponents = opponents

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        player = 1 - scope.player if self.opponents else scope.player
        if duel.turn_player != player:
            return False
        if duel.phase == BATTLE:
            return duel.step != END_STEP
        return duel.phase < MAIN_1 or not cannot_enter_battle(duel, player, None)


class NoSuchSummon(Op):
    """The player has no further Normal Summon by an effect of this name yet this turn: it can be gained only once."""

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for active in duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]:
            if active.player == scope.player and not active.continuous and (
                    duel.info[active.source].passcode == duel.info[scope.card].passcode):
                return False
        return True
