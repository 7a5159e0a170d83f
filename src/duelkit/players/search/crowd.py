"""A search in several processes: each uses its own determinizations, and their results are added."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any, Final, Generic
from weakref import finalize

from duelkit.players.search.knowledge import D, Knowledge, Mark
from duelkit.players.search.limits import Limit, Thinking, finished
from duelkit.players.search.player import SearchPlayer
from duelkit.players.search.tree import Found, ranked

PATIENCE: Final = 0.1
"""The maximum number of seconds until a request for an immediate answer is noticed."""
EXPLORE, TAKE, HURRY = range(3)
Line = Any
"""A connection to a process; its class depends on the operating system."""


class CrowdPlayer(Generic[D]):
    """Root parallelisation: several searches of one decision, each with its own tree and determinizations and a share
    of the simulations. The option with the most visits in total is chosen.

    With a limit of simulations alone it is reproducible by its seed and the number of workers.

    :param knowledge: creates the game's knowledge in each process: a class, or a function of a module.
    :param limit: the limit of thinking about a decision: the simulations of all workers together, and the seconds.
    :param seed: the seed of the randomness of all workers.
    :param workers: the number of processes; they exist until the player is closed or garbage collected.
    """

    def __init__(
        self, name: str, knowledge: Callable[[], Knowledge[D]], limit: Limit, seed: int = 0, workers: int = 2
    ) -> None:
        if workers < 1:
            raise ValueError(f"workers is {workers}; expected at least 1")
        self.name = name
        self.limit = limit
        self.thinking: Thinking | None = None
        context = get_context("spawn")
        self._lines: list[Line] = []
        each = limit.simulations and -(-limit.simulations // workers)
        for number in range(workers):
            mine, theirs = context.Pipe()
            context.Process(
                target=_work,
                args=(theirs, name, knowledge, replace(limit, simulations=each), seed * 1009 + number),
                daemon=True,
            ).start()
            theirs.close()
            self._lines.append(mine)
        self._end = finalize(self, _hang_up, self._lines)

    def close(self) -> None:
        """End the workers; the player cannot be used any more."""
        self._end()

    def choose(self, duel: D) -> int:
        """An option of the open question."""
        return finished(self.think(duel))

    def think(self, duel: D) -> Generator[float, None, int]:
        """Search in steps: yields the share that is done, 0 to 1, and returns the option."""
        decision = duel.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        thinking = self.thinking = Thinking(self.limit)
        for line in self._lines:
            line.send((EXPLORE, duel))
        found: dict[Line, list[Found]] = {}
        hurried = False
        while len(found) < len(self._lines):
            if thinking.hurried and not hurried:
                hurried = True
                for line in self._lines:
                    line.send((HURRY, None))
            ready = wait([line for line in self._lines if line not in found], PATIENCE)
            found.update({line: line.recv() for line in self._lines if line in ready})
            yield thinking.share
        mark = ranked(added(found[line] for line in self._lines))[0][0]
        option = -1
        for line in self._lines:
            line.send((TAKE, mark))
            option = line.recv()
        return option


def added(parts: Iterable[list[Found]]) -> list[Found]:
    """The results of several searches of the same options, added up, in the order of first occurrence."""
    whole: dict[Mark, tuple[int, float]] = {}
    for part in parts:
        for mark, visits, total in part:
            tried, sum_ = whole.get(mark, (0, 0.0))
            whole[mark] = tried + visits, sum_ + total
    return [(mark, visits, total) for mark, (visits, total) in whole.items()]


def _hang_up(lines: list[Line]) -> None:
    for line in lines:
        line.close()


def _work(line: Line, name: str, knowledge: Callable[[], Knowledge[Any]], limit: Limit, seed: int) -> None:
    """Search on request until the connection is closed."""
    player = SearchPlayer(name, knowledge(), limit, seed)
    duel: Any = None
    while True:
        try:
            word, content = line.recv()
            if word == EXPLORE:
                duel = content
                line.send(_explored(player, duel, line))
            elif word == TAKE:
                line.send(player.take(duel, content))
        except (EOFError, OSError):
            return


def _explored(player: SearchPlayer[Any], duel: Any, line: Line) -> list[Found]:
    """The results of the search, which ends early on request of the player."""

    def hear() -> None:
        if line.poll():
            line.recv()
            if player.thinking is not None:
                player.thinking.hurried = True

    return finished(player.explore(duel), hear)
