"""The HTTP interface to games, cards, rules and decks; ``docs/protocol.md`` describes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit.table import (
    api_cards,
    api_decks,
    api_games,
    api_goldfish,
    api_lessons,
    api_mine,
    api_own,
    api_puzzles,
    api_quiz,
    api_rules,
    api_rulings,
)
from duelkit.table.api_http import Endpoint, Fixed, account_of, answer, encoded, guarded, query, read, whole_number
from duelkit.table.api_own import OwnCards, Place, with_cards
from duelkit.table.games.writing import done, writes
from duelkit.table.limits import Budget, address_of
from duelkit.table.own_store import own_cards
from duelkit.table.refusals import Refusal
from duelkit.table.workshop import Kept

T = TypeVar("T")
LOOK_RATE: Final = 2.0
LOOK_BURST: Final = 20.0
"""How often an account may list its rooms: at once, and again each second."""
FIXED_BYTES: Final = 24 << 20
"""The size of the cache of responses that change only with the version."""


class Api:
    """The endpoints under ``/api``, without those of replays and of users' own cards.

    :param hub: whose store keeps accounts and decks.
    """

    def __init__(self, hub: Place) -> None:
        self.hub = hub
        self.own = OwnCards(hub)
        self._kept = Kept(FIXED_BYTES)
        self._looks: Budget[int] = Budget(LOOK_RATE, LOOK_BURST)
        self._all_rules = self.fixed(api_rules.all_of, _document)
        self._all_rulings = self.fixed(api_rulings.listed, _of_path("game"))
        self._sheets = self.fixed(api_cards.sheet, _card)

    def fixed(self, work: Callable[..., Fixed], arguments: Callable[[Request], tuple[Any, ...]]) -> Endpoint:
        """Returns an endpoint whose responses change only with the version, so that they are cached."""

        async def endpoint(request: Request) -> Response:
            args = arguments(request)
            key = (work.__module__, work.__name__, *args)
            found: Fixed | None = self._kept.get(key)
            if found is None:
                found = await self.hub.workshop.run(address_of(request.client), work, *args)
                self._kept.put(key, found, len(found.body))
            return found.to(request)

        return endpoint

    def made(self, work: Callable[[T], Any], kind: type[T]) -> Endpoint:
        """Returns an endpoint that reads a request body of a kind; requests for one puzzle go to the same process."""

        async def endpoint(request: Request) -> Response:
            wish = await read(request, kind)
            game, deck = getattr(wish, "game", ""), getattr(wish, "deck", None)
            lines = await self.own.lines_of(game, deck, address_of(request.client))
            args = (with_cards, work, game, lines, wish) if lines else (work, wish)
            return await self._response(request, *args, key=getattr(wish, "puzzle", ""))

        return endpoint

    async def _response(self, request: Request, work: Callable[..., Any], *args: Any, key: str = "") -> Response:
        """Has work done in the workshop and returns its result."""
        return encoded(await self.hub.workshop.run(address_of(request.client), _json, work, *args, key=key))

    async def rules(self, request: Request) -> Response:
        """The rule statements, or those that match a search."""
        wish = (
            query(request, "search"),
            *_document(request),
            query(request, "topic"),
            query(request, "kind"),
            query(request, "doubtful") in ("1", "true"),
        )
        if not (wish[0].strip() or wish[2] or wish[3] or wish[4]):
            return await self._all_rules(request)
        return await self._response(request, api_rules.search, *wish)

    async def rulings(self, request: Request) -> Response:
        """The rulings of a game, or those that match a search."""
        text = query(request, "search").strip()
        if not text:
            return await self._all_rulings(request)
        return await self._response(request, api_rulings.search, str(request.path_params["game"]), text)

    async def my_decks(self, request: Request) -> Response:
        """An account's decks; PUT adds one."""
        account = await account_of(request, self.hub.store)
        if request.method == "PUT":
            wish = await read(request, api_mine.Keep)
            return answer(await api_mine.keep(self.hub.store, self.own, account, wish), 201)
        return answer(await api_mine.all_decks(self.hub.store, account, query(request, "game")))

    async def my_rooms(self, request: Request) -> Response:
        """An account's rooms."""
        account = await account_of(request, self.hub.store)
        self._looks.demand(account.id, "too many requests for your rooms", 1.0)
        return answer(await api_mine.all_rooms(self.hub.store, account))

    async def my_deck(self, request: Request) -> Response:
        """One deck of an account; PUT replaces it, DELETE deletes it."""
        store = self.hub.store
        account = await account_of(request, store)
        identity = str(request.path_params["id"])
        if request.method == "PUT":
            return answer(await api_mine.keep(store, self.own, account, await read(request, api_mine.Keep), identity))
        if request.method == "DELETE":
            await api_mine.drop(store, account, identity)
            return Response(None, 204)
        return answer(await api_mine.deck(store, account, identity))

    async def sheet(self, request: Request) -> Response:
        """Everything about a card, including one that a user has written."""
        game, number, edition = _card(request)
        line = await self.own.line(game, number, address_of(request.client))
        if line is None:
            return await self._sheets(request)
        return await self._response(request, done, game, "sheet", line, edition)

    async def search(self, request: Request) -> Response:
        """The cards that match a search."""
        game = str(request.path_params["game"])
        lines = await self._written_by(request, game)
        wish = query(request, "q"), query(request, "texts") in ("1", "true")
        return await self._response(request, api_cards.search, game, *wish, lines)

    async def _written_by(self, request: Request, game: str) -> list[str]:
        """Returns the stored cards of the requesting account; none without an account."""
        if not request.headers.get("authorization") or not self.hub.own_cards or not writes(game):
            return []
        account = await account_of(request, self.hub.store)
        return [row["line"] for row in await own_cards(self.hub.store, account.id, game)]

    async def imported(self, request: Request) -> Response:
        """A deck read from text."""
        wish = await read(request, api_decks.Import)
        mine = await self._written_by(request, wish.game)
        others = await self.own.lines(wish.game, api_decks.numbers_in(wish), address_of(request.client))
        lines = sorted({*others, *mine})
        work = api_decks.import_deck
        args = (with_cards, work, wish.game, lines, wish, mine) if lines else (work, wish)
        return await self._response(request, *args)


