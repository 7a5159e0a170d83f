"""Whether estimated probabilities agree with what happens: Brier score, log loss, and the calibration curve."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import fmean
from typing import Final, NamedTuple

BINS: Final = 10
LEAST: Final = 1e-3
"""The least probability in a logarithm."""


class Forecast(NamedTuple):
    """An estimate and the truth.

    :param chance: the estimate; ``won``: what happened, 0 to 1, or the exact probability.
    :param group: what the truth is common to, such as the number of a duel: forecasts of one group say the same.
    """

    chance: float
    won: float
    group: int = 0


class Bin(NamedTuple):
    """Forecasts of about the same probability.

    :param size: how many; ``groups``: from how many groups.
    :param chance: their mean; ``won``: the mean of what happened; ``error``: the standard error of their difference.
    """

    size: int
    groups: int
    chance: float
    won: float
    error: float


class Calibration:
    """The agreement of forecasts with the truth."""

    def __init__(self, forecasts: Iterable[Forecast] = ()) -> None:
        self.forecasts = list(forecasts)

    def add(self, forecast: Forecast) -> None:
        """Adds a forecast."""
        self.forecasts.append(forecast)

    @property
    def brier(self) -> float:
        """The mean squared error; 0.25 for somebody who always says one half."""
        return fmean((one.chance - one.won) ** 2 for one in self.forecasts)

    @property
    def log_loss(self) -> float:
        """The mean logarithmic loss; 0.693 for somebody who always says one half."""
        return -fmean(
            one.won * math.log(max(LEAST, one.chance)) + (1 - one.won) * math.log(max(LEAST, 1 - one.chance))
            for one in self.forecasts
        )

    @property
    def bias(self) -> float:
        """By how much the estimates are too high on average."""
        return fmean(one.chance - one.won for one in self.forecasts)

    def curve(self, bins: int = BINS) -> list[Bin]:
        """The calibration curve: forecasts by their probability, those bins that have any.

        Errors are those of the means of groups, as forecasts of one duel share its result.
        """
        found: list[list[Forecast]] = [[] for _ in range(bins)]
        for one in self.forecasts:
            found[min(bins - 1, int(one.chance * bins))].append(one)
        return [self._bin(some) for some in found if some]

    def _bin(self, some: list[Forecast]) -> Bin:
        groups: dict[int, float] = {}
        for one in some:
            groups[one.group] = groups.get(one.group, 0.0) + one.won - one.chance
        # one group in favour of each side is added, so that a few equal results do not count as certainty
        squares = math.fsum(value * value for value in groups.values()) + 2 * (len(some) / len(groups)) ** 2 / 4
        return Bin(
            len(some),
            len(groups),
            fmean(one.chance for one in some),
            fmean(one.won for one in some),
            math.sqrt(squares) / len(some),
        )

    @property
    def distance(self) -> float:
        """The mean distance of the curve from the diagonal, each bin by its forecasts."""
        return math.fsum(one.size * abs(one.chance - one.won) for one in self.curve()) / len(self.forecasts)

    def lines(self) -> list[str]:
        """The figures as a table of Markdown."""
        return [
            f"{len(self.forecasts)} forecasts of {len({one.group for one in self.forecasts})} duels: Brier score "
            f"{self.brier:.3f}, log loss {self.log_loss:.3f}, bias {100 * self.bias:+.1f} points, distance "
            f"{100 * self.distance:.1f} points",
            "",
            "| forecasts | estimated | won |",
            "| ---: | ---: | ---: |",
            *(
                f"| {one.size} | {100 * one.chance:.0f} % | {100 * one.won:.0f} ± {100 * one.error:.0f} % |"
                for one in self.curve()
            ),
        ]
