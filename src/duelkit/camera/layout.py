"""The layout of cards and mat in millimetres, for printing and reading.

The origin of the mat is its upper left corner as seen by the first player, with x to the right and y down; the origin
of a card is its upper left corner.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.codes import EDGES, FIELDS

Point = tuple[float, float]

CARD: Final[Point] = (63.0, 88.0)
"""Width and height of a card."""
CARD_MARK: Final = 32.0
"""The side of a card's code."""
CARD_MARK_AT: Final[Point] = (4.0, 14.0)
"""The upper left corner of a card's code."""

MAT: Final = 360.0
"""The side of the mat."""
FIELD: Final = 92.0
"""The side of a field."""
BORDER: Final = (MAT - 3 * FIELD) / 2
"""The distance between the mat's edge and the fields."""
EDGE_MARK: Final = 32.0
FIELD_MARK: Final = 28.0
_LOW: Final = (BORDER - EDGE_MARK) / 2
_MIDDLE: Final = (MAT - EDGE_MARK) / 2
_HIGH: Final = MAT - _LOW - EDGE_MARK
_EDGES: Final = (
    (_LOW, _LOW),
    (_MIDDLE, _LOW),
    (_HIGH, _LOW),
    (_HIGH, _MIDDLE),
    (_HIGH, _HIGH),
    (_MIDDLE, _HIGH),
    (_LOW, _HIGH),
    (_LOW, _MIDDLE),
)


def field_corner(position: int) -> Point:
    """The upper left corner of a field."""
    return BORDER + position % 3 * FIELD, BORDER + position // 3 * FIELD


def field_middle(position: int) -> Point:
    """The middle of a field."""
    x, y = field_corner(position)
    return x + FIELD / 2, y + FIELD / 2


def field_at(x: float, y: float) -> int:
    """The field at a point of the mat, −1 if there is none."""
    column, row = int((x - BORDER) // FIELD), int((y - BORDER) // FIELD)
    return row * 3 + column if 0 <= column < 3 and 0 <= row < 3 else -1


def edge_place(edge: int) -> tuple[float, float, float]:
    """The upper left corner and the side of the code at an edge."""
    return (*_EDGES[edge], EDGE_MARK)


def mat_marks(edges: tuple[int, ...] = EDGES) -> dict[int, tuple[float, float, float]]:
    """Every code of a mat: its upper left corner and its side.

    :param edges: the codes at its edges.
    """
    found = {code: edge_place(edge) for edge, code in enumerate(edges)}
    for position, code in enumerate(FIELDS):
        x, y = field_middle(position)
        found[code] = (x - FIELD_MARK / 2, y - FIELD_MARK / 2, FIELD_MARK)
    return found


def corners(x: float, y: float, side: float) -> list[Point]:
    """The corners of a square, clockwise from its upper left one."""
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
