"""The table's event loop, which limits the work of one round, however many clients are active at once.

Between two polls the loop carries out everything that was ready at the first. Work from outside is therefore admitted
in small amounts: new connections, connections with data, and the bytes read from each. Larger work of the table itself
takes turns (:mod:`slices`).
"""

from __future__ import annotations

import asyncio
import selectors
from time import thread_time
from typing import Final

ACCEPTED: Final = 1
"""The most connections accepted in a round."""
AT_ONCE: Final = 8
"""The most connections with data that are served in a round; the others follow in the next rounds, in turn."""
READ: Final = 2048
"""The most bytes read from each of them: some hundreds of the smallest messages."""

Ready = tuple[selectors.SelectorKey, int]


class InTurn(selectors.DefaultSelector):
    """A selector that reports only a few of the ready connections. The others are still ready at the next poll, and
    then it is their turn."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        self._began: float | None = None
        self._longest = 0.0

    def longest(self) -> float:
        """Returns the processor time of the longest round since the last call, in seconds."""
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
        if len(ready) <= AT_ONCE:
            return ready
        ready.sort(key=_number)
        at = next((at for at, (key, _) in enumerate(ready) if key.fd > self._turn), 0)
        admitted = [*ready[at:], *ready[:at]][:AT_ONCE]
        self._turn = admitted[-1][0].fd
        return admitted


def _number(ready: Ready) -> int:
    return ready[0].fd


class Loop(asyncio.SelectorEventLoop):
    """The event loop of a table."""

    def __init__(self) -> None:
        self.rounds = InTurn()
        super().__init__(self.rounds)
