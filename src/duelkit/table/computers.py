"""Computer players of the table: they think in processes of their own, so that nobody waits for them.

A process keeps the duels that it has been asked about and is told the decisions since then; only what has been decided
goes from one process to another, never a duel.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table import memory
from duelkit.table.config import RoomConfig, begin_duel, stored_deck
from duelkit.table.games.desk import Desk

KEPT: Final = 400
"""So many duels are kept by a process."""
TRIES: Final = 2
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


def watch_parent() -> None:
    """End this process when the table's process is gone, however it went."""
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=leave, name="duelkit-parent", daemon=True).start()


def ready() -> bool:
    """Called once in each process, so that the cards are there when the first duel comes."""
    from duelkit import judgment, yugioh
    there = bool(yugioh.library() and judgment.library())
    memory.settle()
    return there


class Computers:
    """Processes that think; a room always asks the same one.

    :param workers: how many; as many as there are cores if left out.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * (workers or os.cpu_count() or 1)

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = self._pools[number] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"),
                                                                     initializer=watch_parent)
        return pool

    async def warm(self) -> None:
        """Start the processes."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool(number), ready) for number in range(len(self._pools))))

    async def think(self, room: str, setup: Setup, steps: Steps, level: str, seed: int) -> int:
        """A computer player's answer.

        :raises BrokenProcessPool: if its process is killed again and again.
        """
        loop = asyncio.get_running_loop()
        number = zlib.crc32(room.encode()) % len(self._pools)
        for left in reversed(range(TRIES)):
            try:
                return await loop.run_in_executor(self._pool(number), answer, room, setup, steps, level, seed)
            except BrokenProcessPool:
                self._pools[number] = None
                if not left:
                    raise
        raise AssertionError("unreachable")

    def processes(self) -> list[int]:
        """The numbers by which the system knows the processes."""
        return [number for pool in self._pools if pool is not None for number in pool._processes or ()]

    def close(self) -> None:
        """Stop the processes."""
        for number, pool in enumerate(self._pools):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pools[number] = None
