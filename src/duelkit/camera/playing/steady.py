"""Steady readings: a card counts once it lies still for a moment, and nothing counts while a hand covers the mat.

Rules: EOJ-RECOG-05, EOJ-RECOG-06.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from typing import Final

from duelkit.camera.seeing.reading import FieldSeen, Reading, Shown

PICTURES: Final = 5
"""The number of recent pictures that are compared."""
AGREEING: Final = 3
"""The number of those that must agree, with none that differs."""
MOMENT: Final = 0.3
"""Seconds for which a card must lie still."""
STILL: Final = 6.0
"""Millimetres by which a card that lies still may seem to move."""


@dataclass(frozen=True)
class Look:
    """What recent pictures show.

    :param reading: the reading of the newest picture.
    :param fields: the fields, ``None`` for each that is covered or on which something moves.
    :param beside: cards that are shown beside the mat.
    :param hidden: covered fields; ``moving``: fields on which something moves.
    """

    reading: Reading
    fields: tuple[FieldSeen | None, ...]
    beside: tuple[Shown, ...]
    hidden: tuple[int, ...] = ()
    moving: tuple[int, ...] = ()

    @property
    def quiet(self) -> bool:
        """Whether the whole mat is visible and still, so that something can be decided."""
        return len(self.fields) == 9 and None not in self.fields


class Steady:
    """Compares recent pictures."""

    def __init__(self) -> None:
        self._past: deque[tuple[float, Reading]] = deque(maxlen=PICTURES)

    def see(self, now: float, reading: Reading) -> Look:
        """Add a picture.

        :param now: its time in seconds.
        """
        self._past.append((now, reading))
        recent = [seen for _, seen in self._past if seen.fields]
        long_enough = now - self._past[0][0] >= MOMENT
        if not reading.fields or not recent:
            return Look(reading, (), ())
        fields: list[FieldSeen | None] = []
        hidden, moving = [], []
        for position in range(9):
            views = [seen.fields[position] for seen in recent]
            known = [view for view in views if not view.hidden]
            if _is_covered(views):
                fields.append(None)
                hidden.append(position)
            elif not long_enough or any(not _same(view, known[-1]) for view in known):
                fields.append(None)
                moving.append(position)
            else:
                fields.append(known[-1])
        beside = tuple(card for card in reading.beside if long_enough and _is_steady(card, recent))
        return Look(reading, tuple(fields), beside, tuple(hidden), tuple(moving))


def _is_covered(views: list[FieldSeen]) -> bool:
    """Whether a field is covered: at once when it becomes hidden, until enough pictures show it again."""
    if sum(not view.hidden for view in views) < AGREEING:
        return True
    return len(views) > 1 and views[-1].hidden and views[-2].hidden


def _is_steady(card: Shown, recent: list[Reading]) -> bool:
    """Whether enough pictures show a card beside the mat."""
    return sum(any(_lies(card, other) for other in seen.beside) for seen in recent) >= AGREEING


def _same(one: FieldSeen, other: FieldSeen) -> bool:
    """Whether two pictures show the same cards on a field, in the same places."""
    if one.key != other.key:
        return False
    places = {card.code: card.at for card in one.cards}
    return all(math.dist(places[card.code], card.at) < STILL for card in other.cards)


def _lies(card: Shown, other: Shown) -> bool:
    return card.code == other.code and card.facing == other.facing
