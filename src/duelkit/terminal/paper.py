"""Terminal input and output: a screen with boxes and colours, or plain lines for pipes and screen readers."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from duelkit.terminal.shared import be_lenient

USUAL = 100
"""The width of a screen that does not state it."""
WIDEST = 140
NARROWEST = 40
TALL = 38


_INDENT = re.compile(r" *(?:\d+  )?")
_OPENING = "「（【《"
_CLOSING = "」）】》、。，．：；！？・ー…"


class InputEnded(Exception):
    """The input has ended."""


class Paper:
    """The terminal.

    :param plain: no boxes, colours or cursor movement; always so if the output is not a terminal.
    """

    def __init__(self, plain: bool = False) -> None:
        be_lenient()
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        size = shutil.get_terminal_size((USUAL, 24))
        self.width = max(NARROWEST, min(size.columns, WIDEST))
        self.height = size.lines
        self.tall = self.height >= TALL
        """Whether the screen has room for the whole field in detail with the question below it."""
        self._console = Console(width=self.width, highlight=False, markup=False, emoji=False, soft_wrap=False)

    def line(self, text: str = "", style: str = "") -> None:
        """Writes one line, or several."""
        if self.plain:
            print(text, flush=True)
        else:
            for row in text.split("\n"):
                found = _INDENT.match(row)
                indent = found.end() if found else 0
                for at, part in enumerate(wrapped(row[indent:], self.width - indent, len(row)) or [""]):
                    self._console.print(Text((" " * indent if at else row[:indent]) + part, style=style))

    def draw(self, what: RenderableType | list[str]) -> None:
        """Renders something with boxes, only on a screen; or writes the lines that stand for it."""
        if isinstance(what, list):
            for line in what:
                self.line(line)
        else:
            self._console.print(what)

    def rows(self, what: RenderableType) -> int:
        """Returns how many rows something takes; a text as :meth:`line` writes it."""
        if isinstance(what, str):
            return sum(max(1, len(wrapped(row, self.width, len(row)))) for row in what.split("\n"))
        return len(self._console.render_lines(what, pad=False))

    def ask(self, prompt: str) -> str:
        """Reads one line.

        :raises InputEnded: at the end of the input.
        """
        if self.plain:
            print(prompt, flush=True)
            prompt = ""
        try:
            if sys.stdin.isatty() and not self.plain:
                with contextlib.suppress(ImportError):
                    import readline  # noqa: F401  line editing for input()
                return input(prompt)
            if prompt:
                print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        except (EOFError, UnicodeDecodeError):
            raise InputEnded from None
        if not line:
            raise InputEnded
        return line.rstrip("\r\n")


def wrapped(text: str, width: int, lines: int) -> list[str]:
    """Breaks a text into lines of a width counted in terminal cells; what does not fit ends with an ellipsis."""
    rows: list[str] = []
    row = ""
    for word in _pieces(text):
        if row and cell_len((row + word).rstrip()) > width:
            rows.append(row.rstrip())
            row = word.lstrip()
        else:
            row += word
        while cell_len(row.rstrip()) > width:
            cut = len(row)
            while cell_len(row[:cut]) > width:
                cut -= 1
            rows.append(row[:cut])
            row = row[cut:]
    if row:
        rows.append(row.rstrip())
    if len(rows) > lines:
        last = rows[lines - 1]
        while cell_len(last) > width - 1:
            last = last[:-1]
        rows = [*rows[: lines - 1], last + "…"]
    return rows


def _pieces(text: str) -> list[str]:
    """Returns where a line may break: after spaces and between wide characters, but not just inside brackets."""
    pieces: list[str] = []
    for letter in text:
        narrow = cell_len(letter) < 2 and letter != " "
        if pieces and narrow and cell_len(pieces[-1][-1]) < 2 and not pieces[-1].endswith(" "):
            pieces[-1] += letter
        elif pieces and (letter == " " or letter in _CLOSING or pieces[-1][-1] in _OPENING):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def politely(run: Callable[[], int], goodbye: Callable[[], None]) -> int:
    """Runs something interactive; the end of the input and Ctrl-C end it without an error."""
    try:
        return run()
    except (InputEnded, KeyboardInterrupt):
        goodbye()
        return 0
