"""Work of the event loop that would take long, done in slices, so that nobody else waits for the whole of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Final

SLICE: Final = 0.004
"""Seconds of work after which the others have their turn."""


class Slices:
    """Carries out work that may be long; of all that is, only one slice comes between two turns of the others."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def run(self, work: Iterator[object]) -> None:
        """Carry out work that yields after each of its small steps; whatever it raises is passed on."""
        done = _part(work)
        while not done:
            async with self._one:
                await asyncio.sleep(0)
                done = _part(work)


def _part(work: Iterator[object]) -> bool:
    """One slice; whether that was all."""
    until = perf_counter() + SLICE
    for _ in work:
        if perf_counter() >= until:
            return False
    return True
