"""The health of the table: how long its event loop was blocked, and its memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

from duelkit.table import memory
from duelkit.table.loop import Loop

BEAT: Final = 0.02
KEPT: Final = 60
"""Seconds for which the longest stall and round are remembered."""
FULL_EVERY: Final = 60.0
"""The least seconds between two full garbage collections."""


class Health:
    """Measures the delays of the event loop; also collects garbage while nobody is connected.

    :param alone: returns whether nobody is connected.
    """

    def __init__(self, alone: Callable[[], bool]) -> None:
        self._alone = alone
        self.received = 0.0
        """When the latest message came, by :func:`perf_counter`."""
        self._stalls: deque[float] = deque([0.0], KEPT)
        self._rounds: deque[float] = deque([0.0], KEPT)
        self._task: asyncio.Task[None] | None = None
        self._collected = perf_counter()

    def open(self) -> None:
        """Starts measuring."""
        self._task = asyncio.create_task(self._run(), name="health")

    def close(self) -> None:
        """Stops measuring."""
        if self._task is not None:
            self._task.cancel()

    def longest_stall(self) -> float:
        """Returns the longest time in the last minute for which the loop did not come round, in seconds."""
        return max(self._stalls)

    def longest_round(self) -> float:
        """Returns the longest time in the last minute that the loop worked before it came round, in seconds; 0 if
        unknown."""
        return max(self._rounds)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        if isinstance(loop, Loop):
            # the start took longer, but nobody was connected
            loop.rounds.longest()
        second = then = perf_counter()
        while True:
            await asyncio.sleep(BEAT)
            now = perf_counter()
            self._stalls[-1] = max(self._stalls[-1], now - then - BEAT)
            if isinstance(loop, Loop):
                self._rounds[-1] = max(self._rounds[-1], loop.rounds.longest())
            self._tidy(now)
            if now - second >= 1:
                second = now
                self._stalls.append(0.0)
                self._rounds.append(0.0)
            then = perf_counter()

    def _tidy(self, now: float) -> None:
        if self.received > self._collected and now - self._collected > FULL_EVERY and self._alone():
            self._collected = now
            memory.collect()
