"""Chance taken apart: every outcome of an answer, where it leads to chance (乱数の分岐).

A duel takes its chance from a source of numbers. Here that is a script, which notes what was asked of it; each way it
could have answered is one outcome. Only the order of a shuffled deck has too many: a deck that was shuffled keeps its
order, and as soon as somebody draws from it the outcome counts as unknown (:class:`Unforeseeable`).
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Outer, Rng

MOST_OUTCOMES: Final = 64
"""Of one answer; with more of them chance counts as not to be enumerated."""


class Unforeseeable(Exception):
    """What an answer leads to hangs on chance that cannot be enumerated."""


class Solvable(Playable, Protocol):
    """A duel whose chance can be taken from elsewhere."""

    rng: Rng
    silent: bool


class Dealing(Protocol):
    """What a game knows of cards that come from the order of a deck."""

    def dealt(self, duel: Solvable, since: int) -> int:
        """Whether cards came from the order of a deck since an entry of the log: 0 no, ``BEFORE`` any deck was shuffled
        since then, ``AFTER`` one was.
        """


BEFORE: Final = 1
AFTER: Final = 2
D = TypeVar("D", bound=Solvable)


class Script:
    """Numbers that are planned, then the highest that are allowed, which leave a deck in its order; all are noted."""

    def __init__(self, planned: list[int]) -> None:
        self.planned = planned
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``."""
        at = len(self.bounds)
        self.bounds.append(bound)
        return self.planned[at] if at < len(self.planned) else bound - 1

    def copy(self) -> Script:
        """Itself: the copies of a duel each get a script of their own with their next answer."""
        return self

    def state(self) -> tuple[object, ...]:
        """Nothing, so that duels that differ in nothing else have one digest."""
        return ()


def outcomes(duel: D, option: int, loose: bool, game: Dealing) -> list[tuple[D, bool]]:
    """The duels that an answer can lead to, each with whether the order of a deck is unknown then.

    :param loose: whether it is unknown now.
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
        trial.silent = False  # the log says where cards came from
        trial.choose(option)
        shuffles = trial.shuffles - duel.shuffles
        for at in chances(script.bounds, shuffles):
            if at >= len(planned):
                # the branches off this one; this one itself is where the highest number was drawn
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
    """Which of the numbers drawn belong to no shuffle.

    :param bounds: below which each was drawn; a shuffle of n cards draws below n, n − 1 … 2.
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
