"""All rooms of a table: making, finding and forgetting them, the lobby, and the messages of every connection."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Final

from duelkit import games
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import KEYED
from duelkit.recording import SURRENDER, TIME_OUT, chance_of
from duelkit.table import messages as m
from duelkit.table.actor import LOG
from duelkit.table.answers import Answer, LobbyList, Renamed
from duelkit.table.api_own import OwnCards, with_cards
from duelkit.table.audience import Presence
from duelkit.table.computers import Computers
from duelkit.table.config import COMPUTERS, Deck, RoomConfig, check_of, config_of, deck_of, made_deck
from duelkit.table.games.client import TableGame, table_of
from duelkit.table.games.written import clean
from duelkit.table.health import Health
from duelkit.table.limits import Budget, Count
from duelkit.table.pace import Paces
from duelkit.table.play import Play
from duelkit.table.protocols import Client, Patience, Setup, Steps
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import HUMAN, OPEN, Seat
from duelkit.table.slices import Slices
from duelkit.table.store import Account, Row, Store, StoredStep, StoreError
from duelkit.table.wishes import work_of
from duelkit.table.workshop import Work

IDLE: Final = 600.0
"""Seconds after which a room in which nothing happens is put away, if nobody is in it or its duel is over; it comes
back when somebody asks for it."""
SWEEP: Final = 60.0
DAY: Final = 86_400.0
SEED_BITS: Final = 128
MOST_ROOMS: Final = 5000
MOST_ROOMS_EACH: Final = 50
"""Rooms of one account that are open at the same time."""
MOST_ROOMS_ADDRESS: Final = 250
"""The same for one address."""
MAKING_RATE: Final = 0.5
MAKING_BURST: Final = 60.0
"""Rooms that an account or address may make at once, and how many more a second."""
ACCOUNT_RATE: Final = 1 / 30
ACCOUNT_BURST: Final = 20.0
"""The same for new accounts of one address."""
CONNECTIONS_ADDRESS: Final = 64
CONNECTIONS_ACCOUNT: Final = 16
"""Connections of one address and of one account."""
LONGEST_LOBBY: Final = 200
LOBBY_PAUSE: Final = 0.5
"""Changes of the lobby are told at most so often, in seconds."""


class Hub:
    """The rooms.

    :param workshop: where long work is done.
    :param cover: whether answers that the table gives for a person take as long as that person's own.
    :param own_cards: whether people may write cards here.
    :param keep_rooms: after so many days in which nothing has happened in it, a room is forgotten; ``None``: never.
    """

    def __init__(
        self,
        store: Store,
        computers: Computers,
        workshop: Work,
        cover: bool = True,
        own_cards: bool = True,
        keep_rooms: int | None = None,
    ) -> None:
        self.store = store
        self.own_cards = own_cards
        self._keep_rooms = keep_rooms
        self.own = OwnCards(self)
        self.computers = computers
        self.cover = cover
        self.slices = Slices()
        self.workshop = workshop
        self.troubled = False
        self.connections: Count[str] = Count()
        self.players: Count[int] = Count()
        """How many connections an address and an account have."""
        self.health = Health(lambda: not self.connections)
        self.paces = Paces()
        self._makers: Count[str] = Count()
        self._accounts: Budget[str] = Budget(ACCOUNT_RATE, ACCOUNT_BURST)
        self._making: Budget[str] = Budget(MAKING_RATE, MAKING_BURST)
        self.rooms: dict[str, Room] = {}
        self._inside: dict[str, dict[Client, Presence]] = {}
        """Who is in rooms that are put away."""
        self.lobby: set[Client] = set()
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._lobby_due: asyncio.TimerHandle | None = None

    # running

    async def open(self) -> None:
        """Begin to work: rooms that have waited for a player lately are in the lobby again."""
        loop = asyncio.get_running_loop()

        def trouble(troubled: bool) -> None:
            loop.call_soon_threadsafe(self._trouble, troubled)

        self.store.on_trouble = trouble
        for identity in await self.store.open_rooms(time.time() - IDLE):
            with contextlib.suppress(Refusal):
                await self.find(identity)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")
        self.health.open()

    async def close(self) -> None:
        """Stop all rooms."""
        self.health.close()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        if self._lobby_due is not None:
            self._lobby_due.cancel()
        for room in list(self.rooms.values()):
            await room.play.close()
        self.rooms.clear()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.forget_old()
            now = asyncio.get_running_loop().time()
            for identity, room in list(self.rooms.items()):
                if (
                    not room.actor.busy
                    and now - room.actor.touched > IDLE
                    and (not room.audience.present or room.standing.status == "over")
                ):
                    await self._put_away(room)

    async def forget_old(self) -> None:
        """Forget a few of the rooms in which nothing has happened for as long as the owner of the table wishes."""
        if self._keep_rooms is not None:
            with contextlib.suppress(StoreError):
                await self.store.forget_rooms(time.time() - self._keep_rooms * DAY, [*self.rooms, *self._inside])

    async def _put_away(self, room: Room) -> None:
        """Put a room away; who is still in it, is in it when it comes back."""
        del self.rooms[room.identity]
        present = room.audience.present
        if present:
            self._inside[room.identity] = dict(present)
            for presence in present.values():
                presence.last = None
        self._makers.drop(room.maker)
        self.changed(room.config.public)
        await room.play.close()

    def _trouble(self, troubled: bool) -> None:
        """The database fails, or works again: whoever is in a room is told."""
        self.troubled = troubled

        def tell() -> Iterator[None]:
            for room in list(self.rooms.values()):
                room.audience.tell_room()
                yield

        self._telling = asyncio.create_task(self.slices.run(tell()))

    # for rooms

    async def think(
        self, room: str, setup: Setup, steps: Steps, level: str, seed: int, patience: Patience
    ) -> int | None:
        """A computer player's answer; ``None`` if nobody waits for it any more."""
        return await self.computers.think(room, setup, steps, level, seed, patience)

    def changed(self, public: bool) -> None:
        """The entry of a room in the lobby has changed, if it is public."""
        if public and self._lobby_due is None:
            self._lobby_due = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = None
        message = self.lobby_list()

        def tell() -> Iterator[None]:
            for client in list(self.lobby):
                client.send(message)
                yield

        self._telling = asyncio.create_task(self.slices.run(tell()))

    def lobby_list(self) -> LobbyList:
        """The public rooms, those that wait first."""
        now = asyncio.get_running_loop().time()
        public = [
            room
            for room in self.rooms.values()
            if room.config.public and room.standing.seen != "over" and room.standing.listed_from <= now
        ]
        public.sort(key=lambda room: room.standing.seen != "waiting")
        return LobbyList(rooms=[room.audience.lobby_entry() for room in public[:LONGEST_LOBBY]])

    async def again(self, room: str) -> str:
        """A new room with the players of a room, who change places."""
        before = self.rooms[room]
        config = before.config
        values = {**config.as_dict(), "seed": secrets.randbits(SEED_BITS), "generator": KEYED}
        first, second = (
            Seat(seat.kind, seat.account, seat.name, seat.next_deck or seat.deck, seat.mode) for seat in before.seats
        )
        swapped = not config.solo
        seats = (second, first) if swapped else (first, second)
        new = self._room(RoomConfig(**values), seats, before.maker)
        if config.delay:
            # who watches late learns late that the duel before is over
            loop = asyncio.get_running_loop()
            new.standing.listed_from = loop.time() + config.delay
            loop.call_later(config.delay, self.changed, config.public)
        await self._add(new, before.seats[0].account)
        return new.identity

    # making and finding

    def _demand_place(self, account: int, address: str) -> None:
        """Ask whether somebody may make another room.

        :raises Refusal: if too many are open, or too many were made in a short time.
        """
        if len(self.rooms) >= MOST_ROOMS:
            raise Refusal("full", f"{MOST_ROOMS} rooms are open; expected to try again later")
        if (
            sum(
                account in (seat.account for seat in room.seats) and room.standing.status != "over"
                for room in self.rooms.values()
            )
            >= MOST_ROOMS_EACH
        ):
            raise Refusal("full", f"{MOST_ROOMS_EACH} rooms of yours are open; expected to finish one first")
        if address and self._makers[address] >= MOST_ROOMS_ADDRESS:
            raise Refusal("full", f"{MOST_ROOMS_ADDRESS} rooms of your address are open; expected to finish one first")
        for who in (f"account {account}", address):
            if who:
                self._making.demand(who, "too many rooms in a short time", 1)

    async def _add(self, room: Room, owner: int, steps: Sequence[StoredStep] | None = None) -> None:
        """Store a new room, and open it; where both seats are taken, the duel begins.

        :param steps: decisions that are made in it already.
        """
        waits = room.seats.free() is not None
        status = room.standing.status = room.standing.seen = "waiting" if waits else "playing"
        if not waits and steps is None:
            room.course.begin()
            await self.slices.breath()
        await self.store.add_room(
            room.identity, owner, status, room.config.as_dict(), room.seats.stored(), steps=steps or ()
        )
        self._register(room)
        if not waits:
            room.actor.post(room.play.proceed)
        self.changed(room.config.public)

    def _register(self, room: Room) -> None:
        self.rooms[room.identity] = room
        self._makers.add(room.maker)
        room.actor.open()

    def _room(self, config: RoomConfig, seats: tuple[Seat, Seat], maker: str, identity: str | None = None) -> Room:
        for seat in seats:
            if seat.human:
                seat.pace = self.paces.of(seat.account)
        kind: type[Play] = Play if config.best_of == 1 else games.named(config.game).part("match", type)
        return Room(kind(identity or secrets.token_urlsafe(9), config, seats, self), maker)

    async def new_account(self, name: str, address: str) -> tuple[Account, str]:
        """A new account and its token.

        :raises Refusal: if an address makes too many.
        """
        if address:
            self._accounts.demand(address, "too many accounts of your address", 1)
        return await self.store.new_account(name)

    async def deck(self, config: RoomConfig, wish: str | m.DeckList, address: str) -> Deck:
        """The deck that somebody wants to play.

        :raises Refusal: if it may not be played.
        """
        table = table_of(config.game)
        if not isinstance(wish, str):
            wish = await self.own.newest(config.game, wish)
            lines = await self.own.lines_of(config.game, wish, address)
            # with many cards that takes a while
            await self.workshop.run(address, with_cards, check_of, config.game, lines, config, wish)
            held = await self._borrowed(table, lines)
            deck = made_deck(config, wish)
            del held
            await self.slices.run(table.prepare(deck))
            return deck
        return deck_of(config, wish)

    async def _borrowed(self, table: TableGame, lines: list[str]) -> list[Any]:
        """Cards that people have written."""
        held: list[Any] = []
        for line in lines:
            held += table.borrow([line])
            await self.slices.breath()
        return held

    async def create(self, client: Client, wish: m.Create) -> Room:
        """A new room, with the one who makes it in its first seat.

        :raises Refusal: for settings that do not go together, or a deck that may not be played.
        """
        account = client.account
        self._demand_place(account.id, client.address)
        config = config_of(wish, secrets.randbits(SEED_BITS))
        await self.slices.breath()
        own = Seat(HUMAN, account.id, account.name, await self.deck(config, wish.deck, client.address))
        await self.slices.breath()
        theirs = wish.opponent_deck or wish.deck
        if config.opponent in COMPUTERS:
            other = Seat(config.opponent, 0, "", await self.deck(config, theirs, client.address))
        elif config.opponent == "self":
            other = Seat(HUMAN, account.id, account.name, await self.deck(config, theirs, client.address))
        else:
            other = Seat(OPEN)
        await self.slices.breath()
        room = self._room(config, (own, other), client.address)
        await self._add(room, account.id)
        return room

    async def find(self, identity: str) -> Room:
        """A room by its id, from the store if it has been put away.

        :raises Refusal: if there is none.
        """
        room = self.rooms.get(identity)
        if room is None:
            waiting = self._loading.get(identity)
            if waiting is None:
                waiting = self._loading[identity] = asyncio.ensure_future(self._load(identity))
                waiting.add_done_callback(lambda _: self._loading.pop(identity, None))
            # who asked first may go away while others wait for the same room
            room = await asyncio.shield(waiting)
        if room is None:
            raise Refusal("unknown_room", "there is no such room")
        return room

    async def _load(self, identity: str) -> Room | None:
        """Bring a room back: every stored decision is made again."""
        found = await self.store.room(identity)
        if found is None:
            return None
        row, steps = found
        config = RoomConfig(**row["config"])
        table = table_of(config.game)
        held = await self._borrowed(
            table, [line for seat in row["seats"] if seat["deck"] is not None for line in seat["deck"].get("own", ())]
        )
        seats = tuple(
            Seat(
                seat["kind"],
                seat["account"],
                seat["name"],
                None if seat["deck"] is None else table.stored_deck(seat["deck"]),
                seat["mode"],
                won=seat.get("won", 0),
            )
            for seat in row["seats"]
        )
        del held
        room = self._room(config, (seats[0], seats[1]), "", identity)
        status = room.standing.status = room.standing.seen = row["status"]
        if status != "waiting" and all(seat.deck is not None for seat in seats):
            await self.play_again(room, steps, row["made"])
        room.audience.present = self._inside.pop(identity, {})
        self._register(room)
        if room.course.desk is not None and status != "over":
            room.actor.post(room.play.proceed)
        return room

    async def play_again(self, room: Room, steps: list[StoredStep], made: Row | None = None) -> None:
        """Make the stored decisions again.

        :param made: what the room was played with, and its state after some of them.
        :raises Refusal: if they do not fit any more, because the rules or a card have been mended since.
        """
        course = room.course
        course.begin()

        def again() -> Iterator[None]:
            for number, step in enumerate(steps):
                if made is not None and made["number"] == number:
                    course.demand_state(made)
                if room.config.solo and step.option not in (SURRENDER, TIME_OUT):
                    course.keep_past()
                course.replay_step(step)
                yield
            if made is not None and made["number"] == len(steps):
                course.demand_state(made)

        try:
            await self.slices.run(again())
        except DuelkitError as error:
            # what does not fit names cards
            LOG.error("room %s: %s", room.identity, error)
            raise Refusal("unknown_room", "the duel of this room can no longer be played") from None
        course.number = len(steps)

    async def branch(self, room: Room, client: Client, step: int | None) -> Room:
        """A new solo room from a moment of a room.

        :raises Refusal: if that is not allowed, or there is no such moment.
        """
        desk = room.course.desk
        # who is not here learns nothing of how far the duel is
        presence = room.audience.here(client)
        status = room.standing.seen if presence.seat is None else room.standing.status
        if desk is None or not room.config.solo and status != "over":
            raise Refusal("not_allowed", "only in solo play or after the end")
        count = len(desk.record.steps) if step is None else step
        if count > len(desk.record.steps):
            raise Refusal("bad_message", f"step {count}; expected 0 to {len(desk.record.steps)} - at `$.step`")
        opponent = room.config.opponent if room.config.solo else "self"
        first = "other" if desk.record.headers["first"] == "1" else "me"
        self._demand_place(client.account.id, client.address)
        values = {
            **room.config.as_dict(),
            "opponent": opponent,
            "first": first,
            "best_of": 1,
            "public": False,
            "clock": None,
            "delay": 0,
            "seed": int(desk.record.headers["seed"]),
            "generator": chance_of(desk.record),
        }
        account = client.account
        seats = tuple(
            Seat(seat.kind, account.id if seat.human else 0, account.name if seat.human else "", seat.deck)
            for seat in room.seats
        )
        steps = [StoredStep(1, done.player, done.option) for done in desk.record.steps[:count]]
        return await self._from_steps(RoomConfig(**values), (seats[0], seats[1]), account, steps, client.address)

    async def from_steps(
        self, config: RoomConfig, seats: tuple[Seat, Seat], owner: Account, steps: list[StoredStep], address: str
    ) -> Room:
        """A room whose duel has already come so far.

        :raises Refusal: if its owner may not make another room, or the decisions do not fit.
        """
        self._demand_place(owner.id, address)
        return await self._from_steps(config, seats, owner, steps, address)

    async def _from_steps(
        self, config: RoomConfig, seats: tuple[Seat, Seat], owner: Account, steps: list[StoredStep], address: str
    ) -> Room:
        room = self._room(config, seats, address)
        await self.play_again(room, steps)
        await self._add(room, owner.id, steps)
        return room

    # messages

    async def hear(self, client: Client, message: m.AnyMessage) -> None:
        """Carry out a client's message.

        :raises Refusal: why it is not carried out.
        """
        self.health.heard = perf_counter()
        if isinstance(message, m.Lobby):
            (self.lobby.add if message.on else self.lobby.discard)(client)
            if message.on:
                answer(client, message, self.lobby_list())
        elif isinstance(message, m.Rename):
            await self._rename(client, message)
        elif isinstance(message, m.Create):
            room = await self.create(client, message)
            room.ask(client, m.Join(room=room.identity, id=message.id), lambda who: room.enter(who, None, False))
        elif isinstance(message, m.InRoom):
            await self._in_room(client, message)

    async def _rename(self, client: Client, message: m.Rename) -> None:
        name = clean(message.name)
        if not name:
            raise Refusal("bad_message", "a name that shows nothing; expected 1 to 24 characters - at `$.name`")
        await self.store.rename(client.account.id, name)
        client.account = Account(client.account.id, name)
        answer(client, message, Renamed(name=name))

    async def _in_room(self, client: Client, message: m.InRoom) -> None:
        room = await self.find(message.room)
        if isinstance(message, m.Branch):
            branched = await self.branch(room, client, message.step)
            branched.ask(
                client, m.Join(room=branched.identity, id=message.id), lambda who: branched.enter(who, None, False)
            )
            return
        if isinstance(message, m.Join | m.Rematch) and message.deck is not None:
            deck = await self.deck(room.config, message.deck, client.address)
            if isinstance(message, m.Join):
                watch = message.watch
                room.ask(client, message, lambda who: room.enter(who, deck, watch))
            else:
                room.ask(client, message, lambda who: room.rematch(who, deck))
            return
        room.ask(client, message, work_of(room, message))

    def gone(self, client: Client) -> None:
        """A connection is lost."""
        self.lobby.discard(client)
        for room in self.rooms.values():
            if client in room.audience.present:
                room.gone(client)
        for identity, inside in list(self._inside.items()):
            if inside.pop(client, None) is not None and not inside:
                del self._inside[identity]


def answer(client: Client, message: m.Message, content: Answer) -> None:
    """Send the answer to a message."""
    if message.id is not None:
        content.id = message.id
    client.send(content)
