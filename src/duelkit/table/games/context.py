"""What the parts of a desk share: the duel with its record, and how its players are named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from duelkit.games.game import Game, Teller, Words
from duelkit.recording import Recorder

SPECTATOR: Final = 2
"""The viewer who is neither player. Viewers 0 and 1 are the players."""
LANGUAGES: Final = ("ja", "en")


def both(text: Callable[[str], str]) -> Words:
    """Returns a text in both languages."""
    return {language: text(language) for language in LANGUAGES}


def picked_so_far(stack: Sequence[object]) -> list[int]:
    """Returns the cards already picked for the open question, such as tributes, materials or targets."""
    return list(getattr(stack[-1], "picked", ())) if stack else []


class DuelContext:
    """A duel on the table.

    :param game: the game.
    :param recorder: the duel with its record.
    :param neutral: whether one person plays both sides; the players are then called Player 1 and Player 2.
    :param every_window: whether players are also asked where hidden cards leave only one answer, so that being asked
        reveals nothing.
    :param every_end: whether a player who can only end the turn is still asked.
    """

    def __init__(
        self,
        game: Game,
        recorder: Recorder[Any],
        neutral: bool = False,
        every_window: bool = True,
        every_end: bool = False,
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.neutral = neutral
        self.every_window = every_window
        self.every_end = every_end
        self.names: tuple[Words, Words] = (both(lambda _: ""), both(lambda _: ""))
        """The players' names as spectators see them; empty for a player without a name."""

    @property
    def duel(self) -> Any:
        """The duel in its current state."""
        return self.recorder.duel

    def open_windows(self) -> None:
        """Makes the duel ask as ``every_window`` and ``every_end`` say."""

    def called(self, language: str) -> tuple[str, str]:
        """Returns the players' names in a language."""
        first, second = self.names
        return first[language], second[language]

    def teller(self, viewer: int, language: str) -> Teller:
        """Returns the teller that puts the duel into words for a viewer."""
        return self.game.teller(self.duel, viewer, language, neutral=self.neutral or viewer == SPECTATOR)
