"""Scheduling on the event loop: pieces of work take turns, so that nobody waits for all earlier work.

A loop does everything that is ready before it polls for new events. If two hundred rooms each have a little to do at
once, nobody else is served for a second. So rooms and requests take turns here: in a round of the loop they work for
one slice of time together.
"""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Coroutine, Generator, Iterator
from time import perf_counter
from typing import Any, Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.005
"""Seconds of work after which the loop comes round."""
OVER: Final = -1.0
CALLED: Final = 32
"""How many are called for a round; those left without time are first in the next one."""


class Slices:
    """The turns of a table. Work that is not done after its turn goes to the end of the queue."""

    def __init__(self) -> None:
        self._until: float | None = None
        """When the slice of this round ends, if it has begun; :data:`OVER` until the loop has come round again."""
        self._line: deque[asyncio.Future[None]] = deque()
        self._late: list[asyncio.Future[None]] = []
        """Those called for this round who found no time left."""
        self._called = False
        """Whether the end of this round is awaited."""
        self._taking: set[asyncio.Task[Any] | None] = set()
        """The tasks that already take turns."""

    async def run(self, work: Iterator[object]) -> None:
        """Carries out long work that yields after each small step; its exceptions are passed on."""
        await self.fair(self._pieces(work))

    async def fair(self, work: Coroutine[Any, Any, T]) -> T:
        """Carries out work that takes a turn each time it resumes; while it waits, it delays nobody."""
        task = asyncio.current_task()
        if task in self._taking:
            return await work
        self._taking.add(task)
        try:
            return await self._stepped(work)
        finally:
            self._taking.discard(task)

    async def breath(self) -> None:
        """Between two pieces of work: lets others have their turns if the slice is over."""
        if self._until is None or perf_counter() >= self._until:
            await asyncio.sleep(0)

    async def _pieces(self, work: Iterator[object]) -> None:
        for _ in work:
            await self.breath()

    async def _turn(self) -> None:
        """Waits for a turn: not at all if there is time left in this round and nobody waits."""
        line = self._line if self._line or self._late else None
        while line is not None or not self._time_left():
            turn = asyncio.get_running_loop().create_future()
            (self._late if line is None else line).append(turn)
            self._call()
            await turn
            line = None

    def _time_left(self) -> bool:
        """Whether there is time left in this round; the first call begins the slice."""
        now = perf_counter()
        if self._until is None:
            self._until = now + SLICE
            self._call()
        return now < self._until

    def _call(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._round)

    def _round(self) -> None:
        """Called when the loop has come round: calls those who wait. What this round still does begins no slice."""
        self._until = OVER
        self._called = False
        asyncio.get_running_loop().call_soon(self._open)
        self._line.extendleft(reversed(self._late))
        self._late.clear()
        for _ in range(min(CALLED, len(self._line))):
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
        if self._line:
            self._call()

    def _open(self) -> None:
        """Called in the next round: a slice can begin."""
        self._until = None

    @types.coroutine
    def _stepped(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        error: BaseException | None = None
        try:
            while True:
                try:
                    yield from self._turn().__await__()
                except asyncio.CancelledError as cancelled:
                    # cleaning up needs no turn
                    error = cancelled
                try:
                    waits = work.send(None) if error is None else work.throw(error)
                except StopIteration as done:
                    result: T = done.value
                    return result
                error = None
                try:
                    yield waits
                except GeneratorExit:
                    work.close()
                    raise
                except BaseException as raised:
                    error = raised
        finally:
            # an exception refers to where it was raised; that frame must not refer back to it
            del error
