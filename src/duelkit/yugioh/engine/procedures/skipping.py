"""Phases that are skipped (フェイズのスキップ)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import ACT
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.legality.phases import cannot_enter_battle
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.categories import C_PHASE_SKIPPED
from duelkit.yugioh.state.codes import MAIN_1, O_TO_BATTLE, O_TO_END, W_MAIN, option, verb_of
from duelkit.yugioh.state.duel import IN_LATER_TURN, State
from duelkit.yugioh.state.log import L_SKIP
from duelkit.yugioh.state.tasks import Task

GO_BATTLE: Final = 1
GO_END: Final = 3
# the steps of a main phase that is skipped
OFFER: Final = 0
CHOSEN: Final = 1


def skipped(duel: State, player: int, phase: int) -> bool:
    """Whether the player skips this phase now; the skip is used up."""
    key = player << 4 | phase
    left = duel.skips.get(key, 0)
    if left <= 0:
        return False
    skips = duel.skips.copy()
    skips[key] = left - 1
    duel.skips = skips
    note(duel, L_SKIP, -1, player, phase)
    return True


def bring_skips(duel: State, player: int) -> None:
    """A turn of the player begins: phases of a later turn that were to be skipped are those of this turn."""
    waiting = [key for key in duel.skips if key >> 4 == player and key & IN_LATER_TURN]
    if not waiting:
        return
    skips = duel.skips.copy()
    for key in waiting:
        now = key & ~IN_LATER_TURN
        skips[now] = max(skips.get(now, 0), skips.pop(key))
    duel.skips = skips


class SkippedMainTask(Task):
    """Main Phase 1 is skipped: after the Standby Phase, the turn player goes to the Battle Phase or the End Phase."""

    def __init__(self) -> None:
        super().__init__()
        self.only_asks = True

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def copy(self) -> SkippedMainTask:
        twin = SkippedMainTask()
        twin.step = self.step
        return twin

    def run(self, duel: State) -> None:
        player = duel.turn_player
        if self.step == OFFER:
            self.step = CHOSEN
            options: list[int] = []
            if not cannot_enter_battle(duel, player, None):
                options.append(option(O_TO_BATTLE))
            options.append(option(O_TO_END))
            duel.ask(player, ACT, options, W_MAIN)
            return
        goal = GO_BATTLE if verb_of(duel.answer) == O_TO_BATTLE else GO_END
        skipped(duel, player, MAIN_1)
        duel.stack.pop()
        duel.answer = goal


def left_out(duel: State, phase: int) -> bool:
    """Whether something on the field lets both players skip this phase."""
    for active in duel.active[C_PHASE_SKIPPED]:
        if active.code.number == phase and source_works(duel, active):
            return True
    return False
