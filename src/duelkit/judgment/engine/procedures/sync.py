"""The state sync (状態同期): the consequences of the board, processed until nothing new arises.

Rules: EOJ-SYNC-01 to -31, EOJ-TRASH-01 to -17."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.rulings import in_force, scope_of, survey
from duelkit.judgment.engine.facts.values import living, raw_hp
from duelkit.judgment.engine.moves.events import emit, note
from duelkit.judgment.engine.moves.placements import extinguish, field_effects, placement_effects
from duelkit.judgment.engine.moves.placing import (
    gain_mana,
    kill,
    leave_board,
    lose_mana,
    put_on_board,
    return_to_hand,
    to_graveyard,
)
from duelkit.judgment.engine.procedures.triggers import EndlessSync, drain
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import (
    B_EXIT_MANA,
    E_BURIED,
    E_SUMMONED,
    E_TRASHED,
    GRAVEYARD,
    O_FACING,
    O_NO,
    O_YES,
    RESURRECTION,
    RETURN,
    W_FACING,
    W_RESURRECTION,
    W_RETURN,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_SUMMON, L_TRASH
from duelkit.kernel.decision import CONFIRM, POSITION

MOST_ROUNDS: Final = 500
"""The maximum number of rounds of a sync; more means a loop of effects. Rule: EOJ-SYNC-23."""

# the steps of a state sync
SYNC_ROUND: Final = 0
SYNC_WORK_OUT: Final = 1
SYNC_TRASH: Final = 2
SYNC_TRASHED: Final = 3
SYNC_BURY: Final = 4
SYNC_RETURN_ANSWERED: Final = 5
SYNC_DOUBLE_ANSWERED: Final = 6
SYNC_FACING_ANSWERED: Final = 7


class SyncTask(Task):
    """One state sync, from the first check to the round in which nothing happens."""

    def __init__(self) -> None:
        super().__init__()
        self.progress: bool = False
        self.rounds: int = 0
        self.dead: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        """The keywords that the dead creatures had."""
        self.buried: tuple[int, ...] = ()
        """The creatures that went to the graveyard; ``graves`` are the fields that they left."""
        self.graves: tuple[int, ...] = ()

    def fields(self) -> tuple[str, ...]:
        return ("step", "progress", "rounds", "dead", "places", "marks", "buried", "graves")

    def copy(self) -> SyncTask:
        twin = SyncTask()
        twin.step = self.step
        twin.progress = self.progress
        twin.rounds = self.rounds
        twin.dead = self.dead
        twin.places = self.places
        twin.marks = self.marks
        twin.buried = self.buried
        twin.graves = self.graves
        return twin

    def run(self, duel: State) -> None:
        while True:
            if self.step == SYNC_ROUND:
                self.progress = False
                self.rounds += 1
                if self.rounds > MOST_ROUNDS:
                    raise EndlessSync(
                        f"a state sync is not over after {MOST_ROUNDS} rounds; on the board: "
                        f"{[duel.info[card].name for card in living(duel)]}"
                    )
                self.step = SYNC_WORK_OUT
                if drain(duel):
                    self.progress = True
                    return
            if self.step == SYNC_WORK_OUT:
                self.step = SYNC_TRASH
                self.work_out(duel)
                if drain(duel):
                    self.progress = True
                    return
            if self.step == SYNC_TRASH:
                self.step = SYNC_TRASHED
                self.trash(duel)
                if drain(duel):
                    return
            if self.step == SYNC_TRASHED:
                if not self.dead:
                    if self.progress or duel.fresh:
                        self.step = SYNC_ROUND
                        continue
                    duel.stack.pop()
                    return
                self.step = SYNC_BURY
            if self.bury(duel):
                return
            self.step = SYNC_ROUND

    def work_out(self, duel: State) -> None:
        """Apply field effects, extinction and placement effects, and kill who has no HP. EOJ-SYNC-16, -17, -29, -30."""
        if not duel.cache.stale:
            return
        changed = field_effects(duel)
        if extinguish(duel):
            changed = True
        if placement_effects(duel):
            changed = True
        for card in living(duel):
            if raw_hp(duel, card) <= 0:
                kill(duel, card)
                changed = True
        if changed:
            self.progress = True
        else:
            duel.cache.stale = False

    def trash(self, duel: State) -> None:
        """Give the trash bonus, then remove the bodies. Rules: EOJ-SYNC-18, EOJ-SYNC-19, EOJ-TRASH-03 to -06."""
        if not duel.cache.surveyed:
            survey(duel)
        if duel.cache.bodies == duel.cache.side0 | duel.cache.side1:
            self.dead = ()
            return
        self.dead = tuple(
            [
                duel.occupant[position]
                for position in duel.settings.board.order
                if duel.occupant[position] >= 0 and duel.creatures[duel.occupant[position]].dead
            ]
        )
        self.places = tuple([duel.creatures[card].field for card in self.dead])
        self.marks = tuple([duel.creatures[card].keywords for card in self.dead])
        for card in self.dead:
            if not duel.creatures[card].no_bonus:
                exit_mana(duel, card)
        for at in range(len(self.dead)):
            card = self.dead[at]
            note(duel, L_TRASH, card, duel.owner[card], self.places[at])
            emit(duel, E_TRASHED, card, self.places[at], duel.owner[card], -1, duel.creatures[card].facing)
            kept = duel.fresh
            duel.fresh = []
            leave_board(duel, card)
            duel.fresh = kept

    def bury(self, duel: State) -> bool:
        """Put the cards into the graveyard one after the other. Rules: EOJ-SYNC-20, EOJ-SYNC-21.

        Abilities that trigger on that are queued when all cards are there.

        :returns: whether a question or a task has to be finished first.
        """
        while self.dead:
            card = self.dead[0]
            owner = duel.owner[card]
            position = self.places[0]
            if self.step == SYNC_BURY:
                if self.marks[0] & RETURN and duel.mana[owner] >= 1:
                    self.step = SYNC_RETURN_ANSWERED
                    duel.ask(owner, CONFIRM, [option(O_YES, card), option(O_NO, card)], W_RETURN, card)
                    return True
                to_graveyard(duel, card)
            elif self.step == SYNC_RETURN_ANSWERED:
                if verb_of(duel.answer) == O_YES:
                    lose_mana(duel, owner, 1)
                    return_to_hand(duel, card)
                else:
                    to_graveyard(duel, card)
            if self.step in (SYNC_BURY, SYNC_RETURN_ANSWERED):
                self.step = SYNC_DOUBLE_ANSWERED
                double = self.double_of(duel, card)
                if double >= 0:
                    duel.ask(owner, CONFIRM, [option(O_YES, double), option(O_NO, double)], W_RESURRECTION, card)
                    return True
                if duel.every_window and self.may_return(duel, card):
                    duel.ask(owner, CONFIRM, [option(O_NO, card)], W_RESURRECTION, card)
                    return True
            elif self.step == SYNC_DOUBLE_ANSWERED and verb_of(duel.answer) == O_YES:
                self.step = SYNC_FACING_ANSWERED
                double = self.double_of(duel, card)
                duel.ask(
                    owner,
                    POSITION,
                    [option(O_FACING, double, facing) for facing in range(4)],
                    W_FACING,
                    double,
                    position,
                )
                return True
            elif self.step == SYNC_FACING_ANSWERED:
                resurrect(duel, card_of(duel.answer), owner, position, number_of(duel.answer))
            self.step = SYNC_BURY
            self.dead = self.dead[1:]
            self.places = self.places[1:]
            self.marks = self.marks[1:]
            if duel.place[card] == GRAVEYARD:
                self.buried = (*self.buried, card)
                self.graves = (*self.graves, position)
            if drain(duel):
                return True
        for at in range(len(self.buried)):
            emit(duel, E_BURIED, self.buried[at], self.graves[at], duel.owner[self.buried[at]])
        self.buried = ()
        self.graves = ()
        return drain(duel)

    def may_return(self, duel: State, card: int) -> bool:
        """Whether a card of the same name may replace the first dead creature, as far as public information shows."""
        return (
            (self.marks[0] & RESURRECTION) != 0
            and duel.mana[duel.owner[card]] >= 1
            and (duel.occupant[self.places[0]] < 0)
        )

    def double_of(self, duel: State, card: int) -> int:
        """A card of the same name in the owner's hand that may replace the first dead creature, −1 for none."""
        owner = duel.owner[card]
        if not self.may_return(duel, card):
            return -1
        for other in duel.hand[owner]:
            if duel.info[other].name == duel.info[card].name:
                return other
        return -1


def resurrect(duel: State, double: int, owner: int, position: int, facing: int) -> None:
    """Summon a card of the same name onto the field of the creature that died (復活)."""
    lose_mana(duel, owner, 1)
    put_on_board(duel, double, position, facing)
    duel.creatures[double].barred = duel.turn
    note(duel, L_SUMMON, double, owner, position, facing)
    duel.summoned_by |= 1 << owner
    duel.arrived.append(double)
    emit(duel, E_SUMMONED, double, position, owner)


def exit_mana(duel: State, card: int) -> None:
    """Give the trash bonus to the owner, unless an ability redirects it. Rules: EOJ-TRASH-04, EOJ-TRASH-05."""
    owner = duel.owner[card]
    for source, ruling in in_force(duel, B_EXIT_MANA):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            if ruling.number:
                gain_mana(duel, duel.owner[source], duel.settings.trash_bonus)
            return
    gain_mana(duel, owner, duel.settings.trash_bonus)


def start_sync(duel: State) -> None:
    """Push a state sync."""
    duel.stack.append(SyncTask())
