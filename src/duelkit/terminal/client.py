"""What the terminal needs of a game beyond what every client needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.messages import Messages

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

    :cvar messages: the game's own words: help, goal, glossary.
    :cvar endings: the extensions of its deck files.
    :cvar usual_decks: the decks of a duel that begins without questions: the player's and the opponent's, if there are
        such.
    """

    messages: Messages
    endings: tuple[str, ...] = (".deck",)
    usual_decks: tuple[str, str] | None = None

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, language: str, key: str, **values: str | int) -> str:
        """Returns a message in the game's own words, or in those of all games."""
        if self.game.knows_message(language, key):
            return self.game.say(language, key, **values)
        return self.messages.say(language, key, **values)

    def knows(self, language: str, key: str) -> bool:
        """Whether there is such a message."""
        return self.game.knows_message(language, key) or self.messages.knows(language, key)

    # duels

    def ask_setup(self, paper: Paper, language: Language) -> Any:
        """Returns the setup of the duel, asking for what is not given."""
        return self.game.setup()

    def setup_name(self, setup: Any, language: Language) -> str:
        """Returns the name of the setup; empty if there is only one."""
        return ""

    @abstractmethod
    def sitting(self, recorder: Recorder[Any], seats: Seats[Any], language: Language, paper: Paper) -> Sitting[Any]:
        """Returns a duel to be played at the terminal."""

    def lesson(self, attempt: Attempt[Any], language: Language, paper: Paper) -> Sitting[Any]:
        """Returns a lesson to be played at the terminal, for games with lessons."""
        raise NotImplementedError

    def started(self, sitting: Sitting[Any], setup: Any, seed: int, first: int) -> list[Line]:
        """Returns what to write before the first question."""
        return [(self.say(sitting.language, "started", seed=str(seed), player=sitting.subject(0, first)), "")]

    @abstractmethod
    def log_lines(self, teller: Any, after: int) -> list[str]:
        """Returns what has happened after a log entry, oldest first."""

    def newest_entry(self, duel: Any) -> int:
        """Returns the number of the newest log entry."""
        return 0 if duel.log is None else int(duel.log.number)

    # positions

    def position(self, text: str, name: str) -> Any:
        """Returns the position in a file, as a duel that has begun.

        :raises FileError: if it is not a position.
        """
        raise DuelkitError(f"{name}: there are no positions of the game {self.game.identity}; expected one of another")

    def picture(self, teller: Any, view: Any, paper: Paper) -> RenderableType | list[str]:
        """Returns the field: lines for plain output, otherwise something to render."""
        raise NotImplementedError

    def legend(self, teller: Any) -> list[Line]:
        """Returns what to write below a drawn field."""
        return []

    def question_reasons(self, teller: Any) -> list[str]:
        """Returns why the open question is asked."""
        return []

    def offered(self, teller: Any, options: list[int]) -> list[tuple[str, str]]:
        """Returns the options in words, equal ones once, each with the reason why it is offered."""
        return []

    def refusals(self, teller: Any) -> list[str]:
        """Returns what cannot be done now, with the reasons."""
        return []

    # decks

    def deck_remarks(self, deck: Any, language: str) -> list[str]:
        """Returns warnings about a deck before it is played, one per line."""
        return []


def terminal_of(game: Game) -> Terminal:
    """Returns the terminal's part of a game."""
    return game.part("terminal", Terminal)  # type: ignore[type-abstract]
