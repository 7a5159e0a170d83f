"""Sheets of paper in true scale as PDF, with reproducible bytes.

Japanese is set in a font that PDF readers provide; no font is embedded.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

from duelkit.camera.layout import CARD
from duelkit.camera.printing.marks import CELLS, squares
from duelkit.kernel.errors import FileError

SIZES: Final = {"A4": A4, "Letter": LETTER}
LATIN: Final = "Helvetica"
BOLD: Final = "Helvetica-Bold"
JAPANESE: Final = "HeiseiKakuGo-W5"
ROWS: Final = 3
COLUMNS: Final = 3
MARK: Final = 4.0
"""The length of a cutting mark in millimetres."""
SMALLEST: Final = 3.4
"""The minimum font size in points."""
_CLOSING: Final = "、。，．）】」』〕・ー…"
Colour = tuple[float, float, float]
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (1, 1, 1)
GREY: Final[Colour] = (0.45, 0.45, 0.45)


class Pen:
    """Draws on a part of a page, in millimetres from the part's upper left corner, y down.

    :param left: the distance of the part from the page's left edge; ``top``: from its upper edge.
    """

    def __init__(self, canvas: Canvas, height: float, left: float, top: float) -> None:
        self.canvas: Any = canvas
        self.height = height
        self.left = left
        self.top = top

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point of the part to points on the page."""
        return (self.left + x) * mm, self.height - (self.top + y) * mm

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        thick: float = 0.3,
        round: float = 0.0,
    ) -> None:
        """Draw a rectangle; ``thick``: line width, ``round``: corner radius, in millimetres."""
        left, low = self.at(x, y + height)
        if fill is not None:
            self.canvas.setFillColorRGB(*fill)
        if line is not None:
            self.canvas.setStrokeColorRGB(*line)
            self.canvas.setLineWidth(thick * mm)
        shape = (left, low, width * mm, height * mm)
        if round:
            self.canvas.roundRect(*shape, round * mm, stroke=line is not None, fill=fill is not None)
        else:
            self.canvas.rect(*shape, stroke=line is not None, fill=fill is not None)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour = GREY, thick: float = 0.1) -> None:
        """Draw a straight line."""
        self.canvas.setStrokeColorRGB(*colour)
        self.canvas.setLineWidth(thick * mm)
        self.canvas.line(*self.at(x, y), *self.at(to_x, to_y))

    def shape(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """Draw a filled polygon."""
        path = self.canvas.beginPath()
        path.moveTo(*self.at(*points[0]))
        for point in points[1:]:
            path.lineTo(*self.at(*point))
        path.close()
        self.canvas.setFillColorRGB(*fill)
        self.canvas.drawPath(path, stroke=0, fill=1)

    def code(self, code: int, x: float, y: float, side: float) -> None:
        """Draw a code of a side length, with a white margin as wide as one of its squares."""
        cell = side / CELLS
        self.box(x - cell, y - cell, side + 2 * cell, side + 2 * cell, WHITE)
        for row, line in enumerate(squares(code)):
            start = 0
            while start < CELLS:
                end = start
                while end < CELLS and line[end] == "#":
                    end += 1
                if end > start:
                    self.box(x + start * cell, y + row * cell, (end - start) * cell, cell, BLACK)
                start = max(end, start + 1)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = BLACK,
        bold: bool = False,
        middle: bool = False,
        width: float = 0.0,
    ) -> None:
        """Draw a line of text with its base line at ``y``.

        :param size: the font size in points.
        :param width: if given, the font size is reduced until the text fits.
        """
        if width:
            size = min(size, size * width * mm / max(extent(text, size, bold), 0.01))
        at, low = self.at(x, y)
        if middle:
            at -= extent(text, size, bold) / 2
        self.canvas.setFillColorRGB(*colour)
        for run, face in runs(text, bold):
            self.canvas.setFont(face, size)
            self.canvas.drawString(at, low, run)
            at += pdfmetrics.stringWidth(run, face, size)

    def paragraph(
        self, lines: Sequence[str], x: float, y: float, width: float, height: float, size: float, colour: Colour = BLACK
    ) -> float:
        """Draw lines of text, wrapped and with the font size reduced to fit a box.

        :returns: the font size in points.
        """
        rows = broken(lines, width * mm, size)
        while size > SMALLEST and len(rows) * size * 1.18 > height * mm:
            size -= 0.1
            rows = broken(lines, width * mm, size)
        for at, row in enumerate(rows):
            self.text(row, x, y + (at * 1.18 + 0.95) * size / mm, size, colour)
        return size


def is_latin(letter: str) -> bool:
    """Whether the Latin font has a letter."""
    return ord(letter) < 0x100 or letter in "–—‘’“”…"


