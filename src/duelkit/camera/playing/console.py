"""Terminal input that does not block while the camera is read."""

from __future__ import annotations

import queue
import sys
import threading

from duelkit.terminal.paper import InputEnded, Paper


class Console(Paper):
    """A terminal whose input is read in the background."""

    def __init__(self, plain: bool = False) -> None:
        super().__init__(plain)
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reading = False
        self.ended = False

    def typed(self) -> str | None:
        """The next line that was typed, ``None`` if there is none yet."""
        self._start()
        if self.ended:
            return None
        try:
            return self._taken(self._lines.get_nowait())
        except queue.Empty:
            return None

    def ask(self, prompt: str) -> str:
        """Read one line.

        :raises InputEnded: at the end of the input.
        """
        self._start()
        print(prompt, end="\n" if self.plain else "", flush=True)
        line = None if self.ended else self._taken(self._lines.get())
        if line is None:
            raise InputEnded
        return line

    def _taken(self, line: str | None) -> str | None:
        self.ended = line is None
        return line

    def _start(self) -> None:
        if not self._reading:
            self._reading = True
            threading.Thread(target=self._read, args=(sys.stdin,), daemon=True).start()

    def _read(self, lines: object) -> None:
        try:
            for line in lines:  # type: ignore[attr-defined]
                self._lines.put(line.rstrip("\r\n"))
        except (OSError, ValueError):
            pass
        self._lines.put(None)
