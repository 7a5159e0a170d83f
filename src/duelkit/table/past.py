"""Undo and redo in solo play: moments are numbers, and only some of them are kept as copies of the duel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from duelkit.kernel.record import Step
from duelkit.table.games.desk import Desk

MOST_PAST: Final = 200
"""The most questions that can be undone."""
EVERY: Final = 16
"""One question in this number is kept as a copy; the decisions after it are replayed."""


@dataclass(frozen=True)
class Place:
    """A moment of a duel: after ``steps`` decisions of its record, and ``passes`` answers that the record leaves
    out."""

    steps: int
    passes: int = 0


@dataclass
class Way:
    """How to reach ``place``: return to ``kept``, the moment at ``start``, then make the decisions ``steps``.

    Without ``kept`` it begins at the present moment.
    """

    place: Place
    start: Place
    kept: object | None
    steps: list[Step]


@dataclass
class Past:
    """The questions that can be undone and redone."""

    back: list[Place] = field(default_factory=list)
    ahead: list[tuple[Place, list[Step]]] = field(default_factory=list)
    """The next one is last: where it leads, and the decisions on the way."""
    _kept: dict[Place, object] = field(default_factory=dict)

    def note(self, place: Place, desk: Desk) -> None:
        """Adds a question that is about to be answered; nothing can be redone any more."""
        self.ahead.clear()
        self._add(place, desk)

    def _add(self, place: Place, desk: Desk) -> None:
        last = max(self._kept, key=_order, default=None)
        if last is None or sum(_order(last) < _order(other) for other in self.back[-EVERY:]) >= EVERY - 1:
            self._kept[place] = desk.keep()
        self.back.append(place)
        del self.back[:-MOST_PAST]
        first = _order(self.back[0])
        for place in sorted((place for place in self._kept if _order(place) <= first), key=_order)[:-1]:
            del self._kept[place]

    def behind(self, desk: Desk) -> Way:
        """Returns the way to the previous question."""
        place = self.back[-1]
        start = max((kept for kept in self._kept if _order(kept) <= _order(place)), key=_order)
        steps = desk.record.steps
        return Way(place, start, self._kept[start], steps[start.steps : place.steps])

    def before(self) -> Way:
        """Returns the way forward to the question last undone."""
        place, steps = self.ahead[-1]
        return Way(place, place, None, steps)

    def went_back(self, now: Place, steps: list[Step]) -> None:
        """Records that the way of :meth:`behind` was taken from ``now``; ``steps``: the record's decisions then."""
        place = self.back.pop()
        self.ahead.append((now, steps[place.steps :]))
        for kept in [kept for kept in self._kept if _order(kept) > _order(place)]:
            del self._kept[kept]

    def went_ahead(self, now: Place, desk: Desk) -> None:
        """Records that the way of :meth:`before` is about to be taken from ``now``."""
        self.ahead.pop()
        self._add(now, desk)


def _order(place: Place) -> tuple[int, int]:
    return place.steps, place.passes
