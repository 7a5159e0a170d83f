"""What the table needs of a game whose cards users may write: its part ``own``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from duelkit import games
from duelkit.games.game import Game
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

PART: Final = "own"
PIECE: Final = 20
"""The number of cards of a file that are read at a time, so that others get their turns in between."""


class Writing(ABC):
    """Cards of a game that users write. All but the number is done in the workshop."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def warm_up(self) -> None:  # noqa: B027
        """Loads what is slow to load before the first text can be read."""

    @abstractmethod
    def fresh_number(self) -> int:
        """Returns a number for a card that cannot be guessed."""

    @abstractmethod
    def understood(self, text: str) -> Json:
        """Returns what was understood of a text: the card with its effects and their parts, or the place where reading
        stopped."""

    @abstractmethod
    def written(self, text: str, number: int) -> tuple[str, str]:
        """Returns a card to be stored under a number: its name, and its stored line.

        :raises Refusal: if the text is not understood.
        """

    @abstractmethod
    def renumbered(self, line: str, number: int) -> str:
        """Returns the stored line of a card under another number."""

    @abstractmethod
    def rows(self, lines: list[str]) -> list[Json]:
        """Returns stored cards as entries of the index, each with its text and its tokens."""

    @abstractmethod
    def sheet(self, line: str, edition: str) -> Json:
        """Returns everything about a stored card.

        :raises Refusal: if there is no such edition.
        """

    @abstractmethod
    def listed(self, name: str, body: bytes) -> Json:
        """Returns what a file contains: ``entries``, the cards still to be read; ``known``, the number of cards that
        are playable already; ``left``, the number of cards beyond the limit. Nothing in the file is executed.

        :param name: the name of the file, whose extension determines its kind.
        :raises Refusal: if it contains something else.
        """

    @abstractmethod
    def read_piece(self, entries: list[Any]) -> list[Json]:
        """Returns the results for some cards of a file: ``name``, ``text``, ``line`` to be stored, ``problem``."""


def writes(game: str) -> bool:
    """Whether the cards of a game may be written by users."""
    return game in games.names() and PART in games.named(game).parts


def writing(game: str) -> Writing:
    """Returns the part ``own`` of a game.

    :raises Refusal: if its cards cannot be written.
    """
    if not writes(game):
        raise Refusal("not_found", "cards of this game cannot be written; expected one whose cards can be")
    return games.named(game).part(PART, Writing)  # type: ignore[type-abstract]


def warm_up() -> None:
    """Gets ready to read the cards of every game."""
    for game in games.names():
        if writes(game):
            writing(game).warm_up()


def done(game: str, what: str, *args: Any) -> Any:
    """Calls one of the methods; called in the workshop."""
    return getattr(writing(game), what)(*args)
