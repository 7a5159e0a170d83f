"""Choosing the zone of a monster that arrives without a summon: control changes, or it returns from banishment.

Rules: MR20-SUM-10, MR20-GAP-CTL-01.
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import POSITION
from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.engine.facts.fronts import slots_beside
from duelkit.yugioh.engine.facts.properties import position_now
from duelkit.yugioh.engine.facts.zones import slot_in
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.state.codes import E_ZONE_CHANGED, MONSTER_ZONE, O_POSITION, W_POSITION, number_of, option
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import FREE
from duelkit.yugioh.state.tasks import Task

# the steps of the choice
ASK: Final = 0
ANSWERED: Final = 1


class RelocationTask(Task):
    """Lets a player choose the main monster zone; until then the monster is in the first free one."""

    def __init__(self) -> None:
        super().__init__()
        self.card: int = -1
        self.stamp: int = 0
        self.slots: int = 0
        """The zones to which it can come, as bits; 0: any."""
        self.chooser: int = -1
        """The player who chooses; −1: the controller."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "card", "stamp", "slots", "chooser")

    def copy(self) -> RelocationTask:
        twin = RelocationTask()
        twin.step = self.step
        twin.card = self.card
        twin.stamp = self.stamp
        twin.slots = self.slots
        twin.chooser = self.chooser
        return twin

    def run(self, duel: State) -> None:
        card = self.card
        if duel.stamp[card] != self.stamp or duel.place[card] != MONSTER_ZONE or duel.finished:
            duel.stack.pop()
            return
        player = duel.controller[card]
        row = duel.monsters[player]
        if self.step == ASK:
            here = position_now(duel, card)
            slots = [
                at
                for at in range(duel.rules.monster_zones)
                if (is_open(duel, player, at) or row[at] == card) and (not self.slots or self.slots >> at & 1)
            ]
            self.step = ANSWERED
            options = [option(O_POSITION, card, here | slot + 1 << 4) for slot in slots]
            duel.ask(player if self.chooser < 0 else self.chooser, POSITION, options, W_POSITION, card)
            return
        slot = slot_in(number_of(duel.answer))
        if row[slot] != card:
            row[row.index(card)] = FREE
            row[slot] = card
            duel.touched()
            refresh(duel, card)
        duel.stack.pop()


def choose_zone(duel: State, card: int, chooser: int = -1) -> None:
    """Let a player choose the zone of a monster that has just arrived before anything else happens, in editions in
    which zones are chosen.

    :param chooser: who activated the effect that gives control of it (faq 21444); −1: its controller.
    """
    if duel.rules.zones_chosen:
        task = RelocationTask()
        task.chooser = chooser
        task.card = card
        task.stamp = duel.stamp[card]
        duel.due.append(task)


def keep_within(duel: State, card: int, slots: int, chooser: int = -1) -> None:
    """Let a monster that has just arrived come to one of these zones only, given as bits.

    :param chooser: the player who chooses; −1: its controller.
    """
    for task in duel.due:
        if isinstance(task, RelocationTask) and task.card == card:
            task.slots = slots
            return
    task = RelocationTask()
    task.card = card
    task.stamp = duel.stamp[card]
    task.slots = slots
    task.chooser = chooser
    duel.due.append(task)


def shift(duel: State, card: int, beside: bool, by: int, by_card: int) -> bool:
    """Move a monster to another free main monster zone of its controller, as it is; whether there was one.

    Where zones are chosen, a player chooses among them before anything else happens.

    :param beside: only to one beside its own.
    :param by: the player whose effect moves it, and who chooses.
    """
    player = duel.controller[card]
    row = duel.monsters[player]
    free = [slot for slot in range(duel.rules.monster_zones) if is_open(duel, player, slot)]
    if beside:
        near = slots_beside(duel, card)
        free = [slot for slot in free if near >> slot & 1]
    if not free or card not in row:
        return False
    row[row.index(card)] = FREE
    row[free[0]] = card
    duel.touched()
    refresh(duel, card)
    emit(duel, E_ZONE_CHANGED, card, player, by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, 0, True)
    if len(free) > 1 and duel.rules.zones_chosen:
        keep_within(duel, card, sum([1 << slot for slot in free]), by)
    return True
