"""Plays the blocks of a run, in this process or several.

An executor takes blocks one after the other, as many as keep it busy, and returns them in the order in which they
finish. The blocks of a worker that dies are played again.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from duelkit import __version__
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.playing import Done, block_of, worker_of

TRIES: Final = 3
"""How often a block whose workers die is tried."""
AHEAD: Final = 2
"""How many blocks a worker has, including the one that it plays."""
Block = range


class WorkersDied(DuelkitError):
    """Workers die repeatedly."""


class Executor(Protocol):
    """Plays blocks."""

    @property
    def workers(self) -> int:
        """How many blocks are played at a time."""

    def play(self, plan: Plan, blocks: Iterator[Block]) -> Iterator[Done]:
        """Yields the blocks, each exactly once, in any order.

        :param blocks: the next one is taken only when a worker is free.
        :raises DuelkitError: if a duel fails, or workers die repeatedly.
        """

    def close(self) -> None:
        """Releases all workers."""


class Inside:
    """Plays in this process."""

    workers = 1

    def play(self, plan: Plan, blocks: Iterator[Block]) -> Iterator[Done]:
        """Yields the blocks, in order."""
        worker = worker_of(plan)
        for block in blocks:
            yield worker.block(block.start, len(block))

    def close(self) -> None:
        """Does nothing: there is nothing to release."""


class Tries:
    """Counts how often blocks were lost with their workers."""

    def __init__(self) -> None:
        self._lost: dict[Block, int] = {}

    def again(self, block: Block, why: str) -> Block:
        """Returns a lost block, to be played again.

        :raises WorkersDied: if it was lost too often.
        """
        self._lost[block] = self._lost.get(block, 0) + 1
        if self._lost[block] >= TRIES:
            raise WorkersDied(
                f"the workers with the duels {block.start} to {block.stop - 1} died {TRIES} times "
                f"({why}); the duels before are kept"
            )
        return block


class Processes:
    """Plays in several processes of this machine, which are kept until it is closed.

    :param workers: how many.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._others: set[BaseProcess] = set()

    def play(self, plan: Plan, blocks: Iterator[Block]) -> Iterator[Done]:
        """Yields the blocks as they finish."""
        packed = pickle.dumps(plan)
        tries = Tries()
        again: list[Block] = []
        waiting: dict[Future[Done], Block] = {}
        more = True
        try:
            while more or again or waiting:
                try:
                    while (more or again) and len(waiting) < AHEAD * self.workers:
                        block = again[-1] if again else next(blocks, None)
                        if block is None:
                            more = False
                            break
                        again[-1:] = [block]
                        future = self._ready().submit(block_of, packed, __version__, block.start, len(block))
                        waiting[future] = again.pop()
                    for future in wait(waiting, return_when=FIRST_COMPLETED).done if waiting else ():
                        done = future.result()
                        del waiting[future]
                        yield done
                except BrokenProcessPool as error:
                    self.close()
                    for future, block in waiting.items():
                        # a finished one may have been completed before the pool broke
                        if future.done() and not future.cancelled() and future.exception() is None:
                            yield future.result()
                        else:
                            again.append(tries.again(block, str(error)))
                    waiting.clear()
        finally:
            if waiting:
                self.close()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._others = set(multiprocessing.active_children())
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _prepare)
        return self._pool

    def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in set(multiprocessing.active_children()) - self._others:
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _prepare() -> None:
    """Makes this process a worker: an interrupt of the run stops it, and it ends when the run's process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Waits for the parent process to end, and ends too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
