"""What many hands say: how often the goal is reached, with which cards, and what a changed card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from duelkit.laboratory.goldfish.playing import PLAYER
from duelkit.laboratory.goldfish.searching import IMPOSSIBLE, REACHED, UNDECIDED
from duelkit.laboratory.intervals import Interval, difference, matched, wilson
from duelkit.laboratory.rows import Row
from duelkit.laboratory.subject import Subject


class CardRow(NamedTuple):
    """A card in opening hands.

    :param hands: the hands with a copy; ``reached``: those of them that reach the goal.
    :param used: of these, those in whose line a copy of it leaves the hand.
    :param gain: how much more often hands with it reach the goal than hands without it, with its interval.
    """

    card: int
    hands: int
    reached: int
    used: int
    gain: float
    interval: Interval


class Figures:
    """The figures of searched hands."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.hands = len(rows)
        self.reached, self.impossible, self.undecided = (
            sum(row.reason == verdict for row in rows) for verdict in (REACHED, IMPOSSIBLE, UNDECIDED)
        )

    @property
    def interval(self) -> Interval:
        """The interval of the share of hands that reach the goal: undecided ones may do so or not."""
        low, _ = wilson(self.reached, self.hands)
        _, high = wilson(self.reached + self.undecided, self.hands)
        return Interval(low, high)

    @property
    def nodes(self) -> float:
        """The positions that were looked at for a hand, on average."""
        return sum(row.decisions for row in self.rows) / self.hands if self.hands else 0.0

    def cards(self) -> list[CardRow]:
        """The cards of the opening hands, those with the greatest gain first."""
        found = []
        for card in sorted({card for row in self.rows for card in row.cards[PLAYER].opening}):
            with_it = [row for row in self.rows if card in row.cards[PLAYER].opening]
            reached = [row for row in with_it if row.reason == REACHED]
            part, other = len(reached), self.reached - len(reached)
            others = self.hands - len(with_it)
            gain = part / len(with_it) - other / others if others else 0.0
            used = sum(card in row.cards[PLAYER].played for row in reached)
            found.append(CardRow(card, len(with_it), part, used, gain, difference(part, len(with_it), other, others)))
        return sorted(found, key=lambda one: (-one.gain, one.card))


def changed(before: Sequence[Row], after: Sequence[Row]) -> tuple[float, Interval]:
    """How much more often the goal is reached after a change, with the interval of matched pairs: the same hands, but
    for the change.
    """
    shares = [
        (1 + (two.reason == REACHED) - (one.reason == REACHED)) / 2 for one, two in zip(before, after, strict=True)
    ]
    low, high = matched(shares)
    mean = sum(shares) / len(shares) if shares else 0.5
    return 2 * mean - 1, Interval(2 * low - 1, 2 * high - 1)


def as_dict(figures: Figures, subject: Subject) -> dict[str, Any]:
    """Returns the figures as plain values."""
    low, high = figures.interval
    return {
        "hands": figures.hands,
        "reached": figures.reached,
        "impossible": figures.impossible,
        "undecided": figures.undecided,
        "rate": figures.reached / figures.hands if figures.hands else None,
        "low": low,
        "high": high,
        "positions_a_hand": figures.nodes,
        "cards": [
            {**row._asdict(), "interval": list(row.interval), "name": subject.name(row.card)} for row in figures.cards()
        ],
    }
