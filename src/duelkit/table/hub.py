"""All rooms of a table: making, finding and deleting them, and the messages of every connection."""

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
from duelkit.table import messages as m
from duelkit.table.actor import LOG
from duelkit.table.answers import Answer, Renamed
from duelkit.table.api_own import OwnCards, with_cards
from duelkit.table.audience import Presence
from duelkit.table.branches import branch
from duelkit.table.company import Company
from duelkit.table.computers import Computers
from duelkit.table.config import COMPUTERS, Deck, RoomConfig, check_of, config_of, deck_of, made_deck
from duelkit.table.database import Row, StoreError
from duelkit.table.games.client import TableGame, table_of
from duelkit.table.games.written import clean
from duelkit.table.health import Health
from duelkit.table.limits import Count
from duelkit.table.lobby import Lobby
from duelkit.table.pace import Paces
from duelkit.table.play import Play
from duelkit.table.protocols import Client, Patience, Setup, Steps
from duelkit.table.quotas import Quotas
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import HUMAN, OPEN, Seat
from duelkit.table.slices import Slices
from duelkit.table.store import Account, Store, StoredStep
from duelkit.table.tournaments import Tournaments
from duelkit.table.wishes import work_of
from duelkit.table.workshop import Work

IDLE: Final = 600.0
"""Seconds of inactivity after which a room is unloaded if nobody is in it or its duel is over; it is loaded again when
somebody asks for it."""
SWEEP: Final = 60.0
DAY: Final = 86_400.0
SEED_BITS: Final = 128


