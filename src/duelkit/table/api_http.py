"""HTTP requests and responses: bodies of a bounded size, refusals as JSON, cacheable responses."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from duelkit.table.database import StoreError
from duelkit.table.messages import LARGEST
from duelkit.table.refusals import Refusal
from duelkit.table.store import Account, Store

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS: Final = {
    "bad_token": 401,
    "not_allowed": 403,
    "not_found": 404,
    "unknown_room": 404,
    "too_large": 413,
    "slow_down": 429,
    "internal": 500,
}
"""The HTTP status of a refusal by its code; 400 for all others."""
LONGEST_TOKEN: Final = 100
LONGEST_QUERY: Final = 200


def answer(value: object, status: int = 200) -> Response:
    """Returns an uncached JSON response."""
    return encoded(msgspec.json.encode(value), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """Returns an uncached response of bytes that are JSON already."""
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def refused(refusal: Refusal) -> Response:
    """Returns a refusal as a response."""
    response = answer({"error": {"code": refusal.code, "message": str(refusal)}}, STATUS.get(refusal.code, 400))
    if refusal.code == "slow_down":
        response.headers["retry-after"] = "2"
    if refusal.code == "bad_token":
        response.headers["www-authenticate"] = "Bearer"
    return response


def guarded(endpoint: Endpoint) -> Endpoint:
    """Returns the endpoint with its refusals turned into responses."""

    async def serve(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return refused(refusal)
        except StoreError as error:
            return refused(Refusal("internal", str(error)))
        except ClientDisconnect:
            return refused(Refusal("bad_message", "the connection was closed before the message was complete"))

    return serve


class Fixed:
    """A JSON response that changes only with the version: browsers cache and revalidate it."""

    def __init__(self, value: object) -> None:
        self.body = msgspec.json.encode(value)
        self.tag = f'W/"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    def to(self, request: Request) -> Response:
        """Returns the response to a request: the whole content, or that it has not been modified."""
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        # compression may weaken the tag, so only the tag itself is compared
        known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
        if self.tag.removeprefix("W/") in known or "*" in known:
            return Response(None, 304, headers)
        return Response(self.body, 200, headers, "application/json")


async def body_of(request: Request, most: int = LARGEST) -> bytes:
    """Returns the body of a request.

    :param most: its greatest size in bytes; by default that of a message.
    :raises Refusal: if it is larger.
    """
    stated = request.headers.get("content-length", "0")
    if stated.isdecimal() and int(stated[:20]) > most:
        raise Refusal("too_large", f"a body of {stated[:20]} bytes; expected at most {most}")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too_large", f"a body of more than {most} bytes; expected at most that")
        parts.append(part)
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T:
    """Returns the body of a request as a value of a type.

    :raises Refusal: naming the field that is wrong and what was expected.
    """
    body = await body_of(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as error:
        raise Refusal("bad_message", shown(str(error))) from None


def shown(text: str, most: int = 200) -> str:
    """Makes text from outside safe for a message of one line."""
    line = "".join(letter if letter.isprintable() else "?" for letter in text)
    return line if len(line) <= most else line[: most - 1] + "…"


def query(request: Request, name: str, usual: str = "") -> str:
    """Returns a parameter of the query string.

    :raises Refusal: if it is too long.
    """
    value = request.query_params.get(name, usual)
    if len(value) > LONGEST_QUERY:
        raise Refusal("bad_message", f"{name} has {len(value)} characters; expected at most {LONGEST_QUERY}")
    return value


def whole_number(text: str, what: str) -> int:
    """Returns a number from a path.

    :raises Refusal: ``not_found`` if it is not a number.
    """
    if not text.isascii() or not text.isdecimal() or len(text) > 10:
        raise Refusal("not_found", f"no {what} {shown(text, 40)!r}; expected its number")
    return int(text)


async def account_of(request: Request, store: Store) -> Account:
    """Returns the account of a request, by its token.

    :raises Refusal: ``bad_token`` without a token, or with an unknown one.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > LONGEST_TOKEN:
        raise Refusal("bad_token", "no token; expected the header Authorization: Bearer TOKEN")
    account = await store.account(token)
    if account is None:
        raise Refusal("bad_token", "unknown token; expected one that this table gave")
    return account
