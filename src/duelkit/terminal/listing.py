"""The contents of the screen: the field, the news, and the options with the numbers to type for them."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType

from duelkit.terminal.paper import Paper

FEWEST_NEWS: Final = 3
"""The lines of news that are shown even if the field then does not fit on the screen."""
MANY_OPTIONS: Final = 6
"""From this number of options on, options share rows on a short screen."""


class Listing:
    """The options that can be chosen now.

    :param paper: where they are written.
    """

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.asked: list[tuple[str, str]] = []
        """The lines of the open question with their styles."""
        self.options: list[tuple[str, int]] = []
        self.labels: list[int] = []
        """The number to type for each option."""

    def offer(self, options: list[tuple[str, int]], labels: list[int] | None = None) -> None:
        """Sets the options, and the number to type for each; by default 1, 2, 3 …"""
        self.options = options
        self.labels = list(range(1, len(options) + 1)) if labels is None else labels

    def chosen(self, text: str) -> int | None:
        """Returns the option with a number, ``None`` if there is none."""
        number = int(text) if len(text) < 10 and text.isdecimal() else 0
        return self.options[self.labels.index(number)][1] if number in self.labels else None

    def range_words(self) -> str:
        """Returns the range of numbers that can be typed."""
        if self.labels == list(range(1, len(self.labels) + 1)):
            return f"1-{len(self.labels)}"
        return " ".join(map(str, self.labels))

    def option_rows(self) -> list[str]:
        """Returns the options with their numbers; on a short screen in two columns, where they fit."""
        rows = [f"{label:>3}  {text}" for label, (text, _) in zip(self.labels, self.options, strict=True)]
        if self.paper.plain or self.paper.tall or len(rows) < MANY_OPTIONS:
            return rows
        half = self.paper.width // 2
        joined: list[str] = []
        for at, row in enumerate(rows):
            left = joined[-1] if joined else ""
            start = max(half, cell_len(left) + 1)
            if at and left == rows[at - 1] and start + cell_len(row) <= self.paper.width:
                joined[-1] = left + " " * (start - cell_len(left)) + row
            else:
                joined.append(row)
        return joined

    def tell(self, key: str, **values: str | int) -> str:
        """Returns a message of the terminal."""
        raise NotImplementedError

    def room_below(self, picture: RenderableType | list[str] | None) -> int:
        """Returns how many rows of the screen remain beside a field, the open question and its options."""
        room = self.paper.height - self.paper.rows("\n".join(text for text, _ in self.asked)) - 1
        room -= len(self.option_rows())
        if isinstance(picture, list):
            return room - len(picture)
        return room if picture is None else room - self.paper.rows(picture)

    def show(self, picture: RenderableType | list[str]) -> None:
        """Writes the field."""
        self.paper.draw(picture)

    def write_news(self, news: list[str]) -> None:
        """Writes the news."""
        for line in news:
            self.paper.line("  " + line, "dim" if not line.startswith(("―", "--")) else "bold")

    def newest(self, news: list[str], room: int) -> list[str]:
        """Returns the newest lines that fit into a number of rows, and how many others there are."""
        rows = 0
        for at in range(len(news) - 1, -1, -1):
            rows += self.paper.rows("  " + news[at])
            if rows > room - (1 if at else 0):
                return [self.tell("more-log", count=str(at + 1)), *news[at + 1 :]]
        return news

    def lines(self, found: list[str]) -> None:
        """Writes lines."""
        for line in found:
            self.paper.line(line)
