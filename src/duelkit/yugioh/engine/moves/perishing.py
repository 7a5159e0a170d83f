"""What continuous effects do to cards without a chain link: they destroy them, or keep them in a battle position."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.limits import excludes
from duelkit.yugioh.engine.facts.one_kind import (
    contested,
    keep_settled,
    limits_that_work,
    some_settled,
    surplus,
    too_many_kinds,
)
from duelkit.yugioh.engine.facts.properties import applies, face_up, has_name
from duelkit.yugioh.engine.moves.destruction import start_destroy
from duelkit.yugioh.engine.moves.events import next_moment
from duelkit.yugioh.engine.moves.movement import move, move_all
from duelkit.yugioh.engine.moves.positions import turn_to
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.categories import C_ONE_KIND, C_ONLY_ONE, C_PERISH, C_POSITION
from duelkit.yugioh.state.code import FIRST
from duelkit.yugioh.state.codes import (
    BEFORE_CALC,
    BY_EFFECT,
    BY_RULE,
    CALC,
    DAMAGE_START,
    DESTROYED,
    GRAVEYARD,
    K_FLIP,
    O_PICK,
    W_EFFECT_PICK,
    card_of,
    option,
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
                        if active.code.second:
                            hush(duel, card)
                    break
    if changed:
        settle(duel)
    return changed


def hush(duel: State, card: int) -> None:
    """Let the flip effects of a card that was just turned face-up not trigger (リバース効果は発動しない)."""
    duel.pending = [pending for pending in duel.pending if pending.code.kind != K_FLIP or pending.card != card]


def catch_up(duel: State) -> bool:
    """Let continuous effects do what they do between two actions; returns whether some card must be destroyed.

    What a position destroys is destroyed before another effect changes that position back.
    """
    if must_perish(duel) or len(duel.active[C_POSITION]) > 0 and keep_positions(duel) and must_perish(duel):
        return True
    if before_damage(duel):
        return False
    if duel.active[C_ONE_KIND] and too_many_kinds(duel):
        return True
    if duel.active[C_ONE_KIND] or some_settled(duel):
        keep_settled(duel)
    return False


def before_damage(duel: State) -> bool:
    """Whether it is between the start of the damage step and damage calculation, when such effects wait."""
    return duel.step & (DAMAGE_START | BEFORE_CALC | CALC) != 0


def must_perish(duel: State) -> bool:
    """Whether some card must be destroyed; never between the start of the damage step and damage calculation."""
    if before_damage(duel):
        return False
    if not duel.active[C_PERISH] and not duel.active[C_ONLY_ONE]:
        return False
    return perishing(duel, [])[0] >= 0


STAYING_CHOSEN: Final = 1
"""The step of ``PerishTask`` in which a player has chosen the monster that stays, or whose kind stays."""


class PerishTask(Task):
    """Destroys the cards that must be destroyed, each at most once, and sends those to the Graveyard of whose kinds
    there are too many.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[int] = []
        self.staying: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "tried", "staying")

    def copy(self) -> PerishTask:
        twin = PerishTask()
        twin.step = self.step
        twin.tried = self.tried[:]
        twin.staying = self.staying[:]
        return twin

    def send_kinds(self, duel: State) -> bool:
        """Send the monsters of whose kinds a player has too many to the Graveyard; returns whether some went, or a
        player is asked which of them stay.
        """
        for active in limits_that_work(duel):
            gone: list[int] = []
            for player in (duel.turn_player, 1 - duel.turn_player):
                options = contested(duel, active, player, self.staying)
                if options:
                    self.step = STAYING_CHOSEN
                    duel.ask(player, PICK, [option(O_PICK, card) for card in options], W_EFFECT_PICK, active.source)
                    return True
                gone.extend(surplus(duel, active, player, self.staying))
            if gone:
                self.staying = []
                next_moment(duel)
                move_all(duel, gone, GRAVEYARD, BY_RULE)
                return True
        return False

    def run(self, duel: State) -> None:
        if self.step == STAYING_CHOSEN:
            self.step = FIRST
            self.staying.append(card_of(duel.answer))
        settle(duel)
        card, source = perishing(duel, self.tried)
        if card < 0 or duel.finished:
            if duel.active[C_POSITION] and not duel.finished and keep_positions(duel):
                return
            if duel.active[C_ONE_KIND] and not duel.finished and not before_damage(duel):
                if self.send_kinds(duel):
                    return
                keep_settled(duel)
            duel.stack.pop()
            return
        self.tried.append(card)
        next_moment(duel)
        if source < 0:
            move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
            return
        start_destroy(duel, [card], BY_EFFECT, duel.controller[source], source)