def routes(hub: Place) -> list[Route]:
    """Returns the routes under ``/api``, without the replays.

    :param hub: whose store keeps accounts and decks.
    """
    api = Api(hub)
    return [
        _at("/api/games", api.fixed(api_games.games, lambda _: (hub.own_cards,))),
        _at("/api/limits/{id}", api.fixed(api_games.limits, _of_path("id"))),
        *_card_routes(api),
        *_deck_routes(api),
        *_shown_routes(api),
        _at("/api/my/rooms", api.my_rooms),
        _at("/api/my/decks", api.my_decks, "GET", "PUT"),
        _at("/api/my/decks/{id}", api.my_deck, "GET", "PUT", "DELETE"),
        *api_own.routes(hub, api.own),
        *(
            Route(f"/api/{part}/{{rest:path}}", guarded(_nothing))
            for part in ("limits", "my", "decks", "cards", "rules", "lessons", "puzzles", "quiz", "rulings", "goldfish")
        ),
    ]


def _card_routes(api: Api) -> list[Route]:
    """Returns the routes of cards and rule statements."""
    return [
        _at("/api/cards/{game}", api.fixed(api_cards.index, _cards)),
        _at("/api/cards/{game}/search", api.search),
        _at("/api/readings", api.fixed(api_cards.readings, lambda _: ())),
        _at("/api/cards/{game}/{number}", api.sheet),
        _at("/api/rules", api.rules),
        _at("/api/rules/contents", api.fixed(api_rules.contents, lambda _: ())),
        _at("/api/rules/compare", api.fixed(api_rules.compare, _editions)),
        _at("/api/rules/{id}", api.fixed(api_rules.one, _of_path("id"))),
    ]


