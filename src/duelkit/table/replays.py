"""Replays: a finished duel or an uploaded record, at any moment of it, from either side or both."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from duelkit import judgment, yugioh
from duelkit.judgment.records import start_of as start_of_judgment
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.record import Record, read_record
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.config import JUDGMENT, YUGIOH, RoomConfig
from duelkit.table.games.desk import Desk, Json
from duelkit.table.games.judgment import JudgmentDesk
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.hub import Hub
from duelkit.table.match_room import MatchRoom
from duelkit.table.refusals import Refusal
from duelkit.table.seats import HUMAN, Seat
from duelkit.table.store import StoredStep
from duelkit.yugioh.records import start_of as start_of_yugioh

LARGEST: Final = 1 << 20
MOST_STEPS: Final = 20_000
KEPT: Final = 32
"""So many replays are held in memory."""
EVERY: Final = 25
"""A moment is kept every so many decisions."""
BOTH: Final = "both"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass
class Replay:
    """A record that has been played through.

    :param moments: the duel after every ``EVERY`` decisions; ``turns``: for each turn its number, its player and the
        number of decisions made before it.
    """

    record: Record
    desk: Desk
    moments: list[object] = field(default_factory=list)
    turns: list[tuple[int, int, int]] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.record.headers["game"]

    def go_to(self, step: int) -> None:
        """Put the duel at the moment after so many decisions."""
        at = min(step // EVERY, len(self.moments) - 1)
        self.desk.back(self.moments[at])
        for done in self.record.steps[at * EVERY:step]:
            make(self.desk, done.player, done.option)

    def about(self) -> Json:
        """What can be said of it as a whole."""
        headers = self.record.headers
        return {"game": self.game, "edition": headers.get("edition"), "steps": len(self.record.steps),
                "turns": [{"turn": turn, "player": player, "step": step} for turn, player, step in self.turns],
                "decks": [headers[f"deck{player}"].rpartition(":")[0] for player in (0, 1)],
                "first": int(headers["first"]), "end": self.record.end}

    def state(self, step: int, side: str, after: int = 0) -> Json:
        """The duel after so many decisions, as a side sees it or with both hands open.

        :param after: so many entries of the log are known already and left out.
        """
        self.go_to(step)
        desk = self.desk
        viewer = 1 if side == "1" else 0
        answer: Json = {"step": step, "you": viewer, "outcome": None if desk.outcome is None else desk.result(viewer)}
        if side == BOTH:
            answer |= {"view": desk.open_view(), "log": desk.open_news()}
        else:
            answer |= {"view": desk.view(viewer), "log": desk.news(viewer, 0, True)}
        for number, entry in enumerate(answer["log"], 1):
            entry["n"] = number
        answer |= {"told": len(answer["log"]), "log": answer["log"][after:]}
        answer["next"] = self._next(step, viewer, side)
        return answer

    def _next(self, step: int, viewer: int, side: str) -> Json | None:
        """The decision that comes next, in words, for whom the player who made it is not the other side."""
        decision = self.desk.decision
        if step >= len(self.record.steps) or decision is None:
            return None
        done = self.record.steps[step]
        if side != BOTH and done.player != viewer:
            return {"player": done.player, "question": None, "chosen": None, "options": []}
        if done.option in (SURRENDER, TIME_OUT):
            word = "surrender" if done.option == SURRENDER else "time_out"
            return {"player": done.player, "question": None, "chosen": word, "options": []}
        asked = self.desk.question(True)
        return {"player": done.player, "question": asked["text"], "chosen": decision.options.index(done.option),
                "options": asked["options"]}


def make(desk: Desk, player: int, option: int) -> None:
    """Make a recorded decision."""
    if option in (SURRENDER, TIME_OUT):
        desk.leave(player, option)
    else:
        desk.choose(option)


def play_through(record: Record) -> Replay:
    """Play a record through.

    :raises DuelkitError: if it cannot be begun, or a decision does not fit.
    """
    if len(record.steps) > MOST_STEPS:
        raise Refusal("too_large", f"{len(record.steps)} decisions; expected at most {MOST_STEPS}")
    game = record.headers.get("game")
    if game == JUDGMENT:
        desk: Desk = JudgmentDesk(start_of_judgment(record), neutral=True)
    elif game == YUGIOH:
        desk = YugiohDesk(start_of_yugioh(record), neutral=True, every_window=False)
    else:
        raise Refusal("bad_message", f"unknown game {str(game)[:40]!r}; expected {YUGIOH} or {JUDGMENT}")
    replay = Replay(record, desk)
    turn = (-1, -1)
    for number in range(len(record.steps) + 1):
        if number % EVERY == 0:
            replay.moments.append(desk.keep())
        if desk.turn != turn:
            turn = desk.turn
            replay.turns.append((*turn, number))
        if number < len(record.steps):
            done = record.steps[number]
            decision = desk.decision
            if decision is None or done.option not in (*decision.options, SURRENDER, TIME_OUT):
                raise Refusal("bad_message", f"decision {number + 1}: option {done.option} is not offered; expected a "
                                             "record of this version")
            make(desk, done.player, done.option)
    return replay


class Replays:
    """The replays that can be looked at."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._held: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    async def find(self, identity: str, duel: int) -> Replay:
        """A replay by the id of an upload or of a room.

        :raises Refusal: if there is none, or the duel is still going on.
        """
        if not _ID.fullmatch(identity):
            raise Refusal("unknown_room", "there is no such replay")
        held = self._held.get((identity, duel))
        if held is not None:
            self._held.move_to_end((identity, duel))
            return held
        text = await self.hub.store.replay(identity)
        if text is not None:
            replay = await asyncio.to_thread(lambda: play_through(read_record(text, "record")))
        else:
            record, finished = await self._of_room(identity, duel)
            replay = await asyncio.to_thread(play_through, record)
            if not finished:
                return replay
        self._held[(identity, duel)] = replay
        while len(self._held) > KEPT:
            self._held.popitem(last=False)
        return replay

    async def _of_room(self, identity: str, duel: int) -> tuple[Record, bool]:
        room = await self.hub.find(identity)
        desk = room.desk
        if desk is None:
            raise Refusal("not_allowed", "the duel has not begun")
        if isinstance(room, MatchRoom) and room.match is not None and duel <= len(room.match.results):
            return copy_of(room.match.results[duel - 1].record), True
        if duel != room.duel_number:
            raise Refusal("unknown_room", f"duel {duel}; expected 1 to {room.duel_number}")
        if desk.outcome is None and not room.config.solo:
            raise Refusal("not_allowed", "the duel is going on; expected to wait for its end")
        return copy_of(desk.record), desk.outcome is not None

    async def duels(self, identity: str) -> int:
        """How many duels there are under an id: of an upload one, of a room as many as have begun."""
        if await self.hub.store.replay(identity) is not None:
            return 1
        return (await self.hub.find(identity)).duel_number

    async def add(self, text: str) -> tuple[str, Replay]:
        """Keep an uploaded record.

        :raises DuelkitError: if it is none, or does not replay.
        """
        replay = await asyncio.to_thread(lambda: play_through(read_record(text, "record")))
        identity = await self.hub.store.add_replay(text)
        self._held[(identity, 1)] = replay
        return identity, replay

    async def branch(self, token: str, identity: str, duel: int, step: int) -> str:
        """A new solo room, both sides oneself, from a moment of a replay; answers its id."""
        account = await self.hub.store.account(token)
        if account is None:
            raise Refusal("bad_token", "unknown token; expected the header Authorization: Bearer TOKEN")
        replay = await self.find(identity, duel)
        headers = replay.record.headers
        if step > len(replay.record.steps):
            raise Refusal("bad_message", f"step {step}; expected 0 to {len(replay.record.steps)}")
        config = RoomConfig(replay.game, headers.get("edition", ""), "self", seed=int(headers["seed"]),
                            first="other" if headers["first"] == "1" else "me")
        decks = [deck_from_header(replay.game, headers[f"deck{player}"]) for player in (0, 1)]
        first, second = (Seat(HUMAN, account.id, account.name, deck) for deck in decks)
        steps = [StoredStep(1, done.player, done.option) for done in replay.record.steps[:step]]
        room = await self.hub.from_steps(config, (first, second), account, steps)
        return room.identity


