"""The course of a room's duel: each decision stored, then made; stored ones made again; the way back and forth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Final

from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import RecordError
from duelkit.kernel.record import HASH_EVERY
from duelkit.kernel.state import LAYOUT
from duelkit.recording import MADE_WITH, SURRENDER, TIME_OUT, made_by, reasons
from duelkit.table.actor import Actor
from duelkit.table.config import RoomConfig
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.past import Past, Place, Way
from duelkit.table.seats import Client, Seat
from duelkit.table.slices import Slices
from duelkit.table.store import Row, Store, StoredStep, StoreError


MOST_PASSED: Final = 500
"""So many answers in a row go without saying; then the duel ends: cards that somebody has written may set each other
off without an end."""


class Course(Actor):
    """A duel with what is stored of it.

    :param seats: both, the open one without a player.
    """

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], store: Store,
                 slices: Slices) -> None:
        super().__init__(identity, slices)
        self.config = config
        self.seats = seats
        self.store = store
        self.desk: Desk | None = None
        self.number = 0
        """How many decisions are stored."""
        self.past = Past()
        self.passed = 0
        """How many answers that go without saying, and are not stored, were given since the latest decision."""
        self.doubtful: int | None = None
        """From this decision on it is not known what is stored."""

    @property
    def duel_number(self) -> int:
        """The number of the duel, from 1."""
        return 1

    @abstractmethod
    def tell_room(self, only: Client | None = None) -> None:
        """Tell everybody, or one, about the room itself."""

    def automatic(self, decision: Decision) -> int | None:
        """The answer that the table gives for the player, if the player does not want to be asked."""
        assert self.desk is not None
        alone = len(decision.options) == 1
        passing = self.desk.passing()
        if passing is None:
            # between two people, phases and turns end when their player ends them
            if decision.kind == ACT and self.desk.every_end and self.seats[decision.player].human:
                return None
            if not self.seats[decision.player].human and decision.alone():
                return decision.options[0]
            return decision.options[0] if alone and self.desk.duel.is_hidden(decision) else None
        seat = self.seats[decision.player]
        if not seat.human or seat.hold == "pass":
            return passing
        if seat.hold == "ask" or seat.mode == "always":
            return None
        if alone or seat.mode == "auto" and not self.desk.is_answer_to_opponent():
            return passing
        return None

    async def carry_out(self, player: int, option: int, note: bool = False) -> None:
        """Store a decision, then make it.

        :param note: whether the question is one to go back to.
        :raises StoreError: if it cannot be stored; nothing has changed then.
        """
        desk = self.desk
        assert desk is not None
        decision = desk.decision
        stored = option in (SURRENDER, TIME_OUT) or decision is not None and decision.notes(option)
        if stored:
            await self.store_step(StoredStep(self.duel_number, player, option))
        if note:
            told = bool(self.past.back), bool(self.past.ahead)
            self.past.note(self.place(), desk)
            if told != (True, False):
                self.tell_room()
        if stored:
            self.number += 1
            self.passed = 0
        else:
            self.passed += 1
        if option in (SURRENDER, TIME_OUT):
            desk.leave(player, option)
        else:
            desk.choose(option)

    async def store_step(self, step: StoredStep) -> None:
        """Store the next decision.

        :raises StoreError: if the database fails; it is not known then what it has stored, and the next decision puts
            that right.
        """
        store, number = self.store, self.number
        if self.doubtful is None:
            made = self.made() if number % HASH_EVERY == 0 and step.option >= 0 and step.duel else None
            try:
                await store.add_step(self.identity, number, step, made)
            except StoreError:
                self.doubtful = number
                raise
            return
        known = [] if self.desk is None or self.doubtful == number else self.desk.record.steps[self.doubtful:number]
        steps = [*(StoredStep(1, before.player, before.option) for before in known), step]
        await store.set_steps(self.identity, self.doubtful, steps)
        self.doubtful = None

    def made(self) -> Row:
        """What the room is played with, and the state now: noted with it, so that it shows if that ever changes."""
        desk = self.desk
        assert desk is not None
        headers = {key: desk.record.headers[key] for key in ("version", *MADE_WITH) if key in desk.record.headers}
        return {**headers, "number": self.number, "hash": f"{LAYOUT}-{desk.digest()}"}

    def demand_state(self, made: Row) -> None:
        """Compare the duel with the state that was noted.

        :raises RecordError: if it is another: which version made it, where and why it differs.
        """
        assert self.desk is not None
        self.pass_windows()
        layout, _, digest = made["hash"].partition("-")
        # a state that was hashed with other fields cannot be compared
        if layout == str(LAYOUT) and self.desk.digest() != digest:
            raise RecordError(f"made by {made_by(made)}, differs at decision {made['number']}, because "
                              f"{reasons(made, self.desk.record.headers)}")

    def replay_step(self, step: StoredStep) -> None:
        """Make a stored decision again.

        :raises DuelkitError: if it is not offered.
        """
        desk = self.desk
        assert desk is not None
        self.pass_windows()
        if step.option in (SURRENDER, TIME_OUT):
            desk.leave(step.player, step.option)
        else:
            desk.choose(step.option)
        self.passed = 0

    def pass_windows(self) -> None:
        """Give the answers that go without saying, and are not stored."""
        assert self.desk is not None
        while self.passed < MOST_PASSED and (
                decision := self.desk.decision) is not None and decision.alone():
            self.desk.choose(decision.options[0])
            self.passed += 1

    def endless(self) -> int | None:
        """Who has to give up because nothing is left to decide and no end comes: the one player with cards that people
        have written, or whose turn it is; ``None`` while an end may come."""
        desk = self.desk
        if self.passed < MOST_PASSED or desk is None or desk.decision is None or not desk.decision.alone():
            return None
        table = table_of(self.config.game)
        with_own = [number for number, seat in enumerate(self.seats)
                    if seat.deck is not None and table.deck_json(seat.deck).get("own")]
        return with_own[0] if len(with_own) == 1 else desk.turn[1]

    def place(self) -> Place:
        """The moment at which the duel is."""
        assert self.desk is not None
        return Place(len(self.desk.record.steps), self.passed)

    def go(self, way: Way) -> Iterator[None]:
        """Take a way through the duel, one decision after the other."""
        desk = self.desk
        assert desk is not None
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
        """Keep the moment to come back to, if a person is asked now."""
        assert self.desk is not None
        self.pass_windows()
        decision = self.desk.decision
        if decision is not None and self.seats[decision.player].human and self.automatic(decision) is None:
            self.past.note(self.place(), self.desk)
