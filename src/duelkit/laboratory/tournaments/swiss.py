"""Swiss pairing (スイスドロー) as a matching of least cost, in which a more important criterion always comes first.

In this order: nobody meets an opponent twice; nobody has a second bye; the bye goes to few points; paired entrants have
nearly the same points (the sum of the squares of the differences is least, so that an entrant who is paired down meets
the next group); among what remains, the lot decides. Each criterion outweighs all later ones over all tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from duelkit.kernel.rng import Rng

LOTS = 1 << 16
ALL = 512
"""Up to this number of entrants, all pairs are considered."""
NEAR = 40
"""With more entrants, the number of following ones with which each is compared, ordered by points and by lot among
equals."""


class Standing(NamedTuple):
    """What pairing needs of an entrant.

    :param number: of the entrant.
    :param points: so far.
    :param met: the numbers of its opponents, once for each match.
    :param byes: how many it has had.
    """

    number: int
    points: int
    met: tuple[int, ...]
    byes: int


class Costs:
    """The costs of pairs; the costs of a criterion outweigh all later ones together.

    :param field: who is to be paired.
    """

    def __init__(self, field: Sequence[Standing], chance: Rng) -> None:
        count = len(field)
        points = [one.points for one in field]
        self.least = min(points)
        spread = max(points) - self.least
        self.chance = chance
        self.difference = LOTS * count
        self.bye = self.difference * (spread * spread * count + 1)
        self.second_bye = self.bye * (spread + 1)
        self.rematch = self.second_bye * (max(one.byes for one in field) + 1)

    def of_pair(self, one: Standing, other: Standing) -> int:
        """Returns the cost of a pair."""
        difference = one.points - other.points
        return (
            self.rematch * one.met.count(other.number)
            + self.difference * difference * difference
            + self.chance.below(LOTS)
        )

    def of_bye(self, one: Standing) -> int:
        """Returns the cost of a bye."""
        return self.second_bye * one.byes + self.bye * (one.points - self.least) + self.chance.below(LOTS)


def pair(field: Sequence[Standing], chance: Rng) -> list[tuple[int, int | None]]:
    """Pairs a round.

    :param field: who plays in it, two or more.
    :param chance: draws lots where nothing else decides, and who is named first.
    :returns: the numbers of each pair, highest points first; the entrant with the bye is last, with ``None``.
    """
    import rustworkx

    field = sorted(field, key=lambda one: (-one.points, chance.next()))
    costs = Costs(field, chance)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(len(field) + len(field) % 2))
    near = len(field) if len(field) <= ALL else NEAR
    edges = [
        (one, other, costs.of_pair(field[one], field[other]))
        for one in range(len(field))
        for other in range(one + 1, min(one + 1 + near, len(field)))
    ]
    if len(field) % 2:
        edges += [(one, len(field), costs.of_bye(field[one])) for one in range(len(field))]
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda cost: -cost)
    pairs: list[tuple[int, int | None]] = []
    bye: list[tuple[int, int | None]] = []
    for low, high in sorted((min(two), max(two)) for two in found):
        if high == len(field):
            bye.append((field[low].number, None))
        else:
            one, other = (low, high) if chance.below(2) else (high, low)
            pairs.append((field[one].number, field[other].number))
    points = {one.number: one.points for one in field}
    # the number of a table only orders the tables by points
    pairs.sort(key=lambda two: sorted((points[two[0]], points[two[1] or 0]), reverse=True), reverse=True)
    return pairs + bye
