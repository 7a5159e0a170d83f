"""Answers compared in common worlds, and how sure the comparison is.

All answers are played out in the same determinizations with the same seeds, so that luck is the same for all of them,
and differences are those of pairs. Worlds are added where answers are close; an answer that is surely worse is dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from duelkit.analysis.estimating import Estimator, OutOfTime

DEVIATE: Final = 1.959964
"""Standard errors on each side of an interval of 95 %."""
SURE: Final = 2.0
"""Standard errors by which two answers must differ so that the difference is more than noise."""
ALIKE: Final = 1e-3
"""The least variance that is assumed, as a share of that of wins and losses."""


class Estimate(NamedTuple):
    """A win probability and its interval with a confidence of 95 %."""

    chance: float
    low: float
    high: float


CERTAIN: Final = Estimate(1.0, 1.0, 1.0)


class Gap(NamedTuple):
    """By how much one answer is better than another.

    :param mean: the mean difference of win probabilities; ``error``: its standard error.
    """

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than noise."""
        return self.mean > SURE * self.error


NO_GAP: Final = Gap(0.0, 0.0)


def estimate_of(values: Sequence[float]) -> Estimate:
    """The estimate from independent values between 0 and 1.

    Wilson's interval, and as the estimate the mean with one win and one loss added, so that a few wins in a row do not
    count as certainty. Values that vary less than wins and losses count as so many more of these.
    """
    if not values:
        return Estimate(0.5, 0.0, 1.0)
    mean = fmean(values)
    count = float(len(values))
    spread = mean * (1 - mean)
    if spread > ALIKE * ALIKE:
        count *= spread / max(fmean((value - mean) ** 2 for value in values), ALIKE * spread)
    wide = DEVIATE * DEVIATE / count
    middle = (mean + wide / 2) / (1 + wide)
    half = DEVIATE * math.sqrt(spread / count + wide / (4 * count)) / (1 + wide)
    return Estimate((mean * count + 1) / (count + 2), max(0.0, middle - half), min(1.0, middle + half))


def gap_of(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """The difference of two answers in the worlds that both were played out in.

    A pair in favour of each is added (A. Agresti and Y. Min, Statistics in Medicine 24, 2005), so that a few equal
    differences do not count as certainty.
    """
    pairs = [one - other for one, other in zip(better, worse, strict=False)]
    count = len(pairs) + 2
    mean = math.fsum(pairs) / count
    variance = (math.fsum(pair * pair for pair in pairs) + 1) / count - mean * mean
    return Gap(mean, math.sqrt(max(0.0, variance) / count))


class Comparison:
    """Options of a question, played out in common worlds.

    :param world: makes a determinization from a seed; ``player``: who decides.
    :param options: the options to compare; ``kept``: the one that is never dropped.
    :param effort: the decisions after which no further world is begun; ``None``: no limit.
    """

    def __init__(
        self,
        estimator: Estimator,
        world: Callable[[int], Any],
        player: int,
        options: Iterable[int],
        kept: int,
        effort: int | None = None,
    ) -> None:
        self.values: dict[int, list[float]] = {option: [] for option in options}
        self.live = list(self.values)
        self.kept = kept
        self.is_spent = False
        """Whether the effort or the time is used up."""
        self._estimator = estimator
        self._world = world
        self._player = player
        self._until = None if effort is None else estimator.made + effort

    @property
    def worlds(self) -> int:
        """The number of worlds in which the answers that are left were played out."""
        return len(self.values[self.kept])

    def add(self, seeds: Iterable[int]) -> None:
        """Plays the answers that are left out in further worlds; one that is not offered there counts as lost."""
        for seed in seeds:
            if self.is_spent or self._until is not None and self._estimator.made >= self._until and self.worlds:
                self.is_spent = True
                return
            world = self._world(seed)
            row: dict[int, float] = {}
            try:
                for option in self.live:
                    row[option] = self._value(world, option, seed)
            except OutOfTime:
                # a world counts for all answers or for none
                self.is_spent = True
                return
            for option, value in row.items():
                self.values[option].append(value)

    def _value(self, world: Any, option: int, seed: int) -> float:
        if option not in world.decision.options:
            return 0.0
        trial = world.copy(silent=True)
        trial.choose(option)
        return self._estimator.chance(trial, self._player, seed)

    @property
    def leader(self) -> int:
        """The best answer so far; in doubt the kept one."""
        return max(self.live, key=lambda option: (math.fsum(self.values[option]), option == self.kept))

    def gap(self, better: int, worse: int) -> Gap:
        """The difference of two answers."""
        return gap_of(self.values[better], self.values[worse])

    def estimate(self, option: int) -> Estimate:
        """The win probability with an answer."""
        return estimate_of(self.values[option])

    def drop_worse(self) -> None:
        """Drops the answers that are surely worse than the best."""
        leader = self.leader
        self.live = [
            option for option in self.live if option in (leader, self.kept) or not self.gap(leader, option).is_sure
        ]
