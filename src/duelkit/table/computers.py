"""Computer players of the table: they think in processes of their own, so that nobody waits for them.

A process keeps the duels that it has been asked about and is told the decisions since then; only what has been decided
goes from one process to another, never a duel.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import Any, Final

from duelkit.kernel.decision import ACT
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.config import RoomConfig, begin_duel
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.processes import Processes

KEPT: Final = 400
"""So many duels are kept by a process."""
BRIEF: Final = 0.1
"""Seconds that a player that searches thinks about what is no action of its turn; less than answers are held back."""
Steps = tuple[tuple[int, int], ...]
"""Decisions: player and option."""
Setup = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]
"""The settings of a room and its two decks, as plain values."""


class Replica:
    """A duel in a process that thinks."""

    def __init__(self, setup: Setup) -> None:
        config = RoomConfig(**setup[0])
        first, second = map(table_of(config.game).stored_deck, setup[1:])
        self.desk: Desk = begin_duel(config, (first, second), every_window=False)
        self.done = 0
        self._players: dict[tuple[str, int], tuple[SearchPlayer[Any], float]] = {}
        """Players that search, by their level and seat, with the seconds they think about an action: they keep what
        they have found.
        """

    def follow(self, steps: Steps) -> None:
        """Make further decisions."""
        for player, option in steps:
            if option in (SURRENDER, TIME_OUT):
                self.desk.leave(player, option)
            else:
                self.desk.choose(option)
        self.done += len(steps)

    def answer(self, level: str, seed: int) -> int:
        """A computer player's answer to the open question; it knows no more than the player who is asked.

        Players that search think for a fixed time about an action and briefly about all else, so that how long it takes
        does not show what they hold.
        """
        duel = self.desk.recorder.duel
        decision = duel.decision
        assert decision is not None
        key = level, decision.player
        if key not in self._players:
            player = self.desk.game.player(level, seed)
            if not isinstance(player, SearchPlayer):
                return player.choose(duel)
            self._players[key] = player, player.limit.seconds or BRIEF
        searching, seconds = self._players[key]
        searching.limit = Limit(seconds=seconds if decision.kind == ACT else BRIEF)
        return searching.choose(duel)


_REPLICAS: Final[OrderedDict[str, Replica]] = OrderedDict()


def answer(room: str, setup: Setup, start: int, steps: Steps, level: str, seed: int) -> int | None:
    """What a computer player chooses after further decisions.

    :param start: how many decisions there were before; 0: this is another duel than before.
    :returns: ``None`` if this process does not know them.
    """
    replica = _REPLICAS.pop(room, None) if start else Replica(setup)
    if replica is None or replica.done != start:
        return None
    replica.follow(steps)
    _REPLICAS[room] = replica
    while len(_REPLICAS) > KEPT:
        _REPLICAS.popitem(last=False)
    return replica.answer(level, seed)


class Computers:
    """Processes that think; a room always asks the same one.

    :param workers: how many; as many as there are cores if left out.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.processes = Processes(workers or os.cpu_count() or 1)
        self._told: OrderedDict[str, Steps] = OrderedDict()
        """The decisions that the process of a room knows of, the room of the latest question last."""

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
        """A computer player's answer.

        :raises BrokenProcessPool: if its process is killed again and again.
        """
        told = self._told.pop(room, ())
        start = len(told) if steps[:len(told)] == told else 0
        chosen = await self.processes.call(room, answer, room, setup, start, steps[start:], level, seed)
        if chosen is None:
            chosen = await self.processes.call(room, answer, room, setup, 0, steps, level, seed)
            assert chosen is not None
        self._told[room] = steps
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return chosen
