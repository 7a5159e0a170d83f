"""A random player for any game."""

from __future__ import annotations

from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Rng


class RandomPlayer:
    """Chooses every option with equal probability.

    :param seed: the seed of its randomness.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, duel: Playable) -> int:
        """An option of the open question."""
        assert duel.decision is not None
        options = duel.decision.options
        return options[self._rng.below(len(options))]
