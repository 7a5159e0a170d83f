"""An actor: a task that carries out one job after the other from its queue."""

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
"""Seconds after which a job that failed in the database is retried."""
Job = Callable[[], Coroutine[Any, Any, None]]


class Actor:
    """A task with a queue, a timer, and background work.

    :param identity: its name in logs.
    :param slices: the scheduler with which it takes turns.
    :param where: returns its progress, for logs.
    """

    def __init__(self, identity: str, slices: Slices, where: Callable[[], str] = str) -> None:
        self.identity = identity
        self.slices = slices
        self.where = where
        self.touched = 0.0
        """When it last received a job, by the clock of the loop."""
        self.closed = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._background: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Starts working."""
        self.touched = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._run(), name=f"room {self.identity}")

    async def close(self) -> None:
        """Stops working; stored data is kept."""
        self.closed = True
        self.stop_timer()
        for task in [*self._background, *([self._task] if self._task else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def post(self, job: Job) -> None:
        """Adds a job to the queue."""
        self._jobs.put_nowait(job)

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self.touched = asyncio.get_running_loop().time()
            try:
                await self.slices.fair(job())
            except Exception:
                # an error in one job must not stop the others, nor this actor's next job
                LOG.exception("room %s, %s", self.identity, self.where())
            finally:
                self._jobs.task_done()
                # whoever posted it may be gone by the time the next one comes
                del job
            # getting from a full queue does not wait, so others would never get a turn
            await asyncio.sleep(0)

    @property
    def busy(self) -> bool:
        """Whether a job is waiting or background work is running."""
        return bool(self._background) or not self._jobs.empty()

    async def idle(self) -> None:
        """Waits until all posted jobs are done; background work may continue."""
        await self._jobs.join()

    def later(self, seconds: float, job: Job) -> None:
        """Posts a job after a while; there is one such job at a time."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self.post, job)

    def stop_timer(self) -> None:
        """Cancels the delayed job."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def lasting(self, job: Job) -> Job:
        """Returns the job, retried after a while if the database fails in it."""
        return partial(self._again, job)

    async def _again(self, job: Job) -> None:
        try:
            await job()
        except StoreError as failure:
            LOG.error("room %s, %s: %s; tried again", self.identity, self.where(), failure)
            self.later(AGAIN, self.lasting(job))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work in the background until it ends or the actor is closed."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
