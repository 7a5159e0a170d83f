"""Summoning: facing, cost, placing, the summon attack. Rules: EOJ-SUMMON-09 to -15, EOJ-SYNC-05, EOJ-SYNC-08."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.targets import aimed, aims, attackable, no_choice
from duelkit.judgment.engine.facts.values import alive
from duelkit.judgment.engine.moves.events import emit, note
from duelkit.judgment.engine.moves.placing import lose_mana, put_on_board, sacrifice
from duelkit.judgment.engine.procedures.battle import ask_aim, start_battle
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import E_SACRIFICED, E_SUMMONED, O_FACING, W_FACING, number_of, option
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_SUMMON
from duelkit.kernel.decision import POSITION

# the steps of a summon
SUMMON_FACING: Final = 0
SUMMON_PLACE: Final = 1
SUMMON_AIM: Final = 2
SUMMON_AIMED: Final = 3
SUMMON_SYNC: Final = 4
SUMMON_OVER: Final = 5


class SummonTask(Task):
    """One summon: facing, cost, placing, sync, the summon attack and its sync. Rules: EOJ-SYNC-05, EOJ-SYNC-08.

    :ivar onto: the creature that is sacrificed for it, −1 for none.
    :ivar attacks: whether the creature may attack when it is summoned.
    """

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.card: int = -1
        self.position: int = -1
        self.onto: int = -1
        self.price: int = 0
        self.attacks: bool = True

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "card", "position", "onto", "price", "attacks")

    def copy(self) -> SummonTask:
        twin = SummonTask()
        twin.step = self.step
        twin.player = self.player
        twin.card = self.card
        twin.position = self.position
        twin.onto = self.onto
        twin.price = self.price
        twin.attacks = self.attacks
        return twin

    def run(self, duel: State) -> None:
        if self.step == SUMMON_FACING:
            self.step = SUMMON_PLACE
            duel.ask(
                self.player,
                POSITION,
                [option(O_FACING, self.card, facing) for facing in range(4)],
                W_FACING,
                self.card,
                self.position,
            )
            return
        if self.step == SUMMON_PLACE:
            self.step = SUMMON_AIM
            facing = number_of(duel.answer)
            lose_mana(duel, self.player, self.price)
            if self.onto >= 0:
                sacrifice(duel, self.onto)
                emit(duel, E_SACRIFICED, self.onto, self.position, self.player)
            put_on_board(duel, self.card, self.position, facing)
            if not self.attacks:
                duel.creatures[self.card].barred = duel.turn
            duel.summoned_by |= 1 << self.player
            duel.arrived.append(self.card)
            note(duel, L_SUMMON, self.card, self.player, self.position, facing)
            emit(duel, E_SUMMONED, self.card, self.position, self.player, self.onto)
            start_sync(duel)
            return
        if self.step == SUMMON_AIM:
            self.step = SUMMON_SYNC
            targets = self.targets(duel)
            if targets:
                choices = aims(duel, self.card, targets)
                if no_choice(duel, self.card, choices):
                    start_battle(duel, self.card, aimed(choices[0]))
                    return
                self.step = SUMMON_AIMED
                ask_aim(duel, self.player, self.card, choices)
                return
        if self.step == SUMMON_AIMED:
            self.step = SUMMON_SYNC
            start_battle(duel, self.card, aimed(duel.answer))
            return
        if self.step == SUMMON_SYNC:
            self.step = SUMMON_OVER
            start_sync(duel)
            return
        duel.stack.pop()

    def targets(self, duel: State) -> list[int]:
        """Ask for the target of the summon attack. Rules: EOJ-SUMMON-09 to EOJ-SUMMON-15, EOJ-ABIL-28e."""
        if not self.attacks or not alive(duel, self.card) or duel.creatures[self.card].possessor >= 0:
            return []
        return attackable(duel, self.card)


def start_summon(
    duel: State, player: int, card: int, position: int, price: int, onto: int = -1, attacks: bool = True
) -> None:
    """Push a summon."""
    task = SummonTask()
    task.player = player
    task.card = card
    task.position = position
    task.onto = onto
    task.price = price
    task.attacks = attacks
    duel.stack.append(task)