def _deck_routes(api: Api) -> list[Route]:
    """Returns the routes of decks that belong to nobody."""
    return [
        _at("/api/decks/built-in/{game}/{id}", api.fixed(api_games.built_in_deck, _of_path("game", "id"))),
        _at("/api/decks/check", api.made(api_decks.check, api_decks.Check), "POST"),
        _at("/api/decks/import", api.imported, "POST"),
        _at("/api/decks/export", api.made(api_decks.export_deck, api_decks.Export), "POST"),
        _at("/api/decks/hands", api.made(api_decks.sample, api_decks.Hands), "POST"),
        _at("/api/goldfish/hands", api.made(api_goldfish.hands, api_goldfish.Searched), "POST"),
        _at("/api/goldfish/line", api.made(api_goldfish.line, api_goldfish.Line), "POST"),
    ]


def _shown_routes(api: Api) -> list[Route]:
    """Returns the routes of lessons, puzzles and rulings."""
    return [
        _at("/api/lessons/choose", api.made(api_lessons.choose, api_lessons.Choose), "POST"),
        _at("/api/lessons/why", api.made(api_lessons.why, api_lessons.Wanted), "POST"),
        _at("/api/lessons/forecast", api.made(api_lessons.forecast, api_lessons.Foreseen), "POST"),
        _at("/api/lessons/{game}", api.fixed(api_lessons.taught, _of_path("game"))),
        *(_at(f"/api/puzzles/{work.__name__}", api.made(work, kind), "POST") for work, kind in api_puzzles.ASKED),
        _at("/api/puzzles/{game}", api.fixed(api_puzzles.listed, _of_path("game"))),
        _at("/api/puzzles/{game}/day/{date}", api.fixed(api_puzzles.of_day_named, _of_path("game", "date"))),
        *(_at(f"/api/rulings/{work.__name__}", api.made(work, kind), "POST") for work, kind in api_rulings.ASKED),
        _at("/api/rulings/{game}", api.rulings),
        _at("/api/rulings/{game}/day/{date}", api.fixed(api_rulings.of_day, _of_path("game", "date"))),
        *(_at(f"/api/quiz/{work.__name__}", api.made(work, kind), "POST") for work, kind in api_quiz.ASKED),
        _at("/api/rulings/{game}/{id}", api.fixed(api_rulings.one, _of_path("game", "id"))),
    ]


def _at(path: str, endpoint: Endpoint, *methods: str) -> Route:
    """Returns a route; of GET requests unless methods are given."""
    return Route(path, guarded(endpoint), methods=list(methods) or ["GET"])


def _card(request: Request) -> tuple[str, int, str]:
    number = whole_number(request.path_params["number"], "card")
    return str(request.path_params["game"]), number, query(request, "edition").lower()


def _cards(request: Request) -> tuple[str, bool]:
    return str(request.path_params["game"]), query(request, "texts") in ("1", "true")


def _editions(request: Request) -> tuple[tuple[str, ...]]:
    return (tuple(word for word in query(request, "editions").lower().split(",") if word),)


def _of_path(*names: str) -> Callable[[Request], tuple[Any, ...]]:
    return lambda request: tuple(request.path_params[name] for name in names)


def _document(request: Request) -> tuple[str]:
    edition = query(request, "edition")
    return (api_rules.document_of(edition) if edition else "",)


def _json(work: Callable[..., Any], *args: Any) -> bytes:
    """Returns the result of work as JSON; called in the workshop."""
    return msgspec.json.encode(work(*args))


async def _nothing(_: Request) -> Response:
    raise Refusal("not_found", "there is nothing at this address; expected one of docs/protocol.md")
