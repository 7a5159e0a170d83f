"""Pictures of boxes and lines of text, which Jinja renders and escapes as SVG."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from jinja2 import Environment, Template

from duelkit.messages import Messages

INK: Final = "#1d1b18"
PALE: Final = "#6b655b"
EDGE: Final = "#b9b2a3"
EMPTY: Final = "#e9e4d8"
BACK: Final = "#7a5a44"
ON_BACK: Final = "#f4f1ea"
GAP: Final = 8
BOLD: Final = 1.15
"""The factor by which bold text is wider."""
SAYS: Final = Messages("duelkit.drawing", ("drawing",))
"""The texts of pictures in both languages."""


class Box(NamedTuple):
    """A rectangle, in pixels from the upper left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: str = EMPTY
    edge: str = EDGE


class Line(NamedTuple):
    """A line of text. ``anchor``: which part of it is at ``x``: ``start``, ``middle`` or ``end``."""

    x: float
    y: float
    text: str
    size: float = 11
    anchor: str = "start"
    ink: str = INK
    bold: bool = False


class Scene:
    """A picture in progress.

    :param title: a description for users who cannot see it.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self.boxes: list[Box] = []
        self.lines: list[Line] = []

    def tile(self, box: Box, *lines: str, ink: str = INK) -> None:
        """Add a box with centred lines of text, each shortened to its width; the first is bold."""
        self.boxes.append(box)
        size = 10.0
        top = box.y + (box.height - (len(lines) - 1) * 13) / 2 + 3.5
        for at, text in enumerate(lines):
            shown = fitted(text, (box.width - 6) / (BOLD if at == 0 else 1), size)
            self.lines.append(Line(box.x + box.width / 2, top + 13 * at, shown, size, "middle", ink, at == 0))

    def text(
        self, x: float, y: float, text: str, size: float = 11, anchor: str = "start", bold: bool = False, ink: str = INK
    ) -> None:
        """Add a line of text."""
        self.lines.append(Line(x, y, text, size, anchor, ink, bold))

    def svg(self) -> str:
        """The picture as SVG, as large as its content."""
        right = max(
            [box.x + box.width for box in self.boxes]
            + [line.x + long(line.text, line.size) for line in self.lines if line.anchor == "start"]
        )
        below = max([box.y + box.height for box in self.boxes] + [line.y for line in self.lines])
        return _template().render(
            title=self.title, boxes=self.boxes, lines=self.lines, width=round(right + GAP), height=round(below + GAP)
        )


def long(text: str, size: float) -> float:
    """The approximate width of a text in pixels."""
    return sum(size if unicodedata.east_asian_width(each) in "WF" else size * 0.56 for each in text)


def fitted(text: str, width: float, size: float) -> str:
    """A text, shortened to a width if needed."""
    if long(text, size) <= width:
        return text
    while text and long(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, width: float, size: float) -> list[str]:
    """Wrap a text to a width, between words, or anywhere in scripts without spaces."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for piece in paragraph.replace(" ", " \0").split("\0") if " " in paragraph else paragraph:
            if line and long(line + piece.rstrip(), size) > width:
                lines.append(line.rstrip())
                line = ""
            line += piece
        lines.append(line.rstrip())
    return lines


@cache
def _template() -> Template:
    text = resources.files(__package__).joinpath("picture.svg.jinja").read_text(encoding="utf-8")
    return Environment(autoescape=True, keep_trailing_newline=True).from_string(text)
