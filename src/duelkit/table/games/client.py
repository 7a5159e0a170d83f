"""A game at the table: what the table needs of it beyond what every client needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from duelkit import games
from duelkit.games.game import Game
from duelkit.recording import Recorder
from duelkit.table.api_http import shown
from duelkit.table.games.desk import Desk
from duelkit.table.games.parts import LANGUAGES, GameCards, GameDecks, GameEditions, UserCards
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal


class TableGame(ABC):
    """A game at the table, with its parts."""

    def __init__(
        self, game: Game, editions: GameEditions, decks: GameDecks, cards: GameCards, user_cards: UserCards
    ) -> None:
        self.game = game
        self.editions = editions
        self.decks = decks
        self.cards = cards
        self.user_cards = user_cards

    def warm_up(self) -> None:
        """Loads what is slow to load, so that no user waits for it."""
        for language in LANGUAGES:
            self.game.knows_message(language, "")

    def about(self) -> Json:
        """Returns what can be chosen when a room is made: editions, limit lists, deck sizes, the number of cards.

        ``first`` contains the settings of a first duel: a self-explanatory deck, in the edition to which it belongs.
        """
        return {"editions": [], "limits": [], "cards": 0}

    def setup(self, edition: str) -> Any:
        """Returns the setup with which the duels of a room are played."""
        return self.game.setup({"edition": edition} if edition else None)

    def demand_match(self, best_of: int) -> None:
        """Checks that the game can be played in a match of a number of duels.

        :raises Refusal: if it has no matches, that is, no part ``match``.
        """
        if best_of != 1 and "match" not in self.game.parts:
            raise Refusal("bad_message", f"a match of {self.game.identity}; expected best_of 1 - at `$.best_of`")

    @abstractmethod
    def desk(self, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool = False) -> Desk:
        """Puts a duel on the table."""


def table_of(game: str) -> TableGame:
    """Returns a game at the table.

    :raises UnknownGame: if there is no game of this name.
    """
    return games.named(game).part("table", TableGame)  # type: ignore[type-abstract]


def asked_of(game: str) -> TableGame:
    """Returns the game that an HTTP request names.

    :raises Refusal: if there is no game of this name.
    """
    if game not in games.names():
        raise Refusal("not_found", f"no game {shown(game, 40)!r}; expected {' or '.join(games.names())}")
    return table_of(game)


def wished(game: str) -> TableGame:
    """Returns the game that a message names.

    :raises Refusal: if there is no game of this name.
    """
    if game not in games.names():
        raise Refusal(
            "bad_message", f"unknown game {shown(game, 40)!r}; expected {' or '.join(games.names())} - at `$.game`"
        )
    return table_of(game)
