"""Clients on real sockets that keep every byte about one room."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duelkit.table.bot import socket_url
from duelkit.table.messages import PROTOCOL

PATIENCE: Final = 300.0
LARGEST: Final = 1 << 24


class Stuck(Exception):
    """The table does not go on."""


class Option(Struct):
    """What is compared of an option."""

    verb: str
    card: int | None
    passcode: int
    number: int
    zone: dict[str, Any] | None

    def key(self) -> tuple[Any, ...]:
        """The option in either world: cards have the same numbers in both."""
        zone = None if self.zone is None else tuple(self.zone.items())
        return self.verb, self.number, zone, self.passcode if self.card is None else self.card


class Ask(Struct, rename={"passing": "pass"}):
    """A question."""

    id: int
    kind: str
    why: str
    card: int | None
    options: list[Option]
    passing: int | None


class Told(Struct):
    """What a client reads of any message."""

    type: str
    room: str = ""
    id: int | None = None
    ask: Ask | None = None
    view: msgspec.Raw = field(default_factory=msgspec.Raw)
    deck: msgspec.Raw = field(default_factory=msgspec.Raw)
    handed: bool = False
    status: str = ""
    duel: int = 0
    outcome: msgspec.Raw = field(default_factory=msgspec.Raw)
    message: str = ""


DECODER: Final = msgspec.json.Decoder(Told)
ENCODER: Final = msgspec.json.Encoder()


class Client:
    """Somebody at the table, in one room after the other.

    :param news: is set whenever something comes.
    """

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.socket = socket
        self.news = news
        self.room = ""
        self.heard: list[bytes] = []
        """Every message about the room, with ``ROOM`` for its name."""
        self.times: list[float] = []
        """When they came, by the clock of the loop."""
        self.state: Told | None = None
        self.ask: Ask | None = None
        """The open question."""
        self.siding: Told | None = None
        self.status = ""
        self.gone = False
        self._answered = 0
        self._answers: dict[int, Told] = {}
        self._requests = 0
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                raw = text.encode() if isinstance(text, str) else text
                told = DECODER.decode(raw)
                if told.id is not None:
                    self._answers[told.id] = told
                    if told.type == "room" and not self.room:
                        self.room = told.room
                if told.type == "error" or told.room and told.room == self.room:
                    self._note(told, raw, loop.time())
                self.news.set()
        self.gone = True
        self.news.set()

    def _note(self, told: Told, raw: bytes, now: float) -> None:
        if told.type == "thinking":
            # how far a computer player is, for as long as it thinks: by the clock
            return
        self.heard.append(raw.replace(self.room.encode(), b"ROOM"))
        self.times.append(now)
        if told.type in ("state", "siding"):
            self.ask = told.ask if told.ask is not None and told.ask.id > self._answered else None
            self.siding = told if told.type == "siding" else None
        if told.type == "state":
            self.state = told
        elif told.type == "room":
            self.status = told.status

    def enter(self, room: str) -> None:
        """Be in a room from now on; an empty name: the one that is made next."""
        self.room = room
        self.heard, self.times = [], []
        self.state = self.ask = self.siding = None
        self.status = ""
        self._answered = self._requests = 0
        self._answers.clear()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(ENCODER.encode(message).decode())

    async def ask_for(self, **message: Any) -> Told:
        """Send a message and wait for what answers it."""
        self._requests += 1
        number = self._requests
        await self.say(**message, id=number)
        await self.until(lambda: number in self._answers)
        return self._answers.pop(number)

    async def until(self, wanted: Any, seconds: float = PATIENCE) -> None:
        """Wait until something is so.

        :raises Stuck: if it does not become so.
        """
        await until(self.news, wanted, seconds)
        if self.gone:
            raise Stuck("the connection is closed")

    async def choose(self, option: int) -> None:
        """Answer the open question."""
        number = self._done()
        await self.say(type="choose", room=self.room, ask=number, option=option)

    async def surrender(self) -> None:
        """Give up instead of answering."""
        self._done()
        await self.say(type="surrender", room=self.room)

    def _done(self) -> int:
        """The open question is no longer one; answers its number."""
        assert self.ask is not None
        self._answered, self.ask = self.ask.id, None
        return self._answered

    async def close(self) -> None:
        """Leave the table."""
        self._reader.cancel()
        await self.socket.close()


async def until(news: asyncio.Event, wanted: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is so, looking again whenever there are news.

    :raises Stuck: if it does not become so.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not wanted():
        news.clear()
        try:
            await asyncio.wait_for(news.wait(), max(end - loop.time(), 0.01))
        except TimeoutError:
            raise Stuck("nobody is asked, and nothing is told") from None


async def sit(url: str, name: str, texts: bool, news: asyncio.Event) -> Client:
    """Somebody new comes to a table; see :class:`Client`."""
    socket = await connect(
        socket_url(url), max_size=LARGEST, compression=None, open_timeout=PATIENCE, proxy=None, ping_interval=None
    )
    client = Client(socket, news)
    await client.ask_for(type="hello", protocol=PROTOCOL, name=name, texts=texts)
    return client
