"""Intervals for shares, and for differences that are checked repeatedly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from types import ModuleType
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
DEVIATE: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
GRID: Final = 2001
"""The resolution of differences: steps of a tenth of a percentage point."""
BOLDEST: Final = 0.5
"""The greatest share of its capital that a bet stakes."""
CHUNK: Final = 256


class Interval(NamedTuple):
    """An interval with the wanted confidence."""

    low: float
    high: float


def _tests() -> ModuleType:
    """The statistical tests whose intervals are used. Importing them takes longer than most commands."""
    from scipy import stats

    return stats  # type: ignore[no-any-return]


@lru_cache(maxsize=4096)
def wilson(count: int, total: int, confidence: float = CONFIDENCE) -> Interval:
    """Returns Wilson's interval for a share; all possible values if nothing was counted."""
    if not total:
        return Interval(0.0, 1.0)
    found = _tests().binomtest(count, total).proportion_ci(confidence, method="wilson")
    return Interval(float(found.low), float(found.high))


def difference(part: int, total: int, other: int, other_total: int) -> Interval:
    """Returns the interval for the difference of two shares of different duels.

    It combines Wilson's intervals of both (R. G. Newcombe, "Interval estimation for the difference between independent
    proportions", Statistics in Medicine 17, 1998, method 10). All possible values if one of them counted nothing.
    """
    if not total or not other_total:
        return Interval(-1.0, 1.0)
    one, two = part / total, other / other_total
    low, high = wilson(part, total)
    other_low, other_high = wilson(other, other_total)
    return Interval(
        one - two - math.hypot(one - low, other_high - two), one - two + math.hypot(high - one, two - other_low)
    )


def wilson_of_mean(mean: float, count: int) -> Interval:
    """Returns Wilson's interval for the mean of values in [0, 1], each of which counts as if it were 0 or 1.

    Values in between vary less, so that the interval is never too narrow.
    """
    if not count:
        return Interval(0.0, 1.0)
    spread = DEVIATE * DEVIATE / count
    middle = (mean + spread / 2) / (1 + spread)
    half = DEVIATE * math.sqrt(mean * (1 - mean) / count + spread / (4 * count)) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def matched(shares: Sequence[float]) -> Interval:
    """Returns the interval for the share that a player takes of duels in mirrored pairs.

    In each pair the two proportions "won from the first seat" of one player and of the other are matched: they met the
    same shuffle. The interval is that of A. Agresti and Y. Min ("Simple improved confidence intervals for comparing
    matched proportions", Statistics in Medicine 24, 2005): half a pair is added to each of the four cells, which keeps
    its coverage near 95 % with few pairs and near 0 and 1.

    :param shares: what the player took of each pair, or on average of all pairs with the same shuffle, 0 to 1.
    """
    if not shares:
        return Interval(0.0, 1.0)
    count = len(shares) + 2
    mean = math.fsum(2 * share - 1 for share in shares) / count
    squares = (math.fsum((2 * share - 1) ** 2 for share in shares) + 1) / count
    half = DEVIATE * math.sqrt(max(0.0, squares - mean * mean) / count)
    return Interval(max(0.0, (1 + mean - half) / 2), min(1.0, (1 + mean + half) / 2))


def of_mean(values: Sequence[float]) -> Interval:
    """Returns Student's interval for the mean of some values; all numbers if there are fewer than two."""
    if len(values) < 2:
        return Interval(-math.inf, math.inf)
    if min(values) == max(values):
        return Interval(values[0], values[0])
    found = _tests().ttest_1samp(values, 0.0).confidence_interval(CONFIDENCE)
    return Interval(float(found.low), float(found.high))


def of_means(one: Sequence[float], other: Sequence[float]) -> Interval:
    """Returns Welch's interval for the difference of two means; all numbers if one has fewer than two values."""
    if len(one) < 2 or len(other) < 2:
        return Interval(-math.inf, math.inf)
    if min(one) == max(one) and min(other) == max(other):
        return Interval(one[0] - other[0], one[0] - other[0])
    found = _tests().ttest_ind(one, other, equal_var=False).confidence_interval(CONFIDENCE)
    return Interval(float(found.low), float(found.high))


class Difference:
    """The mean of differences in [−1, 1], with an interval that is valid at every moment at once.

    A confidence sequence by betting (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
    betting", JRSS B 86, 2024; the hedged capital process). For each possible mean somebody bets against it, fairly if
    it is the true one; a bettor whose capital grows to 1/α times the initial one has shown the mean to be false. By
    Ville's inequality that happens to the true mean with a probability of at most α, however often one looks.

    :param alpha: how often the interval may miss the true mean.
    """

    def __init__(self, alpha: float = 1 - CONFIDENCE) -> None:
        import numpy as np

        self._np = np
        self._alpha = alpha
        self._means = np.linspace(0.0, 1.0, GRID)
        with np.errstate(divide="ignore"):
            self._most_up = np.where(self._means > 0, BOLDEST / self._means, np.inf)
            self._most_down = np.where(self._means < 1, BOLDEST / (1 - self._means), np.inf)
        self._up = np.zeros(GRID)
        self._down = np.zeros(GRID)
        self._alive = np.ones(GRID, dtype=bool)
        self._guess = 0.5
        self._spread = 0.25
        self._sum = 0.0
        self.count = 0

    def add(self, values: Sequence[float]) -> None:
        """Adds further differences."""
        np = self._np
        for start in range(0, len(values), CHUNK):
            given = (np.asarray(values[start : start + CHUNK], dtype=float) + 1) / 2
            bets = np.array([self._bet(float(value)) for value in given])[:, None]
            off = given[:, None] - self._means
            up = self._up + np.cumsum(np.log1p(np.minimum(bets, self._most_up) * off), axis=0)
            down = self._down + np.cumsum(np.log1p(-np.minimum(bets, self._most_down) * off), axis=0)
            richest = np.maximum(up, down).max(axis=0) - math.log(2)
            self._alive &= richest < math.log(1 / self._alpha)
            self._up, self._down = up[-1], down[-1]

    def _bet(self, value: float) -> float:
        """Returns the stake on a value, chosen from the values before it; then adds the value to them."""
        self.count += 1
        time = self.count
        staked = math.sqrt(2 * math.log(2 / self._alpha) / (self._spread * time * math.log(1 + time)))
        self._sum += value
        self._guess = (0.5 + self._sum) / (time + 1)
        self._spread = (self._spread * time + (value - self._guess) ** 2) / (time + 1)
        return staked

    @property
    def mean(self) -> float:
        """Returns the mean difference so far."""
        return 2 * self._sum / self.count - 1 if self.count else 0.0

    @property
    def interval(self) -> Interval:
        """Returns the interval of the true mean."""
        left = self._np.flatnonzero(self._alive)
        if not len(left):
            # the true mean may be between two steps of the grid
            return Interval(self.mean - 2 / (GRID - 1), self.mean + 2 / (GRID - 1))
        step = 1 / (GRID - 1)
        low, high = self._means[left[0]] - step, self._means[left[-1]] + step
        return Interval(max(-1.0, 2 * float(low) - 1), min(1.0, 2 * float(high) - 1))
