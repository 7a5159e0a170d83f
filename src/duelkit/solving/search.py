"""The search of the solver: all answers of both players and all outcomes of chance, the shortest win first.

Iterative deepening (反復深化): the depth is the number of decisions of the player with the goal. A transposition table
contains the results by digest. A position is *proved* if some answer of that player reaches the goal against every
answer of the opponent and every outcome of chance, and *refuted* otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from duelkit.kernel.decision import ACT, RESPOND, TRIGGER
from duelkit.solving.chance import Solvable, Unforeseeable, outcomes
from duelkit.solving.goals import Goal
from duelkit.solving.knowledge import Knowledge

REFUTED: Final = 0
PROVED: Final = 1
UNKNOWN: Final = 2
"""The result depends on chance that cannot be enumerated."""
CUT: Final = 3
"""Undecided within the depth."""

DEPTHS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 19, 24, 32, 48, 1_000)
"""The successive depth limits, in decisions of the player with the goal."""
DEEPEST: Final = DEPTHS[-1]
LONGEST: Final = 240
"""The maximum number of decisions in a line; longer lines count as undecided."""
KEPT: Final = (ACT, RESPOND, TRIGGER)
"""The kinds of questions whose positions are in the table. Positions in the middle of an action rarely occur twice, and
a digest costs more than an answer.
"""

Key = tuple[str, bool, Hashable]
D = TypeVar("D", bound=Solvable)


class Exhausted(Exception):
    """The limit of positions or of time is reached."""


class Known:
    """A table entry."""

    __slots__ = ("best", "cut", "proved", "value")

    def __init__(self) -> None:
        self.value = CUT
        """``CUT`` while it is undecided."""
        self.proved = DEEPEST
        """The depth at which it was proved."""
        self.cut = 0
        """The depth at which it was undecided."""
        self.best = -1
        """The answer that decided it."""


class Search(Generic[D]):
    """A search for one goal, with a table for all positions of one duel.

    :param nodes: the maximum number of positions; ``seconds``: the maximum processor time.
    """

    def __init__(self, knowledge: Knowledge, goal: Goal, nodes: int = 100_000, seconds: float | None = None) -> None:
        self.knowledge = knowledge
        self.goal = goal
        self.limit = nodes
        self.until = None if seconds is None else time.process_time() + seconds
        self.nodes = 0
        self.table: dict[Key, Known] = {}
        self._path: set[Key] = set()

    def decide(self, duel: D, loose: bool = False) -> int:
        """Decide a position: ``PROVED``, ``REFUTED``, ``UNKNOWN``, or ``CUT`` if lines become too long.

        :raises Exhausted: if a limit is reached.
        """
        value = CUT
        for depth in DEPTHS:
            value = self.within(duel, loose, depth)
            if value != CUT:
                break
        return value

    def within(self, duel: D, loose: bool, depth: int) -> int:
        """Decide a position within a depth.

        :raises Exhausted: if a limit is reached.
        """
        reached = self.goal.reached(duel)
        if reached is not None:
            return PROVED if reached else REFUTED
        settled = self.knowledge.settled(duel, self.goal)
        if settled is not None:
            return PROVED if settled else REFUTED
        decision = duel.decision
        assert decision is not None
        own = decision.player == self.goal.player
        if own and not depth or len(self._path) > LONGEST:
            return CUT
        if decision.kind not in KEPT:
            self._count()
            known = Known()
            return self._own(duel, loose, depth, known) if own else self._other(duel, loose, depth, known)
        key = (duel.digest(), loose, self.knowledge.beside(duel))
        found = self.table.get(key)
        if found is None:
            known = self.table[key] = Known()
        else:
            known = found
            if known.value == CUT:
                if known.cut >= depth:
                    return CUT
            elif known.value != PROVED or known.proved <= depth:
                return known.value
        if key in self._path:
            # repeating a position neither reaches the goal nor ends the duel
            return UNKNOWN
        self._count()
        self._path.add(key)
        value = self._own(duel, loose, depth, known) if own else self._other(duel, loose, depth, known)
        self._path.discard(key)
        self._note(known, value, depth)
        return value

    def _note(self, known: Known, value: int, depth: int) -> None:
        if value == CUT:
            known.cut = max(known.cut, depth)
        else:
            known.value = value
            if value == PROVED:
                known.proved = depth

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit or self.until is not None and time.process_time() > self.until:
            self._path.clear()
            raise Exhausted

    def _options(self, duel: D, known: Known) -> list[int]:
        options = list(self.knowledge.sorted(duel, self.goal))
        if known.best in options:
            options.remove(known.best)
            options.insert(0, known.best)
        return options

    def _own(self, duel: D, loose: bool, depth: int, known: Known) -> int:
        """Decide a position of the player with the goal: one answer that reaches it suffices."""
        worst = REFUTED
        for option in self._options(duel, known):
            value = self.after(duel, option, loose, depth - 1)
            if value == PROVED:
                known.best = option
                return PROVED
            worst = max(worst, value)
        return worst

    def _other(self, duel: D, loose: bool, depth: int, known: Known) -> int:
        """Decide a position of the opponent: every answer must lead to the goal."""
        worst = PROVED
        for option in self._options(duel, known):
            value = self.after(duel, option, loose, depth)
            if value == REFUTED:
                known.best = option
                return REFUTED
            if value == CUT:
                known.best = option
                return CUT
            worst = max(worst, value)
        return worst

    def after(self, duel: D, option: int, loose: bool, depth: int) -> int:
        """Decide the position after an answer, for all outcomes of chance.

        :raises Exhausted: if a limit is reached.
        """
        try:
            found = outcomes(duel, option, loose, self.knowledge)
        except Unforeseeable:
            return UNKNOWN
        worst = PROVED
        for reached, unknown in found:
            value = self.within(reached, unknown, depth)
            if value in (REFUTED, CUT):
                return value
            worst = max(worst, value)
        return worst
