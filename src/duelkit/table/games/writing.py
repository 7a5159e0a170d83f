"""What the table needs of a game whose cards people may write: its part ``own``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from duelkit import games
from duelkit.games.game import Game
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

PART: Final = "own"
PIECE: Final = 20
"""Of a file so many cards are read at a time, so that others have their turn between."""


class Writing(ABC):
    """Cards of a game that people write. All but the number is done in the workshop."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def warm_up(self) -> None:  # noqa: B027
        """Read what takes long before the first text can be read."""

    @abstractmethod
    def fresh_number(self) -> int:
        """A number for a card that nobody can guess."""

    @abstractmethod
    def told(self, text: str) -> Json:
        """What was understood of a text: the card with its effects and their parts, or the place where that stopped."""

    @abstractmethod
    def written(self, text: str, number: int) -> tuple[str, str]:
        """A card to be kept under a number: its name, and what is stored of it.

        :raises Refusal: if the text is not understood.
        """

    @abstractmethod
    def renumbered(self, line: str, number: int) -> str:
        """What is stored of a card under another number."""

    @abstractmethod
    def rows(self, lines: list[str]) -> list[Json]:
        """Stored cards as the index tells cards, each with its text and its tokens."""

    @abstractmethod
    def sheet(self, line: str, edition: str) -> Json:
        """Everything about a stored card.

        :raises Refusal: if there is no such edition.
        """

    @abstractmethod
    def listed(self, name: str, body: bytes) -> Json:
        """The cards of a file that are still to be read: ``entries``; how many are playable here already: ``known``;
        how many are more than are read: ``left``. Nothing of the file is run.

        :param name: the name of the file, whose ending says what it is.
        :raises Refusal: if it holds something else.
        """

    @abstractmethod
    def read_piece(self, entries: list[Any]) -> list[Json]:
        """What came of some cards of a file: ``name``, ``text``, ``line`` to be stored, ``problem``."""


def writes(game: str) -> bool:
    """Whether the cards of a game may be written."""
    return game in games.names() and PART in games.named(game).parts


def writing(game: str) -> Writing:
    """The part of a game.

    :raises Refusal: if its cards cannot be written.
    """
    if not writes(game):
        raise Refusal("not_found", "cards of this game cannot be written; expected one whose cards can be")
    return games.named(game).part(PART, Writing)  # type: ignore[type-abstract]


def warm_up() -> None:
    """Be ready to read the cards of every game."""
    for game in games.names():
        if writes(game):
            writing(game).warm_up()


def done(game: str, what: str, *args: Any) -> Any:
    """One of the methods; called in the workshop."""
    return getattr(writing(game), what)(*args)
