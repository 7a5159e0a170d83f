"""What everybody in a room is sent: each what that one may see, when it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import UNSET

from duelkit.kernel.decision import Decision
from duelkit.table.answers import Answer, Ask, Entry, Result, State
from duelkit.table.clock import Clock
from duelkit.table.computers import Patience, Setup, Steps
from duelkit.table.config import RoomConfig
from duelkit.table.course import Course
from duelkit.table.games.desk import SPECTATOR, Desk
from duelkit.table.pace import Paces
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Client, Picture, Presence, Seat, stored
from duelkit.table.slices import Slices
from duelkit.table.store import Row, Store
from duelkit.table.summary import summary

if TYPE_CHECKING:
    from duelkit.table.room import Room

LINES: Final = 500
"""So many entries of the log go into one message."""


class House(Protocol):
    """What a room needs of the place that it is in."""

    store: Store
    slices: Slices
    troubled: bool
    """Whether the database fails just now."""
    paces: Paces
    """How long people take."""
    cover: bool
    """Whether answers that the table gives for a person take as long as that person's own."""

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int,
                    patience: Patience) -> int | None:
        """A computer player's answer; ``None`` if nobody waits for it any more."""

    def changed(self, room: Publisher) -> None:
        """The room's entry in the lobby has changed."""

    async def again(self, room: Room) -> str:
        """A new room with the same seats; answers its id."""


