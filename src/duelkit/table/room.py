"""A room: two seats, a duel or a match, those who watch. One task runs it, one message after the other.

What is decided is stored before anybody sees it. What a viewer is sent is made by the desk for that viewer alone, and
only when it has changed.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final, Protocol

from msgspec import UNSET

from duelkit.kernel.decision import RESPOND, Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.record import Record
from duelkit.kernel.rng import Rng
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table import messages as m
from duelkit.table.actor import LOG, Job
from duelkit.table.answers import Answer, Ask, Entry, Forecast, Left, Result, State, Why
from duelkit.table.computers import Setup, Steps
from duelkit.table.config import Deck, RoomConfig, begin_duel
from duelkit.table.course import Course
from duelkit.table.games.desk import SPECTATOR, Desk
from duelkit.table.past import Past
from duelkit.table.refusals import Refusal, error
from duelkit.table.seats import HUMAN, OPEN, Client, Picture, Presence, Seat, stored
from duelkit.table.slices import Slices
from duelkit.table.store import Account, Row, Store, StoredStep, StoreError
from duelkit.table.summary import summary

RESPONSE_SECONDS: Final = 30.0
"""The least time for an answer outside one's own turn, if there is a clock."""
COMPUTER_SECONDS: Final = 0.2
"""A computer player's answers come after this time or a multiple of it, whatever it has to choose from."""
MOST_WATCHERS: Final = 100
MOST_DECISIONS: Final = 20_000
"""A duel of so many decisions goes on no longer: it can be given up, or one can go back in it."""
AGAIN: Final = 2.0
"""Seconds after which something that the database failed in is done again."""
STORED: Final = frozenset({"waiting", "playing", "siding", "over"})


class House(Protocol):
    """What a room needs of the place that it is in."""

    store: Store
    slices: Slices
    troubled: bool
    """Whether the database fails just now."""
    cover: bool
    """Whether answers that the table gives for a person take as long as that person's own."""

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
        """A computer player's answer."""

    def changed(self, room: Room) -> None:
        """The room's entry in the lobby has changed."""

    async def again(self, room: Room) -> str:
        """A new room with the same seats; answers its id."""


