"""What the terminal needs of a game beside what the game is to every client."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.messages import Messages
from duelkit.wording import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from duelkit.lessons import Attempt
    from duelkit.recording import Recorder
    from duelkit.terminal.paper import Paper
    from duelkit.terminal.sitting import Seats, Sitting

Line = tuple[str, str]
"""A line, and its style."""


class Terminal(ABC):
    """A game at the terminal.

    Attributes:
        messages: What it says there in words of its own: help, goal, glossary.
        endings: Of the files of its decks.
        usual_decks: The decks of a duel that begins without a question: one's own and the other, if it can.
    """

    messages: Messages
    endings: tuple[str, ...] = (".deck",)
    usual_decks: tuple[str, str] | None = None

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, language: str, key: str, **values: str | int) -> str:
        """A message in the game's own words, or in those of all games."""
        if self.game.knows_message(language, key):
            return self.game.say(language, key, **values)
        return self.messages.say(language, key, **values)

    def knows(self, language: str, key: str) -> bool:
        """Whether there is such a message."""
        return self.game.knows_message(language, key) or self.messages.knows(language, key)

    # duels

    def ask_setup(self, paper: Paper, language: Language) -> Any:
        """What the duel is played with, asked for where nothing says it."""
        return self.game.setup()

    def setup_name(self, setup: Any, language: Language) -> str:
        """What the setup is called; empty where there is only one."""
        return ""

    @abstractmethod
    def sitting(self, recorder: Recorder[Any], seats: Seats[Any], language: Language, paper: Paper) -> Sitting[Any]:
        """A duel to be played at the terminal."""

    def lesson(self, attempt: Attempt[Any], language: Language, paper: Paper) -> Sitting[Any]:
        """A lesson to be played at the terminal; of games that have lessons."""
        raise NotImplementedError

    def started(self, sitting: Sitting[Any], setup: Any, seed: int, first: int) -> list[Line]:
        """What is said before the first question."""
        return [(self.say(sitting.language, "started", seed=str(seed), player=sitting.subject(0, first)), "")]

    @abstractmethod
    def log_lines(self, teller: Any, after: int) -> list[str]:
        """What has happened, oldest first, from behind an entry of the log."""

    def told_up_to(self, duel: Any) -> int:
        """The number of the newest entry of the log that has been told."""
        return 0 if duel.log is None else int(duel.log.number)

    # positions

    def position(self, text: str, name: str) -> Any:
        """A position from a file: a duel that has begun.

        :raises FileError: if it is none.
        """
        raise DuelkitError(f"{name}: there are no positions of the game {self.game.identity}; expected one of another")

    def picture(self, teller: Any, view: Any, paper: Paper) -> RenderableType | list[str]:
        """The field: as lines on plain paper, else to be drawn."""
        raise NotImplementedError

    def legend(self, teller: Any) -> list[Line]:
        """What is said below a drawn field."""
        return []

    def question_reasons(self, teller: Any) -> list[str]:
        """Why the open question is asked."""
        return []

    def offered(self, teller: Any, options: list[int]) -> list[tuple[str, str]]:
        """The options in words, like ones once, each with why it is offered."""
        return []

    def refusals(self, teller: Any) -> list[str]:
        """What cannot be done now, with the reasons."""
        return []

    # decks

    def deck_remarks(self, deck: Any, language: str) -> list[str]:
        """What has to be said of a deck before it is played, a line each."""
        return []


def terminal_of(game: Game) -> Terminal:
    """The terminal's part of a game."""
    return game.part("terminal", Terminal)  # type: ignore[type-abstract]
