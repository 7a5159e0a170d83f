"""A connection: its greeting, its messages, its limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from duelkit.table import messages as m
from duelkit.table.answers import Answer, Welcome
from duelkit.table.database import StoreError
from duelkit.table.games.written import clean
from duelkit.table.hub import Hub
from duelkit.table.limits import address_of
from duelkit.table.quotas import CONNECTIONS_ACCOUNT, CONNECTIONS_ADDRESS
from duelkit.table.refusals import Refusal, error
from duelkit.table.store import Account

RATE: Final = 30.0
"""Messages per second."""
BURST: Final = 60.0
COSTS: Final[dict[type[m.Message], float]] = {
    m.Create: 6.0,
    m.Branch: 6.0,
    m.Join: 4.0,
    m.Rematch: 4.0,
    m.Invite: 4.0,
    m.Undo: 2.0,
    m.Redo: 2.0,
    m.Why: 2.0,
    m.Forecast: 2.0,
}
"""Messages that need more work count as several."""
PATIENCE: Final = 100
"""The number of excess messages after which the connection is closed."""
GREETING_SECONDS: Final = 10.0
LONGEST_QUEUE: Final = 2000
"""The number of unread messages after which a client is disconnected."""
POLICY: Final = 1008
LOG: Final = logging.getLogger("duelkit.table")


class Bucket:
    """Admits ``rate`` things per second, and ``burst`` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether another thing is admitted, which may count as several."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Connection:
    """A client on a WebSocket.

    :param rate: messages per second that it may send.
    """

    def __init__(self, socket: WebSocket, hub: Hub, rate: float = RATE) -> None:
        self.socket = socket
        self.hub = hub
        self.account = Account(0, "")
        self.address = "" if socket.client is None else address_of((socket.client.host, socket.client.port))
        self.texts = True
        self._bucket = Bucket(rate, 2 * rate)
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._too_many = 0
        self._closing = False

    def send(self, message: Answer) -> None:
        """Sends a message; never waits."""
        if self._closing:
            return
        if self._out.qsize() >= LONGEST_QUEUE:
            self._closing = True
            self._out.put_nowait(None)
            return
        self._out.put_nowait(m.encode(message))

    async def serve(self) -> None:
        """Serves the client until it leaves."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write())
        connections = self.hub.connections
        connections.add(self.address)
        try:
            if self.address and connections[self.address] > CONNECTIONS_ADDRESS:
                self.send(error(Refusal("full", f"{CONNECTIONS_ADDRESS} connections of your address are open"), None))
            elif await self._greet():
                await self._seated()
        except WebSocketDisconnect:
            pass
        finally:
            connections.drop(self.address)
            self.hub.gone(self)
            self._out.put_nowait(None)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 5)

    async def _seated(self) -> None:
        """Reads the messages of a client that has sent the greeting."""
        players, account = self.hub.players, self.account.id
        players.add(account)
        try:
            if players[account] > CONNECTIONS_ACCOUNT:
                self.send(error(Refusal("full", f"{CONNECTIONS_ACCOUNT} connections of yours are open"), None))
            else:
                await self._read()
        finally:
            players.drop(account)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while (message := await self._out.get()) is not None:
                await self.hub.slices.fair(self.socket.send_text(message.decode()))
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.close(POLICY)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def _greet(self) -> bool:
        """Handles the first message, which must be ``hello``; returns whether it was."""
        try:
            hello = m.decode(await asyncio.wait_for(self._receive(), GREETING_SECONDS))
            if not isinstance(hello, m.Hello):
                raise Refusal("bad_message", "expected hello first")
            if hello.protocol != m.PROTOCOL:
                older = hello.protocol < m.PROTOCOL
                raise Refusal(
                    "version",
                    f"this client speaks protocol {hello.protocol}; expected {m.PROTOCOL}: "
                    + (
                        "the table has been brought up to date since, so load the page again or use a newer client"
                        if older
                        else "the table is older than the client"
                    ),
                )
            await self._welcome(hello)
        except TimeoutError:
            return False
        except Refusal as refusal:
            self.send(error(refusal, None))
            return False
        except StoreError as failure:
            LOG.error("%s", failure)
            self.send(error(Refusal("internal", "the table cannot store anything now"), None))
            return False
        return True

    async def _welcome(self, hello: m.Hello) -> None:
        store = self.hub.store
        self.texts = hello.texts
        token = hello.token
        name = clean(hello.name or "")
        if token is None:
            self.account, token = await self.hub.new_account(name or "Duelist", self.address)
        else:
            known = await store.account(token)
            if known is None:
                raise Refusal("bad_token", "unknown token; expected one that this table gave, or none for a new one")
            self.account = known
            if name and name != known.name:
                await store.rename(known.id, name)
                self.account = Account(known.id, name)
        await self.hub.company.came(self)
        self.send(
            Welcome(
                id=UNSET if hello.id is None else hello.id,
                protocol=m.PROTOCOL,
                token=token,
                name=self.account.name,
                account=self.account.id,
            )
        )

    async def _read(self) -> None:
        while not self._closing:
            text = await self._receive()
            try:
                if not self._bucket.take():
                    self._too_many += 1
                    if self._too_many > PATIENCE:
                        return
                    raise Refusal("slow_down", "too many messages; expected at most 30 a second")
                message = m.decode(text)
                if not self._bucket.take(COSTS.get(type(message), 1.0) - 1.0):
                    raise Refusal("slow_down", "too many requests; expected to try again a little later")
                if isinstance(message, m.Hello):
                    raise Refusal("bad_message", "a second hello; expected only one")
                await self.hub.hear(self, message)
            except Refusal as refusal:
                self.send(error(refusal, m.number_in(text)))
            except StoreError as failure:
                LOG.error("%s", failure)
                self.send(error(Refusal("internal", "the table cannot store anything now"), m.number_in(text)))