class Hub:
    """The rooms.

    :param workshop: where long work is done.
    :param cover: whether answers that the table gives for a person take as long as that person's own.
    :param own_cards: whether users may write cards here.
    :param keep_rooms: days of inactivity after which a room is deleted; ``None``: never.
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
        """The number of connections of each address and of each account."""
        self.health = Health(lambda: not self.connections)
        self.paces = Paces()
        self.quotas = Quotas()
        self.rooms: dict[str, Room] = {}
        self._inside: dict[str, dict[Client, Presence]] = {}
        """Who is present in unloaded rooms."""
        self.company = Company(store, self.rooms)
        self.lobby = Lobby(self.rooms.values, self.slices, self.company.apart)
        self.tournaments = Tournaments(store, self.company, self, workshop)
        self.finished, self.hides = self.tournaments.finished, self.tournaments.hides
        self.apart, self.rating, self.rate = self.company.apart, self.company.rating, self.company.rate
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # running

    async def open(self) -> None:
        """Starts: rooms that recently waited for a player are in the lobby again."""
        loop = asyncio.get_running_loop()

        def trouble(troubled: bool) -> None:
            loop.call_soon_threadsafe(self._trouble, troubled)

        self.store.on_trouble = trouble
        for identity in await self.store.open_rooms(time.time() - IDLE):
            with contextlib.suppress(Refusal):
                await self.find(identity)
        await self.tournaments.open()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")
        self.health.open()

    async def close(self) -> None:
        """Stops all rooms."""
        self.health.close()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        self.lobby.close()
        await self.tournaments.close()
        for room in list(self.rooms.values()):
            await room.play.close()
        self.rooms.clear()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.forget_old()
            await self.tournaments.forget_old()
            now = asyncio.get_running_loop().time()
            for identity, room in list(self.rooms.items()):
                if (
                    not room.actor.busy
                    and now - room.actor.touched > IDLE
                    and (not room.audience.present or room.standing.status == "over")
                ):
                    await self._put_away(room)

    async def forget_old(self) -> None:
        """Deletes a few of the rooms that have been inactive for ``keep_rooms`` days."""
        if self._keep_rooms is not None:
            with contextlib.suppress(StoreError):
                await self.store.forget_rooms(time.time() - self._keep_rooms * DAY, [*self.rooms, *self._inside])

    async def _put_away(self, room: Room) -> None:
        """Unloads a room; whoever is present is present again when it is loaded."""
        del self.rooms[room.identity]
        present = room.audience.present
        if present:
            self._inside[room.identity] = dict(present)
            for presence in present.values():
                presence.last = None
        self.quotas.makers.drop(room.maker)
        self.changed(room.config.public)
        await room.play.close()

    def _trouble(self, troubled: bool) -> None:
        """The database fails, or works again: tells everybody in a room."""
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
        """Returns a computer player's answer; ``None`` if nobody waits for it any more."""
        return await self.computers.think(room, setup, steps, level, seed, patience)

    def changed(self, public: bool) -> None:
        """The entry of a room in the lobby has changed, if the room is public."""
        if public:
            self.lobby.changed()

    async def again(self, room: str) -> str:
        """Makes a room for the players of a room, who swap seats; returns its id."""
        before = self.rooms[room]
        config = before.config
        values = {**config.as_dict(), "seed": secrets.randbits(SEED_BITS), "generator": KEYED}
        first, second = (
            Seat(seat.kind, seat.account, seat.name, seat.next_deck or seat.deck, seat.mode) for seat in before.seats
        )
        swapped = not config.solo
        seats = (second, first) if swapped else (first, second)
        for seat in seats:
            await self._seat_rating(config, seat)
        new = self.new_room(RoomConfig(**values), seats, before.maker)
        if config.delay:
            # delayed spectators learn with the same delay that the previous duel is over
            loop = asyncio.get_running_loop()
            new.standing.listed_from = loop.time() + config.delay
            loop.call_later(config.delay, self.changed, config.public)
        await self.add(new, before.seats[0].account)
        return new.identity

    async def _seat_rating(self, config: RoomConfig, seat: Seat) -> None:
        """Notes a player's rating in a seat of a rated room."""
        if config.rated and seat.human:
            seat.rating, seat.sure = await self.rating(seat.account, config.game)

    # making and finding

    async def add(self, room: Room, owner: int, steps: Sequence[StoredStep] | None = None) -> None:
        """Stores and opens a new room; if both seats are taken, the duel begins.

        :param steps: the decisions already made in it.
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
        self.quotas.makers.add(room.maker)
        room.actor.open()

    def new_room(self, config: RoomConfig, seats: tuple[Seat, Seat], maker: str, identity: str | None = None) -> Room:
        """Returns a room that is neither stored nor open yet.

        :param maker: the address that counts it among its rooms.
        """
        for seat in seats:
            if seat.human:
                seat.pace = self.paces.of(seat.account)
        kind: type[Play] = Play if config.best_of == 1 else games.named(config.game).part("match", type)
        return Room(kind(identity or secrets.token_urlsafe(9), config, seats, self), maker)

    async def new_account(self, name: str, address: str) -> tuple[Account, str]:
        """Creates an account; returns it with its token.

        :raises Refusal: if the address creates too many.
        """
        self.quotas.demand_account(address)
        return await self.store.new_account(name)

    async def deck(self, config: RoomConfig, wish: str | m.DeckList, address: str) -> Deck:
        """Returns the deck that a player wants to play.

        :raises Refusal: if it is not legal in the room.
        """
        table = table_of(config.game)
        if not isinstance(wish, str):
            wish = await self.own.newest(config.game, wish)
            lines = await self.own.lines_of(config.game, wish, address)
            # with many cards this takes a while
            await self.workshop.run(address, with_cards, check_of, config.game, lines, config, wish)
            held = await self._borrowed(table, lines)
            deck = made_deck(config, wish)
            del held
            await self.slices.run(table.decks.prepare(deck))
            return deck
        return deck_of(config, wish)

    async def _borrowed(self, table: TableGame, lines: list[str]) -> list[Any]:
        """Makes users' cards known while the returned cards are referenced."""
        held: list[Any] = []
        for line in lines:
            held += table.user_cards.borrow([line])
            await self.slices.breath()
        return held

    async def create(self, client: Client, wish: m.Create) -> Room:
        """Makes a room with its maker in the first seat.

        :raises Refusal: if the settings conflict, or a deck is not legal.
        """
        account = client.account
        self.quotas.demand_room(self.rooms.values(), account.id, client.address)
        config = config_of(wish, secrets.randbits(SEED_BITS))
        await self.slices.breath()
        own = Seat(HUMAN, account.id, account.name, await self.deck(config, wish.deck, client.address), wish.windows)
        await self._seat_rating(config, own)
        await self.slices.breath()
        theirs = wish.opponent_deck or wish.deck
        if config.opponent in COMPUTERS:
            other = Seat(config.opponent, 0, "", await self.deck(config, theirs, client.address))
        elif config.opponent == "self":
            deck = await self.deck(config, theirs, client.address)
            other = Seat(HUMAN, account.id, account.name, deck, wish.windows)
        else:
            other = Seat(OPEN)
        await self.slices.breath()
        room = self.new_room(config, (own, other), client.address)
        await self.add(room, account.id)
        return room

    async def find(self, identity: str) -> Room:
        """Returns a room by its id, loading it if necessary.

        :raises Refusal: if there is none.
        """
        room = self.rooms.get(identity)
        if room is None:
            waiting = self._loading.get(identity)
            if waiting is None:
                waiting = self._loading[identity] = asyncio.ensure_future(self._load(identity))
                waiting.add_done_callback(lambda _: self._loading.pop(identity, None))
            # the first to ask may disconnect while others wait for the same room
            room = await asyncio.shield(waiting)
        if room is None:
            raise Refusal("unknown_room", "there is no such room")
        return room

    async def _load(self, identity: str) -> Room | None:
        """Loads a room: replays every stored decision."""
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
                None if seat["deck"] is None else table.decks.stored(seat["deck"]),
                seat["mode"],
                won=seat.get("won", 0),
                rating=seat.get("rating"),
                rated=seat.get("rated"),
                sure=seat.get("sure", True),
            )
            for seat in row["seats"]
        )
        del held
        room = self.new_room(config, (seats[0], seats[1]), "", identity)
        status = room.standing.status = room.standing.seen = row["status"]
        if status != "waiting" and all(seat.deck is not None for seat in seats):
            await self.play_again(room, steps, row["made"])
        room.audience.present = self._inside.pop(identity, {})
        self._register(room)
        if room.course.desk is not None and status != "over":
            room.actor.post(room.play.proceed)
        return room

    async def play_again(self, room: Room, steps: list[StoredStep], made: Row | None = None) -> None:
        """Replays the stored decisions.

        :param made: what the room was played with, and its state after some of them.
        :raises Refusal: if they no longer fit, because the rules or a card have been corrected since.
        """
        course = room.course
        course.begin()

        def again() -> Iterator[None]:
            for number, step in enumerate(steps):
                if made is not None and made["number"] == number:
                    course.demand_state(made)
                if room.config.free and step.option >= 0:
                    course.keep_past()
                course.replay_step(step)
                yield
            if made is not None and made["number"] == len(steps):
                course.demand_state(made)

        try:
            await self.slices.run(again())
        except DuelkitError as error:
            # the message may name hidden cards
            LOG.error("room %s: %s", room.identity, error)
            raise Refusal("unknown_room", "the duel of this room can no longer be played") from None
        course.number = len(steps)

    # messages

    async def hear(self, client: Client, message: m.AnyMessage) -> None:
        """Carries out a client's message.

        :raises Refusal: if it cannot be carried out.
        """
        self.health.received = perf_counter()
        if isinstance(message, m.Lobby):
            self.lobby.watch(client, message.on)
            if message.on:
                answer(client, message, self.lobby.listed(client))
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
            raise Refusal("bad_message", "a name without visible characters; expected 1 to 24 characters - at `$.name`")
        await self.store.rename(client.account.id, name)
        client.account = Account(client.account.id, name)
        answer(client, message, Renamed(name=name))

    async def _in_room(self, client: Client, message: m.InRoom) -> None:
        room = await self.find(message.room)
        if isinstance(message, m.Join):
            self.company.demand_welcome(client, room)
        if isinstance(message, m.Invite):
            answer(client, message, await self.company.invite(client, room, message.account))
            return
        if isinstance(message, m.Branch):
            branched = await branch(self, room, client, message.step)
            branched.ask(
                client, m.Join(room=branched.identity, id=message.id), lambda who: branched.enter(who, None, False)
            )
            return
        if isinstance(message, m.Join | m.Rematch) and message.deck is not None:
            deck = await self.deck(room.config, message.deck, client.address)
            if isinstance(message, m.Join):
                join = message
                room.ask(client, message, lambda who: room.enter(who, deck, join.watch, join.windows))
            else:
                room.ask(client, message, lambda who: room.rematch(who, deck))
            return
        room.ask(client, message, work_of(room, message))

    def gone(self, client: Client) -> None:
        """Handles a lost connection."""
        self.lobby.watch(client, False)
        self.company.gone(client)
        for room in self.rooms.values():
            if client in room.audience.present:
                room.gone(client)
        for identity, inside in list(self._inside.items()):
            if inside.pop(client, None) is not None and not inside:
                del self._inside[identity]


def answer(client: Client, message: m.Message, content: Answer) -> None:
    """Sends the answer to a message."""
    if message.id is not None:
        content.id = message.id
    client.send(content)
