"""What continuous effects do to cards without a chain link: they destroy them, or keep them in a battle position."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import excludes
from duelkit.yugioh.engine.facts.properties import applies, face_up, has_name
from duelkit.yugioh.engine.moves.destruction import start_destroy
from duelkit.yugioh.engine.moves.events import next_moment
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.positions import turn_to
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.codes import (
    BEFORE_CALC,
    BY_EFFECT,
    BY_RULE,
    C_ONLY_ONE,
    C_PERISH,
    C_POSITION,
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
        info = duel.info[card]
        if not info.only_one and info.one_of is None:
            continue
        for other in first:
            with_same = duel.controller[other] == duel.controller[card]
            if card not in tried and (
                (with_same and info.only_one and duel.info[other].name == info.name)
                or excludes(duel, card, other, with_same)
                or excludes(duel, other, card, with_same)
            ):
                return card, -1
        first.append(card)
    return counted_as_one(duel, first, tried), -1


def counted_as_one(duel: State, only: list[int], tried: list[int]) -> int:
    """A monster that counts as a card of which its player can control only one, beside that one (faq 21096); or −1."""
    for card in only:
        if not duel.info[card].only_one:
            continue
        for other in duel.monsters[duel.controller[card]]:
            if other < 0 or other in only or other in tried or not face_up(duel, other):
                continue
            if has_name(duel, other, duel.info[card].name):
                return other
    return -1


def keep_positions(duel: State) -> bool:
    """Change monsters to the positions in which continuous effects keep them; returns whether one changed.

    It is part of what happened just before, so no effect misses its timing. Of several effects the newest decides.
    """
    changed = False
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0:
                continue
            for active in reversed(duel.active[C_POSITION]):
                if (active.code.flag or face_up(duel, card)) and applies(duel, active, card):
                    if turn_to(duel, card, active.code.number, active.player, active.source):
                        changed = True
                    break
    if changed:
        settle(duel)
    return changed


def catch_up(duel: State) -> bool:
    """Let continuous effects do what they do between two actions; returns whether some card must be destroyed.

    What a position destroys is destroyed before another effect changes that position back.
    """
    if must_perish(duel):
        return True
    return len(duel.active[C_POSITION]) > 0 and keep_positions(duel) and must_perish(duel)


def must_perish(duel: State) -> bool:
    """Whether some card must be destroyed; never between the start of the damage step and damage calculation."""
    if duel.step & (DAMAGE_START | BEFORE_CALC | CALC):
        return False
    if not duel.active[C_PERISH] and not duel.active[C_ONLY_ONE]:
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
            if duel.active[C_POSITION] and not duel.finished and keep_positions(duel):
                return
            duel.stack.pop()
            return
        self.tried.append(card)
        next_moment(duel)
        if source < 0:
            move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
            return
        start_destroy(duel, [card], BY_EFFECT, duel.controller[source], source)
