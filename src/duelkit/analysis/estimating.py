"""Estimates of win probabilities: duels played to their end, or for a few turns and then evaluated."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng

LONGEST: Final = 4_000
"""The number of decisions after which a playout counts as a draw."""
TURNS: Final = 2
"""The number of turns that :class:`Ahead` plays."""


class OutOfTime(Exception):
    """The time for estimates is used up."""


class Estimator(Protocol):
    """Estimates win probabilities."""

    made: int
    """The number of decisions made so far in all estimates: their cost, the same on every machine."""

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """The win probability of a player, with all cards as they are in the duel.

        :param duel: the duel, which is not changed; ``seed``: the random seed.
        :returns: 0 to 1, where a draw counts as one half.
        :raises OutOfTime: if there is a time limit, and it is reached.
        """


class Playouts:
    """Plays a duel out with computer players, once per estimate (プレイアウト).

    :param level: the level of the computer players, which use only what they can know.
    :param seconds: the processor time after which estimates are refused.
    """

    def __init__(self, game: Game, level: str = "greedy", seconds: float | None = None) -> None:
        self.game = game
        self.level = level
        self.made = 0
        self._until = None if seconds is None else time.process_time() + seconds

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """See :class:`Estimator`: 1 for a win, 0 for a loss."""
        duel = self._played(duel, seed, None)
        outcome = duel.outcome
        return 0.5 if outcome is None or outcome.is_draw else float(outcome.winner == player)

    def _played(self, duel: Any, seed: int, until: int | None) -> Any:
        """A copy of a duel, played to its end or to the beginning of a turn."""
        if self._until is not None and time.process_time() > self._until:
            raise OutOfTime
        chance = Rng(seed)
        players = [self.game.player(self.level, chance.next()) for _ in range(2)]
        duel = duel.copy(silent=True)
        for _ in range(LONGEST):
            if duel.decision is None or until is not None and duel.turn >= until:
                break
            duel.choose(players[duel.decision.player].choose(duel))
            self.made += 1
        return duel


class Ahead(Playouts):
    """Plays a few turns and evaluates the position that is reached, which varies less than results of duels.

    In a game without an evaluation it plays to the end.
    """

    def __init__(self, game: Game, level: str = "greedy", seconds: float | None = None, turns: int = TURNS) -> None:
        super().__init__(game, level, seconds)
        self.turns = turns

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """See :class:`Estimator`: the game's evaluation after some turns."""
        if self.game.chance(duel, player) is None:
            return super().chance(duel, player, seed)
        found = self.game.chance(self._played(duel, seed, duel.turn + self.turns), player)
        return 0.5 if found is None else found
