"""Executors of the words about Normal Summons without Tributes (リリースなし)."""

from __future__ import annotations

from duelkit.yugioh.engine.legality.summons import cannot_normal_summon, use_summon
from duelkit.yugioh.engine.legality.tributes import tributes_needed
from duelkit.yugioh.engine.procedures.normal_summoning import NormalSummon
from duelkit.yugioh.engine.procedures.summoning import SummonTask
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import O_SET_MONSTER, O_SUMMON, card_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.summoning.run import NormalNowOp


class WithoutTributesOp(NormalNowOp):
    """Normal Summon or Set a monster that needs Tributes without them, as the Normal Summon of the turn.

    :param tributes: how many Tributes it needs.
    """

    def __init__(self, tributes: int, which: Test) -> None:
        super().__init__(which, True)
        self.tributes = tributes

    def options(self, duel: State, scope: Scope) -> list[int]:
        options: list[int] = []
        for card in duel.hand[scope.player]:
            if tributes_needed(duel, card) != self.tributes or not self.which.test(duel, card, scope):
                continue
            if not cannot_normal_summon(duel, scope.player, card, False, -1, True, None, True):
                options.append(option(O_SUMMON, card))
            if not cannot_normal_summon(duel, scope.player, card, True, -1, True, None, True):
                options.append(option(O_SET_MONSTER, card))
        return options

    def chosen(self, duel: State, player: int, answer: int) -> SummonTask:
        task = NormalSummon()
        task.setting = verb_of(answer) == O_SET_MONSTER
        task.freely = True
        use_summon(duel, player, card_of(answer), task.setting)
        return task
