"""How long a person takes: so long an answer takes that the table gives for the person, so that nobody can tell them
apart.

A moment to respond ends no sooner than a time that is drawn beforehand, whether or not somebody is really asked: a
pass that comes sooner waits for it, and a pass that the table gives takes the longer one of that time and another one
drawn in the same way. So a person of whom little is known, or who answers faster than usual, is not told from the table
either.
"""

from __future__ import annotations

import random
from collections import OrderedDict, deque
from typing import Final

from duelkit.kernel.decision import RESPOND

SHORTEST: Final = 0.25
LONGEST: Final = 6.0
"""Who takes longer than that can be told from the table: a table that waited longer for nothing would be no fun."""
USUAL: Final = (0.9, 1.1, 1.3, 1.6, 2.0, 2.5)
"""Seconds, for those of whom nothing is known yet."""
ENOUGH: Final = 6
"""With so many of a person's own times no others are needed."""
KEPT: Final = 20
KEPT_OF_ALL: Final = 60
MOST_KNOWN: Final = 5_000
"""People whose times are kept, the latest."""


class Pace:
    """How long one person took lately, by the kind of the question; a moment to respond counts as one kind.

    :param all_others: how long everybody took here lately, for as long as too little is known of this one.
    """

    def __init__(self, all_others: dict[int, deque[float]] | None = None) -> None:
        self._took: dict[int, deque[float]] = {}
        self._all = {} if all_others is None else all_others

    def took(self, kind: int, seconds: float) -> None:
        """Note how long an answer took."""
        seconds = min(max(seconds, SHORTEST), LONGEST)
        self._took.setdefault(kind, deque(maxlen=KEPT)).append(seconds)
        self._all.setdefault(kind, deque(maxlen=KEPT_OF_ALL)).append(seconds)

    def like_before(self, kind: int) -> float | None:
        """One of the times that were noted; ``None`` if none was."""
        own = [*self._took.get(kind, ())]
        return random.choice(own) if own else None

    def draw(self, kind: int = RESPOND) -> float:
        """One of the times that the person takes."""
        own: list[float] = [*self._took.get(kind, ())]
        others = self._all.get(kind, ())
        if len(own) < ENOUGH:
            own += random.sample([*others] if len(others) >= KEPT else [*USUAL], ENOUGH - len(own))
        return random.choice(own)

    def pause(self, kind: int = RESPOND) -> float:
        """How long an answer takes that the table gives for the person."""
        return max(self.draw(kind), self.draw(kind)) if kind == RESPOND else self.draw(kind)


class Paces:
    """The paces of all people, kept from one duel to the next."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Pace] = OrderedDict()
        self._all: dict[int, deque[float]] = {}

    def of(self, account: int) -> Pace:
        """Of somebody."""
        pace = self._known.pop(account, None) or Pace(self._all)
        self._known[account] = pace
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return pace
