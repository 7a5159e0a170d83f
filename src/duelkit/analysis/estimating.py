"""Estimates of the chance to win, by playing on."""

from __future__ import annotations

from typing import Any, Final, Protocol

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng

LONGEST: Final = 4_000
"""Decisions after which a duel that is played on counts as a draw."""


class Estimator(Protocol):
    """Somebody who can say how likely a win is."""

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """How likely a player wins a duel whose cards lie as they do.

        :param duel: left as it is; ``seed``: everything random follows from it.
        :returns: 0 to 1, a draw counting one half.
        """


class Playouts:
    """Plays a duel on with computer players, once for each estimate (プレイアウト).

    :param level: which computer players; they know no more than they may.
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
