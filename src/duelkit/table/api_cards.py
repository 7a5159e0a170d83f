"""Cards over HTTP: the index of a game, and single cards with generated text, notes and the decks that contain them."""

from __future__ import annotations

from duelkit import games
from duelkit.table import api_rulings
from duelkit.table.api_http import Fixed
from duelkit.table.games.client import TableGame, asked_of, table_of
from duelkit.table.protocols import Json


def index(game: str, texts: bool) -> Fixed:
    """Returns all cards of a game.

    :param texts: whether each card has its text.
    :raises Refusal: if there is no such game.
    """
    return Fixed({"game": game, **asked_of(game).cards.index(texts)})


def readings() -> Fixed:
    """Returns how the names of all games' cards are read in Japanese."""
    found: Json = {}
    for game in games.names():
        found |= table_of(game).cards.readings()
    return Fixed({"names": found})


def search(game: str, query: str, texts: bool, lines: list[str]) -> Json:
    """Returns the numbers of the cards that match a search, or what is ``wrong`` with the query.

    :param texts: whether plain words are also searched for in card texts.
    :param lines: users' own cards to search too.
    :raises Refusal: if there is no such game, or it has no search.
    """
    return asked_of(game).cards.search(query, texts, lines)


def sheet(game: str, number: int, edition: str) -> Fixed:
    """Returns one card, with the built-in decks that contain it.

    :param edition: the edition whose wording is shown; empty for the current one.
    :raises Refusal: if there is no such game, card or edition.
    """
    table = asked_of(game)
    book = table.game.rulings()
    rulings = [] if book is None else [api_rulings.row(game, case) for case in book.of_card(number)]
    sheet = table.cards.sheet(number, edition)
    return Fixed({**sheet, "game": game, "decks": holding(table, number), "rulings": rulings})


def holding(table: TableGame, number: int) -> list[Json]:
    """Returns the built-in decks that contain a card, with the numbers of copies."""
    found = []
    for identity, name in table.decks.names().items():
        parts = table.decks.built_in(identity)
        copies = {part: cards.count(number) for part, cards in parts.items() if number in cards}
        if copies:
            found.append({"id": identity, "name": name, **copies})
    return found
