"""The tree of a search over the information sets of the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final, Generic

from duelkit.players.search.knowledge import D, Mark

Signature = tuple[int, int, tuple[Mark, ...]]
"""A question as its player sees it: its kind, its reason, and the meaning of its options."""
CURIOSITY: Final = 0.6
"""The exploration constant."""
EVEN: Final = 0.25
"""The share of the prior that is distributed evenly to all options."""
REDUCTION: Final = 0.04
"""The value of an unvisited option, as a reduction from that of its node."""
AT_FIRST: Final = 3
"""The number of options considered at first; more are added with the number of visits (progressive widening)."""

SURE: Final = 4
"""The number of simulations, all won, after which an option counts as a win."""


Found = tuple[Mark, int, float]
"""An option, its number of visits, and the sum of its results."""


def ranked(found: Sequence[Found]) -> list[Found]:
    """Options, best first: those that always won, then those with the most visits.

    Ties are broken by the mean, then by the order.
    """
    return sorted(found, key=_rank, reverse=True)


def _rank(found: Found) -> tuple[bool, int, float]:
    _, visits, total = found
    mean = total / visits if visits else 0.0
    return visits >= SURE and mean >= 1.0, visits, mean


class Edge:
    """An option of a node, with its results."""

    __slots__ = ("nodes", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[Signature, Node] = {}
        """The next nodes, in which the same player decides."""


class Node:
    """An information set in which the player is asked.

    :param weighed: the marks of the options with their evaluations, best first.
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
        """The index of the edge to try next, by results and exploration (PUCT) with progressive widening.

        :param means: the mean result of each edge, if not the recorded one.
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
        """The results of each edge, in order."""
        return [(mark, edge.visits, edge.total) for mark, edge in zip(self.marks, self.edges, strict=True)]

    def settled(self, left: int) -> bool:
        """Whether this number of further visits cannot change which edge has the most."""
        counts = sorted((edge.visits for edge in self.edges), reverse=True)
        return len(counts) < 2 or counts[0] > counts[1] + left


class Tree(Generic[D]):
    """A search that continues from decision to decision within a turn.

    :param mark: maps options to marks, by what the player knew when the search began.
    :param turn: the turn in which it began.
    """

    def __init__(self, mark: Callable[[D, int], Mark], turn: int) -> None:
        self.mark = mark
        self.turn = turn
        self.seeds: list[int] = []
        """The seeds of the determinizations in which every option is tried in turn, so that they are compared in the
        same ones.
        """
        self.asked: Node | None = None
        """The node that was searched last."""
        self.taken: Edge | None = None
        """The edge that was chosen last."""

    def followed(self, duel: D) -> Node | None:
        """The node that a duel has reached, if the search contains it and the turn is the same."""
        decision = duel.decision
        if self.taken is None or decision is None or duel.turn != self.turn:
            return None
        marks = tuple(self.mark(duel, option) for option in decision.options)
        return self.taken.nodes.get((decision.kind, decision.why, marks))
