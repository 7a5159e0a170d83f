"""The table as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from duelkit import games
from duelkit.kernel.rng import KEYED
from duelkit.table import api, api_company, api_tournaments, camera, card_pictures, memory, page, replays
from duelkit.table.api_http import answer
from duelkit.table.computers import Computers
from duelkit.table.config import RoomConfig, begin_duel, made_deck
from duelkit.table.door import Guard
from duelkit.table.games.client import table_of
from duelkit.table.hub import Hub
from duelkit.table.processes import load_ahead
from duelkit.table.slices import Slices
from duelkit.table.sockets import RATE, Connection
from duelkit.table.store import Store
from duelkit.table.workshop import Workshop

THREAD: Final = 16 * 1024
"""Responses from this size on are compressed outside the event loop."""
HEADERS: Final = {
    "content-security-policy": page.POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Settings:
    """The settings of a table.

    :param database: a URL for SQLAlchemy.
    :param workers: processes for computer players; by default one per core.
    :param cover: whether answers that the table gives for a person take as long as that person's own.
    :param rate: messages per second that a connection may send.
    :param addresses: where the page can be reached, for links for others.
    :param hosts: names of the table, besides this machine's own and its addresses.
    :param own_cards: whether users may write cards here.
    :param durable: whether each decision is written through to the disk (SQLite).
    :param keep_rooms: days of inactivity after which a room is deleted; ``None``: never.
    :param pictures: a folder of pictures of cards for pages on this machine.
    """

    database: str = "sqlite://"
    workers: int | None = None
    cover: bool = True
    rate: float = RATE
    addresses: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    own_cards: bool = True
    durable: bool = False
    keep_rooms: int | None = None
    pictures: Path | None = None


def sqlite_url(folder: Path) -> str:
    """Returns the URL of the database in a folder."""
    return f"sqlite:///{folder / 'table.sqlite'}"


class Headers:
    """Middleware that adds security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].endswith((".js", ".css", ".ftl", ".html", ".json", "/")):
                    headers.setdefault("cache-control", "no-cache")
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Turns:
    """Middleware that lets requests and connections take turns from their first step."""

    def __init__(self, app: ASGIApp, slices: Slices) -> None:
        self.app = app
        self.slices = slices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or connection."""

        async def work() -> None:
            await self.app(scope, receive, send)

        await (work() if scope["type"] == "lifespan" else self.slices.fair(work()))


def warm_up() -> None:
    """Loads cards and words and begins a duel of every game, so that no user waits for what is slow the first time."""
    for name in games.names():
        table = table_of(name)
        table.warm_up()
        if "match" in table.game.parts:
            table.game.part("match", type)
        config = RoomConfig(name, table.editions.identity(None), "self", generator=KEYED)
        first, second = (made_deck(config, deck) for deck in table.game.two_decks(table.setup(config.edition)))
        desk = begin_duel(config, (first, second))
        desk.screen.view(0)
        desk.screen.news(0, 0, True)
        if desk.decision is not None:
            desk.screen.question(True)
            desk.reasons.why(desk.decision.player, None)


def lifespan_of(
    hub: Hub, computers: Computers, workshop: Workshop, studio: Workshop
) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    """Returns what the application does when it starts and when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        load_ahead()
        warm_up()
        warming = asyncio.gather(computers.processes.warm(), workshop.warm())
        memory.by_hand()
        await hub.open()
        try:
            yield
        finally:
            warming.cancel()
            with contextlib.suppress(asyncio.CancelledError, BrokenExecutor):
                await warming
            await hub.close()
            computers.processes.close()
            workshop.close()
            studio.close()
            hub.store.close()
            memory.by_itself()

    return lifespan


def make_app(settings: Settings) -> Starlette:
    """Makes the application.

    :raises StoreError: if the database cannot be opened.
    """
    store = Store(settings.database, settings.durable)
    computers, workshop, studio = Computers(settings.workers), Workshop(), Workshop(1)
    hub = Hub(store, computers, workshop, settings.cover, settings.own_cards, settings.keep_rooms)

    async def health(_: Request) -> Response:
        processes = [None, *computers.processes.numbers(), *workshop.numbers(), *studio.numbers()]
        return answer(
            {
                "rooms": len(hub.rooms),
                "longest_stall_ms": round(1000 * hub.health.longest_stall(), 1),
                "longest_round_ms": round(1000 * hub.health.longest_round(), 1),
                "memory_mb": round(sum(map(memory.resident, processes)), 1),
            }
        )

    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, hub, settings.rate).serve()

    async def addresses(_: Request) -> Response:
        return answer({"addresses": list(settings.addresses)})

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            Route("/api/health", health),
            Route("/api/addresses", addresses),
            *api_company.routes(hub),
            *api_tournaments.routes(hub),
            *api.routes(hub),
            *camera.routes(hub),
            *replays.routes(hub, studio),
            *card_pictures.routes(settings.pictures),
            *page.Page(page.folder()).routes(),
        ],
        lifespan=lifespan_of(hub, computers, workshop, studio),
        middleware=[
            Middleware(Turns, slices=hub.slices),
            Middleware(Guard, hosts=settings.hosts),
            Middleware(Headers),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6, thread_minimum_size=THREAD),
        ],
    )
    app.state.hub = hub
    return app
