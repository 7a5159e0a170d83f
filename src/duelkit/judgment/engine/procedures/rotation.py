"""Rotations by re-action. Rules: EOJ-REACT-06, EOJ-SYNC-07."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import rotate_cost_of
from duelkit.judgment.engine.moves.placing import lose_mana, turn_to
from duelkit.judgment.engine.procedures.attacking import use
from duelkit.judgment.engine.procedures.cancelling import offer_cancel, was_cancelled
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import LEFT_TURN, RIGHT_TURN
from duelkit.judgment.state.duel import State


class RotateTask(Task):
    """A rotation by a quarter turn, unless the opponent cancels it, and its sync."""

    def __init__(self) -> None:
        super().__init__()
        self.card: int = -1
        self.facing: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "card", "facing")

    def copy(self) -> RotateTask:
        twin = RotateTask()
        twin.step = self.step
        twin.card = self.card
        twin.facing = self.facing
        return twin

    def run(self, duel: State) -> None:
        if not was_cancelled(duel):
            turn_to(duel, self.card, self.facing)
        duel.stack.pop()
        start_sync(duel)


def rotate(duel: State, player: int, card: int, to_right: bool) -> None:
    """Push a rotation by re-action and its sync. Rules: EOJ-REACT-06, EOJ-SYNC-07."""
    lose_mana(duel, player, rotate_cost_of(duel, card))
    use(duel, card, True)
    task = RotateTask()
    task.card = card
    task.facing = (duel.creatures[card].facing + (RIGHT_TURN if to_right else LEFT_TURN)) % 4
    duel.stack.append(task)
    offer_cancel(duel, "cancel rotation", player)
