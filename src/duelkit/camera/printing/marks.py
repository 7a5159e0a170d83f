"""The squares of a code."""

from __future__ import annotations

from functools import cache
from typing import Final

import cv2

CELLS: Final = 8
"""The width of a code in squares, including its black frame."""


@cache
def squares(code: int) -> tuple[str, ...]:
    """A code as rows from the top, ``#`` for black and a space for white."""
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
    picture = cv2.aruco.generateImageMarker(family, code, CELLS)
    return tuple("".join(" " if value else "#" for value in row) for row in picture)
