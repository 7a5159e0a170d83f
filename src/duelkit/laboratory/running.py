"""A run: the duels of a plan that are still missing are played and kept.

    plan = Plan(game, setup, decks, (Pairing(Seat("greedy", 0), Seat("random", 1)),), 1000)
    with Run(folder, plan) as run:
        run.play(Processes(2))
        for row in run.rows():
            print(row.number, row.winner)

A run that was stopped is gone on with by the same lines; so is one that is to have more duels than before.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, Final, Protocol, Self

from duelkit.kernel.errors import FileError
from duelkit.laboratory.executors import Block, Executor, Inside
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.rows import Row
from duelkit.laboratory.store import Store

FILE: Final = "duels.sqlite"
SECONDS: Final = 0.25
"""The target duration of a block: as much is lost of each worker if the run's process is killed."""
BLOCKS: Final = 200
"""How many blocks per second are easily stored; with many workers each block takes longer."""
LARGEST: Final = 5000
"""The most duels of a block."""


class Run:
    """The duels of a plan in a folder.

    :param folder: created if it does not exist.
    :raises FileError: if the folder cannot be used, its file is damaged, in use, or of another plan.
    :raises DuelkitError: if the plan cannot be played.
    """

    def __init__(self, folder: str | Path, plan: Plan) -> None:
        self.plan = plan.check()
        self.folder = Path(folder)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(str(folder), 0, f"cannot be made ({error.strerror}); expected a folder") from None
        self.store = Store(self.folder / FILE, plan.identity)
        self.played = plan.duels - sum(map(len, self.store.gaps(plan.duels)))
        """How many of the plan's duels are stored."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file."""
        self.store.close()

    def extend(self, duels: int) -> None:
        """Changes the number of duels; stored ones are kept."""
        self.plan = replace(self.plan, duels=duels).check()
        self.played = duels - sum(map(len, self.store.gaps(duels)))

    def play(self, executor: Executor | None = None, on_progress: Callable[[int, int], None] | None = None) -> bool:
        """Plays what is missing.

        After the first interrupt (Ctrl-C) no further block is begun, and those in progress are stored; the second one
        stops at once.

        :param executor: plays the blocks; by default this process.
        :param on_progress: receives how many duels are stored, and how many there will be.
        :returns: whether all duels are stored now; not, if it was interrupted.
        :raises FileError: if a block cannot be stored.
        :raises DuelkitError: if a duel fails, or workers die repeatedly.
        """
        executor = executor or Inside()
        pace = Pace(self.store.gaps(self.plan.duels), executor.workers)
        with stopped_by_interrupt(pace):
            results = executor.play(self.plan, pace.blocks())
            try:
                for done in results:
                    self.store.add(done)
                    pace.took(done.duels, done.seconds)
                    self.played += done.duels
                    if on_progress is not None:
                        on_progress(self.played, self.plan.duels)
            finally:
                results.close()  # type: ignore[attr-defined]
        return self.played == self.plan.duels

    def rows(self, after: int = 0) -> Iterator[Row]:
        """Yields the stored duels, in the order of their numbers.

        :param after: from this number on.
        :raises FileError: if some are damaged.
        """
        return self.store.rows(self.plan.duels, after)


class Pace:
    """Divides what is missing into blocks of about :data:`SECONDS` each; the division changes no duel.

    :param gaps: the missing numbers.
    :param workers: how many blocks are played at a time.
    """

    def __init__(self, gaps: Iterator[range], workers: int) -> None:
        self._gaps = list(gaps)
        self._left = sum(map(len, self._gaps))
        self._workers = workers
        self._seconds = max(SECONDS, workers / BLOCKS)
        self._size = 1
        self.stopped = False

    def took(self, count: int, seconds: float) -> None:
        """Records how long a number of duels took."""
        wanted = int(count * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(wanted, 4 * self._size, LARGEST))

    def blocks(self) -> Iterator[Block]:
        """Yields the blocks, until all are done or it is stopped."""
        for gap in self._gaps:
            at = gap.start
            while at < gap.stop and not self.stopped:
                # smaller ones towards the end, so that nobody waits for the last
                size = max(1, min(self._size, self._left // (2 * self._workers)))
                block = range(at, min(at + size, gap.stop))
                at = block.stop
                self._left -= len(block)
                yield block


class Stoppable(Protocol):
    """Something that yields blocks until it is stopped."""

    stopped: bool


class stopped_by_interrupt:
    """While active, the first interrupt stops the source of blocks; the second one acts as usual.

    Threads other than the main one receive no interrupts.
    """

    def __init__(self, pace: Stoppable) -> None:
        self._pace = pace
        self._before: Any = None
        self._is_main = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self._is_main:
            self._before = signal.signal(signal.SIGINT, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._pace.stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(self, *_: object) -> None:
        if self._is_main:
            signal.signal(signal.SIGINT, self._before)
