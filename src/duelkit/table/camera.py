"""A camera at the table: the page sends pictures of a player's mat, the table answers with what they show.

Pictures are read in the workshop, outside the event loop, and are not stored. The resulting option is sent only to the
player who is asked; the page then answers the question as usual. Rules: EOJ-RECOG-01 to EOJ-RECOG-10.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit.camera.libraries import demand
from duelkit.kernel.errors import DuelkitError
from duelkit.table.api_http import account_of, answer, guarded, query
from duelkit.table.games.context import LANGUAGES
from duelkit.table.games.desk import Desk
from duelkit.table.limits import Budget, address_of
from duelkit.table.protocols import Json, MatReader
from duelkit.table.refusals import Refusal
from duelkit.table.replays import whole
from duelkit.table.store import Account, Store
from duelkit.table.workshop import Work

if TYPE_CHECKING:
    from duelkit.camera.playing.steady import Steady
    from duelkit.camera.seeing.reading import Reading
    from duelkit.table.hub import Hub
    from duelkit.table.room import Room

LARGEST: Final = 400_000
"""The greatest size of a picture in bytes."""
MOST_PIXELS: Final = 1920 * 1440
RATE: Final = 8.0
BURST: Final = 16.0
"""Pictures that an account may send at once, and how many more per second."""
MOST_KEPT: Final = 400
"""The most mats whose last pictures are remembered."""
_FRAMES: Final = frozenset({0xC0, 0xC1, 0xC2})
"""The JPEG markers that are followed by the size, of the supported kinds."""


def size_of(data: bytes) -> tuple[int, int]:
    """Returns the width and height of a JPEG picture without reading the rest of it.

    :raises Refusal: if it is not a JPEG picture.
    """
    at = 2
    while data[:2] == b"\xff\xd8" and at + 9 < len(data) and data[at] == 0xFF:
        if data[at + 1] in _FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    raise Refusal("bad_message", "not a picture; expected JPEG")


def look_at(data: bytes) -> Reading:
    """Returns what a picture shows; called in the workshop.

    :raises Refusal: if it is not a picture, or too large; ``not_allowed`` if this table cannot read pictures.
    """
    wide, tall = size_of(data)
    if not 0 < wide * tall <= MOST_PIXELS:
        raise Refusal("too_large", f"a picture of {wide} × {tall} pixels; expected at most {MOST_PIXELS} in all")
    try:
        demand()
    except DuelkitError as error:
        raise Refusal("not_allowed", str(error)) from None
    from duelkit.table.pictures import read

    return read(data)


class Mats:
    """The mats before cameras: their last pictures, and the readers of their answers."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], tuple[Steady, MatReader, Desk]] = OrderedDict()

    def follow(self, room: Room, player: int, language: str, now: float, reading: Reading) -> Json:
        """Returns what follows from a picture of a player's mat.

        :raises Refusal: if the game is not played with a mat.
        """
        from duelkit.table.pictures import Steady, seen

        desk = room.course.on_table
        key = (room.identity, room.nonce, room.course.duel_number, player, language)
        found = self._kept.pop(key, None)
        if found is None or found[2] is not desk:
            found = Steady(), desk.mat_reader(language), desk
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        look = found[0].see(now, reading)
        asked = room.question.asked is desk.decision and room.question.is_to(player)
        answer = seen(look, language)
        if asked:
            answer |= {**found[1].follow(look), "ask": room.seats.ask_number(player)}
        return answer


def seat_in(room: Room, account: Account) -> int:
    """Returns the player whose mat it is; whoever plays both sides has one for both.

    :raises Refusal: if the account does not play here, or no duel is going on.
    """
    seat = room.seats.of(account.id)
    if seat is None:
        raise Refusal("not_seated", "not a player of this room; expected to have joined it")
    if room.course.desk is None:
        raise Refusal("not_allowed", "no duel is going on")
    asked = room.question.asked
    return asked.player if room.seats.shared and asked is not None else seat


def routes(hub: Hub) -> list[Route]:
    """Returns the route to which pictures are sent."""
    store: Store = hub.store
    workshop: Work = hub.workshop
    budget: Budget[int] = Budget(RATE, BURST)
    mats = Mats()

    async def picture(request: Request) -> Response:
        account = await account_of(request, store)
        budget.demand(account.id, "too many pictures", 1.0)
        language = query(request, "language", "en")
        if language not in LANGUAGES:
            raise Refusal("bad_message", f"language is {language[:20]!r}; expected {' or '.join(LANGUAGES)}")
        room = await hub.find(str(request.path_params["room"]))
        seat_in(room, account)
        data = await whole(request, LARGEST)
        now = asyncio.get_running_loop().time()
        reading = await workshop.run(address_of(request.client), look_at, data)
        # another question may be open by now
        return answer(mats.follow(room, seat_in(room, account), language, now, reading))

    return [Route("/api/rooms/{room}/camera", guarded(picture), methods=["POST"])]
