"""Work of the event loop that would take long, done in slices, so that nobody else waits for the whole of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from time import perf_counter
from typing import Final

SLICE: Final = 0.008
"""Seconds of work after which the others have their turn."""


class Slices:
    """Carries out work that may be long; between two turns of the others comes one slice of all of it together.

    Whoever has had a slice and is not done goes to the end of the line: what is short does not wait for what is long.
    """

    def __init__(self) -> None:
        self._line: deque[tuple[Iterator[object], asyncio.Future[None]]] = deque()
        self._worker: asyncio.Task[None] | None = None

    async def run(self, work: Iterator[object]) -> None:
        """Carry out work that yields after each of its small steps; whatever it raises is passed on."""
        done = asyncio.get_running_loop().create_future()
        self._line.append((work, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._turns(), name="slices")
        await done

    async def _turns(self) -> None:
        while self._line:
            until = perf_counter() + SLICE
            while self._line and perf_counter() < until:
                self._one(until)
            await asyncio.sleep(0)
        self._worker = None

    def _one(self, until: float) -> None:
        """Go on with what is first in the line."""
        work, done = self._line.popleft()
        if done.done():
            # nobody waits for it any more
            return
        try:
            for _ in work:
                if perf_counter() >= until:
                    self._line.append((work, done))
                    return
        except Exception as failure:
            done.set_exception(failure)
        else:
            done.set_result(None)
