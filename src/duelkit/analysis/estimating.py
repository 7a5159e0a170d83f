"""Estimates of winning probabilities by playouts."""

from __future__ import annotations

from typing import Any, Final, Protocol

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng

LONGEST: Final = 4_000
"""The number of decisions after which a playout counts as a draw."""


class Estimator(Protocol):
    """Estimates winning probabilities."""

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """The winning probability of a player, with all cards as they are in the duel.

        :param duel: the duel, which is not changed; ``seed``: the random seed.
        :returns: 0 to 1, where a draw counts as one half.
        """


class Playouts:
    """Plays a duel out with computer players, once per estimate (プレイアウト).

    :param level: the level of the computer players, which use only what they can know.
    """

    def __init__(self, game: Game, level: str = "greedy") -> None:
        self.game = game
        self.level = level

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """See :class:`Estimator`: 1 for a win, 0 for a loss."""
        chance = Rng(seed)
        players = [self.game.player(self.level, chance.next()) for _ in range(2)]
        duel = duel.copy()
        for _ in range(LONGEST):
            if duel.decision is None:
                break
            duel.choose(players[duel.decision.player].choose(duel))
        outcome = duel.outcome
        return 0.5 if outcome is None or outcome.is_draw else float(outcome.winner == player)
