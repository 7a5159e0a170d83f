"""Ratings of players by the results of their matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Rating(NamedTuple):
    """The estimated strength of an entrant, and its uncertainty; ``low`` is three deviations below."""

    mean: float
    deviation: float
    low: float


def ratings(count: int, results: Iterable[tuple[int, int, int]]) -> list[Rating]:
    """Returns ratings by the model of Plackett and Luce, updated match by match (Weng and Lin), as ``openskill``
    implements it.

    :param count: how many are rated.
    :param results: who met and who won: 0 the first, 1 the second, −1 nobody.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in range(count)]
    for one, other, winner in results:
        if one != other:
            ranks = [float(winner == 1), float(winner == 0)]
            [[found[one]], [found[other]]] = model.rate([[found[one]], [found[other]]], ranks=ranks)
    return [Rating(round(one.mu, 3), round(one.sigma, 3), round(one.ordinal(), 3)) for one in found]
