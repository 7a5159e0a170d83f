"""A player that picks any option, in either game."""

from __future__ import annotations

from typing import Protocol

from duelkit.kernel.decision import Decision
from duelkit.kernel.rng import Rng


class Asked(Protocol):
    """A duel as far as this player looks at it."""

    @property
    def decision(self) -> Decision | None:
        """The open question."""


class RandomPlayer:
    """Every option of a question is equally likely.

    :param seed: where its randomness starts.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, duel: Asked) -> int:
        """An option of the open question."""
        assert duel.decision is not None
        options = duel.decision.options
        return options[self._rng.below(len(options))]
