"""Something that does one thing after the other: what is asked of it waits in its queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from duelkit.table.database import StoreError
from duelkit.table.slices import Slices

LOG: Final = logging.getLogger("duelkit.table")
AGAIN: Final = 2.0
"""Seconds after which something that the database failed in is done again."""
Job = Callable[[], Coroutine[Any, Any, None]]


class Actor:
    """A task with a queue, a timer, and work that it waits for elsewhere.

    :param identity: what it is called in logs; ``where``: how far it is, for logs too.
    :param slices: with whom it takes turns.
    """

    def __init__(self, identity: str, slices: Slices, where: Callable[[], str] = str) -> None:
        self.identity = identity
        self.slices = slices
        self.where = where
        self.touched = 0.0
        """When something was last asked of it, by the clock of the loop."""
        self.closed = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._background: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to work."""
        self.touched = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._run(), name=f"room {self.identity}")

    async def close(self) -> None:
        """Stop working; what is stored stays."""
        self.closed = True
        self.stop_timer()
        for task in [*self._background, *([self._task] if self._task else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def post(self, job: Job) -> None:
        """Have something done when it is its turn."""
        self._jobs.put_nowait(job)

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self.touched = asyncio.get_running_loop().time()
            try:
                await self.slices.fair(job())
            except Exception:
                # a mistake in one must not stop the others, nor this one's next job
                LOG.exception("room %s, %s", self.identity, self.where())
            finally:
                self._jobs.task_done()
                # who asked for it may be gone by the time that the next one comes
                del job
            # a full queue would not let anybody else have a turn: getting from it does not wait
            await asyncio.sleep(0)

    @property
    def busy(self) -> bool:
        """Whether something waits to be done, or goes on beside the queue."""
        return bool(self._background) or not self._jobs.empty()

    async def idle(self) -> None:
        """Wait until all that has been asked of it is done; work elsewhere may go on."""
        await self._jobs.join()

    def later(self, seconds: float, job: Job) -> None:
        """Have something done after a while; there is one such thing at a time."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self.post, job)

    def stop_timer(self) -> None:
        """Forget what was to be done after a while."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def lasting(self, job: Job) -> Job:
        """The job; where the database fails in it, it is done again a little later."""
        return partial(self._again, job)

    async def _again(self, job: Job) -> None:
        try:
            await job()
        except StoreError as failure:
            LOG.error("room %s, %s: %s; tried again", self.identity, self.where(), failure)
            self.later(AGAIN, self.lasting(job))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the queue, until it ends or this is closed."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
