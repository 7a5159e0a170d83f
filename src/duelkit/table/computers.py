"""The table's computer players, which think in processes of their own so that nobody waits for them.

A process keeps the duels that it was asked about and receives the decisions made since; only decisions are sent between
processes, never a duel. Long thinking is done in slices, so that the computer players of other rooms in the same
process get their turns.
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
"""The most duels that a process keeps."""
BRIEF: Final = 0.1
"""Seconds that a searching player thinks about anything but an action of its turn; less than answers are held back."""
SLICE: Final = 0.05
"""Seconds that a searching player thinks before others in its process get their turns."""


class Thought(NamedTuple):
    """The progress of a computer player.

    :ivar option: its answer, ``None`` while it thinks.
    :ivar share: how much of its thinking is done, 0 to 1.
    :ivar shown: whether its thinking may be shown: about an action of its own turn, when everybody sees that it is
        asked.
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
        """The thinking about the open question, once begun."""
        self._players: dict[tuple[str, int], tuple[SearchPlayer[Any], float]] = {}
        """Searching players, by level and seat, with the seconds they think about an action; they keep what they have
        found."""

    def follow(self, steps: Steps) -> None:
        """Makes further decisions."""
        for player, option in steps:
            self._thinking = None
            if option in (SURRENDER, TIME_OUT):
                self.desk.leave(player, option)
            else:
                self.desk.choose(option)
        self.done += len(steps)

    def answer(self, level: str, seed: int, hurry: bool = False) -> Thought:
        """Returns a computer player's answer to the open question, or its progress; it knows no more than the player
        who is asked.

        Searching players think for a fixed time about an action and briefly about anything else, so that the time does
        not reveal their hand.

        :param hurry: whether it must answer now.
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
        """Thinks for another slice."""
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
    """Asks a computer player for its answer after further decisions.

    :param start: the number of decisions that this process received before; ``None`` for a duel that is new to it.
    :param hurry: whether it must answer now.
    :returns: the answer, or the progress; ``None`` if this process does not have the duel up to ``start``.
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
    """Processes that think; a room always uses the same one.

    :param workers: how many; by default one per core.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.processes = Processes(workers or os.cpu_count() or 1)
        self._known: OrderedDict[str, tuple[Setup, Steps]] = OrderedDict()
        """The duel and number of decisions that the process of a room has, the most recently asked room last."""

    async def think(
        self, room: str, setup: Setup, steps: Steps, level: str, seed: int, patience: Patience | None = None
    ) -> int | None:
        """Returns a computer player's answer; ``None`` if nobody waits for it any more.

        :raises BrokenProcessPool: if its process is killed repeatedly.
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
        known = self._known.pop(room, None)
        start = None
        if known is not None and known[0] == setup and known[1] == steps[: len(known[1])]:
            start = len(known[1])
        found = await self.processes.call(room, answer, room, setup, start, steps[start or 0 :], level, seed, hurry)
        if found is None:
            found = await self.processes.call(room, answer, room, setup, None, steps, level, seed, hurry)
            assert found is not None
        self._known[room] = setup, steps
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found
