"""Cards that users write at the table: parsed while they are typed, stored in the account, uploaded
(自分で書いたカード).

All parsing is done in the workshop. A stored card has a number that cannot be guessed; whoever has learned it, because
the card was seen in a duel or the deck was passed on, may look at the card and use it here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from duelkit.table.api_http import Endpoint, account_of, answer, body_of, encoded, guarded, query, read, whole_number
from duelkit.table.games.client import table_of
from duelkit.table.games.writing import PIECE, done, writes, writing
from duelkit.table.limits import Budget, address_of
from duelkit.table.messages import DeckList
from duelkit.table.own_store import drop_own, newest_own, own_cards, own_lines, put_own
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.store import Account, Store
from duelkit.table.workshop import TEXT, Kept, Work

MOST_OWN: Final = 500
"""The most cards of one account."""
LARGEST_FILE: Final = 16 << 20
GUESS_RATE: Final = 0.1
GUESS_BURST: Final = 20.0
"""How many numbers of nonexistent cards may be requested: at once, and again each second."""
KEPT_BYTES: Final = 4 << 20
"""The size of the cache of uploaded files."""
TRIES: Final = 5
READING: Final = ("written", "listed", "read_piece")
"""The methods that parse something that users have written or uploaded."""


class Written(Struct, forbid_unknown_fields=True):
    """A card in plain text."""

    text: Annotated[str, Meta(max_length=6_000)]


@dataclass(frozen=True)
class Sheet:
    """A card to be stored."""

    game: str
    name: str
    line: str
    text: str


class Place(Protocol):
    """Something with the table's store and workshop."""

    @property
    def store(self) -> Store:
        """The store."""

    @property
    def workshop(self) -> Work:
        """Where long work is done."""

    @property
    def own_cards(self) -> bool:
        """Whether users may write cards here."""


class OwnCards:
    """The cards that users write.

    :param hub: whose store keeps them.
    """

    def __init__(self, hub: Place) -> None:
        self.hub = hub
        self._guesses: Budget[str] = Budget(GUESS_RATE, GUESS_BURST)
        self._files = Kept(KEPT_BYTES)

    async def lines(self, game: str, numbers: list[int], who: str = "") -> list[str]:
        """Returns the stored lines of those of some cards that users have written here.

        :param who: the requesting address or account; empty for no limit.
        :raises Refusal: ``slow_down`` after too many requests for nonexistent cards.
        """
        wanted = table_of(game).user_cards.numbers_among(numbers) if self.hub.own_cards and writes(game) else []
        if not wanted:
            return []
        if who:
            # a number is known only from seeing the card; it must not be found by trying
            self._guesses.demand(who, "too many numbers of unknown cards")
        found = await own_lines(self.hub.store, wanted)
        if who and (missing := len({*wanted} - {*found})):
            self._guesses.charge(who, missing)
        return list(found.values())

    async def lines_of(self, game: str, deck: object, who: str = "") -> list[str]:
        """Returns the same for the cards of a deck."""
        if not isinstance(deck, DeckList):
            return []
        return await self.lines(game, [*deck.main, *deck.extra, *deck.side], who)

    async def newest(self, game: str, deck: DeckList) -> DeckList:
        """Returns a deck in which replaced cards are exchanged for their newest versions."""
        if not self.hub.own_cards or not writes(game):
            return deck
        numbers = table_of(game).user_cards.numbers_among([*deck.main, *deck.extra, *deck.side])
        newer = await newest_own(self.hub.store, numbers) if numbers else {}
        if not newer:
            return deck
        return DeckList(
            name=deck.name,
            **{part: [newer.get(card, card) for card in getattr(deck, part)] for part in ("main", "extra", "side")},
        )

    async def line(self, game: str, number: int, who: str = "") -> str | None:
        """Returns the stored line of a card; ``None`` if its number is not one of users' cards.

        :raises Refusal: ``not_found`` if it is such a number without a card.
        """
        if not writes(game) or not table_of(game).user_cards.numbers_among([number]):
            return None
        found = await self.lines(game, [number], who)
        if not found:
            raise Refusal("not_found", f"no playable card {number}; expected the number of one")
        return found[0]

    async def work(self, who: str, game: str, what: str, *args: Any) -> Any:
        """Has a method of a game's part ``own`` carried out in the workshop."""
        return await self.hub.workshop.run(who, done, game, what, *args, brought=TEXT if what in READING else "")

    async def keep(self, account: Account, who: str, game: str, text: str, old: int | None) -> Json:
        """Stores a card in an account.

        :param who: the address for which it is parsed.
        :param old: the card that it replaces.
        :raises Refusal: if the text is not understood, or the account has too many cards.
        """
        name, line = await self.work(who, game, "written", text, writing(game).fresh_number())
        return await self._put(account, who, Sheet(game, name, line, text), old)

    async def _put(self, account: Account, who: str, card: Sheet, old: int | None) -> Json:
        line = card.line
        for _ in range(TRIES):
            number = int(line.partition("\t")[0])
            row = {"number": number, "game": card.game, "name": card.name, "line": line, "text": card.text}
            if await put_own(self.hub.store, account.id, row, MOST_OWN, old):
                return {"number": number, "name": card.name}
            if not await own_lines(self.hub.store, [number]):
                raise Refusal("full", f"{MOST_OWN} cards are kept already; expected fewer")
            line = await self.work(who, card.game, "renumbered", line, writing(card.game).fresh_number())
        raise Refusal("internal", "no free number was found")

    async def upload(self, account: Account, who: str, game: str, name: str, body: bytes) -> Json:
        """Reads the cards of a file and stores those that are understood.

        :raises Refusal: if it is not a file of cards.
        """
        key = hashlib.blake2b(f"{game}\n{name}\n".encode() + body, digest_size=16).digest()
        found: Json | None = self._files.get(key)
        if found is None:
            listing = await self.work(who, game, "listed", name, body)
            rows: list[Json] = []
            for start in range(0, len(listing["entries"]), PIECE):
                rows += await self.work(who, game, "read_piece", listing["entries"][start : start + PIECE])
            found = {"rows": rows, "known": listing["known"], "left": listing["left"]}
            self._files.put(key, found, sum(len(row["text"]) + len(row["line"]) + 300 for row in rows))
        made: list[Json] = []
        for row in found["rows"]:
            if row["line"]:
                line = await self.work(who, game, "renumbered", row["line"], writing(game).fresh_number())
                made.append(await self._put(account, who, Sheet(game, row["name"], line, row["text"]), None))
        return {
            "made": made,
            "known": found["known"],
            "left": found["left"],
            "refused": [
                {key: value for key, value in row.items() if key != "line"} for row in found["rows"] if not row["line"]
            ],
        }


