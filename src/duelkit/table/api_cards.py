"""Cards over HTTP: the index of a game, and single cards with generated text, notes and the decks that hold them."""

from __future__ import annotations

from duelkit.table import api_rulings
from duelkit.table.api_http import Fixed
from duelkit.table.games.client import TableGame, asked_of
from duelkit.table.protocols import Json


def index(game: str, texts: bool) -> Fixed:
    """All cards of a game.

    :param texts: with the text of each.
    :raises Refusal: if there is no such game.
    """
    return Fixed({"game": game, **asked_of(game).cards.index(texts)})


def search(game: str, query: str, texts: bool, lines: list[str]) -> Json:
    """The numbers of the cards that a search means; if it is not understood, what is ``wrong`` with it.

    :param texts: whether words alone are looked for in texts too.
    :param lines: cards that people have written, to be searched too.
    :raises Refusal: if there is no such game, or it has no search.
    """
    return asked_of(game).cards.search(query, texts, lines)


def sheet(game: str, number: int, edition: str) -> Fixed:
    """One card, and the built-in decks that hold it.

    :param edition: as it was worded there; empty: as it is now.
    :raises Refusal: if there is no such game, card or edition.
    """
    table = asked_of(game)
    book = table.game.rulings()
    rulings = [] if book is None else [api_rulings.row(game, case) for case in book.of_card(number)]
    sheet = table.cards.sheet(number, edition)
    return Fixed({**sheet, "game": game, "decks": holding(table, number), "rulings": rulings})


def holding(table: TableGame, number: int) -> list[Json]:
    """The built-in decks that hold a card, with how many copies."""
    found = []
    for identity, name in table.decks.names().items():
        parts = table.decks.built_in(identity)
        copies = {part: cards.count(number) for part, cards in parts.items() if number in cards}
        if copies:
            found.append({"id": identity, "name": name, **copies})
    return found
