"""Where the terminal writes and reads: a screen with boxes and colours, or plain lines for pipes and screen readers."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 100
NARROWEST = 40


class InputEnded(Exception):
    """There is nothing more to read."""


class Paper:
    """The terminal.

    :param plain: no boxes, no colours, no cursor movement; always so when the output is no terminal.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self.width = max(NARROWEST, min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST))
        self._console = Console(width=self.width, highlight=False, markup=False, emoji=False, soft_wrap=False)

    def line(self, text: str = "", style: str = "") -> None:
        """Write one line, or several."""
        if self.plain:
            print(text, flush=True)
        else:
            self._console.print(Text(text, style=style))

    def draw(self, what: RenderableType) -> None:
        """Draw something with boxes; only on a screen."""
        self._console.print(what)

    def ask(self, prompt: str) -> str:
        """Read one line.

        :raises InputEnded: at the end of the input.
        """
        if self.plain:
            print(prompt, flush=True)
            prompt = ""
        try:
            if sys.stdin.isatty() and not self.plain:
                import readline  # noqa: F401  line editing for input()
                return input(prompt)
            if prompt:
                print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        except (EOFError, UnicodeDecodeError, ImportError):
            raise InputEnded from None
        if not line:
            raise InputEnded
        return line.rstrip("\r\n")


def politely(run: Callable[[], int], farewell: Callable[[], None]) -> int:
    """Run something interactive; the end of the input and Ctrl-C end it without an error."""
    try:
        return run()
    except (InputEnded, KeyboardInterrupt):
        farewell()
        return 0
