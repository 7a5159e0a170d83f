"""The mat: nine fields with the elements of both sides, and codes for the camera.

It is printed in parts that are cut out and put together; no code is cut.
Rules: EOJ-BOARD-01, EOJ-BOARD-02, EOJ-FIELD-01.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.judgment_mats import edges_of
from duelkit.camera.layout import BORDER, FIELD, MAT, field_corner, mat_marks
from duelkit.camera.printing.judgment_face import COLOURS
from duelkit.camera.printing.paper import BLACK, GREY, WHITE, Colour, Pen, Sheets
from duelkit.camera.words import say
from duelkit.judgment.language.terms import Element
from duelkit.judgment.state.board import Board
from duelkit.judgment.text.en.terms import ELEMENTS as ELEMENTS_EN
from duelkit.judgment.text.ja.terms import ELEMENTS as ELEMENTS_JA

_NEAR: Final = BORDER + FIELD
_FAR: Final = MAT - _NEAR
PARTS: Final = (
    (0.0, 0.0, _FAR, _NEAR),
    (_FAR, 0.0, _NEAR, _FAR),
    (_NEAR, _FAR, _FAR, _NEAR),
    (0.0, _NEAR, _NEAR, _FAR),
    (_NEAR, _NEAR, FIELD, FIELD),
)
"""The upper left corner, width and height of the parts of the mat, four around the middle field."""


def pale(colour: Colour) -> Colour:
    """A lighter colour, against which codes and cards stand out."""
    return tuple(0.72 + 0.28 * value for value in colour)  # type: ignore[return-value]


def draw_mat(pen: Pen, board: Board) -> None:
    """Draw the whole mat."""
    pen.box(0, 0, MAT, MAT, fill=WHITE, line=GREY, thick=0.3)
    for position in range(9):
        x, y = field_corner(position)
        face, back = board.fronts[position], board.backs[position]
        pen.box(
            x + 0.6, y + 0.6, FIELD - 1.2, FIELD - 1.2, fill=pale(COLOURS[face]), line=COLOURS[face], thick=0.6, round=2
        )
        pen.text(str(position + 1), x + 3, y + 8, 18, COLOURS[face], bold=True)
        pen.text(_element(face), x + 12, y + 7, 11, COLOURS[face], bold=True)
        pen.text(_element(back), x + FIELD - 24, y + FIELD - 3, 8, COLOURS[back])
    for code, (x, y, side) in mat_marks(edges_of(board)).items():
        pen.code(code, x, y, side)
    middle = MAT / 2
    for language, at in (("ja", -62.0), ("en", 62.0)):
        pen.text(say(language, "mat-first"), middle + at, MAT - BORDER / 2, 9, GREY, middle=True)
        pen.text(say(language, "mat-second"), middle + at, BORDER / 2, 9, GREY, middle=True)
    pen.text("duelkit", BORDER, MAT - 2, 5, BLACK)


def _element(bit: int) -> str:
    return f"{ELEMENTS_JA[Element(bit)]} {ELEMENTS_EN[Element(bit)]}"


def print_mat(sheets: Sheets, board: Board) -> None:
    """Draw the parts of the mat, a page each."""
    for number, (x, y, width, height) in enumerate(PARTS, 1):
        sheets.lie(width > height)
        page_width, page_height = sheets.page
        left, top = (page_width - width) / 2, (page_height - height) / 2
        with sheets.clipped(left, top, width, height):
            draw_mat(sheets.pen(left - x, top - y), board)
        sheets.cutting_marks([left, left + width], [top, top + height])
        labels = [say(language, "mat-part", number=str(number), count=str(len(PARTS))) for language in ("ja", "en")]
        sheets.pen(left, top + height + 8).text("  ".join(labels), 0, 0, 8, GREY)
        sheets.turn()
    sheets.lie(False)
