"""Variance reduction: compares options that were tried in different determinizations as if in the same ones."""

from __future__ import annotations

from duelkit.players.search.tree import Node


class Luck:
    """The results of a node's options in each determinization.

    The results of all options in one determinization are correlated. The most visited option serves as a control
    variate: the results of the others are corrected by its results in the same determinizations.

    :param node: the root of the search.
    :param alike: the correlation, 0 to 1, of the options' results in the same determinization.
    """

    def __init__(self, node: Node, alike: float) -> None:
        self._node = node
        self._alike = alike
        self._results: list[dict[int, float]] = [{} for _ in node.edges]

    def note(self, at: int, world: int, value: float) -> None:
        """Record the result of an option in a determinization."""
        self._results[at][world] = value

    def means(self) -> list[float]:
        """The corrected mean result of each option; 0 if it was not tried."""
        edges = self._node.edges
        most = max(range(len(edges)), key=lambda at: len(self._results[at]))
        leader = self._results[most]
        usual = sum(leader.values()) / len(leader) if leader else 0.0
        found = []
        for edge, results in zip(edges, self._results, strict=True):
            mean = edge.total / edge.visits if edge.visits else 0.0
            if results is not leader:
                met = [leader[world] - usual for world in results if world in leader]
                if met:
                    mean -= self._alike * sum(met) / edge.visits
            found.append(mean)
        return found
