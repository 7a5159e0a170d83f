"""The table's event loop: in one round of it there is little to do, however many ask at once.

Between two looks at what is new the loop carries out everything that was ready at the first. What brings work is
therefore let in a little at a time: connections, those who have sent something, and the bytes that are read of each.
Work of ours that is larger takes turns (:mod:`slices`).
"""

from __future__ import annotations

import asyncio
import selectors
from time import thread_time
from typing import Final

ACCEPTED: Final = 1
"""So many connections are let in a round."""
HEARD: Final = 8
"""So many of those who have sent something are heard in a round; the others in the next ones, in turn."""
READ: Final = 2048
"""So many bytes are read of each of them: some hundreds of the smallest messages that there are."""

Ready = tuple[selectors.SelectorKey, int]


class InTurn(selectors.DefaultSelector):
    """Tells of a few of those who are ready. The others still are, at the next look, and it is their turn then."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        self._began: float | None = None
        self._longest = 0.0

    def longest(self) -> float:
        """The processor time of the longest round since this was asked last, in seconds."""
        found, self._longest = self._longest, 0.0
        return found

    def select(self, timeout: float | None = None) -> list[Ready]:
        """See :meth:`selectors.BaseSelector.select`."""
        if self._began is not None:
            self._longest = max(self._longest, thread_time() - self._began)
        ready = self._few(super().select(timeout))
        self._began = thread_time()
        return ready

    def _few(self, ready: list[Ready]) -> list[Ready]:
        if len(ready) <= HEARD:
            return ready
        ready.sort(key=_number)
        at = next((at for at, (key, _) in enumerate(ready) if key.fd > self._turn), 0)
        told = [*ready[at:], *ready[:at]][:HEARD]
        self._turn = told[-1][0].fd
        return told


def _number(ready: Ready) -> int:
    return ready[0].fd


class Loop(asyncio.SelectorEventLoop):
    """The event loop of a table."""

    def __init__(self) -> None:
        self.rounds = InTurn()
        super().__init__(self.rounds)
