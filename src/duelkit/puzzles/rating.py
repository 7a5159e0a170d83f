"""A player's rating by puzzles: the Glicko-2 model of the library ``glicko2``, each puzzle being an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from duelkit.puzzles import Puzzle

try:
    from glicko2 import Player as _Player
except ImportError:  # without it nothing is rated
    _Player = None

RATED: Final = _Player is not None
"""Whether the library is installed."""
DEVIATION: Final = 90.0
"""How sure a puzzle's rating is."""
_LEVELS: Final = (1150.0, 1450.0, 1750.0)
_CHOICE: Final = 45.0
"""How much a puzzle's rating grows by each choice of its solution."""


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation and volatility; that of a beginner by default."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def rating_of(puzzle: Puzzle) -> float:
    """The rating of a puzzle: by its level and the length of its solution."""
    return _LEVELS[puzzle.level - 1] + _CHOICE * (len(puzzle.solution) - 1)


def rated(before: Rating, puzzle: Puzzle, solved: bool) -> Rating | None:
    """The rating after a puzzle; ``None`` if the library is not installed.

    :param solved: whether it was solved at the first try, without hints.
    """
    if _Player is None:
        return None
    player: Any = _Player(before.rating, before.deviation, before.volatility)
    player.update_player([rating_of(puzzle)], [DEVIATION], [float(solved)])
    return Rating(float(player.rating), float(player.rd), float(player.vol))
