"""Cards that destroy themselves as soon as a condition of theirs is met."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, face_up
from duelkit.yugioh.engine.moves.destruction import start_destroy
from duelkit.yugioh.engine.moves.events import next_moment
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.codes import (
    BEFORE_CALC,
    BY_EFFECT,
    BY_RULE,
    C_ONLY_ONE,
    C_PERISH,
    CALC,
    DAMAGE_START,
    DESTROYED,
    GRAVEYARD,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.tasks import Task


def perishing(duel: State, tried: list[int]) -> tuple[int, int]:
    """The next card that must be destroyed and the source of that (−1: the rules); (−1, −1) if there is none."""
    for active in duel.active[C_PERISH]:
        for player in range(2):
            for card in (*duel.monsters[player], *duel.spells[player], duel.field[player], *duel.pendulum[player]):
                if card >= 0 and card not in tried and face_up(duel, card) and applies(duel, active, card):
                    return card, active.source
    first: list[int] = []
    for active in duel.active[C_ONLY_ONE]:
        card = active.source
        if not duel.info[card].only_one:
            continue
        for other in first:
            if (
                duel.info[other].name == duel.info[card].name
                and duel.controller[other] == duel.controller[card]
                and (card not in tried)
            ):
                return card, -1
        first.append(card)
    return -1, -1


def must_perish(duel: State) -> bool:
    """Whether some card must be destroyed; never between the start of the damage step and damage calculation."""
    if duel.step & (DAMAGE_START | BEFORE_CALC | CALC):
        return False
    if not duel.active[C_PERISH] and len(duel.active[C_ONLY_ONE]) < 2:
        return False
    return perishing(duel, [])[0] >= 0


class PerishTask(Task):
    """Destroys the cards that must be destroyed, each at most once."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "tried")

    def copy(self) -> PerishTask:
        twin = PerishTask()
        twin.step = self.step
        twin.tried = self.tried[:]
        return twin

    def run(self, duel: State) -> None:
        settle(duel)
        card, source = perishing(duel, self.tried)
        if card < 0 or duel.finished:
            duel.stack.pop()
            return
        self.tried.append(card)
        next_moment(duel)
        if source < 0:
            move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
            return
        start_destroy(duel, [card], BY_EFFECT, duel.controller[source], source)
