"""Processes beside the table's own, for long work; the same key always leads to the same process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import forkserver
from multiprocessing.context import BaseContext
from typing import Final, ParamSpec, TypeVar

from duelkit import games
from duelkit.table import memory
from duelkit.table.games.client import table_of
from duelkit.table.games.writing import warm_up

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 2
PREPARED: Final = "duelkit.table.prepared"
"""The module that the server of :func:`context` imports before it forks."""
LONGEST: Final = 120.0
"""Seconds after which a process that has not answered is ended: users' own cards may trigger each other endlessly."""
GIVES_WAY: Final = 5
"""How much less of a busy processor a process gets than the table, for which everybody waits (``nice``)."""


def context() -> BaseContext:
    """Returns how processes are started: where possible, each is forked from one server that has loaded the cards.

    That server has no threads and nothing of the table, so that forking it is safe. A process then starts at once, and
    unchanged memory is shared. Elsewhere each process starts from scratch.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload([PREPARED])
    return found


def load_ahead() -> None:
    """Starts the server of :func:`context`, if there is one, so that it loads the cards while the table does the same:
    whoever starts the first process waits for that server.
    """
    if context().get_start_method() == "forkserver":
        forkserver.ensure_running()


def begin() -> None:
    """Initializes a process: it gives way to the table, and ends when the table's process ends, however it ends."""
    leave_interrupts()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=leave, name="duelkit-parent", daemon=True).start()


def leave_interrupts() -> None:
    """Leaves Ctrl+C, which reaches every process of a terminal, to the table."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> bool:
    """Called once in each process, so that the cards are loaded before the first request."""
    for name in games.names():
        table_of(name).warm_up()
    memory.settle()
    return True


def ready_to_read() -> bool:
    """The same for processes that read what users write."""
    ready()
    warm_up()
    memory.settle()
    return True


def nothing() -> None:
    """Called to wait until a process has started."""


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()


class Processes:
    """Processes that are started when needed, and restarted when they have died.

    :param count: how many.
    :param prepare: called once in each, so that nobody waits for it later.
    :param tries: how often work that ends its process is tried.
    """

    def __init__(self, count: int, prepare: Callable[[], bool] = ready, tries: int = TRIES) -> None:
        self._tries = tries
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._prepare = prepare
        self._warm: list[bool] = [False] * count
        """Whether each process has been prepared."""
        self._warming = False
        self._busy = [0] * count
        self._closed = False

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = self._pools[number] = ProcessPoolExecutor(1, context(), initializer=begin)
            if self._warming or self._prepare is not ready:
                # before anything with a time limit
                pool.submit(self._prepare).add_done_callback(partial(self._prepared, number))
        return pool

    def _prepared(self, number: int, done: Future[bool]) -> None:
        self._warm[number] = not done.cancelled() and done.exception() is None

    def start(self) -> None:
        """Starts missing processes without waiting for them."""
        for number in range(len(self._pools)):
            self._pool(number)

    async def warm(self) -> None:
        """Starts the processes and waits for them."""
        self._warming = True
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool(number), nothing) for number in range(len(self._pools))))

    @property
    def cold(self) -> bool:
        """Whether all are still being prepared, so that a request would wait for that too."""
        return (self._warming or self._prepare is not ready) and not any(self._warm)

    def _number(self, key: str) -> int:
        """Returns the process of a key; without one, the least busy of the prepared processes."""
        if key:
            return zlib.crc32(key.encode()) % len(self._pools)
        return min(
            range(len(self._pools)), key=lambda number: (self._warming and not self._warm[number], self._busy[number])
        )

    async def call(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Carries out work in the process of a key; without a key, in the least busy one.

        :raises BrokenProcessPool: if that process is killed repeatedly, or does not answer.
        """
        assert not named
        number = self._number(key)
        self._busy[number] += 1
        try:
            return await self._call(number, work, *args)
        finally:
            self._busy[number] -= 1

    async def _call(self, number: int, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for left in reversed(range(self._tries)):
            try:
                return await asyncio.wait_for(loop.run_in_executor(self._pool(number), work, *args), LONGEST)
            except TimeoutError:
                self._end(number)
                raise BrokenProcessPool("no answer") from None
            except BrokenProcessPool:
                self._forget(number)
                if not left or self._closed:
                    raise
        raise AssertionError("unreachable")

    def _end(self, number: int) -> None:
        """Ends a process, whatever it is doing."""
        pool = self._forget(number)
        if pool is not None:
            _kill(pool)

    def _forget(self, number: int) -> ProcessPoolExecutor | None:
        """Forgets a process; the next request starts another one."""
        pool = self._pools[number]
        self._pools[number] = None
        self._warm[number] = False
        return pool

    def numbers(self) -> list[int]:
        """Returns the ids of the processes."""
        return [number for pool in self._pools if pool is not None for number in pool._processes or ()]

    def close(self) -> None:
        """Ends the processes, whatever they are doing: nobody waits for them any more."""
        self._closed = True
        for number, pool in enumerate(self._pools):
            if pool is not None:
                _kill(pool)
                pool.shutdown(wait=False, cancel_futures=True)
                self._pools[number] = None
