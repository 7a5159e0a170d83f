"""The position of the mat in a picture, and its condition. Rules: EOJ-RECOG-01, EOJ-RECOG-02."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from duelkit.camera.codes import EDGES, edge_of, is_mat
from duelkit.camera.layout import MAT, corners, edge_place, mat_marks
from duelkit.camera.seeing.marks import Mark, Points

FEWEST: Final = 3
"""The minimum number of visible codes of the mat, not all in one line."""
BENT: Final = 3.5
"""The maximum average deviation of codes from a flat mat, in millimetres."""
ASTRAY: Final = 9.0
"""The deviation in millimetres from which a code does not belong to the mat."""
DARK: Final = 60
"""The brightness of white paper, of 255, below which it is too dark."""
BLEACHED: Final = 120
"""The brightness of black print above which the light is too strong."""
GLARING: Final = 0.30
"""The share of overexposed area from which there is too much glare."""
SIDES: Final = ("upper", "right", "lower", "left")
"""The sides of the mat at which the camera can be, as seen by the first player. Rule: EOJ-RECOG-02."""


@dataclass(frozen=True)
class Mat:
    """The mat in a picture.

    :param to_mat: the homography from the picture to millimetres on the mat.
    :param side: the side of the mat nearest to the camera, one of ``SIDES``.
    :param bend: the average deviation of codes from a flat mat, in millimetres.
    :param astray: codes that are not where they belong.
    :param missing: edges whose code is not visible.
    :param edges: the visible codes at the edges, without those astray.
    """

    to_mat: NDArray[np.float64]
    side: str
    bend: float
    astray: tuple[int, ...]
    missing: tuple[int, ...]
    edges: tuple[int, ...] = ()

    def on_mat(self, points: Points) -> Points:
        """Convert points of the picture to millimetres on the mat."""
        found = cv2.perspectiveTransform(points.reshape(1, -1, 2), self.to_mat)
        return np.asarray(found, np.float32).reshape(-1, 2)

    def in_picture(self, points: Sequence[tuple[float, float]]) -> Points:
        """Convert points of the mat to the picture."""
        rows = np.array(points, np.float32).reshape(1, -1, 2)
        return np.asarray(cv2.perspectiveTransform(rows, np.linalg.inv(self.to_mat)), np.float32).reshape(-1, 2)


def find_mat(marks: Sequence[Mark]) -> Mat | None:
    """The mat, if enough of its codes are visible."""
    seen = {mark.code: mark for mark in marks if is_mat(mark.code)}
    fields = mat_marks()
    places = {code: fields[code] if code in fields else edge_place(edge_of(code)) for code in seen}
    used = list(seen)
    astray: list[int] = []
    to_mat, off = _fit(seen, used, places)
    while to_mat is not None and len(used) > FEWEST + 1:
        worst = max(used, key=lambda code: off[code])
        if off[worst] < ASTRAY:
            break
        used.remove(worst)
        astray.append(worst)
        to_mat, off = _fit(seen, used, places)
    if to_mat is None:
        return None
    bend = float(np.sqrt(np.mean([value * value for value in off.values()])))
    edges = {edge_of(code) for code in seen}
    missing = tuple(edge for edge in range(len(EDGES)) if edge not in edges)
    return Mat(
        to_mat, _side(to_mat), bend, tuple(sorted(astray)), missing, tuple(code for code in used if edge_of(code) >= 0)
    )


def _fit(
    seen: dict[int, Mark], used: list[int], places: dict[int, tuple[float, float, float]]
) -> tuple[NDArray[np.float64] | None, dict[int, float]]:
    """The best homography from picture to mat, and the deviation of each code in millimetres."""
    middles = {places[code][:2] for code in used}
    if len(used) < FEWEST or len({x for x, _ in middles}) < 2 or len({y for _, y in middles}) < 2:
        return None, {}
    there = np.concatenate([seen[code].corners for code in used])
    here = np.array([point for code in used for point in corners(*places[code])], np.float32)
    found, _ = cv2.findHomography(there, here)
    if found is None:
        return None, {}
    matrix = np.asarray(found, np.float64)
    away = cv2.perspectiveTransform(there.reshape(1, -1, 2), matrix).reshape(-1, 2) - here
    lengths = np.hypot(away[:, 0], away[:, 1]).reshape(-1, 4).mean(axis=1)
    return matrix, {code: float(length) for code, length in zip(used, lengths, strict=True)}


def _side(to_mat: NDArray[np.float64]) -> str:
    """The side of the mat nearest to the camera: the direction on the mat that is down in the picture."""
    middle = np.array([[[MAT / 2, MAT / 2]]], np.float32)
    there = cv2.perspectiveTransform(middle, np.linalg.inv(to_mat)).reshape(2)
    ends = np.array([[there, there + (0, 4)]], np.float32)
    start, end = cv2.perspectiveTransform(ends, to_mat).reshape(2, 2)
    across, down = end - start
    if abs(down) >= abs(across):
        return SIDES[2] if down > 0 else SIDES[0]
    return SIDES[1] if across > 0 else SIDES[3]


@dataclass(frozen=True)
class Light:
    """The brightness of the mat, or of the whole picture without a mat, in levels of 255.

    :param white: the level of the brightest tenth; ``black``: of the darkest twentieth.
    :param glare: the share of overexposed area.
    """

    white: float
    black: float
    glare: float

    @property
    def dark(self) -> bool:
        """Whether it is too dark."""
        return self.white < DARK

    @property
    def washed(self) -> bool:
        """Whether the light is too strong for black to look black."""
        return self.black > BLEACHED

    @property
    def glaring(self) -> bool:
        """Whether much of the mat is overexposed."""
        return self.glare > GLARING


def light_on(picture: MatLike, mat: Mat | None) -> Light:
    """Measure the light. Rule: EOJ-RECOG-01.

    :param picture: a grey picture.
    """
    part = picture
    if mat is not None:
        shape = mat.in_picture([(0, 0), (MAT, 0), (MAT, MAT), (0, MAT)])
        low, high = shape.min(axis=0).astype(int), shape.max(axis=0).astype(int)
        found = picture[max(low[1], 0) : max(high[1], 1), max(low[0], 0) : max(high[0], 1)]
        part = found if found.size > 100 else picture
    small = part[::3, ::3]
    black, white = np.percentile(small, (5, 90))
    return Light(float(white), float(black), float(np.mean(small >= 254)))
