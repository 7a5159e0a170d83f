"""A table without sockets for tests: clients that keep what they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import httpx2
from starlette.applications import Starlette
from starlette.routing import Route
from tests.table.web import Here

from duelkit.table import messages as m
from duelkit.table.answers import Answer
from duelkit.table.app import warm_up
from duelkit.table.computers import Computers
from duelkit.table.hub import Hub
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal, error
from duelkit.table.store import Account, Store

PATIENCE = 60.0
Routes = Callable[[Hub], list[Route]]

warm_up()


class Guest:
    """A client that keeps every message."""

    def __init__(self, house: House, account: Account, token: str, texts: bool) -> None:
        self.house = house
        self.account = account
        self.token = token
        self.texts = texts
        self.address = ""
        self.heard: list[Json] = []
        self.raw: list[bytes] = []
        self._news = asyncio.Event()

    def send(self, message: Answer) -> None:
        data = m.encode(message)
        self.raw.append(data)
        self.heard.append(json.loads(data))
        self._news.set()

    async def say(self, **message: Any) -> None:
        """Send a message as a real client would: as JSON."""
        try:
            await self.house.hub.hear(self, m.decode(json.dumps(message)))
        except Refusal as refusal:
            self.send(error(refusal, message.get("id")))

    async def until(self, wanted: Callable[[Json], bool], after: int = 0) -> Json:
        """The first message after number ``after`` that is wanted."""
        at = after

        async def wait() -> Json:
            nonlocal at
            while True:
                while at < len(self.heard):
                    at += 1
                    if wanted(self.heard[at - 1]):
                        return self.heard[at - 1]
                self._news.clear()
                await self._news.wait()

        try:
            return await asyncio.wait_for(wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"not heard; the last messages: {str(self.heard[-3:])[:2000]}") from None

    async def room(self, **wish: Any) -> str:
        """Make a room; answers its id."""
        start = len(self.heard)
        await self.say(type="create", id=9, **wish)
        answer = await self.until(lambda found: found.get("id") == 9, start)
        assert answer["type"] == "room", answer
        return str(answer["room"])

    def last(self, kind: str, room: str | None = None) -> Json:
        """The newest message of a kind."""
        return next(
            found for found in reversed(self.heard) if found["type"] == kind and (room is None or found["room"] == room)
        )

    async def asked(self, room: str, after: int = 0) -> Json:
        """The open question, once there is one or the duel is over."""
        return await self.until(
            lambda found: (
                found["type"] == "state"
                and found["room"] == room
                and (found["ask"] is not None or found["outcome"] is not None)
            ),
            after,
        )

    async def request(self, routes: Routes, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """What an HTTP request answers.

        :param routes: makes the routes among which the path is.
        """
        app = self.house.apps.get(routes)
        if app is None:
            app = self.house.apps[routes] = Starlette(routes=routes(self.house.hub))
        async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://table") as client:
            answer = await client.request(method, path, headers={"authorization": f"Bearer {self.token}"}, **more)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json() if answer.content else None

    async def choose(self, room: str, state: Json, option: int) -> None:
        """Answer a question."""
        await self.say(type="choose", room=room, ask=state["ask"]["id"], option=option)


class House:
    """A hub with its store."""

    def __init__(self, url: str = "sqlite://", cover: bool = False) -> None:
        self.hub = Hub(Store(url), Computers(1), Here(), cover)
        self.apps: dict[Routes, Starlette] = {}

    async def guest(self, name: str = "Alice", texts: bool = True, token: str | None = None) -> Guest:
        """Somebody comes in, new or with a token."""
        if token is None:
            account, token = await self.hub.store.new_account(name)
        else:
            known = await self.hub.store.account(token)
            assert known is not None
            account = known
        guest = Guest(self, account, token, texts)
        await self.hub.company.came(guest)
        return guest

    async def settle(self) -> None:
        """Let every room do what is waiting."""
        for _ in range(10):
            for room in list(self.hub.rooms.values()):
                await room.actor.idle()
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.hub.close()
        self.hub.computers.processes.close()
        self.hub.store.close()


def with_house(test: Callable[[House], Coroutine[Any, Any, None]], url: str = "sqlite://", cover: bool = False) -> None:
    """Run a test in a house."""

    async def run() -> None:
        house = House(url, cover)
        await house.hub.open()
        try:
            await test(house)
        finally:
            await house.close()

    asyncio.run(run())


def quiet(ask: Json) -> int:
    """The index of the quietest option: to pass, to end, to decline; otherwise the last."""
    verbs = [option["verb"] for option in ask["options"]]
    for verb in ("pass", "to_end", "end_turn", "finish", "no", "keep"):
        if verb in verbs:
            return verbs.index(verb)
    return len(verbs) - 1
