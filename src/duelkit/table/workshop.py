"""Where the table has long work done: in processes of its own, in turn, and only so much of it for one address."""

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
"""So much work waits for a process at the same time; more is refused."""
MOST_WAITING_EACH: Final = 8
"""The same for one address."""
TEXT: Final = "text"
RECORD: Final = "record"
WORK_RATE: Final = 0.5
WORK_BURST: Final = 20.0
"""Seconds of work that an address may have done at once; what is spent comes back at :data:`WORK_RATE` a second."""


class Work(Protocol):
    """Who has work done elsewhere."""

    async def run(self, who: str, work: Callable[..., T], *args: Any, key: str = "", brought: str = "") -> T:
        """Have work done.

        :param who: for whom: an address, or empty for the table itself.
        :param work: a function of a module, with arguments that can be sent to a process.
        :param key: work with the same key is done by the same process.
        :param brought: what it reads that somebody has written or brought: :data:`TEXT` or :data:`RECORD`. That has
            processes of its own, and may take :data:`bounds.MEMORY` and :data:`bounds.SECONDS`.
        :raises Refusal: what the work raises; ``slow_down`` if there is too much of it.
        """


def within_bounds(work: Callable[..., T], *args: Any) -> T:
    """Do work with what somebody has brought.

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
    """Do the work in a process.

    :returns: what it answers, or why it was refused, as code and message; and the processor time that it took, which is
        less than the time on the clock where the process has just begun, or the machine is busy with something else.
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

    :param count: how many; half as many as cores if left out, but two at least, so that a list does not wait for an
        analysis.
    :param readers: how many more for what people write and bring: nobody else waits for that.
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
        """Start all processes."""
        await asyncio.gather(self.processes.warm(), self.reading.warm())

    def numbers(self) -> list[int]:
        """The numbers by which the system knows the processes."""
        return self.processes.numbers() + self.reading.numbers()

    def close(self) -> None:
        """Stop all processes."""
        self.processes.close()
        self.reading.close()

    async def run(self, who: str, work: Callable[..., T], *args: Any, key: str = "", brought: str = "") -> T:
        """See :class:`Work`."""
        if brought == TEXT and self.reading.cold:
            self.reading.start()
            raise Refusal(
                "slow_down", "the table has just been opened and learns to read; expected to try again in 2 seconds"
            )
        if who:
            self.budget.demand(who, "too much work asked for")
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
                    raise Refusal("internal", "this could not be worked out") from None
                finally:
                    if who:
                        # what does not answer costs all the time that it was waited for
                        self.budget.charge(who, time.monotonic() - began if spent is None else spent)
        finally:
            self._waiting -= 1
            self._waiting_for.drop(who)
        if refused is not None:
            raise Refusal(*refused)
        return value  # type: ignore[return-value]


class Kept:
    """Answers that are kept, up to so many bytes; what was not asked for longest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._held: OrderedDict[Any, tuple[Any, int]] = OrderedDict()

    def get(self, key: Any) -> Any:
        """What is kept, or ``None``."""
        found = self._held.get(key)
        if found is None:
            return None
        self._held.move_to_end(key)
        return found[0]

    def put(self, key: Any, value: Any, size: int) -> None:
        """Keep something of so many bytes."""
        self.drop(key)
        self._held[key] = value, size
        self._size += size
        while self._size > self._most and len(self._held) > 1:
            self._size -= self._held.popitem(last=False)[1][1]

    def drop(self, key: Any) -> None:
        """Keep something no longer."""
        found = self._held.pop(key, None)
        if found is not None:
            self._size -= found[1]
