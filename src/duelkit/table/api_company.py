"""Company over HTTP: friends by link, blocked players, reports to the host."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit import games
from duelkit.table import company_store as kept
from duelkit.table.actor import LOG
from duelkit.table.api_http import account_of, answer, guarded, read, shown, whole_number
from duelkit.table.hub import Hub
from duelkit.table.limits import Budget
from duelkit.table.messages import RoomId
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Seat
from duelkit.table.store import Account

LOOKING: Final = (2.0, 30.0)
"""Requests of an account: how many more each second, and how many at once."""
REPORTING: Final = (1 / 600, 5.0)
"""The same for reports."""
CODE: Final = re.compile(r"[A-Za-z0-9_-]{8,24}")
Work = Callable[[Request, Account], Awaitable[Json | None]]


class Whom(Struct, forbid_unknown_fields=True):
    """A player of a room."""

    room: RoomId
    player: Literal[0, 1]


class Report(Whom, forbid_unknown_fields=True):
    """What the host is to know about a player."""

    reason: Literal["name", "play", "stalling", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class CompanyApi:
    """The endpoints under ``/api/my`` that are about others."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._looking: Budget[int] = Budget(*LOOKING)
        self._reporting: Budget[int] = Budget(*REPORTING)

    def at(self, path: str, work: Work, *methods: str) -> Route:
        """Returns a route for requests of an account."""

        async def endpoint(request: Request) -> Response:
            account = await account_of(request, self.hub.store)
            self._looking.demand(account.id, "too many requests", 1.0)
            found = await work(request, account)
            return Response(None, 204) if found is None else answer(found)

        return Route(path, guarded(endpoint), methods=list(methods) or ["GET"])

    async def mine(self, _: Request, account: Account) -> Json:
        """An account's company."""
        return await self.hub.company.of(account)

    async def ratings(self, request: Request, account: Account) -> Json:
        """The rating list of a game."""
        game = str(request.path_params["game"])
        if game not in games.names():
            raise Refusal("not_found", f"no game {shown(game, 40)!r}; expected one of {', '.join(games.names())}")
        return {"ratings": await self.hub.company.ratings(account.id, game)}

    async def renew(self, _: Request, account: Account) -> Json:
        """Another link; the earlier one leads nowhere."""
        return {"link": f"/#/friend/{await kept.link_of(self.hub.store, account.id, renew=True)}"}

    async def friend(self, request: Request, account: Account) -> Json:
        """Whose link it is; PUT makes friends."""
        code = str(request.path_params["code"])
        if not CODE.fullmatch(code):
            raise Refusal("not_found", "this link leads to nobody; expected a new one")
        if request.method == "PUT":
            owner = await self.hub.company.befriend(account, code)
        else:
            owner = await self.hub.company.behind(account, code)
        return {"account": owner.id, "name": owner.name, "mine": owner.id == account.id}

    async def part(self, request: Request, account: Account) -> None:
        """Ends a friendship."""
        await self.hub.company.part(account.id, whole_number(request.path_params["account"], "account"))

    async def block(self, request: Request, account: Account) -> Json:
        """Blocks a player of a room."""
        wish = await read(request, Whom)
        seat = await self._player(wish, account)
        await self.hub.company.block(account.id, seat.account)
        return {"account": seat.account, "name": seat.name}

    async def unblock(self, request: Request, account: Account) -> None:
        """Ends that a player is blocked."""
        await self.hub.company.unblock(account.id, whole_number(request.path_params["account"], "account"))

    async def report(self, request: Request, account: Account) -> None:
        """Reports a player of a room to the host."""
        wish = await read(request, Report)
        seat = await self._player(wish, account)
        self._reporting.demand(account.id, "too many reports", 1.0)
        row = {
            "account": account.id,
            "other": seat.account,
            "room": wish.room,
            "reason": wish.reason,
            "text": shown(wish.text, 500),
            "names": [account.name, seat.name],
        }
        await kept.report(self.hub.store, row)
        LOG.warning(
            "a report about %s in room %s (%s); see duelkit table --reports", shown(seat.name), wish.room, wish.reason
        )

    async def _player(self, wish: Whom, account: Account) -> Seat:
        """Returns the seat of another player, in a room in which the account plays or watches.

        :raises Refusal: if there is no such player.
        """
        room = await self.hub.find(wish.room)
        inside = room.seats.of(account.id) is not None or any(
            client.account.id == account.id for client in room.audience.present
        )
        seat = room.seats[wish.player]
        if not inside or not seat.human or seat.account == account.id:
            raise Refusal("not_found", "no such player; expected somebody else in a room where you are")
        return seat


def routes(hub: Hub) -> list[Route]:
    """Returns the routes."""
    api = CompanyApi(hub)
    return [
        api.at("/api/my/company", api.mine),
        api.at("/api/ratings/{game}", api.ratings),
        api.at("/api/my/link", api.renew, "POST"),
        api.at("/api/my/friends/{code}", api.friend, "GET", "PUT"),
        api.at("/api/my/friends/{account}", api.part, "DELETE"),
        api.at("/api/my/blocked", api.block, "PUT"),
        api.at("/api/my/blocked/{account}", api.unblock, "DELETE"),
        api.at("/api/my/reports", api.report, "POST"),
    ]