def deck_from_header(game: str, header: str) -> yugioh.Deck | judgment.Deck:
    """A deck as a record names it."""
    name, _, numbers = header.rpartition(":")
    codes = [int(code) for code in numbers.split()]
    if game == JUDGMENT:
        return judgment.Deck(name, tuple(judgment.library()[code] for code in codes))
    cards = [yugioh.library()[code] for code in codes]
    return yugioh.Deck(name, tuple(card for card in cards if not card.in_extra_deck),
                       tuple(card for card in cards if card.in_extra_deck))


def copy_of(record: Record) -> Record:
    """The record as it stands now."""
    return Record(dict(record.headers), list(record.steps), dict(record.hashes), record.end, record.name)


# HTTP

STATUS: Final = {"unknown_room": 404, "bad_token": 401, "too_large": 413, "not_allowed": 403, "full": 503}


def refused(error: DuelkitError) -> Response:
    """A refusal as an answer."""
    code = error.code if isinstance(error, Refusal) else "bad_message"
    return JSONResponse({"error": {"code": code, "message": str(error)[:300]}}, STATUS.get(code, 400))


def number_of(name: str, least: int, value: str | None) -> int:
    """A number of a request.

    :raises Refusal: if it is none.
    """
    if value is None or not re.fullmatch(r"[0-9]{1,7}", value) or int(value) < least:
        raise Refusal("bad_message", f"{name} is {str(value)[:20]!r}; expected a whole number from {least}")
    return int(value)


