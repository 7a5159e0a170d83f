"""Computer players of the table: they think in processes of their own, so that nobody waits for them.

A process keeps the duels that it has been asked about and is told the decisions since then; only what has been decided
goes from one process to another, never a duel.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table import memory
from duelkit.table.config import RoomConfig, begin_duel, stored_deck
from duelkit.table.games.desk import Desk
from duelkit.table.processes import Processes

KEPT: Final = 400
"""So many duels are kept by a process."""
Steps = Sequence[tuple[int, int]]
"""Decisions: player and option."""
Setup = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]
"""The settings of a room and its two decks, as plain values."""


class Replica:
    """A duel in a process that thinks."""

    def __init__(self, setup: Setup) -> None:
        config = RoomConfig(**setup[0])
        first, second = (stored_deck(config.game, deck) for deck in setup[1:])
        self.desk: Desk = begin_duel(config, (first, second), every_window=False)
        self.done: list[tuple[int, int]] = []

    def follow(self, steps: Steps) -> bool:
        """Make the decisions that are new; ``False`` if those made before were others."""
        if list(steps[:len(self.done)]) != self.done:
            return False
        for player, option in steps[len(self.done):]:
            if option in (SURRENDER, TIME_OUT):
                self.desk.leave(player, option)
            else:
                self.desk.choose(option)
            self.done.append((player, option))
        return True


_REPLICAS: Final[OrderedDict[str, Replica]] = OrderedDict()


def answer(room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
    """What a computer player chooses after these decisions."""
    replica = _REPLICAS.pop(room, None)
    if replica is None or not replica.follow(steps):
        replica = Replica(setup)
        replica.follow(steps)
    _REPLICAS[room] = replica
    while len(_REPLICAS) > KEPT:
        _REPLICAS.popitem(last=False)
    chosen = replica.desk.by_computer(level, seed)
    memory.set_aside()
    return chosen


class Computers:
    """Processes that think; a room always asks the same one.

    :param workers: how many; as many as there are cores if left out.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.processes = Processes(workers or os.cpu_count() or 1)

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
        """A computer player's answer.

        :raises BrokenProcessPool: if its process is killed again and again.
        """
        return await self.processes.call(room, answer, room, setup, steps, level, seed)
