"""Triggered abilities, processed one after the other. Rules: EOJ-TRIG-01 to -05, EOJ-SYNC-24 to -27."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.values import alive, living
from duelkit.judgment.engine.moves.events import note
from duelkit.judgment.engine.moves.placements import field_effects, placement_effects
from duelkit.judgment.state.code import Scope, Task, Work
from duelkit.judgment.state.codes import E_BURIED, E_TRASHED
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_TRIGGER
from duelkit.judgment.state.parts import Waiting

DEEPEST: Final = 1000
"""The maximum depth of the stack; more means that triggers set each other off for ever. Rule: EOJ-SYNC-23."""


class EndlessSync(Exception):
    """The effects of a state sync set each other off for ever."""


def in_order(duel: State, group: list[Waiting]) -> list[Waiting]:
    """Triggers in the order in which they are settled. Rules: EOJ-TRIG-01, EOJ-TRIG-02, EOJ-TRIG-04."""
    if len(group) < 2:
        return group
    order = duel.settings.board.order
    ranks = [
        (0 if waiting.own else 1, _rank(order, waiting.event.field), _rank(order, waiting.field), at)
        for at, waiting in enumerate(group)
    ]
    ranks.sort()
    return [group[rank[3]] for rank in ranks]


def _rank(order: tuple[int, ...], position: int) -> int:
    return order.index(position) if position >= 0 else -1


# the steps of a group of triggers
DRAIN_NEXT: Final = 0
DRAIN_WORKED: Final = 1


class DrainTask(Task):
    """A group of triggers; the consequences of each are processed before the next. Rules: EOJ-SYNC-24 to -27."""

    def __init__(self) -> None:
        super().__init__()
        self.group: list[Waiting] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "group")

    def copy(self) -> DrainTask:
        twin = DrainTask()
        twin.step = self.step
        twin.group = self.group[:]
        return twin

    def run(self, duel: State) -> None:
        if self.step == DRAIN_WORKED:
            self.step = DRAIN_NEXT
            if duel.attacker < 0 and not duel.mass:
                field_effects(duel)
                placement_effects(duel)
        while True:
            if drain(duel):
                return
            if not self.group:
                duel.stack.pop()
                return
            waiting = self.group.pop(0)
            if settle(duel, waiting):
                self.step = DRAIN_WORKED
                return


def drain(duel: State) -> bool:
    """Push the queued triggers; returns whether there are any."""
    if not duel.fresh:
        return False
    if len(duel.stack) > DEEPEST:
        raise EndlessSync(
            f"triggers set each other off more than {DEEPEST} deep; on the board: "
            f"{[duel.info[card].name for card in living(duel)]}"
        )
    task = DrainTask()
    task.group = in_order(duel, duel.fresh)
    duel.fresh = []
    duel.stack.append(task)
    return True


def settle(duel: State, waiting: Waiting) -> bool:
    """Push the effect of a trigger, unless it is cancelled or its condition fails. EOJ-TRASH-12, EOJ-TRASH-14."""
    last_event = waiting.event.kind in (E_TRASHED, E_BURIED) and waiting.event.card == waiting.card
    if not last_event and not alive(duel, waiting.card):
        return False
    scope = Scope()
    scope.player = waiting.player
    scope.card = waiting.card
    scope.field = waiting.field if last_event else duel.creatures[waiting.card].field
    if waiting.event.kind == E_TRASHED and last_event:
        scope.facing = waiting.event.amount
    scope.code = waiting.code
    scope.event = waiting.event
    if waiting.event.other >= 0:
        scope.targets = (waiting.event.other,)
    condition = waiting.code.condition
    if condition is not None and not condition.holds(duel, scope):
        return False
    note(duel, L_TRIGGER, waiting.card, waiting.player, waiting.code.index)
    push_work(duel, scope)
    return True


def push_work(duel: State, scope: Scope, program: int = 0) -> None:
    """Push a program of the scope's ability."""
    work = Work()
    work.scope = scope
    work.program = program
    duel.stack.append(work)
