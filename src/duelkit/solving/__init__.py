"""A solver of positions: proves or refutes a win this turn, or survival of the next (詰め). See ``docs/puzzles.md``.

>>> from duelkit import games
>>> from duelkit.solving import solve
>>> game = games.named("judgment")
>>> position = game.position('tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9]', "empty")
>>> position.start()
>>> solve(game, position.duel, "win").verdict
'refuted'
"""

from __future__ import annotations

from duelkit.solving.goals import GOALS, SURVIVE, WIN, Goal, goal_of
from duelkit.solving.solution import NOT_DECIDED, PROVED, REFUTED, Branch, Solution, Solver, Step, solve

__all__ = [
    "GOALS",
    "NOT_DECIDED",
    "PROVED",
    "REFUTED",
    "SURVIVE",
    "WIN",
    "Branch",
    "Goal",
    "Solution",
    "Solver",
    "Step",
    "goal_of",
    "solve",
]
