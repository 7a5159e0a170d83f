"""All rooms of a table: making, finding and forgetting them, the lobby, and the messages of every connection."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator
from time import perf_counter
from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import KEYED
from duelkit.recording import SURRENDER, TIME_OUT, chance_of
from duelkit.table import messages as m
from duelkit.table.actor import LOG
from duelkit.table.computers import Computers, Setup, Steps
from duelkit.table.config import COMPUTERS, RoomConfig, clean, config_of, deck_of, stored_deck
from duelkit.table.games.desk import Json
from duelkit.table.health import Health
from duelkit.table.match_room import MatchRoom
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import HUMAN, OPEN, Client, Seat
from duelkit.table.slices import Slices
from duelkit.table.store import Account, Store, StoredStep
from duelkit.table.summary import lobby_entry
from duelkit.table.workshop import Work

IDLE: Final = 600.0
"""Seconds after which a room without anybody in it is put away; it comes back when somebody asks for it."""
SWEEP: Final = 60.0
SEED_BITS: Final = 128
MOST_ROOMS: Final = 5000
MOST_ROOMS_EACH: Final = 50
"""Rooms of one account that are open at the same time."""
LONGEST_LOBBY: Final = 200
LOBBY_PAUSE: Final = 0.5
"""Changes of the lobby are told at most so often, in seconds."""


class Hub:
    """The rooms.

    :param workshop: where long work is done.
    :param cover: whether answers that the table gives for a person take as long as that person's own.
    """

    def __init__(self, store: Store, computers: Computers, workshop: Work, cover: bool = True) -> None:
        self.store = store
        self.computers = computers
        self.cover = cover
        self.slices = Slices()
        self.workshop = workshop
        self.health = Health()
        self.rooms: dict[str, Room] = {}
        self.lobby: set[Client] = set()
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._lobby_due: asyncio.TimerHandle | None = None

    # running

    async def open(self) -> None:
        """Begin to work: rooms that wait for a player are in the lobby again."""
        for identity in await self.store.open_rooms():
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
            await room.close()
        self.rooms.clear()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = asyncio.get_running_loop().time()
            for identity, room in list(self.rooms.items()):
                waits = room.status == "waiting" and room.config.public
                if not room.present and not waits and now - room.touched > IDLE:
                    del self.rooms[identity]
                    await room.close()

    # for rooms

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
        """A computer player's answer."""
        return await self.computers.think(room, setup, steps, level, seed)

    def changed(self, room: Room) -> None:
        """The room's entry in the lobby has changed."""
        if room.config.public and self._lobby_due is None:
            self._lobby_due = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = None
        message = self.lobby_list()
        for client in self.lobby:
            client.send(message)

    def lobby_list(self) -> Json:
        """The public rooms, those that wait first."""
        public = [room for room in self.rooms.values() if room.config.public and room.seen_status != "over"]
        public.sort(key=lambda room: room.seen_status != "waiting")
        return {"type": "lobby", "rooms": [lobby_entry(room) for room in public[:LONGEST_LOBBY]]}

    async def again(self, room: Room) -> str:
        """A new room with the same players, who change places."""
        config = room.config
        values = {**config.as_dict(), "seed": secrets.randbits(SEED_BITS), "generator": KEYED}
        first, second = (Seat(seat.kind, seat.account, seat.name, seat.deck, seat.mode) for seat in room.seats)
        swapped = not config.solo
        new = await self._new_room(RoomConfig(**values), (second, first) if swapped else (first, second),
                                   room.seats[0].account)
        await new.begin()
        return new.identity

    # making and finding

    async def _new_room(self, config: RoomConfig, seats: tuple[Seat, Seat], owner: int) -> Room:
        if len(self.rooms) >= MOST_ROOMS:
            raise Refusal("full", f"{MOST_ROOMS} rooms are open; expected to try again later")
        identity = secrets.token_urlsafe(9)
        room = self._room(identity, config, seats)
        await self.store.add_room(identity, owner, room.status, config.as_dict(), [seat.as_dict() for seat in seats])
        self.rooms[identity] = room
        room.open()
        return room

    def _room(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat]) -> Room:
        return (MatchRoom if config.best_of > 1 else Room)(identity, config, seats, self)

    async def create(self, account: Account, wish: m.Create) -> Room:
        """A new room, with the one who makes it in its first seat.

        :raises Refusal: for settings that do not go together, or a deck that may not be played.
        """
        if sum(account.id in (seat.account for seat in room.seats) and room.status != "over"
               for room in self.rooms.values()) >= MOST_ROOMS_EACH:
            raise Refusal("full", f"{MOST_ROOMS_EACH} rooms of yours are open; expected to finish one first")
        config = config_of(wish, secrets.randbits(SEED_BITS))
        own = Seat(HUMAN, account.id, account.name, deck_of(config, wish.deck))
        if config.opponent in COMPUTERS:
            other = Seat(config.opponent, 0, "", deck_of(config, wish.opponent_deck or wish.deck))
        elif config.opponent == "self":
            other = Seat(HUMAN, account.id, account.name, deck_of(config, wish.opponent_deck or wish.deck))
        else:
            other = Seat(OPEN)
        room = await self._new_room(config, (own, other), account.id)
        if other.kind != OPEN:
            await room.begin()
        self.changed(room)
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
            room = await waiting
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
        seats = tuple(Seat(seat["kind"], seat["account"], seat["name"],
                           None if seat["deck"] is None else stored_deck(config.game, seat["deck"]), seat["mode"],
                           won=seat.get("won", 0))
                      for seat in row["seats"])
        room = self._room(identity, config, (seats[0], seats[1]))
        room.status = room.seen_status = row["status"]
        if room.status not in ("waiting",) and all(seat.deck is not None for seat in seats):
            await self.play_again(room, steps)
        self.rooms[identity] = room
        room.open()
        if room.desk is not None and room.status != "over":
            room.post(room.proceed)
        return room

    async def play_again(self, room: Room, steps: list[StoredStep]) -> None:
        """Make the stored decisions again.

        :raises Refusal: if they do not fit any more, because the rules or a card have been mended since.
        """
        first, second = room.seats[0].deck, room.seats[1].deck
        assert first is not None and second is not None
        room.start_desk((first, second))

        def again() -> Iterator[None]:
            for step in steps:
                if room.config.solo and step.option not in (SURRENDER, TIME_OUT):
                    room.keep_past()
                room.replay_step(step)
                yield
        try:
            await self.slices.run(again())
        except DuelkitError as error:
            # what does not fit names cards
            LOG.error("room %s: %s", room.identity, error)
            raise Refusal("unknown_room", "the duel of this room can no longer be played") from None
        room.number = len(steps)

    async def branch(self, room: Room, client: Client, step: int | None) -> Room:
        """A new solo room from a moment of a room.

        :raises Refusal: if that is not allowed, or there is no such moment.
        """
        desk = room.desk
        presence = room.present.get(client)
        watches = presence is not None and presence.seat is None
        if desk is None or not room.config.solo and (room.seen_status if watches else room.status) != "over":
            raise Refusal("not_allowed", "only in solo play or after the end")
        if client not in room.present:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        count = len(desk.record.steps) if step is None else step
        if count > len(desk.record.steps):
            raise Refusal("bad_message", f"step {count}; expected 0 to {len(desk.record.steps)} - at `$.step`")
        opponent = room.config.opponent if room.config.solo else "self"
        first = "other" if desk.record.headers["first"] == "1" else "me"
        values = {**room.config.as_dict(), "opponent": opponent, "first": first, "best_of": 1, "public": False,
                  "clock": None, "delay": 0, "seed": int(desk.record.headers["seed"]),
                  "generator": chance_of(desk.record)}
        account = client.account
        seats = tuple(Seat(seat.kind, account.id if seat.human else 0, account.name if seat.human else "", seat.deck)
                      for seat in room.seats)
        steps = [StoredStep(1, done.player, done.option) for done in desk.record.steps[:count]]
        return await self.from_steps(RoomConfig(**values), (seats[0], seats[1]), account, steps)

    async def from_steps(self, config: RoomConfig, seats: tuple[Seat, Seat], owner: Account,
                         steps: list[StoredStep]) -> Room:
        """A room whose duel has already come so far."""
        room = await self._new_room(config, seats, owner.id)
        await self.play_again(room, steps)
        await self.store.set_steps(room.identity, 0, steps)
        await room.set_status("playing")
        room.post(room.proceed)
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
            room = await self.create(client.account, message)
            room.ask(client, m.Join(room=room.identity, id=message.id), lambda who: room.enter(who, None, False))
        elif isinstance(message, m.InRoom):
            await self._in_room(client, message)

    async def _rename(self, client: Client, message: m.Rename) -> None:
        name = clean(message.name)
        if not name:
            raise Refusal("bad_message", "a name that shows nothing; expected 1 to 24 characters - at `$.name`")
        await self.store.rename(client.account.id, name)
        client.account = Account(client.account.id, name)
        answer(client, message, {"type": "name", "name": name})

    async def _in_room(self, client: Client, message: m.InRoom) -> None:
        room = await self.find(message.room)
        if isinstance(message, m.Branch):
            branched = await self.branch(room, client, message.step)
            branched.ask(client, m.Join(room=branched.identity, id=message.id),
                         lambda who: branched.enter(who, None, False))
            return
        room.ask(client, message, self._work(room, message))

    def _work(self, room: Room, message: m.InRoom) -> Callable[[Client], Awaitable[Json | None]]:
        """What a message asks of its room."""
        if isinstance(message, m.Join):
            deck = None if message.deck is None else deck_of(room.config, message.deck)
            return lambda client: room.enter(client, deck, message.watch)
        if isinstance(message, m.Choose):
            return lambda client: room.choose(client, message)
        if isinstance(message, m.Windows):
            return lambda client: room.set_windows(client, message.mode)
        if isinstance(message, m.Hold):
            return lambda client: room.hold(client, message.what)
        if isinstance(message, m.Why):
            return lambda client: room.why(client, message.card)
        if isinstance(message, m.Forecast):
            return lambda client: room.forecast(client, message.option)
        if isinstance(message, m.Rematch):
            again = None if message.deck is None else deck_of(room.config, message.deck)
            return lambda client: room.rematch(client, again)
        if isinstance(message, m.SideDeck):
            return lambda client: room.side(client, message.deck)
        plain: dict[type[m.InRoom], Callable[[Client], Awaitable[Json | None]]] = {
            m.Undo: room.undo, m.Redo: room.redo, m.Surrender: room.surrender, m.Leave: room.leave}
        return plain[type(message)]

    def gone(self, client: Client) -> None:
        """A connection is lost."""
        self.lobby.discard(client)
        for room in self.rooms.values():
            if client in room.present:
                room.gone(client)


def answer(client: Client, message: m.Message, content: Json) -> None:
    """Send the answer to a message."""
    client.send(content if message.id is None else {**content, "id": message.id})
