"""Who has the event loop: one piece of work comes after the other, so that nobody waits for all who came before.

A loop does everything that is ready before it looks for what is new. Where two hundred rooms have something to do at
once, each of them little, that is a second in which nobody else is heard. So rooms and requests take turns here: in a
round of the loop they work for one slice of time together.
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
"""So many are called up for a round; for whom no time is left are the first of the next one."""


class Slices:
    """The turns of a table. Whoever has had one and is not done goes to the end of the line."""

    def __init__(self) -> None:
        self._until: float | None = None
        """When the slice of this round is over, if it has begun; :data:`OVER` until the loop has come round again."""
        self._line: deque[asyncio.Future[None]] = deque()
        self._late: list[asyncio.Future[None]] = []
        """Those who were called up for this round and found no time left."""
        self._called = False
        """Whether the end of this round is waited for."""
        self._taking: set[asyncio.Task[Any] | None] = set()
        """The tasks whose work takes turns already."""

    async def run(self, work: Iterator[object]) -> None:
        """Carry out long work that yields after each of its small steps; whatever it raises is passed on."""
        await self.fair(self._pieces(work))

    async def fair(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out work that takes a turn each time that it goes on; nobody else's turn lasts while it waits."""
        task = asyncio.current_task()
        if task in self._taking:
            return await work
        self._taking.add(task)
        try:
            return await self._stepped(work)
        finally:
            self._taking.discard(task)

    async def breath(self) -> None:
        """Between two pieces of one's work: let others have their turns, if the slice is over."""
        if self._until is None or perf_counter() >= self._until:
            await asyncio.sleep(0)

    async def _pieces(self, work: Iterator[object]) -> None:
        for _ in work:
            await self.breath()

    async def _turn(self) -> None:
        """Wait until it is one's turn: at once, if there is time left in this round and nobody waits."""
        line = self._line if self._line or self._late else None
        while line is not None or not self._time_left():
            turn = asyncio.get_running_loop().create_future()
            (self._late if line is None else line).append(turn)
            self._call()
            await turn
            line = None

    def _time_left(self) -> bool:
        """Whether there is time left in this round; the first who asks begins the slice."""
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
        """The loop has come round: those who wait are called up. What this round still does begins no slice."""
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
        """It is the next round: a slice can begin."""
        self._until = None

    @types.coroutine
    def _stepped(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        error: BaseException | None = None
        try:
            while True:
                try:
                    yield from self._turn().__await__()
                except asyncio.CancelledError as cancelled:
                    # to tidy up needs no turn
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
            # an error knows where it was raised: it must not be known there in turn
            del error
