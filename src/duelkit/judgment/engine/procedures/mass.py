"""The mass battle of the great sorcery 叛乱者シオン 扇動. Rules: EOJ-MASS-01 to EOJ-MASS-14."""

from __future__ import annotations

from duelkit.judgment.engine.facts.geometry import relative
from duelkit.judgment.engine.facts.targets import attackable, counter_order, mode_of
from duelkit.judgment.engine.facts.values import alive, icon_damage
from duelkit.judgment.engine.procedures.battle import start_battle
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import FORTRESS, GROUP, HARMLESS, MAGIC
from duelkit.judgment.state.duel import State


class MassTask(Task):
    """Lets each creature that was on the board at the start battle once; the game chooses the targets."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "waiting")

    def copy(self) -> MassTask:
        twin = MassTask()
        twin.step = self.step
        twin.waiting = self.waiting[:]
        return twin

    def run(self, duel: State) -> None:
        while self.waiting:
            card = self.waiting.pop(0)
            if not alive(duel, card) or duel.creatures[card].keywords & FORTRESS or icon_damage(duel, card) == HARMLESS:
                continue
            target = forced_target(duel, card)
            if target >= 0:
                start_battle(duel, card, target)
                return
        duel.mass = False
        duel.cache.stale = True
        duel.stack.pop()


def forced_target(duel: State, card: int) -> int:
    """The enemy that a creature attacks in a mass battle, −1 if there is none. Rules: EOJ-MASS-10 to EOJ-MASS-14."""
    targets = attackable(duel, card)
    if not targets:
        return -1
    if icon_damage(duel, card) == MAGIC and (mode_of(duel, card) == GROUP or len(targets) > 1):
        creature = duel.creatures[card]
        cells = duel.settings.board.magic_order
        ranks = [
            (cells.index(relative(creature.field, creature.facing, duel.creatures[other].field)), other)
            for other in targets
        ]
        ranks.sort()
        return ranks[0][1]
    return counter_order(duel, card, targets)[0]


def start_mass(duel: State, facing: int) -> None:
    """Push the mass battle, with the order of creatures fixed now. Rules: EOJ-MASS-02 to EOJ-MASS-04, EOJ-MASS-08."""
    task = MassTask()
    for position in duel.settings.board.mass_order[facing]:
        card = duel.occupant[position]
        if card >= 0 and not duel.creatures[card].dead:
            task.waiting.append(card)
    duel.mass = True
    duel.cache.stale = True
    duel.stack.append(task)
