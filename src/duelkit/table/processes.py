"""Processes beside the table's own, for what takes long; the same key always leads to the same process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from duelkit.table import memory

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 2
LONGEST: Final = 120.0
"""Seconds after which a process that has not answered is ended: cards that somebody has written may set each other off
without an end."""
GIVES_WAY: Final = 5
"""How much less of a busy processor a process is given than the table, which everybody waits for (``nice``)."""


def begin() -> None:
    """Called when a process begins: it gives way to the table, and ends when the table is gone, however it went."""
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=leave, name="duelkit-parent", daemon=True).start()


def ready() -> bool:
    """Called once in each process, so that the cards are there when the first request comes."""
    from duelkit import games
    from duelkit.table.games.client import table_of

    for name in games.names():
        table_of(name).warm_up()
    memory.settle()
    return True


class Processes:
    """Processes that are started when they are needed, and again when they have died.

    :param count: how many.
    """

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * count

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = self._pools[number] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"),
                                                                     initializer=begin)
        return pool

    async def warm(self) -> None:
        """Start the processes."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool(number), ready) for number in range(len(self._pools))))

    async def call(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something in the process that a key leads to.

        :raises BrokenProcessPool: if that process is killed again and again, or does not answer.
        """
        assert not named
        loop = asyncio.get_running_loop()
        number = zlib.crc32(key.encode()) % len(self._pools)
        for left in reversed(range(TRIES)):
            try:
                return await asyncio.wait_for(loop.run_in_executor(self._pool(number), work, *args), LONGEST)
            except TimeoutError:
                self._end(number)
                raise BrokenProcessPool("no answer") from None
            except BrokenProcessPool:
                self._pools[number] = None
                if not left:
                    raise
        raise AssertionError("unreachable")

    def _end(self, number: int) -> None:
        """End a process, whatever it does."""
        pool = self._pools[number]
        self._pools[number] = None
        for process in [] if pool is None else list((pool._processes or {}).values()):
            process.kill()

    def numbers(self) -> list[int]:
        """The numbers by which the system knows the processes."""
        return [number for pool in self._pools if pool is not None for number in pool._processes or ()]

    def close(self) -> None:
        """Stop the processes."""
        for number, pool in enumerate(self._pools):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pools[number] = None