class Room(Course):
    """A room. Its methods are called by its own task, through :meth:`post`.

    :param seats: both, the open one without a player.
    :param maker: the address that counts it among its rooms; empty for this machine itself.
    """

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], house: House,
                 maker: str = "") -> None:
        super().__init__(identity, config, seats, house.store, house.slices)
        self.house = house
        self.maker = maker
        self.nonce = secrets.token_hex(4)
        """Tells this room from one that was put away and came back."""
        self.status = "waiting"
        self.next: str | None = None
        self.present: dict[Client, Presence] = {}
        self.moment = 0
        """Counts every change of the duel: what was begun for an earlier one is void."""
        self.asked: Decision | None = None
        """The question that a person has been asked and has not answered."""
        self.asked_at = 0.0
        self.log_after: int | None = None
        self._pulse: tuple[int, ...] = ()
        self._covered: tuple[int, ...] = ()
        """What everybody could see when there was last time for something hidden."""
        self.seen_status = "waiting"
        """The status as far as those know who watch late."""
        self._setup: Setup | None = None

    def where(self) -> str:
        return f"decision {self.number}"

    async def close(self) -> None:
        await super().close()
        # what is large goes at once, and does not wait until garbage is collected
        self.present.clear()
        self.past = Past()
        self.desk = None

    def ask(self, client: Client, message: m.InRoom, work: Callable[[Client], Awaitable[Answer | None]]) -> None:
        """Have a client's request done; the answer, or why it is refused, goes to the client."""
        async def job() -> None:
            try:
                answer = await work(client)
            except Refusal as refusal:
                client.send(error(refusal, message.id))
                return
            except StoreError as failure:
                LOG.error("room %s, %s: %s", self.identity, self.where(), failure)
                client.send(error(Refusal("internal", "the table cannot store anything now"), message.id))
                return
            except DuelkitError:
                # what went wrong may name cards
                LOG.exception("room %s, %s", self.identity, self.where())
                client.send(error(Refusal("internal", "the table cannot do this"), message.id))
                return
            if answer is not None:
                if message.id is not None:
                    answer.id = message.id
                client.send(answer)
        self.post(job)

    # who is here

    def seat_of(self, account: Account) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.human and seat.account == account.id:
                return number
        return None

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

    async def enter(self, client: Client, deck: Deck | None, watch: bool) -> Answer:
        """Somebody comes in: to the own seat, to the open one, or to watch."""
        seat = self.seat_of(client.account)
        if seat is None and not watch:
            free = next((number for number, found in enumerate(self.seats) if found.kind == OPEN), None)
            if free is None:
                raise Refusal("full", "both seats are taken; expected \"watch\": true")
            if deck is None:
                raise Refusal("bad_deck", "no deck; expected one to take the free seat with - at `$.deck`")
            account = client.account
            taken = replace(self.seats[free], kind=HUMAN, account=account.id, name=account.name, deck=deck)
            seat = free
            await self.begin((self.seats[0], taken) if free else (taken, self.seats[1]))
        elif seat is None and self.config.solo:
            raise Refusal("not_allowed", "a solo room; expected its owner")
        elif seat is None and sum(here.seat is None for here in self.present.values()) >= MOST_WATCHERS:
            raise Refusal("full", f"{MOST_WATCHERS} people watch already")
        self.present[client] = Presence(client, seat)
        self.tell_room()

        async def show() -> None:
            if client in self.present:
                await self.publish(only=client)
        # after the answer, so that a client knows the room before it sees the duel
        self.post(show)
        return summary(self, self.present[client], seat is None and self.config.delay > 0)

    def gone(self, client: Client) -> None:
        """A connection is lost."""
        if self.present.pop(client, None) is not None:
            self.tell_room()

    async def leave(self, client: Client) -> Answer | None:
        """Somebody leaves: a room that has not begun ends with its host; a seat in a duel stays."""
        presence = self.present.get(client)
        if presence is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        if presence.seat is not None and self.status == "waiting":
            await self.store.update_room(self.identity, "over", stored(self.seats, self.config.game))
            self.status = "over"
        self.present.pop(client, None)
        self.tell_room()
        return Left(room=self.identity)

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

    # the duel

    async def begin(self, seats: tuple[Seat, Seat]) -> None:
        """Both seats are taken: the duel begins."""
        first, second = (seat.deck for seat in seats)
        assert first is not None and second is not None
        await self.store.update_room(self.identity, "playing", stored(seats, self.config.game))
        self.seats = seats
        self.start_desk((first, second))
        self.status = "playing"
        self._status_changed()
        self.post(self.proceed)

    def start_desk(self, decks: tuple[Deck, Deck]) -> None:
        """Put the duel on the table."""
        self.desk = begin_duel(self.config, decks)
        self.desk.names = (self.seats[0].name, self.seats[1].name)

    @property
    def desk_number(self) -> int:
        """The number of the duel that lies on the table, also once it is over."""
        return 1

    def clocks(self) -> list[int] | None:
        """The seconds that both players have left for their turns.

        They go along with what is sent for other reasons, so that nobody learns from them that something was answered.
        """
        if self.config.clock is None or self.desk is None or self.desk.outcome is not None:
            return None
        left = [seat.time_left for seat in self.seats]
        asked = self.asked
        if asked is not None and self.desk.turn[1] == asked.player:
            left[asked.player] = self.seconds_left(asked.player)
        return [round(seconds) for seconds in left]

    def lasting(self, job: Job) -> Job:
        """The job; where the database fails in it, it is done again a little later."""
        async def again() -> None:
            try:
                await job()
            except StoreError as failure:
                LOG.error("room %s, %s: %s; tried again", self.identity, self.where(), failure)
                self.later(AGAIN, again)
        return again

    async def proceed(self) -> None:
        """Go on to the next question that a person must answer, or to the end."""
        await self.lasting(self._advance)()

    async def _advance(self) -> None:
        desk = self.desk
        assert desk is not None
        while True:
            self.moment += 1
            self.asked = None
            self.stop_timer()
            decision = desk.decision
            if decision is None:
                await self.finish()
                return
            seat = self.seats[decision.player]
            self._new_turn(desk)
            if seat.rushed == desk.turn[0]:
                await self._rush(decision.player)
                continue
            pause = self.hidden_moment(decision)
            if pause > 0:
                await self.publish()
                self.later(pause, self._go_on(self.moment))
                return
            if not seat.human and len(decision.options) > 1:
                await self.publish()
                self._think(decision, seat)
                return
            answer = self.automatic(decision)
            if answer is None:
                await self.put_question(decision, seat)
                return
            await self.publish()
            pause = self.pause(decision, seat)
            if pause > 0:
                if desk.turn[1] == decision.player:
                    # the clock, which both see, runs as if the player had thought
                    seat.time_left = max(seat.time_left - pause, 0.0)
                self.later(pause, self._answer_later(self.moment, decision, answer))
                return
            await self.carry_out(decision.player, answer)

    @property
    def covered(self) -> bool:
        """Whether it must not show in time who was asked."""
        return self.house.cover and self.config.opponent != "self"

    def pause(self, decision: Decision, seat: Seat) -> float:
        """How long an answer that is given for a player is held back, so that it looks like one of the player's own."""
        desk = self.desk
        assert desk is not None
        if not self.covered:
            return 0.0
        if not seat.human:
            return COMPUTER_SECONDS
        if seat.mode == "auto" and desk.passing() is not None and not desk.is_answer_to_opponent():
            # then the player is not asked whatever there is to use
            return 0.0
        return seat.pause()

    def hidden_moment(self, decision: Decision) -> float:
        """How long play is held back because somebody might have been asked for something hidden before this."""
        desk = self.desk
        assert desk is not None
        if not self.covered or decision.kind != RESPOND or not desk.follows_event() or self._covered == desk.sight():
            return 0.0
        self._covered = desk.sight()
        if not all(seat.human for seat in self.seats):
            return COMPUTER_SECONDS
        return self.seats[1 - decision.player].pause()

    def _had_time(self, decision: Decision, option: int) -> bool:
        """Whether the others cannot tell that a player has really answered; for something hidden that is noted."""
        assert self.desk is not None
        secret = self.desk.is_secret(1 - decision.player)
        if secret:
            self._covered = self.desk.sight()
        return secret or option == self.desk.passing()

    def _go_on(self, moment: int) -> Job:
        async def job() -> None:
            if self.moment == moment:
                await self.proceed()
        return job

    def _answer_later(self, moment: int, decision: Decision, option: int) -> Job:
        async def job() -> None:
            if self.moment == moment:
                if len(decision.options) == 1 and self.seats[decision.player].human:
                    # an answer that is really given waits until it is stored; this one must not come sooner
                    await self.store_seats()
                await self.carry_out(decision.player, option)
                await self.proceed()
        return self.lasting(job)

    def _think(self, decision: Decision, seat: Seat) -> None:
        """Have a computer player answer, elsewhere if it takes time."""
        desk = self.desk
        assert desk is not None
        moment = self.moment
        # a generator of its own, so that a computer's answers tell nothing about the seed of the duel
        seed = Rng(self.config.seed << 64 | 1 << 63 | self.number).next()
        began = asyncio.get_running_loop().time()

        def give(option: int) -> None:
            async def job() -> None:
                if self.moment == moment:
                    self._had_time(decision, option)
                    await self.carry_out(decision.player, option)
                    await self.proceed()

            if not self.covered:
                self.post(self.lasting(job))
                return
            # the answer comes at one of a few moments, however long it took to find
            spent = asyncio.get_running_loop().time() - began
            self.later(COMPUTER_SECONDS * math.ceil(spent / COMPUTER_SECONDS) - spent, self.lasting(job))

        if seat.kind == "random":
            give(desk.by_chance(seed))
            return
        steps = tuple((step.player, step.option) for step in desk.record.steps)
        setup = self.setup()

        async def work() -> None:
            try:
                option = await self.house.think(self.identity, setup, steps, seat.kind, seed)
            except BrokenProcessPool:
                LOG.exception("room %s, %s: its computer player is gone; it answers by chance", self.identity,
                              self.where())
                if self.moment != moment:
                    return
                option = desk.by_chance(seed)
            if self.moment == moment:
                give(option)

        self.meanwhile(work())

    def setup(self) -> Setup:
        """What a computer player's process needs to put the duel on its own table."""
        if self._setup is None:
            first, second = (seat.as_dict(self.config.game)["deck"] for seat in self.seats)
            self._setup = (self.config.as_dict(), first, second)
        return self._setup

    async def put_question(self, decision: Decision, seat: Seat) -> None:
        """Ask a person."""
        loop = asyncio.get_running_loop()
        self.asked = decision
        self.asked_at = loop.time()
        seat.asks += 1
        await self.publish()
        if self.config.clock is not None and self.desk is not None:
            moment = self.moment

            async def out_of_time() -> None:
                if self.moment == moment:
                    await self.time_out(decision.player)
            self.later(self.seconds_left(decision.player), self.lasting(out_of_time))

    def ask_number(self, player: int) -> int:
        """The number of the open question as its player counts; who plays both sides counts both together."""
        if self.config.opponent == "self":
            return self.seats[0].asks + self.seats[1].asks
        return self.seats[player].asks

    def check_ask(self, player: int, number: int) -> None:
        """Refuse an answer to another question than the open one.

        :raises Refusal: saying which is open.
        """
        if number != self.ask_number(player):
            raise Refusal("stale", f"question {number} is not open; expected {self.ask_number(player)}")

    def seconds_left(self, player: int) -> float:
        """How long a player has for the open question."""
        assert self.desk is not None
        seat = self.seats[player]
        left = seat.time_left if self.desk.turn[1] == player else max(seat.time_left, RESPONSE_SECONDS)
        spent = asyncio.get_running_loop().time() - self.asked_at
        return max(left - spent, 0.0)

    def _new_turn(self, desk: Desk) -> None:
        """At the beginning of a turn the clock of its player is set."""
        number, player = desk.turn
        if self.config.clock is not None and (number, player) != getattr(self, "_clocked", None):
            self._clocked = (number, player)
            self.seats[player].time_left = float(self.config.clock)

    async def time_out(self, player: int) -> None:
        """A player has let the time run out: in the own turn, that is the end of it."""
        assert self.desk is not None
        if self.desk.turn[1] == player:
            self.seats[player].rushed = self.desk.turn[0]
        await self._rush(player)
        await self.proceed()

    async def _rush(self, player: int) -> None:
        """The clock answers for a player; where there is one answer only, it is given, as no record notes it."""
        decision = None if self.desk is None else self.desk.decision
        alone = decision is not None and len(decision.options) == 1
        await self.carry_out(player, decision.options[0] if decision is not None and alone else TIME_OUT)

    async def side(self, client: Client, deck: m.DeckList) -> Answer | None:
        """A player has exchanged cards with the side deck."""
        raise Refusal("not_allowed", "no side deck is asked for")

    async def finish(self) -> None:
        """The duel is over."""
        await self.publish()
        self.count_wins()
        await self.set_status("over", self.made())

    def count_wins(self) -> None:
        """Note what each seat has won, for who looks through the rooms later."""
        for number, seat in enumerate(self.seats):
            seat.won = self.wins(number)

    def results(self) -> list[Result]:
        """The duels of the room that are over; more than one only in a match."""
        outcome = None if self.desk is None else self.desk.outcome
        return [] if self.desk is None or outcome is None else [
            Result(1, outcome.winner, self.desk.turn[0])]

    def record_of(self, duel: int) -> Record:
        """The record of a duel of the room, counted from 1.

        :raises Refusal: if there is none.
        """
        if self.desk is None or duel != self.duel_number:
            raise Refusal("unknown_room", f"duel {duel}; expected 1 to {self.duel_number}")
        return self.desk.record

    # what players do

    async def choose(self, client: Client, message: m.Choose) -> Answer | None:
        """A player answers."""
        player = self.player(client)
        decision = self.asked
        desk = self.desk
        if desk is None or decision is None or decision.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        seat = self.seats[player]
        self.check_ask(player, message.ask)
        if message.option >= len(decision.options):
            raise Refusal("not_offered", f"option {message.option}; expected 0 to {len(decision.options) - 1}")
        if self.number >= MOST_DECISIONS:
            raise Refusal("not_allowed", f"{MOST_DECISIONS} decisions in this duel; expected to give up or go back")
        option = decision.options[message.option]
        spent = asyncio.get_running_loop().time() - self.asked_at
        if self._had_time(decision, option):
            seat.took(spent)
        if desk.turn[1] == player:
            seat.time_left = max(seat.time_left - spent, 0.0)
        await self.carry_out(player, option, self.config.solo)
        await self.proceed()
        return None

    async def surrender(self, client: Client) -> Answer | None:
        """A player gives up."""
        player = self.player(client)
        if self.desk is None or self.desk.outcome is not None or self.status != "playing":
            raise Refusal("not_allowed", "no duel is going on")
        await self.carry_out(player, SURRENDER)
        await self.proceed()
        return None

    async def set_windows(self, client: Client, mode: str) -> Answer | None:
        """How often a player wants to be asked to respond."""
        player = self.player(client)
        changed = self.seats if self.config.opponent == "self" else (self.seats[player],)
        rows = [{**row, "mode": mode} if seat in changed else row
                for seat, row in zip(self.seats, stored(self.seats, self.config.game), strict=True)]
        await self.store.update_room(self.identity, self.status, rows)
        for seat in changed:
            seat.mode = mode
        self.tell_room(client)
        return None

    async def hold(self, client: Client, what: str) -> Answer | None:
        """What a player holds down."""
        player = self.player(client)
        for seat in self.seats if self.config.opponent == "self" else [self.seats[player]]:
            seat.hold = what
        decision = self.asked
        if what == "pass" and decision is not None and decision.player == player and self.desk is not None:
            passing = self.desk.passing()
            if passing is not None:
                await self.carry_out(player, passing)
                await self.proceed()
        return None

    async def undo(self, client: Client) -> Answer | None:
        """Back to the player's last question."""
        return await self._travel(client, False)

    async def redo(self, client: Client) -> Answer | None:
        """Forward again."""
        return await self._travel(client, True)

    async def _travel(self, client: Client, ahead: bool) -> Answer | None:
        self.player(client)
        desk = self.desk
        if not self.config.solo or desk is None:
            raise Refusal("not_allowed", "only in solo play")
        if not (self.past.ahead if ahead else self.past.back):
            raise Refusal("not_allowed", "there is nothing to go to")
        way = self.past.before() if ahead else self.past.behind(desk)
        made = list(desk.record.steps)
        steps = [StoredStep(1, step.player, step.option)
                 for step in (made + way.steps if ahead else made[:way.place.steps])]
        shared = min(self.number, len(steps), *([] if self.doubtful is None else [self.doubtful]))
        self.doubtful = shared
        await self.store.set_steps(self.identity, shared, steps[shared:], "playing")
        self.doubtful = None
        self.status = "playing"
        self.moment += 1
        self.asked = None
        self.stop_timer()
        now = self.place()
        if ahead:
            self.past.went_ahead(now, desk)
        else:
            self.past.went_back(now, made)
        await self.slices.run(self.go(way))
        self.number = len(steps)
        self.log_after = desk.told()
        self.tell_room()
        await self.proceed()
        self.log_after = None
        return None

    async def rematch(self, client: Client, deck: Deck | None) -> Answer | None:
        """A player wants to play again; it begins when both do."""
        presence = self.present.get(client)
        if presence is None or presence.seat is None:
            raise Refusal("not_seated", "not a player of this room")
        if self.status != "over" or self.desk is None:
            raise Refusal("not_allowed", "the duel is not over")
        seat = self.seats[presence.seat]
        seat.wants_rematch = True
        if deck is not None:
            seat.deck = deck
        if self.next is None and all(found.wants_rematch or not found.human or self.config.opponent == "self"
                                     for found in self.seats):
            self.next = await self.house.again(self)
        self.tell_room()
        return None

    async def why(self, client: Client, card: int | None) -> Answer:
        """Why something is asked, or cannot be done."""
        presence = self.present.get(client)
        if presence is None or self.desk is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        lines, deeds = self.desk.why(self.viewer_of(presence), card)
        return Why(room=self.identity, card=card, lines=lines, deeds=deeds)

    async def forecast(self, client: Client, option: int) -> Answer:
        """What an option of the open question would do."""
        player = self.player(client)
        if self.desk is None or self.asked is None or self.asked.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        if option >= len(self.asked.options):
            raise Refusal("not_offered", f"option {option}; expected 0 to {len(self.asked.options) - 1}")
        return Forecast(room=self.identity, option=option, courses=self.desk.forecast(self.asked.options[option]))

    # telling

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
                self._send(presence, viewer, pictures[viewer, texts], logs[key])
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

    def _send(self, presence: Presence, viewer: int, picture: Picture, news: list[Entry]) -> None:
        desk = self.desk
        assert desk is not None
        kept = None if self.log_after is None else presence.lines.get(viewer, 0)
        if not news and kept is None and picture == presence.last and viewer in presence.sent:
            return
        presence.last = picture
        presence.sent[viewer] = desk.told()
        presence.lines[viewer] = presence.lines.get(viewer, 0) + len(news)
        presence.sequence += 1
        self._deliver(presence, State(
            room=self.identity, seq=presence.sequence, duel=self.desk_number,
            you=None if viewer == SPECTATOR else viewer, view=picture.view, ask=picture.ask, waiting=picture.waiting,
            outcome=picture.outcome, log=news, log_after=UNSET if kept is None else kept, clocks=self.clocks()))

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
