"""Ratings of players by what came of their matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Rating(NamedTuple):
    """How strong an entrant is thought to be, and how sure that is; ``low`` is three deviations below."""

    mean: float
    deviation: float
    low: float


def ratings(count: int, results: Iterable[tuple[int, int, int]]) -> list[Rating]:
    """Ratings by the model of Plackett and Luce, updated match by match (Weng and Lin), as ``openskill`` has it.

    :param count: how many are rated; ``results``: who met and who won: 0 the first, 1 the second, −1 nobody.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in range(count)]
    for one, other, winner in results:
        if one != other:
            ranks = [float(winner == 1), float(winner == 0)]
            [[found[one]], [found[other]]] = model.rate([[found[one]], [found[other]]], ranks=ranks)
    return [Rating(round(one.mu, 3), round(one.sigma, 3), round(one.ordinal(), 3)) for one in found]
