"""Access control: the names under which the table may be addressed, the origins of pages that may use it, and time
limits for requests."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import h11
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from duelkit.table.limits import Count, address_of
from duelkit.table.loop import READ

REQUEST_SECONDS: Final = 10.0
"""Seconds for the head of a request, and :data:`BODY_SECONDS` for its body."""
BODY_SECONDS: Final = 30.0
MOST_OPEN: Final = 128
"""The most open requests of one address."""
POLICY: Final = 1008


class Guard:
    """Admits only requests that address this table by one of its names, and no pages of other origins.

    Otherwise a foreign page open in a player's browser could act in the player's name: by a direct request (which names
    its origin), or under a name of its own that resolves to this machine.

    :param hosts: further names of this table, as in the address of its page, such as ``duels.example.org``.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self.app = app
        own = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        self._given = {host.lower().rstrip(".") for host in hosts}
        self._names = own | self._given

    def is_ours(self, host: str) -> bool:
        """Whether this is a name of the table. A bare address always is: it cannot be pointed elsewhere."""
        name = name_of(host)
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def is_own_page(self, origin: str, host: str) -> bool:
        """Whether a page comes from the table itself: same name and port, or one of the names given."""
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        return parts.netloc.lower() == host.lower() or name_of(parts.netloc) in self._given

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or connection."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not self.is_ours(host):
            reason = "this table does not have this name; expected one given with --allow-host"
        elif origin is not None and not reads and not self.is_own_page(origin, host):
            reason = "a page of another site; expected the table's own"
        else:
            await self.app(scope, receive, send)
            return
        refused = WebSocketClose(POLICY) if scope["type"] == "websocket" else PlainTextResponse(f"{reason}\n", 403)
        await refused(scope, receive, send)


def name_of(host: str) -> str:
    """Returns the name in ``name:port``, without the brackets of IPv6."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return name.rstrip(".")


def let_go(transport: asyncio.Transport) -> None:
    """Stops reading: without the reference to its own method, a transport is freed with the last reference to it."""
    vars(transport).pop("_read_ready_cb", None)


class Channel(WebSocketsSansIOProtocol):
    """A WebSocket with fast compression: the best compression takes a fifth of a table's time."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost."""
        super().connection_lost(exc)
        let_go(self.transport)


_OPEN: Final[Count[str]] = Count()


class Door(H11Protocol):
    """A connection with time limits for its requests."""

    _timer: asyncio.TimerHandle | None = None
    _waits_for: object = None
    _counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The connection is made."""
        # the amount that a transport reads at once, where it has such an attribute
        transport.max_size = READ  # type: ignore[attr-defined]
        super().connection_made(transport)
        self._counted = address_of(self.client)
        _OPEN.add(self._counted)
        if self._counted and _OPEN[self._counted] > MOST_OPEN:
            transport.close()
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost."""
        self._forget()
        super().connection_lost(exc)
        let_go(self.transport)

    def data_received(self, data: bytes) -> None:
        """Data was received."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # a WebSocket now, which has its own limits
            self._forget()
        else:
            self._expect()

    def _expect(self) -> None:
        """Sets a deadline for the head or the body of a request; further data does not extend it."""
        state = self.conn.their_state
        if state is self._waits_for:
            return
        self._stop()
        self._waits_for = state
        if state in (h11.IDLE, h11.SEND_BODY):
            seconds = REQUEST_SECONDS if state is h11.IDLE else BODY_SECONDS
            self._timer = self.loop.call_later(seconds, self.transport.close)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _forget(self) -> None:
        self._stop()
        if self._counted is not None:
            _OPEN.drop(self._counted)
            self._counted = None

    def on_response_complete(self) -> None:
        """A response is sent; the next request gets its own deadline when it begins."""
        self._stop()
        self._waits_for = None
        super().on_response_complete()
