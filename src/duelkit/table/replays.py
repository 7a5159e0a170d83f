"""Replays over HTTP: a finished duel or an uploaded record, at any moment of it, from either side or both."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Annotated, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.record import Record
from duelkit.kernel.rng import SMALL
from duelkit.table import analysing, replaying
from duelkit.table.branches import from_steps
from duelkit.table.config import RoomConfig
from duelkit.table.games.client import table_of
from duelkit.table.hub import Hub
from duelkit.table.limits import address_of
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.replaying import BOTH, MOST_STEPS, UNKNOWN, Called, Source, worded
from duelkit.table.seats import HUMAN, Seat
from duelkit.table.store import StoredStep
from duelkit.table.workshop import RECORD, Kept, Work

T = TypeVar("T")
LARGEST: Final = 1 << 20
KEPT_BYTES: Final = 16 << 20
"""The size of the cache of responses in bytes."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Replays:
    """The available replays. They are replayed in the workshop; here only responses are cached.

    :param studio: where decisions are judged, which takes longer; by default the workshop.
    """

    def __init__(self, hub: Hub, studio: Work | None = None) -> None:
        self.hub = hub
        self.studio: Work = studio or hub.workshop
        self._answers = Kept(KEPT_BYTES)
        self._digests = Kept(KEPT_BYTES >> 4)
        """The workshop's keys of uploaded records."""

    async def _key(self, identity: str, duel: int) -> str:
        """Returns the key of a replay, which changes whenever the replay does.

        :raises Refusal: if there is none, or the duel is still going on.
        """
        if not _ID.fullmatch(identity):
            raise Refusal("unknown_room", "there is no such replay")
        if self._digests.get(identity) is None:
            text = await self.hub.store.replay(identity)
            if text is not None:
                self._digests.put(identity, digest_of(text), 200)
        digest = self._digests.get(identity)
        if digest is not None:
            if duel != 1:
                raise Refusal("unknown_room", f"duel {duel}; expected 1")
            return str(digest)
        room = await self.hub.find(identity)
        await self._of_room(identity, duel)
        return f"{identity}.{duel}.{room.nonce}.{room.question.moment}"

    async def _source(self, identity: str, duel: int) -> Source:
        """Returns the record itself."""
        if self._digests.get(identity) is not None:
            text = await self.hub.store.replay(identity)
            if text is None:
                self._digests.drop(identity)
                raise Refusal("unknown_room", "there is no such replay")
            return text
        return copy_of(await self._of_room(identity, duel))

    async def ask(self, who: str, identity: str, duel: int, work: Callable[..., T], *args: Any) -> T:
        """Has work on a replay done.

        :param work: one of the functions of :mod:`replaying`.
        :param args: its arguments after the record.
        :raises Refusal: if there is no such replay, the duel is still going on, or the work refuses.
        """
        key = await self._key(identity, duel)
        known = (key, work.__name__, *args)
        answer: T | None = self._answers.get(known)
        if answer is not None:
            return answer
        run = (self.studio if work is analysing.judge else self.hub.workshop).run
        uploaded = work is not analysing.judge and self._digests.get(identity) is not None
        brought = RECORD if uploaded else ""
        try:
            answer = await run(who, work, key, None, *args, key=key, brought=brought)
        except Refusal as refusal:
            if str(refusal) != UNKNOWN:
                raise
            answer = await run(who, work, key, await self._source(identity, duel), *args, key=key, brought=brought)
        if isinstance(answer, bytes):
            self._answers.put(known, answer, len(answer))
        return answer

    async def _of_room(self, identity: str, duel: int) -> Record:
        room = await self.hub.find(identity)
        desk = room.course.desk
        if desk is None:
            raise Refusal("not_allowed", "the duel has not begun")
        if (
            desk.outcome is None
            and room.config.opponent != "self"
            or not room.config.free
            and (room.standing.seen != "over")
        ):
            raise Refusal("not_allowed", "the duel or its match is going on; expected to wait for its end")
        if self.hub.hides(room.config):
            raise Refusal("not_allowed", "its tournament is going on; expected to wait for its end")
        return room.course.record_of(duel)

    async def names(self, identity: str, duel: int) -> Called:
        """Returns the players' names; ``None`` for an upload, or if one person plays both sides.

        :raises Refusal: if there is no such replay, or the duel is still going on.
        """
        await self._key(identity, duel)
        if self._digests.get(identity) is not None:
            return ()
        room = await self.hub.find(identity)
        if room.config.opponent == "self":
            return ()
        first, second = room.seats.names()
        return (first["ja"], first["en"]), (second["ja"], second["en"])

    async def duels(self, identity: str) -> int:
        """Returns how many duels an id has: one for an upload, for a room as many as have begun."""
        if self._digests.get(identity) is not None:
            return 1
        return (await self.hub.find(identity)).course.duel_number

    async def add(self, who: str, text: str) -> tuple[str, Json]:
        """Stores an uploaded record; returns its id and a summary.

        :raises DuelkitError: if it is not a record, or does not replay.
        """
        key = digest_of(text)
        about = await self.hub.workshop.run(who, replaying.about, key, text, key=key, brought=RECORD)
        identity = await self.hub.store.add_replay(text)
        self._digests.put(identity, key, 200)
        return identity, about

    async def branch(self, who: str, token: str, identity: str, duel: int, step: int) -> str:
        """Makes a solo room that continues from a moment of a replay, with one person on both sides; returns its id."""
        account = await self.hub.store.account(token)
        if account is None:
            raise Refusal("bad_token", "unknown token; expected the header Authorization: Bearer TOKEN")
        headers, made = await self.ask(who, identity, duel, replaying.beginning, step)
        game = headers["game"]
        config = RoomConfig(
            game,
            headers.get("edition", ""),
            "self",
            seed=int(headers["seed"]),
            first="other" if headers["first"] == "1" else "me",
            generator=headers.get("generator", SMALL),
        )
        held = table_of(game).user_cards.borrow_for_record(headers)
        decks = [deck_from_header(game, headers[f"deck{player}"]) for player in (0, 1)]
        del held
        first, second = (Seat(HUMAN, account.id, account.name, deck) for deck in decks)
        steps = [StoredStep(1, player, option) for player, option in made]
        room = await from_steps(self.hub, config, (first, second), account, steps, who)
        return room.identity


