"""What needs no open line: games, cards, rules, decks, over HTTP; ``docs/protocol.md`` describes it."""

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
    api_lessons,
    api_mine,
    api_own,
    api_puzzles,
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
"""Looks at one's own rooms of one account."""
FIXED_BYTES: Final = 24 << 20
"""So many bytes are kept of answers that change only with the version."""


def routes(hub: Place) -> list[Route]:
    """The routes under ``/api``, without the replays. In one piece: one table, and the endpoints that share the hub.

    :param hub: whose store keeps accounts and decks.
    """
    store = hub.store
    kept = Kept(FIXED_BYTES)
    looks: Budget[int] = Budget(LOOK_RATE, LOOK_BURST)
    own = OwnCards(hub)

    def fixed(work: Callable[..., Fixed], arguments: Callable[[Request], tuple[Any, ...]]) -> Endpoint:
        """An endpoint for what changes only with the version."""

        async def endpoint(request: Request) -> Response:
            args = arguments(request)
            key = (work.__module__, work.__name__, *args)
            found: Fixed | None = kept.get(key)
            if found is None:
                found = await hub.workshop.run(address_of(request.client), work, *args)
                kept.put(key, found, len(found.body))
            return found.to(request)

        return endpoint

    def made(work: Callable[[T], Any], kind: type[T]) -> Endpoint:
        """An endpoint that answers a body of a kind; who asks for one puzzle asks the same process."""

        async def endpoint(request: Request) -> Response:
            wish = await read(request, kind)
            game, deck = getattr(wish, "game", ""), getattr(wish, "deck", None)
            lines = await own.lines_of(game, deck, address_of(request.client))
            work_args = (with_cards, work, game, lines, wish) if lines else (work, wish)
            return encoded(
                await hub.workshop.run(address_of(request.client), _json, *work_args, key=getattr(wish, "puzzle", ""))
            )

        return endpoint

    all_rules = fixed(api_rules.all_of, _document)

    async def rules(request: Request) -> Response:
        wish = (
            query(request, "search"),
            *_document(request),
            query(request, "topic"),
            query(request, "kind"),
            query(request, "doubtful") in ("1", "true"),
        )
        if not (wish[0].strip() or wish[2] or wish[3] or wish[4]):
            return await all_rules(request)
        return encoded(await hub.workshop.run(address_of(request.client), _json, api_rules.search, *wish))

    all_rulings = fixed(api_rulings.listed, _of_path("game"))

    async def rulings(request: Request) -> Response:
        text = query(request, "search").strip()
        if not text:
            return await all_rulings(request)
        game = str(request.path_params["game"])
        return encoded(await hub.workshop.run(address_of(request.client), _json, api_rulings.search, game, text))

    async def my_decks(request: Request) -> Response:
        account = await account_of(request, store)
        if request.method == "PUT":
            return answer(await api_mine.keep(store, own, account, await read(request, api_mine.Keep)), 201)
        return answer(await api_mine.all_decks(store, account, query(request, "game")))

    async def my_rooms(request: Request) -> Response:
        account = await account_of(request, store)
        looks.demand(account.id, "too many looks at one's rooms", 1.0)
        return answer(await api_mine.all_rooms(store, account))

    async def my_deck(request: Request) -> Response:
        account = await account_of(request, store)
        identity = str(request.path_params["id"])
        if request.method == "PUT":
            return answer(await api_mine.keep(store, own, account, await read(request, api_mine.Keep), identity))
        if request.method == "DELETE":
            await api_mine.drop(store, account, identity)
            return Response(None, 204)
        return answer(await api_mine.deck(store, account, identity))

    async def sheet(request: Request) -> Response:
        game = str(request.path_params["game"])
        line = await own.line(game, whole_number(request.path_params["number"], "card"), address_of(request.client))
        if line is None:
            return await sheets(request)
        return encoded(
            await hub.workshop.run(
                address_of(request.client), _json, done, game, "sheet", line, query(request, "edition").lower()
            )
        )

    async def search(request: Request) -> Response:
        game = str(request.path_params["game"])
        lines = await written_by(request, game)
        wish = query(request, "q"), query(request, "texts") in ("1", "true")
        return encoded(await hub.workshop.run(address_of(request.client), _json, api_cards.search, game, *wish, lines))

    async def written_by(request: Request, game: str) -> list[str]:
        """What is stored of the cards that who asks has written; nothing for who shows no account."""
        if not request.headers.get("authorization") or not hub.own_cards or not writes(game):
            return []
        account = await account_of(request, store)
        return [row["line"] for row in await own_cards(store, account.id, game)]

    async def imported(request: Request) -> Response:
        wish = await read(request, api_decks.Import)
        mine = await written_by(request, wish.game)
        lines = sorted({*await own.lines(wish.game, api_decks.numbers_in(wish), address_of(request.client)), *mine})
        work_args = (
            (with_cards, api_decks.import_deck, wish.game, lines, wish, mine)
            if lines
            else (api_decks.import_deck, wish)
        )
        return encoded(await hub.workshop.run(address_of(request.client), _json, *work_args))

    sheets = fixed(
        api_cards.sheet,
        lambda request: (
            request.path_params["game"],
            whole_number(request.path_params["number"], "card"),
            query(request, "edition").lower(),
        ),
    )

    def at(path: str, endpoint: Endpoint, *methods: str) -> Route:
        return Route(path, guarded(endpoint), methods=list(methods) or ["GET"])

    return [
        at("/api/games", fixed(api_games.games, lambda _: (hub.own_cards,))),
        at("/api/limits/{id}", fixed(api_games.limits, _of_path("id"))),
        at(
            "/api/cards/{game}",
            fixed(
                api_cards.index, lambda request: (request.path_params["game"], query(request, "texts") in ("1", "true"))
            ),
        ),
        at("/api/cards/{game}/search", search),
        at("/api/cards/{game}/{number}", sheet),
        at("/api/rules", rules),
        at("/api/rules/contents", fixed(api_rules.contents, lambda _: ())),
        at(
            "/api/rules/compare",
            fixed(
                api_rules.compare,
                lambda request: (tuple(word for word in query(request, "editions").lower().split(",") if word),),
            ),
        ),
        at("/api/rules/{id}", fixed(api_rules.one, _of_path("id"))),
        at("/api/decks/built-in/{game}/{id}", fixed(api_games.built_in_deck, _of_path("game", "id"))),
        at("/api/decks/check", made(api_decks.check, api_decks.Check), "POST"),
        at("/api/decks/import", imported, "POST"),
        at("/api/decks/export", made(api_decks.export_deck, api_decks.Export), "POST"),
        at("/api/decks/hands", made(api_decks.sample, api_decks.Hands), "POST"),
        at("/api/lessons/choose", made(api_lessons.choose, api_lessons.Choose), "POST"),
        at("/api/lessons/why", made(api_lessons.why, api_lessons.Wanted), "POST"),
        at("/api/lessons/forecast", made(api_lessons.forecast, api_lessons.Foreseen), "POST"),
        at("/api/lessons/{game}", fixed(api_lessons.taught, _of_path("game"))),
        *(at(f"/api/puzzles/{work.__name__}", made(work, kind), "POST") for work, kind in api_puzzles.ASKED),
        at("/api/puzzles/{game}", fixed(api_puzzles.listed, _of_path("game"))),
        *(at(f"/api/rulings/{work.__name__}", made(work, kind), "POST") for work, kind in api_rulings.ASKED),
        at("/api/rulings/{game}", rulings),
        at("/api/rulings/{game}/{id}", fixed(api_rulings.one, _of_path("game", "id"))),
        at("/api/my/rooms", my_rooms),
        at("/api/my/decks", my_decks, "GET", "PUT"),
        at("/api/my/decks/{id}", my_deck, "GET", "PUT", "DELETE"),
        *api_own.routes(hub, own),
        *(
            Route(f"/api/{part}/{{rest:path}}", guarded(_nothing))
            for part in ("limits", "my", "decks", "cards", "rules", "lessons", "puzzles", "rulings")
        ),
    ]


def _of_path(*names: str) -> Callable[[Request], tuple[Any, ...]]:
    return lambda request: tuple(request.path_params[name] for name in names)


def _document(request: Request) -> tuple[str]:
    edition = query(request, "edition")
    return (api_rules.document_of(edition) if edition else "",)


def _json(work: Callable[..., Any], *args: Any) -> bytes:
    """What the work answers, as JSON; called in the workshop."""
    return msgspec.json.encode(work(*args))


async def _nothing(_: Request) -> Response:
    raise Refusal("not_found", "there is nothing at this address; expected one of docs/protocol.md")
