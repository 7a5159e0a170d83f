"""Recognizes cards without a printed code by the feature points of their faces.

A face is shown once and stored on the user's machine, as feature points only, never as a picture.
Rules: EOJ-RECOG-04, EOJ-RECOG-05.
"""

from __future__ import annotations

import math
import os
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from duelkit.camera.layout import BORDER, CARD, FIELD, MAT, field_at, field_corner, field_middle
from duelkit.camera.seeing.mat import Mat
from duelkit.camera.seeing.reading import MOST_SLANTED, Shown
from duelkit.kernel.errors import FileError

FINE: Final = 2.5
"""Pixels per millimetre at which faces are compared."""
POINTS: Final = 260
"""The maximum number of points of a face."""
FEWEST: Final = 60
"""The minimum number of points by which a face can be recognized."""
ALIKE: Final = 60
"""The maximum number of bits, of 256, in which the descriptors of matching points differ."""
AGREEING: Final = 26
"""The minimum number of points whose arrangement must match the face."""
CLEARLY: Final = 2.5
"""The minimum ratio of matching points to those of the second-best face."""
SIZE: Final = 0.12
"""The relative tolerance of a card's apparent size."""
MOST: Final = 400
"""The maximum number of faces that are stored."""
LARGEST_FILE: Final = 64 << 20
SAME: Final = 7.0
"""The change of brightness below which a part of the mat counts as unchanged."""
Box = tuple[float, float, float, float]
"""The upper left corner, width and height of a part of the table, in millimetres on the mat."""
ASIDE: Final[tuple[Box, ...]] = (
    (-115, 0, 110, MAT),
    (MAT + 5, 0, 110, MAT),
    (0, -115, MAT, 110),
    (0, MAT + 5, MAT, 110),
)
"""The places beside the mat where cards are shown."""


class Points(NamedTuple):
    """The feature points of a picture: positions and descriptors."""

    places: NDArray[np.float32]
    marks: NDArray[np.uint8]


class Found(NamedTuple):
    """A face in a picture.

    :param turn: degrees to the right; ``at``: the card's centre in pixels; ``agreeing``: the number of matching points.
    """

    number: int
    turn: float
    at: tuple[float, float]
    agreeing: int


@cache
def _finder() -> cv2.ORB:
    return cv2.ORB.create(nfeatures=POINTS, scaleFactor=1.2, nlevels=6, edgeThreshold=12, patchSize=21, fastThreshold=8)


def points_of(picture: MatLike) -> Points:
    """The feature points of a grey picture."""
    places, marks = _finder().detectAndCompute(picture, None)
    if marks is None:
        return Points(np.zeros((0, 2), np.float32), np.zeros((0, 32), np.uint8))
    return Points(np.array([place.pt for place in places], np.float32), np.asarray(marks, np.uint8))


def cut(picture: MatLike, mat: Mat, box: Box) -> MatLike:
    """A part of the table, rectified.

    :param picture: a grey picture.
    """
    x, y, width, height = box
    there = np.array([[1 / FINE, 0, x], [0, 1 / FINE, y], [0, 0, 1]])
    return cv2.warpPerspective(
        picture,
        np.linalg.inv(mat.to_mat) @ there,
        (int(width * FINE), int(height * FINE)),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
    )


def shown_to_teach(picture: MatLike, mat: Mat) -> MatLike:
    """The part of a picture with the card on the middle field."""
    x, y = field_middle(4)
    return cut(picture, mat, (x - CARD[0] / 2, y - CARD[1] / 2, *CARD))


