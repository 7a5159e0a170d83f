"""What the search of turns needs of a game: goals in words, and the search itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.recording import Recorder

PART: Final = "goldfish"
"""The name of a game's part."""
REACHED: Final = "reached"
IMPOSSIBLE: Final = "impossible"
UNDECIDED: Final = "undecided"
BEST: Final = "best"
AT_LEAST: Final = "at_least"


class Goal(Protocol):
    """What a board has to have."""

    text: str

    def holds(self, duel: Any, player: int) -> bool:
        """Whether the board of a player has it now."""


class Found(NamedTuple):
    """What a search has found.

    :param verdict: whether the goal can be reached: proved by the line, or by having tried everything. Without a goal,
        whether the board is the best one, or only the best of those that were looked at.
    :param line: the answers of both players that lead to it; empty if it is not reached.
    :param nodes: how many positions were looked at.
    :param worth: without a goal, what the board is worth beyond the one that is there if the player does nothing.
    """

    verdict: str
    line: tuple[int, ...]
    nodes: int
    worth: float = 0.0


class Turns(ABC):
    """The turns of a game.

    :param game: the game.
    """

    idle_deck: str
    """The deck of an opponent who has nothing to respond with."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def goal(self, text: str) -> Goal:
        """Reads a goal.

        :raises DuelkitError: if a part of it is not understood.
        """

    @abstractmethod
    def search(self, duel: Any, player: int, goal: Any, nodes: int, trap: int = -1) -> Found:
        """Looks for a way to a goal in a player's next turn.

        :param duel: the duel in that turn, or before it; it is not changed.
        :param nodes: how many positions are looked at.
        :param trap: a card of the opponent's, which the opponent may use once at the worst moment; −1 if none.
        """

    @abstractmethod
    def best(self, duel: Any, player: int, nodes: int, trap: int = -1) -> Found:
        """Looks for the best board that a player can have at the end of the next turn; see :meth:`search`."""

    @abstractmethod
    def better(self, duel: Any, player: int, share: float, found: Found) -> Goal:
        """Returns a goal: a board with more than a share of what is found."""

    @abstractmethod
    def board(self, duel: Any, player: int) -> list[int]:
        """Returns the cards of a player on the field, without Tokens."""

    @abstractmethod
    def answered(self, duel: Any, player: int, goal: Any, nodes: int, trap: int, line: tuple[int, ...]) -> list[int]:
        """Returns the cards of a line whose activation the opponent can answer so that the goal is out of reach.

        :param line: a line that reaches the goal if the opponent does not use the card.
        """

    @abstractmethod
    def holding(self, begin: Callable[[Any], Recorder[Any]], deck: Any, player: int, trap: int) -> Recorder[Any]:
        """Returns a duel in which a player has a card in the opening hand, in the place of another.

        :param begin: begins the duel with that player's deck.
        :param trap: the game's number of the card.
        """

    @abstractmethod
    def hand(self, duel: Any, player: int) -> list[int]:
        """Returns the cards of a hand."""

    @abstractmethod
    def left(self, duel: Any, end: Any, cards: list[int]) -> list[int]:
        """Returns those cards that lie elsewhere at the end of a line."""

    @abstractmethod
    def numbers(self, duel: Any, cards: list[int]) -> tuple[int, ...]:
        """Returns the game's numbers of cards, in order."""


def turns_of(game: Game) -> Turns:
    """Returns the turns of a game.

    :raises DuelkitError: if they cannot be searched.
    """
    if PART not in game.parts:
        raise DuelkitError(f"the turns of the game {game.identity} cannot be searched; expected another game")
    return game.part(PART, Turns)  # type: ignore[type-abstract]
