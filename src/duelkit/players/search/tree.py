"""The tree of a search: what the player has tried in the situations that they can tell apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final, Generic

from duelkit.players.search.knowledge import D, Mark

Signature = tuple[int, int, tuple[Mark, ...]]
"""A question as its player sees it: its kind, why it is asked, what the options mean."""
CURIOSITY: Final = 0.6
"""How much a promise that has not been looked into weighs against results."""
EVEN: Final = 0.25
"""The share of curiosity that goes to all options alike."""
REDUCTION: Final = 0.04
"""An option that was never tried counts as this much worse than the situation."""
AT_FIRST: Final = 3
"""So many options are looked at in a situation from the first; the others join as it is visited."""

SURE: Final = 4
"""An option that has won so many courses of as many is taken for a win."""


Found = tuple[Mark, int, float]
"""An option, how often it was tried, and the sum of the results."""


def ranked(found: Sequence[Found]) -> list[Found]:
    """Options, the one to take first: those that won whenever they were tried, then those that were tried most.

    Of several, the one with the better mean, then the one that stood first.
    """
    return sorted(found, key=_rank, reverse=True)


def _rank(found: Found) -> tuple[bool, int, float]:
    _, visits, total = found
    mean = total / visits if visits else 0.0
    return visits >= SURE and mean >= 1.0, visits, mean


class Edge:
    """An option in a situation, and what came of it."""

    __slots__ = ("nodes", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[Signature, Node] = {}
        """The next situations of the same player."""


class Node:
    """A situation in which the player is asked.

    :param weighed: the options by their marks with their promise; the most promising stand first.
    """

    __slots__ = ("edges", "marks", "total", "visits")

    def __init__(self, weighed: list[tuple[Mark, float]], spread: float) -> None:
        ordered = sorted(weighed, key=lambda one: -one[1])
        top = ordered[0][1]
        likely = [exp(max(-30.0, (promise - top) / spread)) for _, promise in ordered]
        whole = sum(likely)
        self.marks: list[Mark] = [mark for mark, _ in ordered]
        self.edges: list[Edge] = [Edge((1.0 - EVEN) * share / whole + EVEN / len(ordered)) for share in likely]
        self.visits = 0
        self.total = 0.0

    def select(self, means: Sequence[float] | None = None) -> int:
        """The number of the edge to try next: results and curiosity, over more options the more often it is asked.

        :param means: the mean result of each edge, if it is not taken as it came.
        """
        width = min(len(self.edges), AT_FIRST + int(sqrt(self.visits)))
        reach = CURIOSITY * sqrt(self.visits + 1)
        unknown = (self.total / self.visits if self.visits else 0.5) - REDUCTION
        best = 0
        most = -1.0
        for at in range(width):
            edge = self.edges[at]
            if not edge.visits:
                value = unknown
            else:
                value = edge.total / edge.visits if means is None else means[at]
            value += reach * edge.prior / (1 + edge.visits)
            if value > most:
                most = value
                best = at
        return best

    def found(self) -> list[Found]:
        """What came of each edge, in their order."""
        return [(mark, edge.visits, edge.total) for mark, edge in zip(self.marks, self.edges, strict=True)]

    def settled(self, left: int) -> bool:
        """Whether so many further visits cannot change which edge was tried most."""
        counts = sorted((edge.visits for edge in self.edges), reverse=True)
        return len(counts) < 2 or counts[0] > counts[1] + left


class Tree(Generic[D]):
    """A search that goes on from decision to decision within a turn.

    :param mark: tells options apart, as the player knew the cards when the search began.
    :param turn: the turn in which it began.
    """

    def __init__(self, mark: Callable[[D, int], Mark], turn: int) -> None:
        self.mark = mark
        self.turn = turn
        self.seeds: list[int] = []
        """The worlds in which every option is tried, one after the other: they are compared in the same ones."""
        self.asked: Node | None = None
        """The situation that was looked at last."""
        self.taken: Edge | None = None
        """What was done in the duel at the end."""

    def followed(self, duel: D) -> Node | None:
        """The situation that a duel has come to, if the search went through it in this turn."""
        decision = duel.decision
        if self.taken is None or decision is None or duel.turn != self.turn:
            return None
        marks = tuple(self.mark(duel, option) for option in decision.options)
        return self.taken.nodes.get((decision.kind, decision.why, marks))
