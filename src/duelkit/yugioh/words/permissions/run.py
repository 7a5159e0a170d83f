"""Executors of the words about prohibitions and permissions (〜できない・〜できる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import EXTRA_NORMAL_SUMMONS, key_by_name
from duelkit.yugioh.engine.facts.pools import has_at_least
from duelkit.yugioh.engine.facts.prohibitions import permitted
from duelkit.yugioh.engine.facts.properties import amount_of, source_works
from duelkit.yugioh.engine.facts.waived import used_with_monsters
from duelkit.yugioh.engine.legality.phases import cannot_enter_battle
from duelkit.yugioh.engine.windows.activating import ActivateTask
from duelkit.yugioh.state.categories import C_MAY, C_OPENS_FIELD
from duelkit.yugioh.state.code import NEXT, Amount, Check, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import BATTLE, END_STEP, HAND, MAIN_1, P_ATTACK_DIRECTLY, P_EXTRA_NORMAL_SUMMON
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class SummonedByThisTest(Test):
    """A monster while the effect of this card Summons it, or picks it as a target to be Summoned."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.resolving >= 0:
            return duel.scopes[duel.resolving].card == scope.card
        task = duel.stack[-1] if duel.stack else None
        return isinstance(task, ActivateTask) and duel.scopes[task.scope].card == scope.card


class OpenToHandTest(Test):
    """Any card, if the scope's player may choose the opponent's too for what this card in the hand destroys."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[scope.card] != HAND:
            return False
        for active in duel.active[C_OPENS_FIELD]:
            if active.player != scope.player or active.continuous and not source_works(duel, active):
                continue
            if active.code.test is None or active.code.test.test(duel, scope.card, active.scope):
                return True
        return False


class BattleAhead(Op):
    """For legality only: a player can still attack this turn, so that changing the number of attacks matters.

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


class NotYetDirectly(Op):
    """For legality only: this card cannot attack directly yet, so that letting it do so matters."""

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not permitted(duel, P_ATTACK_DIRECTLY, scope.card)


class NoSuchSummon(Op):
    """For legality only: the player can still gain additional Normal Summons: fewer were used this turn, and there are
    not as many by the same text.

    Rulings on 海皇の重装兵 with 鬼ガエル, and on two バランサーロード.

    :param which: the monsters for which it would be, as in ``ModifierCode.name``.
    :param number: how many there would be.
    """

    def __init__(self, which: str, number: Amount) -> None:
        self.which = which
        self.number = number

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        number = self.number.value(duel, scope)
        if duel.used.get(key_by_name(0, scope.player, EXTRA_NORMAL_SUMMONS), 0) >= number:
            return False
        for active in duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]:
            if (
                active.player == scope.player
                and not active.continuous
                and active.code.name == self.which
                and amount_of(duel, active, scope.card) >= number
            ):
                return False
        return True


class AloneCheck(Check):
    """The player has no monsters, or need not be without them to use the scope's card in the hand."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def holds(self, duel: State, scope: Scope) -> bool:
        return not has_at_least(duel, self.pool, scope, 1) or used_with_monsters(duel, scope)
