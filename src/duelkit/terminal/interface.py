"""What a game adds to a duel at the terminal: the field, the words, the explanations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rich.console import RenderableType

from duelkit.kernel.decision import Decision
from duelkit.terminal.listing import Listing


class GameInterface(Listing, ABC):
    """What a game adds to a duel at the terminal."""

    @abstractmethod
    def teller(self, player: int) -> Any:
        """Returns the teller that puts the duel into words for a player."""

    @abstractmethod
    def knows(self, key: str) -> bool:
        """Whether the game has its own words for a message."""

    @abstractmethod
    def quantities(self) -> dict[str, str]:
        """Returns the numbers that appear in the goal and the glossary."""

    @abstractmethod
    def news(self, viewer: int) -> list[str]:
        """Returns what has happened since this viewer last saw the news."""

    @abstractmethod
    def picture(self, viewer: int) -> RenderableType | list[str]:
        """Returns the field: lines for plain output, otherwise something to render."""

    @abstractmethod
    def helps(self, viewer: int, decision: Decision) -> bool:
        """Whether the field is shown with this question."""

    @abstractmethod
    def ask(self, viewer: int, decision: Decision) -> None:
        """Sets the question (``asked``) and, through :meth:`offer`, its options."""

    @abstractmethod
    def quick_answer(self) -> tuple[str, int] | None:
        """Returns the option that an empty line chooses, with its words; ``None`` if there is none."""

    @abstractmethod
    def log(self, _: str) -> None:
        """Carries out ``log``."""

    @abstractmethod
    def why(self, what: str) -> None:
        """Carries out ``why``, ``why N``, ``why CARD``."""

    @abstractmethod
    def question_lines(self) -> list[str]:
        """Returns the open question with the rules behind it."""

    @abstractmethod
    def option_lines(self, option: int) -> list[str]:
        """Returns an option with the rules behind it."""

    def find_card(self, what: str) -> Any:
        """Returns the card that a text names, or a list of all that it could name."""
        return []

    def sheet(self, card: Any) -> list[str]:
        """Returns everything about a card."""
        raise NotImplementedError

    def name_of(self, card: Any) -> str:
        """Returns the name of a card."""
        raise NotImplementedError

    def half_made(self) -> bool:
        """Abandons a half-made choice; returns whether there was one."""
        return False

    def confirmed(self, option: int) -> bool:
        """Shows what an answer leads to if that needs confirming; returns whether the player confirms it."""
        return True
