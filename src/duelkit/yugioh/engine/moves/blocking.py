"""Monster zones that effects keep from being used: chosen ones (使用不可能), and those that Equip Cards occupy."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.card_info import KEEPS_ZONES, kept_at
from duelkit.yugioh.state.categories import C_ZONES
from duelkit.yugioh.state.codes import O_NUMBER, W_DECLARE, number_of, option
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import AS_MONSTER, HELD
from duelkit.yugioh.state.tasks import Task

D_ZONE: Final = 7
"""What is declared: a monster zone, counted from 1; 0 for no further one."""

# the steps of the choice
ASK: Final = 0
ANSWERED: Final = 1


class BlockingTask(Task):
    """Lets a player choose free main monster zones of the opponent, one at a time: the first must be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.card: int = -1
        self.stamp: int = 0
        self.left: int = 0
        """How many zones can still be chosen."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "card", "stamp", "left")

    def copy(self) -> BlockingTask:
        twin = BlockingTask()
        twin.step = self.step
        twin.player = self.player
        twin.card = self.card
        twin.stamp = self.stamp
        twin.left = self.left
        return twin

    def run(self, duel: State) -> None:
        kept = duel.kept.get(kept_at(self.card, KEEPS_ZONES))
        if kept is None or kept[0] != self.stamp or duel.finished:
            duel.stack.pop()
            return
        other = 1 - self.player
        if self.step == ASK:
            slots = [slot for slot in range(duel.rules.monster_zones) if is_open(duel, other, slot)]
            if not slots or self.left == 0:
                duel.stack.pop()
                return
            numbers = [slot + 1 for slot in slots]
            self.step = ANSWERED
            options = [option(O_NUMBER, -1, number) for number in ([0, *numbers] if kept[1] else numbers)]
            duel.ask(self.player, CHOICE, options, W_DECLARE, self.card, D_ZONE)
            return
        self.step = ASK
        number = number_of(duel.answer)
        note(duel, L_DECLARE, self.card, self.player, number, D_ZONE)
        self.left -= 1
        if number == 0:
            self.left = 0
        else:
            duel.keep(kept_at(self.card, KEEPS_ZONES), (self.stamp, kept[1] | 1 << number - 1, other))
            duel.touched()


def settle_zones(duel: State) -> None:
    """Let zones be chosen for a card that has begun to keep some from being used, and free those of a negated one."""
    for active in duel.active[C_ZONES]:
        key = kept_at(active.source, KEEPS_ZONES)
        kept = duel.kept.get(key)
        known = kept is not None and kept[0] == active.stamp
        if not source_works(duel, active):
            if known:
                duel.forget(key)
                duel.touched()
        elif not known:
            duel.keep(key, (active.stamp, 0, 1 - active.player))
            task = BlockingTask()
            task.player = active.player
            task.card = active.source
            task.stamp = active.stamp
            task.left = active.code.number
            duel.due.append(task)


def hold_zone(duel: State, card: int, player: int) -> None:
    """Let an equip card occupy a monster zone without being a monster. Rule: EX04-EQP-13."""
    for slot in range(duel.rules.monster_zones):
        if is_open(duel, player, slot):
            duel.monsters[player][slot] = HELD
            duel.play[card].flags |= AS_MONSTER
            return
