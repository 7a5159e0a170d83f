"""Executors of the words about Normal Summons without Tributes (リリースなし)."""

from __future__ import annotations

from duelkit.yugioh.engine.legality.summons import cannot_normal_summon, sets, use_summon
from duelkit.yugioh.engine.legality.tributes import tributes_needed
from duelkit.yugioh.engine.procedures.normal_summoning import NormalSummon
from duelkit.yugioh.engine.procedures.summoning import SummonTask
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import HAND, O_PROCEDURE, O_SET_MONSTER, O_SUMMON, card_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.summoning.run import NormalNowOp


class WithoutTributesOp(NormalNowOp):
    """Normal Summon or Set a monster that needs Tributes without them, as the Normal Summon of the turn.

    :param tributes: how many Tributes it needs.
    """

    def __init__(self, tributes: int, which: Test) -> None:
        super().__init__(which, True)
        self.freely = True
        self.tributes = tributes

    def meant(self, duel: State, scope: Scope, action: int) -> bool:
        card = card_of(action)
        return (
            duel.place[card] == HAND
            and verb_of(action) != O_PROCEDURE
            and tributes_needed(duel, card) == self.tributes
            and super().meant(duel, scope, action)
        )

    def options(self, duel: State, scope: Scope) -> list[int]:
        options: list[int] = []
        for card in duel.hand[scope.player]:
            for action in (option(O_SUMMON, card), option(O_SET_MONSTER, card)):
                if self.meant(duel, scope, action) and not cannot_normal_summon(
                    duel, scope.player, card, sets(action), -1, True, None, True
                ):
                    options.append(action)
        return options

    def chosen(self, duel: State, player: int, answer: int) -> SummonTask:
        task = NormalSummon()
        task.setting = verb_of(answer) == O_SET_MONSTER
        task.freely = True
        use_summon(duel, player, card_of(answer), task.setting)
        return task
