"""Tournaments over HTTP: making, entering, beginning; pairings and standings."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit import games
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, ROUND_ROBIN, SWISS
from duelkit.table.api_http import account_of, answer, guarded, read, whole_number
from duelkit.table.config import RoomConfig, made_deck, of_built_in
from duelkit.table.games.client import table_of, wished
from duelkit.table.games.parts import PARTS
from duelkit.table.games.written import clean
from duelkit.table.hub import Hub
from duelkit.table.limited import PACK, demand_enough, packs_each, pool_of
from duelkit.table.limits import Budget, address_of
from duelkit.table.messages import DeckList, DeckWish, GameName, Title
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.store import Account
from duelkit.table.tournament import DRAFTING, Settings

LOOKING: Final = (2.0, 30.0)
"""Requests of an account: how many more each second, and how many at once."""
MAKING: Final = (1 / 60, 5.0)
"""The same for new tournaments."""
KINDS: Final = (*([SWISS] if find_spec("rustworkx") else []), ROUND_ROBIN, DOUBLE_ELIMINATION)
"""Swiss rounds need a library of the extra ``lab``."""
MOST_POOL: Final = 1500
"""The most cards in a part of a pool."""
PoolCards = Annotated[list[Annotated[int, Meta(ge=1, le=1 << 32)]], Meta(max_length=MOST_POOL)]
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
Work = Callable[[Request, Account], Awaitable[Json | None]]


class Pool(Struct, forbid_unknown_fields=True):
    """Cards by their numbers, each as often as it is there: for several players, so more than a deck."""

    main: PoolCards
    name: Annotated[str, Meta(max_length=60)] = ""
    extra: PoolCards = []
    side: PoolCards = []


class New(Struct, forbid_unknown_fields=True):
    """A tournament to be made."""

    title: Annotated[Title, Meta(min_length=1)]
    game: GameName
    kind: str
    edition: Annotated[str, Meta(max_length=40)] | None = None
    limits: Annotated[str, Meta(max_length=60)] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    best_of: Literal[1, 3] = 1
    clock: Annotated[int, Meta(ge=30, le=3600)] = 180
    rated: bool = False
    public: bool = False
    limited: Literal["", "draft", "sealed"] = ""
    pool: Annotated[str, Meta(min_length=1, max_length=60)] | Pool | None = None


class Entering(Struct, forbid_unknown_fields=True):
    """With which deck somebody enters.

    :param level: of a computer player; otherwise the account itself enters.
    """

    deck: DeckWish | None = None
    level: Annotated[str, Meta(max_length=20)] | None = None


class Pick(Struct, forbid_unknown_fields=True):
    """A card of the open pack. ``number``: how many cards were chosen before."""

    card: Annotated[int, Meta(ge=1, le=1 << 32)]
    number: Annotated[int, Meta(ge=0, le=1000)]


def settings_of(wish: New) -> Settings:
    """Returns the settings of a tournament.

    :raises Refusal: if they conflict.
    """
    table = wished(wish.game)
    edition = table.editions.identity(wish.edition)
    table.editions.limits(wish.limits)
    table.demand_match(wish.best_of)
    if wish.kind not in KINDS:
        raise Refusal("bad_message", f"unknown kind; expected one of {', '.join(KINDS)} - at `$.kind`")
    if wish.rounds is not None and wish.kind != SWISS:
        raise Refusal("bad_message", "rounds of a tournament without Swiss rounds; expected none - at `$.rounds`")
    if wish.limited and (wish.limits or wish.best_of != 1):
        raise Refusal(
            "bad_message", "a limit list or matches with cards from a pool; expected neither - at `$.limited`"
        )
    if wish.pool is not None and not wish.limited:
        raise Refusal("bad_message", "a pool without draft or sealed play; expected none - at `$.pool`")
    title = clean(wish.title)
    if not title:
        raise Refusal("bad_message", "a title without visible characters; expected 1 to 40 - at `$.title`")
    return Settings(
        title,
        wish.game,
        edition,
        wish.limits,
        wish.kind,
        wish.rounds,
        wish.best_of,
        wish.clock,
        wish.rated,
        wish.public,
        wish.limited,
    )


class TournamentApi:
    """The endpoints under ``/api/tournaments``."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.all = hub.tournaments
        self._looking: Budget[int] = Budget(*LOOKING)
        self._making: Budget[int] = Budget(*MAKING)

    def at(self, path: str, work: Work, *methods: str) -> Route:
        """Returns a route for requests of an account."""

        async def endpoint(request: Request) -> Response:
            account = await account_of(request, self.hub.store)
            self._looking.demand(account.id, "too many requests for tournaments", 1.0)
            if not _ID.fullmatch(str(request.path_params.get("id", "x"))):
                raise Refusal("not_found", "there is no such tournament")
            found = await work(request, account)
            return Response(None, 204) if found is None else answer(found, 201 if request.method == "POST" else 200)

        return Route(path, guarded(endpoint), methods=list(methods) or ["GET"])

    async def every(self, request: Request, account: Account) -> Json:
        """The tournaments that an account sees; POST makes one."""
        if request.method == "GET":
            # so many cards of a pool are dealt to each player
            tables = {name: table_of(name) for name in games.names()}
            leasts = {name: table.decks.least(table.editions.identity(None)) for name, table in tables.items()}
            dealt = {name: PACK * packs_each(least) for name, least in leasts.items() if least}
            return {"tournaments": self.all.listed(account.id), "kinds": list(KINDS), "dealt": dealt}
        wish = await read(request, New)
        settings = settings_of(wish)
        pool = await self._pool(wish, settings.edition) if settings.limited else []
        self._making.demand(account.id, "too many tournaments in a short time", 1.0)
        return {"id": await self.all.make(account, settings, pool)}

    async def _pool(self, wish: New, edition: str) -> list[int]:
        """Returns the cards from which packs are dealt: of all built-in decks of the edition, or of a deck.

        :raises Refusal: if the game has no such cards.
        """
        decks = table_of(wish.game).decks
        if not decks.least(edition):
            raise Refusal("bad_message", "a game whose decks are not put together card by card - at `$.limited`")
        if wish.pool is None:
            legal = []
            for name in decks.names():
                if not of_built_in(wish.game, name, edition, None):
                    legal.append(decks.built_in(name))
                await self.hub.slices.breath()
            return pool_of(legal)
        pool = wish.pool
        listed = isinstance(pool, Pool)
        brought = DeckList(pool.main, pool.name, pool.extra, pool.side) if isinstance(pool, Pool) else pool
        deck = decks.as_json(made_deck(RoomConfig(wish.game, edition, "friend"), brought))
        cards = [card for part in PARTS for card in deck[part]] if listed else pool_of([deck])
        extra = sum(map(decks.is_extra, cards))
        demand_enough(len(cards) - extra, extra, 2, decks.least(edition))
        return cards

    async def one(self, request: Request, account: Account) -> Json | None:
        """One tournament; DELETE deletes it, or ends it once it is played."""
        identity = str(request.path_params["id"])
        if request.method == "DELETE":
            await self.all.cancel(identity, account)
            return None
        return (await self.all.get(identity)).view(identity, account.id)

    async def enter(self, request: Request, account: Account) -> Json:
        """Enters an account or a computer player; DELETE takes the account out."""
        identity = str(request.path_params["id"])
        if request.method == "DELETE":
            return await self.all.leave(identity, account, None)
        wish = await read(request, Entering)
        one = (await self.all.get(identity)).settings
        table, held = table_of(one.game), await self.all.get(identity)
        if wish.level is not None and wish.level not in table.game.levels:
            raise Refusal(
                "bad_message", f"no such level; expected one of {', '.join(table.game.levels)} - at `$.level`"
            )
        if one.limited:
            return await self._enter_limited(identity, held.status, account, wish)
        if wish.deck is None:
            raise Refusal("bad_deck", "no deck; expected one - at `$.deck`")
        config = RoomConfig(one.game, one.edition, "friend", limits=one.limits)
        deck = await self.hub.deck(config, wish.deck, address_of(request.client))
        kept = table.decks.as_json(deck)
        if wish.level is None:
            return await self.all.enter(identity, account, kept)
        return await self.all.add_computer(identity, account, wish.level, kept)

    async def _enter_limited(self, identity: str, status: str, account: Account, wish: Entering) -> Json:
        """Enters somebody without a deck; once the cards are chosen, takes the deck made of them."""
        if status == DRAFTING:
            if not isinstance(wish.deck, DeckList):
                raise Refusal("bad_deck", "no list of cards; expected a deck of those that you have - at `$.deck`")
            deck = {part: list(getattr(wish.deck, part)) for part in PARTS}
            return await self.all.hand_in(identity, account, deck)
        empty: Json = {"name": "", **{part: [] for part in PARTS}}
        if wish.level is None:
            return await self.all.enter(identity, account, empty)
        return await self.all.add_computer(identity, account, wish.level, empty)

    async def pick(self, request: Request, account: Account) -> Json:
        """A card of the open pack."""
        wish = await read(request, Pick)
        return await self.all.pick(str(request.path_params["id"]), account, wish.number, wish.card)

    async def remove(self, request: Request, account: Account) -> Json:
        """The organiser takes an entrant out."""
        number = whole_number(request.path_params["number"], "entrant")
        return await self.all.leave(str(request.path_params["id"]), account, number)

    async def begin(self, request: Request, account: Account) -> Json:
        """The organiser begins."""
        return await self.all.begin(str(request.path_params["id"]), account)


def routes(hub: Hub) -> list[Route]:
    """Returns the routes."""
    api = TournamentApi(hub)
    return [
        api.at("/api/tournaments", api.every, "GET", "POST"),
        api.at("/api/tournaments/{id}", api.one, "GET", "DELETE"),
        api.at("/api/tournaments/{id}/entry", api.enter, "PUT", "DELETE"),
        api.at("/api/tournaments/{id}/entrants/{number}", api.remove, "DELETE"),
        api.at("/api/tournaments/{id}/pick", api.pick, "PUT"),
        api.at("/api/tournaments/{id}/begin", api.begin, "POST"),
    ]
