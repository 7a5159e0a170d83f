"""How accurately a player has played: the share of the win probability that the decisions have kept."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from duelkit.analysis import Judged
from duelkit.analysis.comparing import DEVIATE


class Accuracy(NamedTuple):
    """The accuracy of a player.

    :param decisions: how many decisions were judged; ``mistakes``: how many of them were mistakes.
    :param kept: what the decisions have kept of the win probabilities before them, 1 if nothing was lost.
    :param low: the lower end of the interval of ``kept`` with a confidence of 95 %; ``high``: its upper end.
    """

    decisions: int
    mistakes: int
    kept: float
    low: float
    high: float


def accuracy(judged: Iterable[Judged], player: int | None = None) -> Accuracy | None:
    """The accuracy of a player in judged decisions; ``None`` if there was nothing to keep.

    All measured differences count, noise as well, with their signs: chance mostly cancels out in the sum, and would not
    if only losses counted. Decisions in positions that are as good as lost hardly count.

    :param player: whose decisions count; by default all.
    """
    found = [one for one in judged if player in (None, one.player)]
    total = math.fsum(one.before for one in found)
    if not total:
        return None
    kept = 1 - math.fsum(one.gap for one in found) / total
    half = DEVIATE * math.sqrt(math.fsum(one.error * one.error for one in found)) / total
    return Accuracy(
        len(found),
        sum(one.mistake for one in found),
        min(1.0, max(0.0, kept)),
        max(0.0, kept - half),
        min(1.0, kept + half),
    )
