"""The table's HTTP part for tests, without a socket: requests are made one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx2
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from duelkit.table import api
from duelkit.table.refusals import Refusal
from duelkit.table.store import Store
from duelkit.table.workshop import carefully


class Here:
    """A workshop without processes: everything is done at once."""

    async def run(self, who: str, work: Callable[..., Any], *args: Any, key: str = "", brought: str = "") -> Any:
        value, refused, _ = carefully(work, args)
        if refused is not None:
            raise Refusal(*refused)
        return value


@dataclass
class Owner:
    """What the routes need of a hub."""

    store: Store
    workshop: Here
    own_cards: bool = True


class Web:
    """A client of the HTTP part."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owner = Owner(store, Here())
        self.app = Starlette(routes=api.routes(self.owner), middleware=[Middleware(GZipMiddleware, minimum_size=1000)])

    def own_cards(self, taken: bool) -> None:
        """Whether the table takes cards that people write."""
        self.owner.own_cards = taken

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx2.Response:
        """Make a request."""
        headers = {**more.pop("headers", {}), **({} if token is None else {"authorization": f"Bearer {token}"})}

        async def work() -> httpx2.Response:
            transport = httpx2.ASGITransport(app=self.app)
            async with httpx2.AsyncClient(transport=transport, base_url="http://table") as client:
                return await client.request(method, path, headers=headers, **more)

        return asyncio.run(work())

    def get(self, path: str, **more: Any) -> Any:
        """What a GET request answers, which must be 200."""
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, (path, answer.status_code, answer.text[:300])
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        """What a POST request answers, which must be 200."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code == 200, (path, answer.status_code, answer.text[:300])
        return answer.json()

    def refused(self, method: str, path: str, status: int, code: str, **more: Any) -> str:
        """The message with which a request is refused; status and code must be these."""
        answer = self.ask(method, path, **more)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        error = answer.json()["error"]
        assert set(error) == {"code", "message"} and error["code"] == code, error
        assert error["message"] and "\n" not in error["message"]
        return str(error["message"])

    def account(self, name: str = "Alice") -> str:
        """The token of a new account."""
        return asyncio.run(self.store.new_account(name))[1]


@contextmanager
def web() -> Iterator[Web]:
    """A client, with a store of its own."""
    store = Store("sqlite://")
    try:
        yield Web(store)
    finally:
        store.close()