def token_of(request: Request) -> str:
    """The token of a request; empty without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if scheme.casefold() == "bearer" else ""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to branch off."""

    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]


async def whole(request: Request, largest: int) -> bytes:
    """The body of a request.

    :raises Refusal: if it is longer than ``largest`` bytes.
    """
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise Refusal("too_large", f"more than {largest} bytes; expected less")
    return body


def routes(hub: Hub) -> list[Route]:
    """The routes of replays."""
    replays = Replays(hub)

    def guarded(work: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return await work(request)
            except DuelkitError as error:
                return refused(error)
        return endpoint

    async def found(request: Request) -> tuple[str, int, Replay]:
        identity = str(request.path_params["identity"])
        duel = number_of("duel", 1, request.query_params.get("duel", "1"))
        return identity, duel, await replays.find(identity, duel)

    async def about(request: Request) -> Response:
        identity, duel, replay = await found(request)
        return JSONResponse({"replay": identity, "duel": duel, "duels": await replays.duels(identity),
                             **replay.about()})

    async def file(request: Request) -> Response:
        identity, _, replay = await found(request)
        return PlainTextResponse(replay.record.text(), headers={
            "content-disposition": f'attachment; filename="duel-{identity}.duel"'})

    async def state(request: Request) -> Response:
        _, _, replay = await found(request)
        step = number_of("step", 0, str(request.path_params["step"]))
        after = number_of("after", 0, request.query_params.get("after", "0"))
        side = request.query_params.get("side", "0")
        if side not in ("0", "1", BOTH):
            raise Refusal("bad_message", f"side is {side[:20]!r}; expected 0, 1 or both")
        if step > len(replay.record.steps):
            raise Refusal("bad_message", f"step {step}; expected 0 to {len(replay.record.steps)}")
        async with replay.lock:
            return JSONResponse(replay.state(step, side, after))

    async def upload(request: Request) -> Response:
        try:
            text = (await whole(request, LARGEST)).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("bad_message", "not UTF-8 text; expected a record") from None
        identity, replay = await replays.add(text)
        return JSONResponse({"replay": identity, "duel": 1, "duels": 1, **replay.about()}, 201)

    async def branch(request: Request) -> Response:
        duel = number_of("duel", 1, request.query_params.get("duel", "1"))
        try:
            wish = msgspec.json.decode(await whole(request, 1000), type=Moment)
        except msgspec.MsgspecError as error:
            raise Refusal("bad_message", str(error)[:200]) from None
        room = await replays.branch(token_of(request), str(request.path_params["identity"]), duel, wish.step)
        return JSONResponse({"room": room}, 201)

    return [
        Route("/api/replays", guarded(upload), methods=["POST"]),
        Route("/api/replays/{identity}", guarded(about)),
        Route("/api/replays/{identity}/file", guarded(file)),
        Route("/api/replays/{identity}/branch", guarded(branch), methods=["POST"]),
        Route("/api/replays/{identity}/{step}", guarded(state)),
    ]