def plain(text: str) -> str:
    """A text with letters that the fonts lack replaced."""
    return text.replace("−", "-").replace("\u00a0", " ")


def runs(text: str, bold: bool = False) -> list[tuple[str, str]]:
    """Split a text into pieces of one font each."""
    found: list[tuple[str, str]] = []
    for letter in plain(text):
        face = (BOLD if bold else LATIN) if is_latin(letter) else JAPANESE
        if found and found[-1][1] == face:
            found[-1] = (found[-1][0] + letter, face)
        else:
            found.append((letter, face))
    return found


def extent(text: str, size: float, bold: bool = False) -> float:
    """The width of a text in points."""
    _register()
    return sum(float(pdfmetrics.stringWidth(run, face, size)) for run, face in runs(text, bold))


def broken(lines: Sequence[str], width: float, size: float) -> list[str]:
    """Wrap lines to a width in points, between words and between Japanese letters."""
    rows: list[str] = []
    for line in lines:
        row = ""
        for piece in _pieces(plain(line)):
            if row and extent((row + piece).rstrip(), size) > width:
                rows.append(row.rstrip())
                row = piece.lstrip()
            else:
                row += piece
        rows.append(row.rstrip())
    return rows


def _pieces(text: str) -> list[str]:
    pieces: list[str] = []
    for letter in text:
        if pieces and (
            letter in _CLOSING
            or letter == " "
            or is_latin(letter)
            and is_latin(pieces[-1][-1])
            and pieces[-1][-1] != " "
        ):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _register() -> None:
    if JAPANESE not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(UnicodeCIDFont(JAPANESE))


class Sheets:
    """A document of sheets.

    :param size: one of ``SIZES``; ``title``: the title of the document.
    """

    def __init__(self, size: str, title: str) -> None:
        _register()
        self._out = io.BytesIO()
        self.size: tuple[float, float] = SIZES[size]
        self.canvas: Any = Canvas(self._out, pagesize=self.size, invariant=1)
        self.canvas.setTitle(title)
        self.canvas.setCreator("duelkit")

    @property
    def page(self) -> tuple[float, float]:
        """The width and height of a page in millimetres."""
        return self.size[0] / mm, self.size[1] / mm

    def pen(self, left: float, top: float) -> Pen:
        """A pen for a part of the open page."""
        return Pen(self.canvas, self.size[1], left, top)

    def cards(self, draw: Sequence[Callable[[Pen], None]]) -> None:
        """Add cards, nine on a page, with cutting marks."""
        width, height = self.page
        left, top = (width - COLUMNS * CARD[0]) / 2, (height - ROWS * CARD[1]) / 2
        for start in range(0, len(draw), ROWS * COLUMNS):
            for at, one in enumerate(draw[start : start + ROWS * COLUMNS]):
                one(self.pen(left + at % COLUMNS * CARD[0], top + at // COLUMNS * CARD[1]))
            self.cutting_marks(
                [left + column * CARD[0] for column in range(COLUMNS + 1)],
                [top + row * CARD[1] for row in range(ROWS + 1)],
            )
            self.turn()

    def cutting_marks(self, xs: Sequence[float], ys: Sequence[float]) -> None:
        """Draw cutting marks at the ends of lines across and down the open page."""
        pen = self.pen(0, 0)
        for x in xs:
            pen.line(x, ys[0] - 1 - MARK, x, ys[0] - 1)
            pen.line(x, ys[-1] + 1, x, ys[-1] + 1 + MARK)
        for y in ys:
            pen.line(xs[0] - 1 - MARK, y, xs[0] - 1, y)
            pen.line(xs[-1] + 1, y, xs[-1] + 1 + MARK, y)

    def lie(self, wide: bool) -> None:
        """Set the orientation of the open page and the following ones."""
        short, long = sorted(self.size)
        self.size = (long, short) if wide else (short, long)
        self.canvas.setPageSize(self.size)

    @contextmanager
    def clipped(self, left: float, top: float, width: float, height: float) -> Iterator[None]:
        """Clip drawing to a rectangle of the open page."""
        pen = self.pen(0, 0)
        x, y = pen.at(left, top + height)
        path = self.canvas.beginPath()
        path.rect(x, y, width * mm, height * mm)
        self.canvas.saveState()
        self.canvas.clipPath(path, stroke=0)
        yield
        self.canvas.restoreState()

    def turn(self) -> None:
        """End the page."""
        self.canvas.showPage()

    def save(self, path: str) -> None:
        """Write the document atomically.

        :raises FileError: if it cannot be written.
        """
        self.canvas.save()
        target = Path(path)
        partial = target.with_name(f".{target.name}.part")
        try:
            partial.write_bytes(self._out.getvalue())
            os.replace(partial, target)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise FileError(path, 0, f"cannot be written ({error.strerror or error})") from None
