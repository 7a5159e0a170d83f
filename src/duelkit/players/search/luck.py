"""Luck taken out of a comparison: options that were tried in other worlds are compared as if all had met the same."""

from __future__ import annotations

from duelkit.players.search.tree import Node


class Luck:
    """What became of a situation's options in each imagined world.

    A world is kind or unkind to all options, more or less alike. The option that was tried most has met most worlds;
    what the others met is judged by what it did in the same ones (a control variate).

    :param node: the situation that is searched.
    :param alike: how alike the options fare in the same world: the correlation of their results, 0 to 1.
    """

    def __init__(self, node: Node, alike: float) -> None:
        self._node = node
        self._alike = alike
        self._results: list[dict[int, float]] = [{} for _ in node.edges]

    def note(self, at: int, world: int, value: float) -> None:
        """An option was tried in a world."""
        self._results[at][world] = value

    def means(self) -> list[float]:
        """The mean result of each option, as it would be with the luck that the most tried one had; 0 if untried."""
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
