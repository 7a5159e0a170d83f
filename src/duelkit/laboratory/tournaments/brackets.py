"""Who meets whom independently of results: round robin, and double-elimination brackets."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from duelkit.kernel.rng import Rng
from duelkit.laboratory.tournaments.model import Pairing, Tournament

FINAL: Final = "F1"
SECOND_FINAL: Final = "F2"
"""Played if the winner of the lower bracket has won the first final: then both have lost once."""


def seed_of(tournament: Tournament, *about: object) -> int:
    """Returns a seed that follows from the tournament's and from its purpose."""
    text = " ".join(map(str, (tournament.seed, *about)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def draw(tournament: Tournament) -> list[int]:
    """Returns the entrants in the order of the draw: by lot, or as they were entered if they are seeded."""
    order = list(range(len(tournament.entrants)))
    if not tournament.seeded:
        Rng(seed_of(tournament, "draw")).shuffle(order)
    return order


def round_robin(count: int, number: int) -> list[tuple[int, int | None]]:
    """Returns a round of a round robin, by the circle method: one stays, the others rotate.

    :param count: of entrants.
    :param number: of the round, from 1 to ``rounds_of_all(count)``.
    :returns: places in the order of the draw; with an odd count one has a bye in each round, each once.
    """
    even = count + count % 2
    turned = [0, *((at + number - 1) % (even - 1) + 1 for at in range(even - 1))]
    pairs: list[tuple[int, int | None]] = []
    bye: list[tuple[int, int | None]] = []
    for table in range(even // 2):
        one, other = turned[table], turned[even - 1 - table]
        if (table if table else number) % 2:
            one, other = other, one
        if count in (one, other):
            bye.append((min(one, other), None))
        else:
            pairs.append((one, other))
    return pairs + bye


def rounds_of_all(count: int) -> int:
    """Returns the number of rounds of a round robin."""
    return count - 1 + count % 2


class Source(NamedTuple):
    """The source of a seat of a match: the winner or the loser of another match, or the place in the draw."""

    node: str = ""
    loser: bool = False
    place: int = -1


class Node(NamedTuple):
    """A match of a bracket.

    :param stage: its step in the lower bracket, which also orders the places: whoever is eliminated at a later stage
        has a better place.
    """

    name: str
    stage: int
    first: Source
    second: Source


def draw_order(size: int) -> list[int]:
    """Returns the places of a bracket from top to bottom, so that 1 and 2 can meet only in the final, and so on.

    :param size: a power of two.
    """
    order = [0]
    while len(order) < size:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    return order


def double_elimination(count: int) -> list[Node]:
    """Returns the bracket of a number of entrants, filled up to a power of two with byes; each match follows those on
    which it depends.

    A loser of the upper bracket drops into the lower one as far as possible from possible previous opponents, so that
    they meet again late: of all ways to cross the parts of the bracket, the one is taken whose nearest way of earlier
    rounds is farthest from it, and longest ago.
    """
    size = 1 << max(1, (count - 1).bit_length())
    order = draw_order(size)
    places = [Source(place=place) for place in order]
    upper = _level("U1", 0, places[::2], places[1::2])
    nodes = list(upper)
    lower = [Source(node.name, True) for node in upper]
    number = 1
    stage = 0
    came = {0: 1}
    """Returns from which parts entrants have come to a match of the lower bracket, and when last: as the number that
    gives the number of the match when combined with the number of the part by exclusive or."""
    while len(upper) > 1:
        number += 1
        stage += 2
        among = _level(f"L{stage - 1}", stage - 1, lower[::2], lower[1::2])
        won = [Source(node.name) for node in upper]
        upper = _level(f"U{number}", 0, won[::2], won[1::2])
        dropped = [Source(node.name, True) for node in upper]
        crossed = max(
            range(len(dropped)), key=lambda way: min(((way ^ part).bit_length(), -when) for part, when in came.items())
        )
        came = {part >> 1: when for part, when in sorted((came | {crossed: number}).items(), key=lambda one: one[1])}
        against = _level(
            f"L{stage}",
            stage,
            [dropped[at ^ crossed] for at in range(len(dropped))],
            [Source(node.name) for node in among],
        )
        nodes += among + upper + against
        lower = [Source(node.name) for node in against]
    finalists = Source(upper[0].name), lower[0]
    return [*nodes, Node(FINAL, stage + 1, *finalists), Node(SECOND_FINAL, stage + 2, *finalists)]


def _level(name: str, stage: int, first: list[Source], second: list[Source]) -> list[Node]:
    return [Node(f"{name}.{at}", stage, *seats) for at, seats in enumerate(zip(first, second, strict=True), 1)]


class Bracket:
    """A tournament's bracket with the results so far: who is in which seat, what can be played, who has which place."""

    def __init__(self, tournament: Tournament) -> None:
        self.order = draw(tournament)
        self.nodes = double_elimination(len(self.order))
        self.played: dict[str, Pairing] = {one.node: one for one in tournament.pairings if one.node}
        self.winners: dict[str, int | None] = {}
        self.losers: dict[str, int | None] = {}
        self.seats: dict[str, tuple[int | None, int | None]] = {}
        """For matches whose two seats are known; ``None`` for a bye."""
        for node in self.nodes:
            self._settle(node)

    def _from(self, source: Source) -> tuple[bool, int | None]:
        """Returns whether the entrant of a seat is known, and who it is; ``None`` for nobody."""
        if not source.node:
            return True, self.order[source.place] if source.place < len(self.order) else None
        found = self.losers if source.loser else self.winners
        return source.node in found, found.get(source.node)

    def _settle(self, node: Node) -> None:
        if node.name == SECOND_FINAL and (FINAL not in self.winners or self.winners[FINAL] == self.seats[FINAL][0]):
            return
        (one_known, one), (other_known, other) = self._from(node.first), self._from(node.second)
        if not (one_known and other_known):
            return
        self.seats[node.name] = one, other
        if one is None or other is None:
            self.winners[node.name], self.losers[node.name] = (other if one is None else one), None
            return
        pairing = self.played.get(node.name)
        winner = None if pairing is None else pairing.winner
        if winner is not None:
            self.winners[node.name], self.losers[node.name] = winner, other if winner == one else one

    def misplaced(self) -> str | None:
        """Returns an error if a pairing is not a match of the bracket, or has other entrants."""
        for name, pairing in self.played.items():
            if {pairing.first, pairing.second} != set(self.seats.get(name, ())):
                return name
        return None

    def ready(self) -> list[tuple[str, int, int]]:
        """Returns the matches that can be paired now, with their entrants: all except paired ones and byes."""
        return [
            (node.name, one, other)
            for node in self.nodes
            if node.name in self.seats and node.name not in self.played
            for one, other in [self.seats[node.name]]
            if one is not None and other is not None
        ]

    @property
    def champion(self) -> int | None:
        """Returns the winner of the bracket, once known."""
        if FINAL not in self.winners:
            return None
        last = FINAL if self.winners[FINAL] == self.seats[FINAL][0] else SECOND_FINAL
        return self.winners.get(last)

    def depends_on(self, name: str) -> list[str]:
        """Returns the matches that were paired after a match and depend on its result."""
        found = {name}
        for node in self.nodes:
            if node.first.node in found or node.second.node in found or (node.name == SECOND_FINAL and FINAL in found):
                found.add(node.name)
        return [one for one in self.played if one in found and one != name]

    def stages(self) -> dict[int, int]:
        """Returns how far each entrant has come: where it was eliminated, or a stage beyond all others if it has not
        been."""
        beyond = self.nodes[-1].stage + 1
        found = {number: beyond for number in self.order}
        for node in self.nodes:
            loser = self.losers.get(node.name)
            if (
                loser is not None
                and node.stage
                and not (node.name == FINAL and self.winners[FINAL] != self.seats[FINAL][0])
            ):
                found[loser] = node.stage
        if self.champion is not None:
            found[self.champion] = beyond
        return found
