"""What is sent to everybody in a room: to each what that viewer may see, when it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import UNSET

from duelkit.table.answers import Answer, Ask, Entry, Listed, Outcome, Player, RoomState, State, View
from duelkit.table.clock import Clock
from duelkit.table.config import RoomConfig
from duelkit.table.course import Course
from duelkit.table.cover import Cover
from duelkit.table.games.context import SPECTATOR
from duelkit.table.games.desk import Desk
from duelkit.table.protocols import Client, RoomHost
from duelkit.table.question import Question
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Seats
from duelkit.table.standing import Standing

LINES: Final = 500
"""The most log entries in one message."""


class Picture(NamedTuple):
    """Everything that a viewer sees at a moment, apart from the log."""

    view: View
    ask: Ask | None
    waiting: bool
    outcome: Outcome | None


@dataclass
class Presence:
    """A client in a room.

    :param seat: 0 or 1; ``None`` for a spectator; 0 in solo play for both sides.
    """

    client: Client
    seat: int | None
    sequence: int = 0
    sent: dict[int, int] = field(default_factory=dict)
    """For each viewer, the number of the newest log entry when a state was last sent."""
    lines: dict[int, int] = field(default_factory=dict)
    """For each viewer, how many log entries were sent; entries hidden from a viewer do not count."""
    last: Picture | None = None


class Audience:
    """The clients in a room: its players and spectators.

    :ivar present: the clients that are connected.
    :ivar log_after: during an undo or redo, the number of the last log entry that is kept.
    """

    def __init__(
        self,
        identity: str,
        config: RoomConfig,
        host: RoomHost,
        course: Course,
        standing: Standing,
        question: Question,
        clock: Clock,
        cover: Cover,
    ) -> None:
        self.identity = identity
        self.config = config
        self.host = host
        self.course = course
        self.standing = standing
        self.question = question
        self.clock = clock
        self.cover = cover
        self.present: dict[Client, Presence] = {}
        self.log_after: int | None = None
        self._pulse: tuple[int, ...] = ()

    @property
    def seats(self) -> Seats:
        """Returns the players' clients."""
        return self.course.seats

    def watching(self) -> int:
        """Returns the number of spectators."""
        return sum(presence.seat is None for presence in self.present.values())

    def names_watching(self) -> list[str]:
        """Returns the spectators' names, each once."""
        accounts = {one.client.account.id: one.client.account.name for one in self.present.values() if one.seat is None}
        return sorted(accounts.values())

    def here(self, client: Client) -> Presence:
        """Returns a client's presence in the room.

        :raises Refusal: if the client is not in it.
        """
        presence = self.present.get(client)
        if presence is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        return presence

    def viewer_of(self, presence: Presence) -> int:
        """Returns the viewer as which a client sees the duel."""
        if presence.seat is None:
            return SPECTATOR
        if self.seats.shared:
            decision = None if self.course.desk is None else self.course.desk.decision
            if decision is not None:
                return decision.player
            return max(presence.sent, key=lambda viewer: presence.sent[viewer], default=0)
        return presence.seat

    def player(self, client: Client) -> int:
        """Returns the seat of a player's client.

        :raises Refusal: if the client is a spectator or not in the room.
        """
        presence = self.present.get(client)
        if presence is None or presence.seat is None:
            raise Refusal("not_seated", "not a player of this room; expected to have joined it")
        if self.seats.shared and self.question.asked is not None:
            return self.question.asked.player
        return presence.seat

    def begin_again(self) -> None:
        """Starts again with another duel, of which nothing has been sent."""
        for presence in self.present.values():
            presence.sent.clear()
            presence.lines.clear()

    def _clocks(self, desk: Desk) -> list[int] | None:
        """Returns the seconds that both players have left for their turns.

        They are sent only along with other changes, so that they do not reveal that something was answered.
        """
        if self.config.clock is None or desk.outcome is not None:
            return None
        left = [*self.clock.left]
        player = desk.turn[1]
        if self.question.is_to(player):
            left[player] = self.seconds_left(player)
        return [round(seconds) for seconds in left]

    def seconds_left(self, player: int) -> float:
        """Returns how long a player has for the open question."""
        return self.clock.seconds(player, self.course.on_table.turn, self.question.spent())

    async def publish(self, only: Client | None = None) -> None:
        """Sends everybody what has changed for them."""
        desk = self.course.desk
        if desk is None:
            return
        pulse = (self.question.moment if self.question.asked is not None else 0, *desk.screen.pulse())
        if only is None and pulse == self._pulse:
            return
        self._pulse = pulse
        await self.host.slices.run(self._tell(desk, only))

    def _tell(self, desk: Desk, only: Client | None) -> Iterator[None]:
        """Sends the clients their changes in small steps; viewers with the same view share the work."""
        pictures: dict[tuple[int, bool], Picture] = {}
        logs: dict[tuple[int, bool, int, int], list[Entry]] = {}
        lines: dict[int, int] = {}
        for presence in [*self.present.values()] if only is None else [self.present[only]]:
            viewer, texts = self.viewer_of(presence), presence.client.texts
            if (
                only is None
                and desk.windows.is_secret(viewer)
                and not self.seats.shared
                and not (self.cover.on and desk.windows.follows_event())
            ):
                continue
            if (viewer, texts) not in pictures:
                pictures[viewer, texts] = self.picture(desk, viewer, texts)
                yield
            if self.log_after is not None:
                for eyes in presence.sent:
                    if eyes not in lines:
                        lines[eyes] = 0
                        for _ in desk.screen.entries(eyes, 0, False):
                            lines[eyes] += 1
                            yield
                presence.sent = {eyes: min(number, self.log_after) for eyes, number in presence.sent.items()}
                presence.lines = {eyes: lines[eyes] for eyes in presence.sent}
            after, known = presence.sent.get(viewer, 0), presence.lines.get(viewer, 0)
            key = (viewer, texts, after, known)
            if key not in logs:
                logs[key] = []
                for number, entry in enumerate(desk.screen.entries(viewer, after, texts), known + 1):
                    entry.n = number
                    logs[key].append(entry)
                    yield
            if presence.client in self.present:
                yield from self._send(desk, presence, viewer, pictures[viewer, texts], logs[key])
            yield

    def picture(self, desk: Desk, viewer: int, texts: bool) -> Picture:
        """Returns everything that a viewer sees now, apart from the log."""
        question: Ask | None = None
        over = desk.outcome is not None
        # between two duels of a match, the open question is not one of the duel that has ended
        if not over and self.question.is_to(viewer) and self.seats[viewer].human:
            question = desk.screen.question(texts)
            question.id = self.seats.ask_number(viewer)
            question.seconds = None if self.config.clock is None else round(self.seconds_left(viewer))
        return Picture(
            desk.screen.view(viewer),
            question,
            question is None and not over,
            desk.screen.result(viewer) if over else None,
        )

    def _send(self, desk: Desk, presence: Presence, viewer: int, picture: Picture, news: list[Entry]) -> Iterator[None]:
        """Sends a client what has changed, a long log in several messages."""
        kept = None if self.log_after is None else presence.lines.get(viewer, 0)
        if not news and kept is None and picture == presence.last and viewer in presence.sent:
            return
        presence.last = picture
        presence.sent[viewer] = desk.screen.newest()
        presence.lines[viewer] = presence.lines.get(viewer, 0) + len(news)
        for start in range(0, max(len(news), 1), LINES):
            presence.sequence += 1
            self._deliver(
                presence,
                State(
                    room=self.identity,
                    seq=presence.sequence,
                    duel=self.course.desk_number,
                    you=None if viewer == SPECTATOR else viewer,
                    view=picture.view,
                    ask=picture.ask,
                    waiting=picture.waiting,
                    outcome=picture.outcome,
                    log=news[start : start + LINES],
                    log_after=UNSET if kept is None or start else kept,
                    clocks=self._clocks(desk),
                ),
            )
            yield

    def _deliver(self, presence: Presence, message: Answer) -> None:
        if presence.seat is None and self.config.delay:
            asyncio.get_running_loop().call_later(self.config.delay, self._deliver_late, presence, message)
        else:
            presence.client.send(message)

    def _deliver_late(self, presence: Presence, message: Answer) -> None:
        if self.present.get(presence.client) is presence:
            presence.client.send(message)

    def tell_all(self, message: Answer, without: Collection[int] = ()) -> None:
        """Sends a message to everybody in the room but some accounts; delayed spectators receive it late."""
        for presence in [*self.present.values()]:
            if presence.client.account.id not in without:
                self._deliver(presence, message)

    def tell_room(self, only: Client | None = None) -> None:
        """Sends all clients, or one, the state of the room itself."""
        for presence in [*self.present.values()]:
            if only is None or presence.client is only:
                self._deliver(presence, self.summary(presence))

    def summary(self, presence: Presence, early: bool = False) -> RoomState:
        """Returns the room as a client in it sees it.

        :param early: for a delayed spectator who has seen nothing yet: whether to show the room as it was when the duel
            began.
        """
        here = {other.seat for other in self.present.values()}
        config, course, status = self.config, self.course, self.standing.status
        free = config.free and presence.seat is not None
        return RoomState(
            room=self.identity,
            game=config.game,
            edition=config.edition or None,
            title=config.title,
            status="playing" if early and status != "waiting" else status,
            solo=config.solo,
            opponent=config.opponent,
            best_of=config.best_of,
            duel=1 if early else course.duel_number,
            clock=config.clock,
            delay=config.delay,
            limits=config.limits,
            rated=config.rated,
            tournament=config.tournament or None,
            you=presence.seat,
            seats=[
                Player(
                    name=seat.name,
                    kind=seat.kind,
                    here=number in here or not seat.human or self.seats.shared,
                    wins=0 if early else course.wins(number),
                    wants_rematch=seat.wants_rematch and not early,
                    rating=seat.rating,
                    rated=None if early else seat.rated,
                    sure=seat.sure,
                )
                for number, seat in enumerate(self.seats)
            ],
            windows=None if presence.seat is None else self.seats[presence.seat].mode,
            watchers=self.watching(),
            watching=self.names_watching(),
            can_undo=free and bool(course.past.back),
            can_redo=free and bool(course.past.ahead),
            stalled=self.host.troubled,
            link=f"/#/room/{self.identity}",
            next=None if early else self.standing.next,
            results=[] if early else course.results(),
        )

    def lobby_entry(self) -> Listed:
        """Returns the room's entry in the list of public rooms."""
        config = self.config
        return Listed(
            room=self.identity,
            game=config.game,
            edition=config.edition or None,
            title=config.title,
            host=self.seats[0].name,
            status=self.standing.seen,
            players=sum(seat.human for seat in self.seats),
            names=[seat.name for seat in self.seats if seat.human],
            watchers=self.watching(),
            best_of=config.best_of,
            clock=config.clock,
            limits=config.limits,
            rated=config.rated,
            rating=self.seats[0].rating,
        )
