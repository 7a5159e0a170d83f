"""How long people take to answer; automatic answers take as long, so that they cannot be distinguished.

A moment to respond ends no sooner than a time drawn beforehand, whether or not somebody is really asked: an earlier
pass waits for it, and an automatic pass takes the longer of that time and another one drawn in the same way. So a
person of whom little is known, or who answers faster than usual, cannot be distinguished from the table either.
"""

from __future__ import annotations

import random
from collections import OrderedDict, deque
from typing import Final

from duelkit.kernel.decision import RESPOND

SHORTEST: Final = 0.25
LONGEST: Final = 6.0
"""The longest pause: whoever takes longer can be distinguished from the table, but longer pauses for nothing would
spoil the game."""
USUAL: Final = (0.9, 1.1, 1.3, 1.6, 2.0, 2.5)
"""Seconds, used until something is known."""
ENOUGH: Final = 6
"""With this many of a person's own times, no others are used."""
KEPT: Final = 20
KEPT_OF_ALL: Final = 60
MOST_KNOWN: Final = 5_000
"""How many people's times are kept, the most recent ones."""


class Pace:
    """How long one person took lately, by kind of question; moments to respond count as one kind.

    :param all_others: how long everybody took here lately, used while too little is known of this person.
    """

    def __init__(self, all_others: dict[int, deque[float]] | None = None) -> None:
        self._took: dict[int, deque[float]] = {}
        self._all = {} if all_others is None else all_others

    def took(self, kind: int, seconds: float) -> None:
        """Records how long an answer took."""
        seconds = min(max(seconds, SHORTEST), LONGEST)
        self._took.setdefault(kind, deque(maxlen=KEPT)).append(seconds)
        self._all.setdefault(kind, deque(maxlen=KEPT_OF_ALL)).append(seconds)

    def like_before(self, kind: int) -> float | None:
        """Returns one of the recorded times; ``None`` if there is none."""
        own = [*self._took.get(kind, ())]
        return random.choice(own) if own else None

    def draw(self, kind: int = RESPOND) -> float:
        """Returns one of the times that the person takes."""
        own: list[float] = [*self._took.get(kind, ())]
        others = self._all.get(kind, ())
        if len(own) < ENOUGH:
            own += random.sample([*others] if len(others) >= KEPT else [*USUAL], ENOUGH - len(own))
        return random.choice(own)

    def pause(self, kind: int = RESPOND) -> float:
        """Returns how long an automatic answer for the person takes."""
        return max(self.draw(kind), self.draw(kind)) if kind == RESPOND else self.draw(kind)


class Paces:
    """The paces of all people, kept across duels."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Pace] = OrderedDict()
        self._all: dict[int, deque[float]] = {}

    def of(self, account: int) -> Pace:
        """Returns the pace of an account."""
        pace = self._known.pop(account, None) or Pace(self._all)
        self._known[account] = pace
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return pace
