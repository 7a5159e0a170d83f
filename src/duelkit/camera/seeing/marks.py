"""The codes in a picture. Rules: EOJ-RECOG-04, EOJ-RECOG-05."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from duelkit.camera.codes import is_card, is_mat, is_operation, is_proxy

Points = NDArray[np.float32]
"""Points in a picture or on the mat, a row each."""
CORRECTED: Final = 0.4
"""The share of the correctable squares that is corrected: two of five. A worse code is ignored instead of guessed."""


WINDOW: Final = 23
"""The size in pixels of the window for the local black threshold, in a picture 1,280 pixels wide."""
SMALLEST: Final = 12
"""The side of the smallest code in pixels."""


class Mark(NamedTuple):
    """A code in a picture.

    :param corners: clockwise from the code's own upper left one, in pixels.
    """

    code: int
    corners: Points


@cache
def _detector(size: int) -> cv2.aruco.ArucoDetector:
    """The detector for pictures whose longer side is ``size``; ``docs/camera.md`` explains its parameters."""
    settings = cv2.aruco.DetectorParameters()
    settings.errorCorrectionRate = CORRECTED
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    settings.cornerRefinementWinSize = 3
    window = max(WINDOW * size // 1280, 9) | 1
    settings.adaptiveThreshWinSizeMin = settings.adaptiveThreshWinSizeMax = window
    settings.minMarkerPerimeterRate = SMALLEST * 4 / size
    settings.maxMarkerPerimeterRate = 3.0
    return cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11), settings)


def grey(picture: MatLike) -> MatLike:
    """Convert a picture to grey."""
    return cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY) if picture.ndim == 3 else picture


def marks_in(picture: MatLike) -> list[Mark]:
    """The codes in a picture that belong to cards or mats."""
    found: Any
    shades = grey(picture)
    corners, found, _ = _detector(max(shades.shape)).detectMarkers(shades)
    if found is None:
        return []
    return [
        Mark(int(code), np.asarray(one, np.float32).reshape(4, 2))
        for code, one in zip(found.ravel(), corners, strict=True)
        if is_card(int(code)) or is_operation(int(code)) or is_proxy(int(code)) or is_mat(int(code))
    ]
