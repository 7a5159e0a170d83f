"""What can be played: games, editions, built-in decks, computer players, limit lists."""

from __future__ import annotations

from duelkit import games as all_games
from duelkit.laboratory.goldfish.searching import PART
from duelkit.table.api_http import Fixed, shown
from duelkit.table.games.client import TableGame, table_of
from duelkit.table.games.parts import PARTS
from duelkit.table.games.writing import writes
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal


def decks_json(table: TableGame) -> list[Json]:
    """Returns the built-in decks of a game."""
    texts = table.decks.descriptions()
    return [
        {
            "id": identity,
            "name": name,
            "text": texts[identity],
            "sizes": {part: len(cards) for part, cards in table.decks.built_in(identity).items()},
        }
        for identity, name in table.decks.names().items()
    ]


def games(own_cards: bool) -> Fixed:
    """Returns everything that can be chosen when a room is made, and the page's module for each game.

    :param own_cards: whether users may write cards here.
    """
    found = []
    for game in all_games.every():
        table = table_of(game.identity)
        book = game.rulings()
        found.append(
            {
                "id": game.identity,
                "name": game.name,
                "page": game.page,
                "decks": decks_json(table),
                "levels": list(game.levels),
                "lessons": len(game.lessons()),
                "quiz": game.question(1) is not None,
                "puzzles": len(game.puzzles()),
                "rulings": 0 if book is None else len(book),
                "goldfish": PART in game.parts,
                "writes": own_cards and writes(game.identity),
                **table.about(),
            }
        )
    return Fixed({"games": found})


def limits(identity: str) -> Fixed:
    """Returns the numbers of copies that a limit list allows of the playable cards that it names.

    :raises Refusal: if there is no such limit list.
    """
    known: list[str] = []
    for name in all_games.names():
        table = table_of(name)
        if identity in table.editions.limit_lists():
            return Fixed(table.editions.limit_list(identity))
        known += table.editions.limit_lists()
    raise Refusal("not_found", f"no limit list {shown(identity, 40)!r}; expected one of {', '.join(known)}")


def built_in_deck(game: str, identity: str) -> Fixed:
    """Returns a built-in deck.

    :raises Refusal: if there is no such game or deck.
    """
    table = table_of(game) if game in all_games.names() else None
    if table is None or identity not in table.decks.names():
        raise Refusal(
            "not_found",
            f"no built-in deck {shown(identity, 40)!r} of {shown(game, 40)!r}; expected one of those of GET /api/games",
        )
    parts = table.decks.built_in(identity)
    return Fixed(
        {
            "id": identity,
            "game": game,
            "name": table.decks.names()[identity],
            "text": table.decks.descriptions()[identity],
            "deck": {"name": identity, **{part: parts.get(part, ()) for part in PARTS}},
        }
    )