class Faces:
    """The known faces by card number."""

    def __init__(self, known: dict[int, Points] | None = None) -> None:
        self.known: dict[int, Points] = known or {}
        self._whose: NDArray[np.int32] | None = None
        self._matcher = cv2.BFMatcher(cv2.NORM_HAMMING)

    def learn(self, number: int, points: Points) -> None:
        """Store a face, replacing an older one of the same card."""
        self.known[number] = points
        self._whose = None

    def find(self, picture: MatLike) -> Found | None:
        """The face in a picture; ``None`` if it is not clearly a known one. Rule: EOJ-RECOG-05."""
        if not self.known:
            return None
        return self.match(points_of(picture))

    def match(self, points: Points) -> Found | None:
        """The face to which points belong."""
        if self._whose is None:
            self._whose = np.concatenate(
                [np.full(len(one.marks), number, np.int32) for number, one in self.known.items()]
            )
            self._places = np.concatenate([one.places for one in self.known.values()])
            self._matcher.clear()
            self._matcher.add([np.concatenate([one.marks for one in self.known.values()])])
        if len(points.marks) < AGREEING:
            return None
        pairs: dict[int, list[tuple[int, int]]] = {}
        for match in self._matcher.match(points.marks):
            if match.distance < ALIKE:
                pairs.setdefault(int(self._whose[match.trainIdx]), []).append((match.queryIdx, match.trainIdx))
        likely = sorted(pairs, key=lambda number: -len(pairs[number]))[:3]
        found = sorted((self._laid(number, points, pairs[number]) for number in likely), key=lambda one: -one.agreeing)
        if not found or found[0].agreeing < AGREEING:
            return None
        return found[0] if len(found) < 2 or found[0].agreeing >= CLEARLY * found[1].agreeing else None

    def _laid(self, number: int, points: Points, pairs: list[tuple[int, int]]) -> Found:
        """The placement of a card from matching points, and the number of points that agree on it."""
        nothing = Found(number, 0.0, (0.0, 0.0), 0)
        if len(pairs) < 4:
            return nothing
        here = self._places[[known for _, known in pairs]]
        there = points.places[[seen for seen, _ in pairs]]
        way, fits = cv2.estimateAffinePartial2D(here, there, method=cv2.RANSAC, ransacReprojThreshold=4)
        if way is None or abs(math.hypot(way[0, 0], way[1, 0]) - 1) > SIZE:
            return nothing
        middle = way @ np.array([CARD[0] * FINE / 2, CARD[1] * FINE / 2, 1])
        turn = math.degrees(math.atan2(float(way[1, 0]), float(way[0, 0]))) % 360
        return Found(number, turn, (float(middle[0]), float(middle[1])), int(np.sum(fits)))

    # the file

    def save(self, path: Path) -> None:
        """Write the faces atomically.

        :raises FileError: if it cannot be written.
        """
        arrays: dict[str, Any] = {}
        for number, points in self.known.items():
            arrays[f"places{number}"], arrays[f"marks{number}"] = points
        partial = path.with_name(f".{path.name}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with partial.open("wb") as out:
                np.savez_compressed(out, **arrays)
            os.replace(partial, path)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise FileError(str(path), 0, f"cannot be written ({error.strerror or error})") from None


def load_faces(path: Path) -> Faces:
    """Read the faces of a file; none if there is no file.

    :raises FileError: if the file is damaged.
    """
    if not path.exists():
        return Faces()
    damaged = FileError(
        str(path), 0, "damaged; expected faces that duelkit camera --teach wrote (delete it to begin anew)"
    )
    known: dict[int, Points] = {}
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise damaged
        with np.load(path, allow_pickle=False) as arrays:
            for name in arrays.files:
                if name.startswith("places") and len(known) < MOST:
                    number = int(name.removeprefix("places"))
                    points = Points(np.asarray(arrays[name]), np.asarray(arrays[f"marks{number}"]))
                    if points.places.shape != (len(points.marks), 2) or points.marks.shape[1:] != (32,):
                        raise damaged
                    known[number] = Points(points.places.astype(np.float32), points.marks.astype(np.uint8))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise damaged from None
    return Faces(known)


def faces_file() -> Path:
    """The path of the user's file of faces."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "duelkit" / "faces.npz"


class Glances:
    """Recognizes faces where no code is visible, again only where the picture has changed.

    :param faces: the known faces.
    """

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._past: dict[Box, tuple[MatLike, Shown | None]] = {}

    def on_field(self, picture: MatLike, mat: Mat, position: int) -> Shown | None:
        """A card on a field."""
        return self._look(picture, mat, (*field_corner(position), FIELD, FIELD))

    def aside(self, picture: MatLike, mat: Mat) -> list[Shown]:
        """Cards beside the mat, at most one on each side."""
        found = [self._look(picture, mat, box) for box in ASIDE]
        return [card for card in found if card is not None]

    def _look(self, picture: MatLike, mat: Mat, box: Box) -> Shown | None:
        part = cut(picture, mat, box)
        small = cv2.resize(part, None, fx=0.2, fy=0.2, interpolation=cv2.INTER_AREA)
        past = self._past.get(box)
        if past is not None and float(np.mean(cv2.absdiff(past[0], small))) < SAME:
            return past[1]
        found = self.faces.find(part)
        card = None if found is None else self._placed(found, box)
        self._past[box] = (small, card)
        return card

    def _placed(self, found: Found, box: Box) -> Shown:
        x, y = box[0] + found.at[0] / FINE, box[1] + found.at[1] / FINE
        facing = round(found.turn / 90) % 4
        slant = abs((found.turn - 90 * facing + 180) % 360 - 180)
        inside = BORDER <= x <= MAT - BORDER and BORDER <= y <= MAT - BORDER
        return Shown(
            found.number, facing if slant <= MOST_SLANTED else -1, slant, field_at(x, y) if inside else -1, (x, y)
        )