def routes(hub: Place, own: OwnCards) -> list[Route]:
    """Returns the routes of users' own cards."""

    def allowed(endpoint: Endpoint) -> Endpoint:
        async def serve(request: Request) -> Response:
            if not hub.own_cards:
                raise Refusal("not_allowed", "this table does not accept cards written by users")
            return await endpoint(request)

        return guarded(serve)

    async def read_card(request: Request) -> Response:
        wish = await read(request, Written)
        return encoded(
            await hub.workshop.run(address_of(request.client), _understood, _game(request), wish.text, brought=TEXT)
        )

    async def mine(request: Request) -> Response:
        account, game = await account_of(request, hub.store), _game(request)
        who = address_of(request.client)
        if request.method == "PUT":
            return answer(await own.keep(account, who, game, (await read(request, Written)).text, None), 201)
        rows = await own_cards(hub.store, account.id, game)
        cards = await own.work(who, game, "rows", [row["line"] for row in rows])
        return answer(
            {
                "cards": [
                    {**card, "source": row["text"], "updated": row["updated"]}
                    for card, row in zip(cards, rows, strict=True)
                ],
                "most": MOST_OWN,
            }
        )

    async def one(request: Request) -> Response:
        account, game = await account_of(request, hub.store), _game(request)
        number = whole_number(str(request.path_params["number"]), "card")
        if request.method == "DELETE":
            if not await drop_own(hub.store, account.id, number):
                raise Refusal("not_found", "there is no such card of yours")
            return Response(None, 204)
        text = (await read(request, Written)).text
        if number not in {row["number"] for row in await own_cards(hub.store, account.id, game)}:
            raise Refusal("not_found", "there is no such card of yours")
        return answer(await own.keep(account, address_of(request.client), game, text, number))

    async def upload(request: Request) -> Response:
        account, game = await account_of(request, hub.store), _game(request)
        body = await body_of(request, LARGEST_FILE)
        return answer(await own.upload(account, address_of(request.client), game, query(request, "name"), body))

    def at(path: str, endpoint: Callable[[Request], Awaitable[Response]], *methods: str) -> Route:
        return Route(path, allowed(endpoint), methods=list(methods))

    return [
        at("/api/my/cards/{game}", mine, "GET", "PUT"),
        at("/api/my/cards/{game}/read", read_card, "POST"),
        at("/api/my/cards/{game}/upload", upload, "POST"),
        at("/api/my/cards/{game}/{number}", one, "PUT", "DELETE"),
    ]


def _game(request: Request) -> str:
    """Returns the game of a request.

    :raises Refusal: if its cards cannot be written.
    """
    game = str(request.path_params["game"])
    writing(game)
    return game


def _understood(game: str, text: str) -> bytes:
    """Returns what was understood of a text, as JSON; called in the workshop."""
    return msgspec.json.encode(done(game, "understood", text))


def with_cards(work: Callable[..., Any], game: str, lines: list[str], *args: Any) -> Any:
    """Does work that needs users' own cards; called in the workshop."""
    held = table_of(game).user_cards.borrow(lines)
    try:
        return work(*args)
    finally:
        del held
