"""Where long work is done: in separate processes, in turn, and limited for each address."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from duelkit.kernel.errors import DuelkitError
from duelkit.table import bounds
from duelkit.table.limits import Budget, Count
from duelkit.table.processes import Processes, ready_to_read
from duelkit.table.refusals import Refusal

T = TypeVar("T")
MOST_WAITING: Final = 64
"""The most work that may wait for a process; more is refused."""
MOST_WAITING_EACH: Final = 8
"""The same for one address."""
TEXT: Final = "text"
RECORD: Final = "record"
WORK_RATE: Final = 0.5
WORK_BURST: Final = 20.0
"""Seconds of work that an address may have done at once; they come back at :data:`WORK_RATE` per second."""


class Work(Protocol):
    """Carries out work elsewhere."""

    async def run(self, who: str, work: Callable[..., T], *args: Any, key: str = "", brought: str = "") -> T:
        """Has work done.

        :param who: for whom: an address, or empty for the table itself.
        :param work: a function of a module, with arguments that can be pickled.
        :param key: work with the same key is done by the same process.
        :param brought: the kind of user-supplied data that it reads: :data:`TEXT` or :data:`RECORD`. Such work has its
            own processes, limited to :data:`bounds.MEMORY` and :data:`bounds.SECONDS`.
        :raises Refusal: what the work raises; ``slow_down`` if there is too much of it.
        """


def within_bounds(work: Callable[..., T], *args: Any) -> T:
    """Does work on user-supplied data.

    :raises Refusal: what the work raises; if it takes too much memory or time.
    """
    try:
        with bounds.bounded():
            return work(*args)
    except MemoryError:
        raise Refusal("too_large", f"takes more than {bounds.MEMORY >> 20} MiB of memory; expected less") from None
    except bounds.TooMuch:
        raise Refusal(
            "too_large", f"takes more than {bounds.SECONDS} seconds of processor time; expected less"
        ) from None


def carefully(work: Callable[..., T], args: tuple[Any, ...]) -> tuple[T | None, tuple[str, str] | None, float]:
    """Does the work in a process.

    :returns: its result, or why it was refused, as code and message; and the processor time that it took, which is less
        than the elapsed time if the process has just started or the machine is busy.
    """
    began = time.process_time()
    value, refused = None, None
    try:
        value = work(*args)
    except Refusal as refusal:
        refused = refusal.code, str(refusal)
    except DuelkitError as error:
        refused = "bad_message", str(error)
    return value, refused, time.process_time() - began


class Workshop:
    """The processes for long work.

    :param count: how many; by default half as many as cores, but at least two, so that a list does not wait for an
        analysis.
    :param readers: how many more for user-supplied data, so that nobody else waits for that.
    """

    def __init__(self, count: int | None = None, readers: int | None = None) -> None:
        count = count or max((os.cpu_count() or 1) // 2, 2)
        readers = readers or max((os.cpu_count() or 1) // 4, 1)
        self.processes = Processes(count)
        self.reading = Processes(readers, ready_to_read, 1)
        # one thing at a time for each process: what waits can still be refused, and takes its turn in order
        self._places = asyncio.Semaphore(count)
        self._reading_places = asyncio.Semaphore(readers)
        self._waiting = 0
        self._waiting_for: Count[str] = Count()
        self.budget: Budget[str] = Budget(WORK_RATE, WORK_BURST)

    async def warm(self) -> None:
        """Starts all processes."""
        await asyncio.gather(self.processes.warm(), self.reading.warm())

    def numbers(self) -> list[int]:
        """Returns the ids of the processes."""
        return self.processes.numbers() + self.reading.numbers()

    def close(self) -> None:
        """Stops all processes."""
        self.processes.close()
        self.reading.close()

    async def run(self, who: str, work: Callable[..., T], *args: Any, key: str = "", brought: str = "") -> T:
        """See :class:`Work`."""
        if brought == TEXT and self.reading.cold:
            self.reading.start()
            raise Refusal(
                "slow_down", "the table is still loading what reads texts; expected to try again in 2 seconds"
            )
        if who:
            self.budget.demand(who, "too much work requested")
        if self._waiting >= MOST_WAITING or who and self._waiting_for[who] >= MOST_WAITING_EACH:
            raise Refusal("slow_down", "too much work is waiting; expected to try again in a few seconds")
        self._waiting += 1
        self._waiting_for.add(who)
        try:
            async with self._reading_places if brought else self._places:
                began = time.monotonic()
                spent: float | None = None
                try:
                    if brought:
                        value, refused, spent = await self.reading.call(key, carefully, within_bounds, (work, *args))
                    else:
                        value, refused, spent = await self.processes.call(key, carefully, work, args)
                except BrokenProcessPool:
                    raise Refusal("internal", "the work failed") from None
                finally:
                    if who:
                        # work that does not answer is charged for all the time it was awaited
                        self.budget.charge(who, time.monotonic() - began if spent is None else spent)
        finally:
            self._waiting -= 1
            self._waiting_for.drop(who)
        if refused is not None:
            raise Refusal(*refused)
        return value  # type: ignore[return-value]


class Kept:
    """A cache of responses of limited size; the least recently used ones are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._held: OrderedDict[Any, tuple[Any, int]] = OrderedDict()

    def get(self, key: Any) -> Any:
        """Returns a cached value, or ``None``."""
        found = self._held.get(key)
        if found is None:
            return None
        self._held.move_to_end(key)
        return found[0]

    def put(self, key: Any, value: Any, size: int) -> None:
        """Caches a value of a size in bytes."""
        self.drop(key)
        self._held[key] = value, size
        self._size += size
        while self._size > self._most and len(self._held) > 1:
            self._size -= self._held.popitem(last=False)[1][1]

    def drop(self, key: Any) -> None:
        """Drops a value."""
        found = self._held.pop(key, None)
        if found is not None:
            self._size -= found[1]