def digest_of(text: str) -> str:
    """Returns the key of a record's text."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def deck_from_header(game: str, header: str) -> Any:
    """Returns a deck that a record lists."""
    name, _, numbers = header.rpartition(":")
    return table_of(game).decks.of_record(name, [int(code) for code in numbers.split()])


def copy_of(record: Record) -> Record:
    """Returns the record so far."""
    return Record(dict(record.headers), list(record.steps), dict(record.hashes), record.end, record.name)


# HTTP

STATUS: Final = {
    "unknown_room": 404,
    "bad_token": 401,
    "too_large": 413,
    "not_allowed": 403,
    "full": 503,
    "slow_down": 429,
    "internal": 500,
}


def refused(error: DuelkitError) -> Response:
    """Returns a refusal as a response."""
    code = error.code if isinstance(error, Refusal) else "bad_message"
    return JSONResponse({"error": {"code": code, "message": str(error)[:300]}}, STATUS.get(code, 400))


def number_of(name: str, least: int, value: str | None) -> int:
    """Returns a number of a request.

    :raises Refusal: if it is not a number.
    """
    if value is None or not re.fullmatch(r"[0-9]{1,7}", value) or int(value) < least:
        raise Refusal("bad_message", f"{name} is {str(value)[:20]!r}; expected a whole number from {least}")
    return int(value)


def word_of(request: Request, name: str, allowed: tuple[str, ...]) -> str:
    """Returns a word of a request's query; by default the first allowed one.

    :raises Refusal: if it is not allowed.
    """
    word = request.query_params.get(name, allowed[0])
    if word not in allowed:
        raise Refusal("bad_message", f"{name} is {word[:20]!r}; expected {', '.join(allowed[:-1])} or {allowed[-1]}")
    return word


def token_of(request: Request) -> str:
    """Returns the token of a request; empty without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if scheme.casefold() == "bearer" else ""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to continue from a moment."""

    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]


async def whole(request: Request, largest: int) -> bytes:
    """Returns the body of a request.

    :raises Refusal: if it is longer than ``largest`` bytes.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise Refusal("too_large", f"more than {largest} bytes; expected less")
    return bytes(body)


