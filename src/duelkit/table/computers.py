"""Computer players of the table: they think in processes of their own, so that nobody waits for them.

A process keeps the duels that it has been asked about and is told the decisions since then; only what has been decided
goes from one process to another, never a duel. Who thinks for long does so a slice at a time, so that the computer
players of other rooms in the same process have their turns between.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Generator
from time import perf_counter
from typing import Any, Final, NamedTuple

from duelkit.kernel.decision import ACT
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.config import RoomConfig, begin_duel
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.processes import Processes
from duelkit.table.protocols import Patience, Setup, Steps

KEPT: Final = 400
"""So many duels are kept by a process."""
BRIEF: Final = 0.1
"""Seconds that a player that searches thinks about what is no action of its turn; less than answers are held back."""
SLICE: Final = 0.05
"""Seconds that a player that searches thinks before others in its process have their turn."""


class Thought(NamedTuple):
    """How far a computer player is.

    :ivar option: its answer, ``None`` while it thinks.
    :ivar share: how much of its thinking is done, 0 to 1.
    :ivar shown: whether it may show that it thinks: about an action of its own turn, when all see whose turn it is.
    """

    option: int | None
    share: float = 1.0
    shown: bool = False


class Replica:
    """A duel in a process that thinks."""

    def __init__(self, setup: Setup) -> None:
        config = RoomConfig(**setup[0])
        first, second = map(table_of(config.game).decks.stored, setup[1:])
        self.desk: Desk = begin_duel(config, (first, second), every_window=False)
        self.done = 0
        self._thinking: Generator[float, None, int] | None = None
        """The thinking about the open question that has begun."""
        self._players: dict[tuple[str, int], tuple[SearchPlayer[Any], float]] = {}
        """Players that search, by their level and seat, with the seconds they think about an action: they keep what
        they have found.
        """

    def follow(self, steps: Steps) -> None:
        """Make further decisions."""
        for player, option in steps:
            self._thinking = None
            if option in (SURRENDER, TIME_OUT):
                self.desk.leave(player, option)
            else:
                self.desk.choose(option)
        self.done += len(steps)

    def answer(self, level: str, seed: int, hurry: bool = False) -> Thought:
        """A computer player's answer to the open question, or how far it is; it knows no more than who is asked.

        Players that search think for a fixed time about an action and briefly about all else, so that how long it takes
        does not show what they hold.

        :param hurry: whether it is to answer now.
        """
        duel = self.desk.recorder.duel
        decision = duel.decision
        assert decision is not None
        key = level, decision.player
        if key not in self._players:
            player = self.desk.context.game.player(level, seed)
            if not isinstance(player, SearchPlayer):
                return Thought(player.choose(duel))
            self._players[key] = player, player.limit.seconds or BRIEF
        searching, seconds = self._players[key]
        if self._thinking is None:
            searching.limit = Limit(seconds=seconds if decision.kind == ACT else BRIEF)
            self._thinking = searching.think(duel)
        elif searching.thinking is not None:
            searching.thinking.hurried |= hurry
        return self._slice(self._thinking, decision.kind == ACT)

    def _slice(self, thinking: Generator[float, None, int], shown: bool) -> Thought:
        """Think on for a while."""
        until = perf_counter() + SLICE
        try:
            share = next(thinking)
            while perf_counter() < until:
                share = next(thinking)
        except StopIteration as done:
            self._thinking = None
            return Thought(done.value, 1.0, shown)
        return Thought(None, share, shown)


_REPLICAS: Final[OrderedDict[str, Replica]] = OrderedDict()


def answer(
    room: str, setup: Setup, start: int | None, steps: Steps, level: str, seed: int, hurry: bool = False
) -> Thought | None:
    """Ask a computer player for its answer after further decisions.

    :param start: the number of decisions that this process was told before; ``None`` for a duel that is new to it.
    :param hurry: whether it is to answer now.
    :returns: the answer, or how far the thinking is; ``None`` if this process does not know the duel so far.
    """
    known = _REPLICAS.pop(room, None)
    replica = Replica(setup) if start is None else known
    if replica is None or replica.done != (start or 0):
        return None
    replica.follow(steps)
    _REPLICAS[room] = replica
    while len(_REPLICAS) > KEPT:
        _REPLICAS.popitem(last=False)
    return replica.answer(level, seed, hurry)


class Computers:
    """Processes that think; a room always asks the same one.

    :param workers: how many; as many as there are cores if left out.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.processes = Processes(workers or os.cpu_count() or 1)
        self._told: OrderedDict[str, tuple[Setup, Steps]] = OrderedDict()
        """The duel and the decisions that the process of a room knows of, the room of the latest question last."""

    async def think(
        self, room: str, setup: Setup, steps: Steps, level: str, seed: int, patience: Patience | None = None
    ) -> int | None:
        """A computer player's answer; ``None`` if nobody waits for it any more.

        :raises BrokenProcessPool: if its process is killed again and again.
        """
        patience = patience or Patience()
        while not patience.over:
            thought = await self._ask(room, setup, steps, level, seed, patience.hurried)
            if thought.option is not None:
                return thought.option
            if thought.shown:
                patience.tell(thought.share)
        return None

    async def _ask(self, room: str, setup: Setup, steps: Steps, level: str, seed: int, hurry: bool) -> Thought:
        told = self._told.pop(room, None)
        start = None
        if told is not None and told[0] == setup and told[1] == steps[: len(told[1])]:
            start = len(told[1])
        found = await self.processes.call(room, answer, room, setup, start, steps[start or 0 :], level, seed, hurry)
        if found is None:
            found = await self.processes.call(room, answer, room, setup, None, steps, level, seed, hurry)
            assert found is not None
        self._told[room] = setup, steps
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return found
