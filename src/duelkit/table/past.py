"""The way back and forth in solo play: moments are numbers, and only every so many of them are kept whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from duelkit.kernel.record import Step
from duelkit.table.games.desk import Desk

MOST_PAST: Final = 200
"""So many questions one can go back."""
EVERY: Final = 16
"""Of the questions that one can go back to, one in so many is kept whole; what lies between is played again."""


@dataclass(frozen=True)
class Place:
    """A moment of a duel: after so many decisions of its record, and ``passes`` answers that the record leaves out."""

    steps: int
    passes: int = 0


@dataclass
class Way:
    """What has to be done to be at ``place``: come back to ``kept``, the moment at ``start``, then make decisions.

    Without ``kept`` it begins where the duel is.
    """

    place: Place
    start: Place
    kept: object | None
    steps: list[Step]


@dataclass
class Past:
    """The questions to go back to and forward to."""

    back: list[Place] = field(default_factory=list)
    ahead: list[tuple[Place, list[Step]]] = field(default_factory=list)
    """The last one comes first: where it leads, and the decisions on the way."""
    _kept: dict[Place, object] = field(default_factory=dict)

    def note(self, place: Place, desk: Desk) -> None:
        """A question is about to be answered: it can be gone back to, and there is no way ahead any more."""
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
        """The way to the question before."""
        place = self.back[-1]
        start = max((kept for kept in self._kept if _order(kept) <= _order(place)), key=_order)
        steps = desk.record.steps
        return Way(place, start, self._kept[start], steps[start.steps : place.steps])

    def before(self) -> Way:
        """The way forward to the question that one has come back from."""
        place, steps = self.ahead[-1]
        return Way(place, place, None, steps)

    def went_back(self, now: Place, steps: list[Step]) -> None:
        """The way of :meth:`behind` is taken, from ``now``; ``steps``: the record's decisions then."""
        place = self.back.pop()
        self.ahead.append((now, steps[place.steps :]))
        for kept in [kept for kept in self._kept if _order(kept) > _order(place)]:
            del self._kept[kept]

    def went_ahead(self, now: Place, desk: Desk) -> None:
        """The way of :meth:`before` is about to be taken, from ``now``."""
        self.ahead.pop()
        self._add(now, desk)


def _order(place: Place) -> tuple[int, int]:
    return place.steps, place.passes