class Publisher(Course):
    """A duel with those who see it."""

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], house: House) -> None:
        super().__init__(identity, config, seats, house.store, house.slices)
        self.house = house
        self.clock = Clock(config.clock)
        self.status = "waiting"
        self.seen_status = "waiting"
        """The status as far as those know who watch late."""
        self.listed_from = 0.0
        """From this moment of the loop's clock on the room may stand in the lobby."""
        self.next: str | None = None
        """The room in which the players play again."""
        self.present: dict[Client, Presence] = {}
        self.moment = 0
        """Counts every change of the duel: what was begun for an earlier one is void."""
        self.asked: Decision | None = None
        """The question that a person has been asked and has not answered."""
        self.asked_at = 0.0
        self.log_after: int | None = None
        self._pulse: tuple[int, ...] = ()

    def viewer_of(self, presence: Presence) -> int:
        """Whose eyes a client sees the duel with."""
        if presence.seat is None:
            return SPECTATOR
        if self.config.opponent == "self":
            decision = None if self.desk is None else self.desk.decision
            if decision is not None:
                return decision.player
            return max(presence.sent, key=lambda viewer: presence.sent[viewer], default=0)
        return presence.seat

    def player(self, client: Client) -> int:
        """The seat of a client who plays.

        :raises Refusal: if the client only watches, or is not here.
        """
        presence = self.present.get(client)
        if presence is None or presence.seat is None:
            raise Refusal("not_seated", "not a player of this room; expected to have joined it")
        if self.config.opponent == "self" and self.asked is not None:
            return self.asked.player
        return presence.seat

    @property
    def desk_number(self) -> int:
        """The number of the duel that lies on the table, also once it is over."""
        return 1

    def ask_number(self, player: int) -> int:
        """The number of the open question as its player counts; who plays both sides counts both together."""
        if self.config.opponent == "self":
            return self.seats[0].asks + self.seats[1].asks
        return self.seats[player].asks

    def seconds_left(self, player: int) -> float:
        """How long a player has for the open question."""
        assert self.desk is not None
        spent = asyncio.get_running_loop().time() - self.asked_at
        return self.clock.seconds(player, self.desk.turn, spent)

    def clocks(self) -> list[int] | None:
        """The seconds that both players have left for their turns.

        They go along with what is sent for other reasons, so that nobody learns from them that something was answered.
        """
        if self.config.clock is None or self.desk is None or self.desk.outcome is not None:
            return None
        left = [*self.clock.left]
        asked = self.asked
        if asked is not None and self.desk.turn[1] == asked.player:
            left[asked.player] = self.seconds_left(asked.player)
        return [round(seconds) for seconds in left]

    @property
    def covered(self) -> bool:
        """Whether it must not show in time who was asked."""
        return self.house.cover and self.config.opponent != "self"

    async def publish(self, only: Client | None = None) -> None:
        """Send everybody what has changed for them."""
        desk = self.desk
        if desk is None:
            return
        pulse = (self.moment if self.asked is not None else 0, *desk.pulse())
        if only is None and pulse == self._pulse:
            return
        self._pulse = pulse
        await self.slices.run(self._tell(desk, only))

    def _tell(self, desk: Desk, only: Client | None) -> Iterator[None]:
        """Tell those who are here, one after the other, in small steps; viewers who see the same share the work."""
        pictures: dict[tuple[int, bool], Picture] = {}
        logs: dict[tuple[int, bool, int, int], list[Entry]] = {}
        lines: dict[int, int] = {}
        for presence in [*self.present.values()] if only is None else [self.present[only]]:
            viewer, texts = self.viewer_of(presence), presence.client.texts
            if only is None and desk.is_secret(viewer) and self.config.opponent != "self" and not (
                    self.covered and desk.follows_event()):
                continue
            if (viewer, texts) not in pictures:
                pictures[viewer, texts] = self.picture(viewer, texts)
                yield
            if self.log_after is not None:
                for eyes in presence.sent:
                    if eyes not in lines:
                        lines[eyes] = 0
                        for _ in desk.telling(eyes, 0, False):
                            lines[eyes] += 1
                            yield
                presence.sent = {eyes: min(number, self.log_after) for eyes, number in presence.sent.items()}
                presence.lines = {eyes: lines[eyes] for eyes in presence.sent}
            after, known = presence.sent.get(viewer, 0), presence.lines.get(viewer, 0)
            key = (viewer, texts, after, known)
            if key not in logs:
                logs[key] = []
                for number, entry in enumerate(desk.telling(viewer, after, texts), known + 1):
                    entry.n = number
                    logs[key].append(entry)
                    yield
            if presence.client in self.present:
                yield from self._send(presence, viewer, pictures[viewer, texts], logs[key])
            yield

    def picture(self, viewer: int, texts: bool) -> Picture:
        """All that a viewer sees now, apart from the log."""
        desk = self.desk
        assert desk is not None
        asked = self.asked
        question: Ask | None = None
        if asked is not None and asked.player == viewer and self.seats[viewer].human:
            question = desk.question(texts)
            question.id = self.ask_number(viewer)
            question.seconds = None if self.config.clock is None else round(self.seconds_left(viewer))
        over = desk.outcome is not None
        return Picture(desk.view(viewer), question, question is None and not over,
                       desk.result(viewer) if over else None)

    def _send(self, presence: Presence, viewer: int, picture: Picture, news: list[Entry]) -> Iterator[None]:
        """Send one what has changed, a long log in several messages."""
        desk = self.desk
        assert desk is not None
        kept = None if self.log_after is None else presence.lines.get(viewer, 0)
        if not news and kept is None and picture == presence.last and viewer in presence.sent:
            return
        presence.last = picture
        presence.sent[viewer] = desk.told()
        presence.lines[viewer] = presence.lines.get(viewer, 0) + len(news)
        for start in range(0, max(len(news), 1), LINES):
            presence.sequence += 1
            self._deliver(presence, State(
                room=self.identity, seq=presence.sequence, duel=self.desk_number,
                you=None if viewer == SPECTATOR else viewer, view=picture.view, ask=picture.ask,
                waiting=picture.waiting, outcome=picture.outcome, log=news[start:start + LINES],
                log_after=UNSET if kept is None or start else kept, clocks=self.clocks()))
            yield

    def _deliver(self, presence: Presence, message: Answer) -> None:
        if presence.seat is None and self.config.delay:
            asyncio.get_running_loop().call_later(self.config.delay, self._deliver_late, presence, message)
        else:
            presence.client.send(message)

    def _deliver_late(self, presence: Presence, message: Answer) -> None:
        if self.present.get(presence.client) is presence:
            presence.client.send(message)

    def tell_room(self, only: Client | None = None) -> None:
        """Tell everybody, or one, about the room itself."""
        for presence in [*self.present.values()]:
            if only is None or presence.client is only:
                self._deliver(presence, summary(self, presence))

    async def store_seats(self) -> None:
        """Store the status and who sits here."""
        await self.store.update_room(self.identity, self.status, stored(self.seats, self.config.game))

    async def set_status(self, status: str, made: Row | None = None) -> None:
        """Store another status, change it and tell everybody; those who watch late learn it late."""
        await self.store.update_room(self.identity, status, stored(self.seats, self.config.game), made)
        self.status = status
        self._status_changed()

    def _status_changed(self) -> None:
        if self.config.delay:
            asyncio.get_running_loop().call_later(self.config.delay, self._show_status, self.status)
        else:
            self._show_status(self.status)
        self.tell_room()

    def _show_status(self, status: str) -> None:
        if not self.closed:
            self.seen_status = status
            self.house.changed(self)

    def wins(self, player: int) -> int:
        """How many duels a player has won."""
        desk = self.desk
        return 1 if desk is not None and desk.outcome is not None and desk.outcome.winner == player else 0

    def results(self) -> list[Result]:
        """The duels of the room that are over; more than one only in a match."""
        outcome = None if self.desk is None else self.desk.outcome
        return [] if self.desk is None or outcome is None else [
            Result(1, outcome.winner, self.desk.turn[0])]
