"""What lies still: a card counts once it has lain for a moment, and a hand over the mat makes everything wait.

Rules: EOJ-RECOG-05, EOJ-RECOG-06.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from typing import Final

from duelkit.camera.seeing.reading import FieldSeen, Reading, Shown

PICTURES: Final = 5
"""So many pictures are looked back at."""
AGREEING: Final = 3
"""So many of them must show the same, and none another thing."""
MOMENT: Final = 0.3
"""Seconds for which a card must lie."""
STILL: Final = 6.0
"""Millimetres by which what lies still may seem to move."""


@dataclass(frozen=True)
class Look:
    """What can be said after the newest picture.

    :param reading: the newest picture.
    :param fields: each field as it lies still, ``None`` where it does not, or is hidden.
    :param beside: cards that are shown beside the mat.
    :param hidden: fields of which nothing is seen; ``moving``: fields on which something moves.
    """

    reading: Reading
    fields: tuple[FieldSeen | None, ...]
    beside: tuple[Shown, ...]
    hidden: tuple[int, ...] = ()
    moving: tuple[int, ...] = ()

    @property
    def quiet(self) -> bool:
        """Whether the whole mat is seen and lies still; nothing is decided before."""
        return len(self.fields) == 9 and None not in self.fields


class Steady:
    """Looks back at the last pictures."""

    def __init__(self) -> None:
        self._past: deque[tuple[float, Reading]] = deque(maxlen=PICTURES)

    def see(self, now: float, reading: Reading) -> Look:
        """A further picture.

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
    """Whether a hand covers a field: one that has just come counts at once, one that has gone some pictures later."""
    if sum(not view.hidden for view in views) < AGREEING:
        return True
    return len(views) > 1 and views[-1].hidden and views[-2].hidden


def _is_steady(card: Shown, recent: list[Reading]) -> bool:
    """Whether a card beside the mat lies there in enough of the pictures."""
    return sum(any(_lies(card, other) for other in seen.beside) for seen in recent) >= AGREEING


def _same(one: FieldSeen, other: FieldSeen) -> bool:
    """Whether a field looks the same in two pictures, and nothing on it has moved."""
    if one.key != other.key:
        return False
    places = {card.code: card.at for card in one.cards}
    return all(math.dist(places[card.code], card.at) < STILL for card in other.cards)


def _lies(card: Shown, other: Shown) -> bool:
    return card.code == other.code and card.facing == other.facing
