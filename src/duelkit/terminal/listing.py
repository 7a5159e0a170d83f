"""Options as they are listed on the screen, each with the number to type for it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from duelkit.terminal.paper import Paper

MANY_OPTIONS: Final = 6
"""From so many on options share rows on a short screen."""


class Listing:
    """What can be chosen now.

    :param paper: where it is written.
    """

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.options: list[tuple[str, int]] = []
        self.labels: list[int] = []
        """The number to type for each option."""

    def offer(self, options: list[tuple[str, int]], labels: list[int] | None = None) -> None:
        """Set what can be chosen, and the number to type for each: 1, 2, 3 … if none are given."""
        self.options = options
        self.labels = list(range(1, len(options) + 1)) if labels is None else labels

    def chosen(self, text: str) -> int | None:
        """The option that a number means, ``None`` if none does."""
        number = int(text) if len(text) < 10 and text.isdecimal() else 0
        return self.options[self.labels.index(number)][1] if number in self.labels else None

    def range_words(self) -> str:
        """The numbers that can be typed."""
        if self.labels == list(range(1, len(self.labels) + 1)):
            return f"1-{len(self.labels)}"
        return " ".join(map(str, self.labels))

    def option_rows(self) -> list[str]:
        """The options with their numbers; on a short screen many of them two in a row, where two fit."""
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
