"""The course of a room's duel: stores each decision before it is made, replays stored ones, and goes back and forth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import RecordError
from duelkit.kernel.record import HASH_EVERY, Record
from duelkit.kernel.state import LAYOUT
from duelkit.recording import MADE_WITH, SURRENDER, TIME_OUT, made_by, reasons
from duelkit.table.answers import Result
from duelkit.table.config import Deck, RoomConfig, begin_duel
from duelkit.table.database import Row, StoreError
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.past import Past, Place, Way
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Seats
from duelkit.table.store import Store, StoredStep

MOST_PASSED: Final = 500
"""The most automatic answers in a row; then the duel ends, because users' own cards may trigger each other
endlessly."""


def left_after(how: int, passed: int) -> int:
    """Returns how it is stored that a player left (``SURRENDER``, ``TIME_OUT``) after so many automatic answers.

    Others may still be held back then: which of them the table would give shows what is hidden.
    """
    return how - 2 * (passed + 1)


def ending(option: int) -> tuple[int, int]:
    """Returns a stored answer and how many automatic ones were given before it, at most.

    Rooms of earlier versions have stored ``SURRENDER`` and ``TIME_OUT`` alone, after all of them.

    >>> ending(left_after(TIME_OUT, 3)) == (TIME_OUT, 3), ending(SURRENDER)[0], ending(40)[0]
    (True, -1, 40)
    """
    if option >= TIME_OUT:
        return option, MOST_PASSED
    passed, kind = divmod(-option - 1, 2)
    return (TIME_OUT if kind else SURRENDER), passed - 1


class Course:
    """A duel and what is stored of it.

    :ivar number: how many decisions are stored.
    :ivar desk_number: the number of the duel on the table, also after its end.
    """

    desk_number = 1

    def __init__(self, identity: str, config: RoomConfig, seats: Seats, store: Store) -> None:
        self.identity = identity
        self.config = config
        self.seats = seats
        self.store = store
        self.desk: Desk | None = None
        self.number = 0
        self.past = Past()
        self.passed = 0
        """How many automatic answers, which are not stored, were given since the latest decision."""
        self._doubtful: int | None = None
        """The first decision for which it is uncertain what is stored."""

    def begin(self) -> None:
        """Puts the duel on the table."""
        self.desk = begin_duel(self.config, self.seats.decks())
        self.desk.context.names = self.seats.names()

    def close(self) -> None:
        """Drops large objects at once instead of leaving them to the garbage collector."""
        self.past = Past()
        self.desk = None

    @property
    def on_table(self) -> Desk:
        """The duel, which has begun."""
        assert self.desk is not None
        return self.desk

    def decks(self) -> tuple[Deck, Deck]:
        """Returns the decks with which the duel is played."""
        return self.seats.decks()

    @property
    def duel_number(self) -> int:
        """The number of the duel, from 1."""
        return 1

    def where(self) -> str:
        """Returns the progress, for logs."""
        return f"decision {self.number}"

    def wins(self, player: int) -> int:
        """Returns how many duels a player has won."""
        return sum(result.winner == player for result in self.results())

    def results(self) -> list[Result]:
        """Returns the finished duels of the room; more than one only in a match."""
        outcome = None if self.desk is None else self.desk.outcome
        return [] if self.desk is None or outcome is None else [Result(1, outcome.winner, self.desk.turn[0])]

    def record_of(self, duel: int) -> Record:
        """Returns the record of a duel of the room, counted from 1.

        :raises Refusal: if there is none.
        """
        if self.desk is None or duel != self.duel_number:
            raise Refusal("unknown_room", f"duel {duel}; expected 1 to {self.duel_number}")
        return self.desk.record

    # decisions

    def automatic(self, decision: Decision) -> int | None:
        """Returns the answer that the table gives for a player who does not want to be asked, otherwise ``None``."""
        desk = self.on_table
        alone = len(decision.options) == 1
        passing = desk.windows.passing()
        if passing is None:
            # between two people, players end their phases and turns themselves
            if decision.kind == ACT and desk.context.every_end and self.seats[decision.player].human:
                return None
            if not self.seats[decision.player].human and decision.alone():
                return decision.options[0]
            return decision.options[0] if alone and desk.duel.is_hidden(decision) else None
        seat = self.seats[decision.player]
        if not seat.human or seat.hold == "pass":
            return passing
        if seat.hold == "ask" or seat.mode == "always":
            return None
        if alone or seat.mode == "auto" and not desk.windows.is_answer_to_opponent():
            return passing
        return None

    async def store_answer(self, player: int, option: int) -> bool:
        """Stores an answer to the open question before it is given; returns whether it is one that is stored.

        :raises StoreError: if it cannot be stored; nothing has changed then.
        """
        decision = self.on_table.decision
        if option in (SURRENDER, TIME_OUT) or decision is not None and decision.notes(option):
            noted = left_after(option, self.passed) if option in (SURRENDER, TIME_OUT) else option
            await self.store_step(StoredStep(self.duel_number, player, noted))
            return True
        return False

    def answer(self, player: int, option: int, stored: bool) -> None:
        """Gives an answer.

        :param stored: the result of :meth:`store_answer`.
        """
        if stored:
            self.number += 1
            self.passed = 0
        else:
            self.passed += 1
        self._choose(player, option)

    def _choose(self, player: int, option: int) -> None:
        if option in (SURRENDER, TIME_OUT):
            self.on_table.leave(player, option)
        else:
            self.on_table.choose(option)

    async def store_step(self, step: StoredStep) -> None:
        """Stores the next decision.

        :raises StoreError: if the database fails; what it has stored is then uncertain, and the next decision repairs
            it.
        """
        store, number = self.store, self.number
        if self._doubtful is None:
            made = self.made() if number % HASH_EVERY == 0 and step.option >= 0 and step.duel else None
            try:
                await store.add_step(self.identity, number, step, made)
            except StoreError:
                self._doubtful = number
                raise
            return
        known = [] if self.desk is None or self._doubtful == number else self.desk.record.steps[self._doubtful : number]
        steps = [*(StoredStep(1, before.player, before.option) for before in known), step]
        await store.set_steps(self.identity, self._doubtful, steps)
        self._doubtful = None

    def made(self) -> Row:
        """Returns what the room is played with and the present state, which are stored to detect later differences."""
        desk = self.on_table
        headers = {key: desk.record.headers[key] for key in ("version", *MADE_WITH) if key in desk.record.headers}
        return {**headers, "number": self.number, "hash": f"{LAYOUT}-{desk.digest()}"}

    def demand_state(self, made: Row) -> None:
        """Compares the duel with a stored state.

        :raises RecordError: if they differ: which version made it, where and why.
        """
        self.pass_windows()
        layout, _, digest = made["hash"].partition("-")
        # a state hashed with other fields cannot be compared
        if layout == str(LAYOUT) and self.on_table.digest() != digest:
            raise RecordError(
                f"made by {made_by(made)}, differs at decision {made['number']}, because "
                f"{reasons(made, self.on_table.record.headers)}"
            )

    def replay_step(self, step: StoredStep) -> None:
        """Makes a stored decision again.

        :raises DuelkitError: if it is not offered.
        """
        option, passed = ending(step.option)
        self.pass_windows(passed)
        self._choose(step.player, option)
        self.passed = 0

    def pass_windows(self, most: int = MOST_PASSED) -> None:
        """Gives the automatic answers, which are not stored.

        :param most: up to how many since the latest decision.
        """
        desk = self.on_table
        while self.passed < most and (decision := desk.decision) is not None and decision.alone():
            desk.choose(decision.options[0])
            self.passed += 1

    def endless(self) -> int | None:
        """Returns who must give up because only automatic answers follow each other without end: the one player with
        users' own cards, otherwise the turn player; ``None`` while the duel can end."""
        desk = self.desk
        if self.passed < MOST_PASSED or desk is None or desk.decision is None or not desk.decision.alone():
            return None
        table = table_of(self.config.game)
        with_own = [
            number
            for number, seat in enumerate(self.seats)
            if seat.deck is not None and table.decks.as_json(seat.deck).get("own")
        ]
        return with_own[0] if len(with_own) == 1 else desk.turn[1]

    def place(self) -> Place:
        """Returns the present moment."""
        return Place(len(self.on_table.record.steps), self.passed)

    def note(self) -> bool:
        """Records that the open question can be returned to; returns whether the possible directions have changed."""
        before = bool(self.past.back), bool(self.past.ahead)
        self.past.note(self.place(), self.on_table)
        return before != (True, False)

    async def travel(self, ahead: bool) -> Iterator[None]:
        """Stores that the duel goes back to the previous question, or forward again; the returned steps then take it
        there.

        :returns: an iterator that makes one decision each time.
        :raises StoreError: if it cannot be stored; nothing has changed then.
        """
        desk = self.on_table
        way = self.past.before() if ahead else self.past.behind(desk)
        made = list(desk.record.steps)
        steps = [
            StoredStep(1, step.player, step.option) for step in (made + way.steps if ahead else made[: way.place.steps])
        ]
        shared = min(self.number, len(steps), *([] if self._doubtful is None else [self._doubtful]))
        self._doubtful = shared
        await self.store.set_steps(self.identity, shared, steps[shared:], "playing")
        self._doubtful = None
        now = self.place()
        if ahead:
            self.past.went_ahead(now, desk)
        else:
            self.past.went_back(now, made)
        self.number = len(steps)
        return self._go(way)

    def _go(self, way: Way) -> Iterator[None]:
        desk = self.on_table
        if way.kept is not None:
            desk.back(way.kept)
            self.passed = way.start.passes
        for step in way.steps:
            self.replay_step(StoredStep(1, step.player, step.option))
            yield
        for _ in range(way.place.passes - self.passed):
            decision = desk.decision
            if decision is None or not decision.alone():
                break
            desk.choose(decision.options[0])
        self.passed = way.place.passes

    def keep_past(self) -> None:
        """Keeps the moment for undo if a person is asked now."""
        self.pass_windows()
        decision = self.on_table.decision
        if decision is not None and self.seats[decision.player].human and self.automatic(decision) is None:
            self.note()
