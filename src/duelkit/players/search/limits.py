"""Limits of thinking."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Limit:
    """A limit of thinking about one decision; the bound that is reached first ends it.

    :param simulations: the number of simulations; with this bound alone a player is reproducible by its seed.
    :param seconds: the time in seconds.
    """

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise ValueError("no limit on the thinking; expected simulations, seconds or both")


class Thinking:
    """The progress of thinking about one decision.

    :param clock: returns the time in seconds.
    """

    def __init__(self, limit: Limit, clock: Callable[[], float] = perf_counter) -> None:
        self.limit = limit
        self.done = 0
        """Simulations so far."""
        self.hurried = False
        """Whether an immediate answer was requested."""
        self._clock = clock
        self._began = clock()

    @property
    def share(self) -> float:
        """The share of the limit that is used, 0 to 1."""
        parts = [1.0 if self.hurried else 0.0]
        if self.limit.simulations is not None:
            parts.append(self.done / max(self.limit.simulations, 1))
        if self.limit.seconds is not None:
            parts.append((self._clock() - self._began) / max(self.limit.seconds, 1e-9))
        return min(1.0, max(parts))

    @property
    def left(self) -> int:
        """The number of simulations left."""
        return 1 << 30 if self.limit.simulations is None else max(self.limit.simulations - self.done, 0)

    @property
    def over(self) -> bool:
        """Whether the limit is reached."""
        return self.share >= 1.0


def finished(steps: Generator[Any, None, T], each: Callable[[], None] = lambda: None) -> T:
    """Run a search in steps and return its result.

    :param each: called after every step.
    """
    while True:
        try:
            next(steps)
        except StopIteration as done:
            value: T = done.value
            return value
        each()
