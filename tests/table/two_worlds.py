"""Two worlds that look alike: the same duel, dealt from deck lists in another order and numbered anew."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from duelkit.kernel.rng import Rng
from duelkit.table import Settings, make_app

Json = dict[str, Any]
PATIENCE = 60.0
NUMBER = re.compile(rb"\b[1-9][0-9]{15}\b")


class Dealt(Rng):
    """Chance that gives both worlds the same cards in the same order, under other numbers.

    The first two shuffles number the cards, the next two make the decks; what follows is the same in both worlds.

    :param piles: the definitions of each deck as they lie: written in the first world, read in the second.
    """

    def __init__(self, seed: int, decks: Sequence[Sequence[Any]], piles: list[list[Any]], first: bool) -> None:
        super().__init__(seed)
        self.decks = decks
        self.piles = piles
        self.first = first
        self.calls = 0
        self.orders: list[list[int]] = []
        self.mixer = random.Random(f"{seed} {first}")

    def shuffle(self, cards: list[int]) -> None:
        call = self.calls
        self.calls += 1
        before = cards[:]
        super().shuffle(cards)
        if call < 2:
            cards[:] = before
            self.mixer.shuffle(cards)
            self.orders.append(cards[:])
        elif call < 4:
            deck, order = self.decks[call - 2], self.orders[call - 2]
            base = 0 if call == 2 else len(self.decks[0])
            if self.first:
                self.piles.append([deck[order[card - base]] for card in cards])
                return
            free = before
            for at, wanted in enumerate(self.piles[call - 2]):
                card = next(card for card in free if deck[order[card - base]] == wanted)
                free.remove(card)
                cards[at] = card


class Client:
    """Somebody on a real connection, who keeps every byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.heard: list[Json] = []
        self.numbers: list[int] = []
        """The card numbers in the order in which they came."""
        self.answered = 0
        self._requests = 0
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            data = text.encode() if isinstance(text, str) else text
            self.raw.append(data)
            self.heard.append(json.loads(data))
            self.numbers += [number for found in NUMBER.findall(data) if (number := int(found)) not in self.numbers]
            self._news.set()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def answer(self, **message: Any) -> Json:
        """Send a message and wait for what answers it."""
        # counted by itself: how much has been heard at some moment is a matter of chance
        self._requests += 1
        identity = self._requests
        at = len(self.heard)
        await self.say(**message, id=identity)
        while True:
            for found in self.heard[at:]:
                if found.get("id") == identity:
                    return found
            at = len(self.heard)
            await self.news()

    async def news(self) -> None:
        """Wait for the next message."""
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE)

    def state(self) -> Json | None:
        """The newest state."""
        return next((found for found in reversed(self.heard) if found["type"] == "state"), None)

    def asked(self) -> Json | None:
        """The newest state, if it asks something that has not been answered."""
        state = self.state()
        ask = None if state is None else state["ask"]
        return state if ask is not None and ask["id"] > self.answered else None

    def deafen(self) -> None:
        """Hear nothing any more."""
        self._reader.cancel()

    async def close(self) -> None:
        """Leave."""
        self.deafen()
        await self.socket.close()

    def told(self, room: str) -> list[bytes]:
        """Everything that was received, with card numbers in the order of their coming, and the room under one name."""
        names: dict[bytes, bytes] = {}

        def rename(found: re.Match[bytes]) -> bytes:
            return names.setdefault(found[0], b"%d" % (10**15 + len(names)))

        return [NUMBER.sub(rename, raw.replace(room.encode(), b"ROOM")) for raw in self.raw]


@asynccontextmanager
async def table(cover: bool = False) -> AsyncIterator[str]:
    """A table on a real socket; its address."""
    server = uvicorn.Server(
        uvicorn.Config(make_app(Settings(workers=1, cover=cover, rate=100_000.0)), port=0, log_level="error")
    )
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"ws://127.0.0.1:{port}/ws"
    finally:
        server.should_exit = True
        await running


async def sit(address: str, name: str, token: str | None = None) -> Client:
    """Somebody comes in, new or with a token."""
    client = Client(await connect(address, max_size=None, open_timeout=60))
    await client.answer(type="hello", protocol=2, name=name, token=token)
    return client
