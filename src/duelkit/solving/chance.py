"""Enumeration of chance: every outcome of an answer that leads to chance (乱数の分岐).

A duel takes random numbers from a source, which is a script here. The script records the requests; each sequence of
numbers that it could have returned is one outcome. Shuffled decks have too many outcomes: a shuffled deck keeps its
order, and the outcome is unknown as soon as somebody draws from it (:class:`Unforeseeable`).
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Outer, Rng

MOST_OUTCOMES: Final = 64
"""The maximum number of outcomes of an answer that are enumerated."""


class Unforeseeable(Exception):
    """The result of an answer depends on chance that cannot be enumerated."""


class Solvable(Playable, Protocol):
    """A duel whose source of random numbers can be replaced."""

    rng: Rng
    silent: bool


class Dealing(Protocol):
    """How a game finds out whether cards came from the top of a deck."""

    def dealt(self, duel: Solvable, since: int) -> int:
        """Whether cards came from the top of a deck since an entry of the log: 0 if not, ``BEFORE`` if before any deck
        was shuffled, ``AFTER`` if after that.
        """


BEFORE: Final = 1
AFTER: Final = 2
D = TypeVar("D", bound=Solvable)


class Script:
    """A source that returns planned numbers, then the highest allowed ones, which leave a deck in its order. It records
    all.
    """

    def __init__(self, planned: list[int]) -> None:
        self.planned = planned
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``."""
        at = len(self.bounds)
        self.bounds.append(bound)
        return self.planned[at] if at < len(self.planned) else bound - 1

    def copy(self) -> Script:
        """Itself: copies of a duel get a new script with their next answer."""
        return self

    def state(self) -> tuple[object, ...]:
        """Nothing, so that duels that are otherwise equal have equal digests."""
        return ()


def outcomes(duel: D, option: int, loose: bool, game: Dealing) -> list[tuple[D, bool]]:
    """The duels that an answer can lead to, each with whether the order of a deck is unknown afterwards.

    :param loose: whether the order of a deck is unknown now.
    :raises Unforeseeable: if chance cannot be enumerated.
    """
    found: list[tuple[D, bool]] = []
    waiting: list[list[int]] = [[]]
    since = 0 if duel.log is None else duel.log.number
    while waiting:
        planned = waiting.pop()
        script = Script(planned)
        trial = duel.copy()
        trial.rng = Outer(script)
        trial.silent = False  # the log shows where cards came from
        trial.choose(option)
        shuffles = trial.shuffles - duel.shuffles
        for at in chances(script.bounds, shuffles):
            if at >= len(planned):
                # the other branches; this one is that of the highest number
                before = planned + [bound - 1 for bound in script.bounds[len(planned) : at]]
                waiting.extend([*before, number] for number in range(script.bounds[at] - 1))
        if loose or shuffles:
            dealt = game.dealt(trial, since)
            if dealt == AFTER or dealt and loose:
                raise Unforeseeable
        found.append((trial, loose or shuffles > 0))
        if len(found) + len(waiting) > MOST_OUTCOMES:
            raise Unforeseeable
    return found


def chances(bounds: list[int], shuffles: int) -> list[int]:
    """The indices of the random numbers that belong to no shuffle.

    :param bounds: the exclusive upper bound of each number; a shuffle of n cards uses n, n − 1 … 2.
    """
    runs: list[tuple[int, int]] = []
    start = 0
    for at, bound in enumerate(bounds):
        if at and bound != bounds[at - 1] - 1:
            start = at
        if bound == 2:
            runs.append((start, at + 1))
            start = at + 1
    runs.sort(key=lambda run: run[0] - run[1])
    taken = {at for first, end in runs[:shuffles] for at in range(first, end)}
    return [at for at in range(len(bounds)) if at not in taken]
