"""A paper that can be written on while the camera looks: what is typed is taken when it comes."""

from __future__ import annotations

import queue
import sys
import threading

from duelkit.terminal.paper import InputEnded, Paper


class Ear(Paper):
    """The terminal, read in the background."""

    def __init__(self, plain: bool = False) -> None:
        super().__init__(plain)
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._listening = False
        self.ended = False

    def typed(self) -> str | None:
        """A line that has been typed, ``None`` if there is none."""
        self._listen()
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
        self._listen()
        print(prompt, end="\n" if self.plain else "", flush=True)
        line = None if self.ended else self._taken(self._lines.get())
        if line is None:
            raise InputEnded
        return line

    def _taken(self, line: str | None) -> str | None:
        self.ended = line is None
        return line

    def _listen(self) -> None:
        if not self._listening:
            self._listening = True
            threading.Thread(target=self._hear, args=(sys.stdin,), daemon=True).start()

    def _hear(self, lines: object) -> None:
        try:
            for line in lines:  # type: ignore[attr-defined]
                self._lines.put(line.rstrip("\r\n"))
        except (OSError, ValueError):
            pass
        self._lines.put(None)
