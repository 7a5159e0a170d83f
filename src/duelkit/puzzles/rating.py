"""Ratings by puzzles and by duels: the Glicko-2 model of the library ``glicko2-py``; a puzzle is an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from glicko2.math.algorithm import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

from duelkit.puzzles import Puzzle

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


def rated(before: Rating, puzzle: Puzzle, solved: bool) -> Rating:
    """The rating after a puzzle.

    :param solved: whether it was solved at the first try, without hints.
    """
    return after(before, rating_of(puzzle), DEVIATION, float(solved))


def after(before: Rating, rating: float, deviation: float, score: float) -> Rating:
    """The rating after one game.

    :param rating: the opponent's, with its ``deviation``.
    :param score: 1 for a win, 0.5 for a draw, 0 for a loss.
    """
    result = (rating_to_mu(rating), rd_to_phi(deviation), score)
    found = update_rating(rating_to_mu(before.rating), rd_to_phi(before.deviation), before.volatility, [result])
    return Rating(mu_to_rating(found.mu), phi_to_rd(found.phi), found.sigma)
