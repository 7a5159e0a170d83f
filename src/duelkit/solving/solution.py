"""Solutions: the verdict, a line that reaches the goal or refutes it, and the tree of answers."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from duelkit.games.game import Game
from duelkit.solving import search
from duelkit.solving.chance import Solvable, Unforeseeable, outcomes
from duelkit.solving.goals import WIN, Goal, goal_of
from duelkit.solving.knowledge import knowledge_of
from duelkit.solving.search import CUT, DEEPEST, DEPTHS, Exhausted, Search

PROVED: Final = "proved"
REFUTED: Final = "refuted"
NOT_DECIDED: Final = "not decided"
BOUND: Final = "bound"
"""Undecided because a limit of positions or time was reached."""
CHANCE: Final = "chance"
"""Undecided because it depends on chance that cannot be enumerated."""
NODES: Final = 100_000
"""The default maximum number of positions."""
LONGEST_LINE: Final = 400
VERDICTS: Final = {search.PROVED: PROVED, search.REFUTED: REFUTED, search.UNKNOWN: NOT_DECIDED, CUT: NOT_DECIDED}

D = TypeVar("D", bound=Solvable)


@dataclass(frozen=True)
class Step:
    """An answer in a line.

    :param player: the player who answers; ``option``: the chosen option.
    :param outcome: the index of the outcome of chance that it led to, of ``outcomes``.
    """

    player: int
    option: int
    outcome: int = 0
    outcomes: int = 1


@dataclass
class Branch:
    """A position in the tree of the solution: the examined answers, each with the position it leads to."""

    steps: list[tuple[Step, Branch]] = field(default_factory=list)


@dataclass(frozen=True)
class Solution:
    """The result for a position.

    :param goal: the goal to prove; ``verdict``: ``PROVED``, ``REFUTED`` or ``NOT_DECIDED``.
    :param why: if undecided, ``BOUND`` or ``CHANCE``; otherwise empty.
    :param line: a line to the goal with the longest defence; or, if it is refuted, a refutation of the most promising
    answer; empty if undecided.
    :param nodes: the number of examined positions.
    """

    goal: Goal
    verdict: str
    why: str
    line: tuple[Step, ...]
    nodes: int


class Solver(Generic[D]):
    """Solves the positions of one duel, with a common table.

    :param goal: the goal to prove.
    :param nodes: the maximum number of positions per call; ``seconds``: the maximum processor time.
    :raises DuelkitError: if the game does not support the solver.
    """

    def __init__(self, game: Game, duel: D, goal: Goal, nodes: int = NODES, seconds: float | None = None) -> None:
        self.goal = goal
        self.nodes = nodes
        self.seconds = seconds
        self.search: Search[D] = Search(knowledge_of(game, duel), goal)

    def renew(self) -> None:
        """Reset the counts of positions and time."""
        fresh: Search[D] = Search(self.search.knowledge, self.goal, self.nodes, self.seconds)
        fresh.table = self.search.table
        self.search = fresh

    def solve(self, duel: D, loose: bool = False) -> Solution:
        """Decide a position, with a line."""
        self.renew()
        value = CUT
        line: tuple[Step, ...] = ()
        with suppress(Exhausted):
            value = self.search.decide(duel, loose)
        nodes = self.search.nodes
        if value in (search.PROVED, search.REFUTED):
            # the table contains the decisions; the line can use the limits again
            self.renew()
            with suppress(Exhausted):
                line = self.line(duel, loose)
        why = "" if VERDICTS[value] != NOT_DECIDED else CHANCE if value == search.UNKNOWN else BOUND
        return Solution(self.goal, VERDICTS[value], why, line, nodes)

    def verdict(self, duel: D, loose: bool = False) -> str:
        """Decide a position without a line."""
        self.renew()
        try:
            return VERDICTS[self.search.decide(duel, loose)]
        except Exhausted:
            return NOT_DECIDED

    def length(self, duel: D, loose: bool) -> int:
        """The depth at which a position is proved; ``DEEPEST`` if it is not.

        :raises Exhausted: if a limit is reached.
        """
        for depth in (0, *DEPTHS):
            value = self.search.within(duel, loose, depth)
            if value != CUT:
                return depth if value == search.PROVED else DEEPEST
        return DEEPEST

    def after(self, duel: D, option: int, loose: bool = False) -> str:
        """The verdict after an answer, for all outcomes of chance."""
        self.renew()
        try:
            for depth in DEPTHS:
                value = self.search.after(duel, option, loose, depth)
                if value != CUT:
                    return VERDICTS[value]
        except Exhausted:
            pass
        return NOT_DECIDED

    def winning(self, duel: D, loose: bool = False) -> list[int]:
        """The options of the player with the goal that reach it.

        :raises Exhausted: if a limit is reached.
        """
        assert duel.decision is not None
        found = []
        for option in duel.decision.options:
            for depth in DEPTHS:
                value = self.search.after(duel, option, loose, depth)
                if value != CUT:
                    break
            if value == search.PROVED:
                found.append(option)
        return found

    def best(self, duel: D, loose: bool = False) -> int:
        """The best answer to the open question: for the player with the goal the fastest, for the opponent the one that
        delays the goal longest.

        :raises Exhausted: if a limit is reached.
        """
        decision = duel.decision
        assert decision is not None
        own = decision.player == self.goal.player
        wanted = search.PROVED if own else search.REFUTED
        for depth in DEPTHS:
            for option in self.search.knowledge.sorted(duel, self.goal):
                if self.search.after(duel, option, loose, depth - own) == wanted:
                    return option
            if self.search.within(duel, loose, depth) != CUT:
                break
        return self._longest(duel, loose)

    def _longest(self, duel: D, loose: bool) -> int:
        """The answer that delays the goal longest."""
        assert duel.decision is not None
        options = self.search.knowledge.sorted(duel, self.goal)
        return max(
            options,
            key=lambda option: max(
                (self.length(reached, unknown) for reached, unknown in self._reached(duel, option, loose)),
                default=DEEPEST,
            ),
        )

    def _reached(self, duel: D, option: int, loose: bool) -> list[tuple[D, bool]]:
        try:
            return outcomes(duel, option, loose, self.search.knowledge)
        except Unforeseeable:
            return []

    def line(self, duel: D, loose: bool = False) -> tuple[Step, ...]:
        """The best answers of both players, until the goal is reached or missed.

        :raises Exhausted: if a limit is reached.
        """
        found: list[Step] = []
        while duel.decision is not None and self.goal.reached(duel) is None and len(found) < LONGEST_LINE:
            option = self.best(duel, loose)
            reached = self._reached(duel, option, loose)
            if not reached:
                break
            # the least favourable outcome of chance
            lengths = [self.length(*one) for one in reached]
            at = lengths.index(max(lengths))
            found.append(Step(duel.decision.player, option, at, len(reached)))
            duel, loose = reached[at]
        return tuple(found)

    def tree(self, duel: D, loose: bool = False, proved: bool = True) -> Branch:
        """All answers of the opponent and all outcomes of chance, each with the reply.

        :param proved: whether the position is proved; if not, all answers of the player are included, each with its
        refutation.
        :raises Exhausted: if a limit is reached.
        """
        branch = Branch()
        decision = duel.decision
        if decision is None or self.goal.reached(duel) is not None:
            return branch
        own = decision.player == self.goal.player
        options = [self.best(duel, loose)] if own == proved else decision.options
        for option in options:
            reached = self._reached(duel, option, loose)
            for at, (next_duel, unknown) in enumerate(reached):
                # one outcome of chance suffices for a refutation
                if not proved and self.search.within(next_duel, unknown, DEEPEST) != search.REFUTED:
                    continue
                step = Step(decision.player, option, at, len(reached))
                branch.steps.append((step, self.tree(next_duel, unknown, proved)))
                if not proved:
                    break
        return branch


def solve(
    game: Game, duel: Any, kind: str = WIN, player: int | None = None, nodes: int = NODES, seconds: float | None = None
) -> Solution:
    """Decide a position.

    :param duel: a duel of the game; it is not changed.
    :param kind: ``WIN`` or ``SURVIVE``; ``player``: the player with the goal, by default the player who is asked.
    :param nodes: the maximum number of positions; ``seconds``: the maximum processor time.
    :raises DuelkitError: if the game does not support the solver.
    """
    return Solver(game, duel, goal_of(duel, kind, player), nodes, seconds).solve(duel)
