"""What needs no open line: games, cards, rules, decks, over HTTP; ``docs/protocol.md`` describes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit.table import api_cards, api_decks, api_games, api_mine, api_rules
from duelkit.table.api_http import (
    Endpoint, Fixed, account_of, answer, guarded, query, read, whole_number,
)
from duelkit.table.refusals import Refusal
from duelkit.table.store import Store


class HasStore(Protocol):
    """Who knows the table's store."""

    @property
    def store(self) -> Store:
        """The store."""


def routes(hub: HasStore) -> list[Route]:
    """The routes under ``/api``, without the replays.

    :param hub: whose store keeps accounts and decks.
    """
    store = hub.store

    async def my_decks(request: Request) -> Response:
        account = await account_of(request, store)
        if request.method == "PUT":
            return answer(await api_mine.keep(store, account, await read(request, api_mine.Keep)), 201)
        return answer(await api_mine.all_decks(store, account, query(request, "game")))

    async def my_rooms(request: Request) -> Response:
        return answer(await api_mine.all_rooms(store, await account_of(request, store)))

    async def my_deck(request: Request) -> Response:
        account = await account_of(request, store)
        identity = str(request.path_params["id"])
        if request.method == "PUT":
            return answer(await api_mine.keep(store, account, await read(request, api_mine.Keep), identity))
        if request.method == "DELETE":
            await api_mine.drop(store, account, identity)
            return Response(None, 204)
        return answer(await api_mine.deck(store, account, identity))

    def at(path: str, endpoint: Endpoint, *methods: str) -> Route:
        return Route(path, guarded(endpoint), methods=list(methods) or ["GET"])

    return [
        at("/api/games", fixed(lambda _: api_games.games())),
        at("/api/limits/{id}", fixed(lambda request: api_games.limits(request.path_params["id"]))),
        at("/api/cards/{game}", fixed(_index)),
        at("/api/cards/{game}/{number}", fixed(_card)),
        at("/api/rules", _rules),
        at("/api/rules/contents", fixed(lambda _: api_rules.contents())),
        at("/api/rules/compare", fixed(_compare)),
        at("/api/rules/{id}", fixed(lambda request: api_rules.one(request.path_params["id"]))),
        at("/api/decks/built-in/{game}/{id}", fixed(
            lambda request: api_games.built_in_deck(request.path_params["game"], request.path_params["id"]))),
        at("/api/decks/check", _check, "POST"),
        at("/api/decks/import", _import, "POST"),
        at("/api/decks/export", _export, "POST"),
        at("/api/decks/hands", _hands, "POST"),
        at("/api/my/rooms", my_rooms),
        at("/api/my/decks", my_decks, "GET", "PUT"),
        at("/api/my/decks/{id}", my_deck, "GET", "PUT", "DELETE"),
        Route("/api/limits/{rest:path}", guarded(_nothing)),
        Route("/api/my/{rest:path}", guarded(_nothing)),
        Route("/api/decks/{rest:path}", guarded(_nothing)),
        Route("/api/cards/{rest:path}", guarded(_nothing)),
        Route("/api/rules/{rest:path}", guarded(_nothing)),
    ]


def fixed(find: Callable[[Request], Fixed]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint for what changes only with the version.

    It is worked out in a thread, so that no duel waits for it.
    """
    async def endpoint(request: Request) -> Response:
        return (await run_in_threadpool(find, request)).to(request)
    return endpoint


def _index(request: Request) -> Fixed:
    return api_cards.index(request.path_params["game"], query(request, "texts") in ("1", "true"))


def _card(request: Request) -> Fixed:
    game = request.path_params["game"]
    number = whole_number(request.path_params["number"], "card")
    return api_cards.sheet(game, number, query(request, "edition").lower())


async def _rules(request: Request) -> Response:
    text, edition = query(request, "search"), query(request, "edition")
    topic, kind = query(request, "topic"), query(request, "kind")
    doubtful = query(request, "doubtful") in ("1", "true")
    document = api_rules.document_of(edition) if edition else ""
    if not (text.strip() or topic or kind or doubtful):
        return (await run_in_threadpool(api_rules.all_of, document)).to(request)
    return answer(await run_in_threadpool(api_rules.search, text, document, topic, kind, doubtful))


def _compare(request: Request) -> Fixed:
    wanted = tuple(word for word in query(request, "editions").lower().split(",") if word)
    return api_rules.compare(wanted)


async def _check(request: Request) -> Response:
    return answer(await run_in_threadpool(api_decks.check, await read(request, api_decks.Check)))


async def _import(request: Request) -> Response:
    return answer(await run_in_threadpool(api_decks.import_deck, await read(request, api_decks.Import)))


async def _export(request: Request) -> Response:
    return answer(await run_in_threadpool(api_decks.export_deck, await read(request, api_decks.Export)))


async def _hands(request: Request) -> Response:
    return answer(await run_in_threadpool(api_decks.sample, await read(request, api_decks.Hands)))


async def _nothing(_: Request) -> Response:
    raise Refusal("not_found", "there is nothing at this address; expected one of docs/protocol.md")