def guarded(work: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Returns an endpoint with its refusals turned into responses."""

    async def endpoint(request: Request) -> Response:
        try:
            return await work(request)
        except DuelkitError as error:
            return refused(error)

    return endpoint


def named(request: Request) -> tuple[str, str, int]:
    """Returns the client's address, the replay's id and the number of the duel.

    :raises Refusal: if the number of the duel is not a number.
    """
    return (
        address_of(request.client),
        str(request.path_params["identity"]),
        number_of("duel", 1, request.query_params.get("duel", "1")),
    )


class Endpoints:
    """The HTTP endpoints of replays."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays

    async def about(self, request: Request) -> Response:
        """A summary of a replay."""
        who, identity, duel = named(request)
        found = await self.replays.ask(who, identity, duel, replaying.about)
        names = await self.replays.names(identity, duel)
        return JSONResponse(
            {
                "replay": identity,
                "duel": duel,
                "duels": await self.replays.duels(identity),
                **found,
                "names": worded(names) if names else None,
            }
        )

    async def file(self, request: Request) -> Response:
        """The record as a file."""
        who, identity, duel = named(request)
        return PlainTextResponse(
            await self.replays.ask(who, identity, duel, replaying.text),
            headers={"content-disposition": f'attachment; filename="duel-{identity}.duel"'},
        )

    async def state(self, request: Request) -> Response:
        """The duel after a number of decisions."""
        step = number_of("step", 0, str(request.path_params["step"]))
        after = number_of("after", 0, request.query_params.get("after", "0"))
        side = word_of(request, "side", ("0", "1", BOTH))
        who, identity, duel = named(request)
        names = await self.replays.names(identity, duel)
        found = await self.replays.ask(who, identity, duel, replaying.state, step, side, after, names)
        return Response(found, media_type="application/json")

    async def analysis(self, request: Request) -> Response:
        """The judgment of a decision."""
        step = number_of("step", 0, str(request.path_params["step"]))
        known = word_of(request, "known", analysing.KNOWN)
        how = word_of(request, "how", tuple(analysing.WAYS))
        wanted = request.query_params.get("tried")
        tried = None if wanted is None else number_of("tried", 0, wanted)
        found = await self.replays.ask(*named(request), analysing.judge, step, known, how, tried)
        return Response(found, media_type="application/json")

    async def upload(self, request: Request) -> Response:
        """Stores a record."""
        try:
            text = (await whole(request, LARGEST)).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("bad_message", "not UTF-8 text; expected a record") from None
        identity, about = await self.replays.add(address_of(request.client), text)
        return JSONResponse({"replay": identity, "duel": 1, "duels": 1, **about, "names": None}, 201)

    async def branch(self, request: Request) -> Response:
        """Makes a room that continues from a moment of a replay."""
        who, identity, duel = named(request)
        try:
            wish = msgspec.json.decode(await whole(request, 1000), type=Moment)
        except msgspec.MsgspecError as error:
            raise Refusal("bad_message", str(error)[:200]) from None
        room = await self.replays.branch(who, token_of(request), identity, duel, wish.step)
        return JSONResponse({"room": room}, 201)


def routes(hub: Hub, studio: Work) -> list[Route]:
    """Returns the routes of replays.

    :param studio: where decisions are judged.
    """
    endpoints = Endpoints(Replays(hub, studio))
    return [
        Route("/api/replays", guarded(endpoints.upload), methods=["POST"]),
        Route("/api/replays/{identity}", guarded(endpoints.about)),
        Route("/api/replays/{identity}/file", guarded(endpoints.file)),
        Route("/api/replays/{identity}/analysis/{step}", guarded(endpoints.analysis)),
        Route("/api/replays/{identity}/branch", guarded(endpoints.branch), methods=["POST"]),
        Route("/api/replays/{identity}/{step}", guarded(endpoints.state)),
    ]
