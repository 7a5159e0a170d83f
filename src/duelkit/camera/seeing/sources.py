"""Sources of pictures: a camera, a film, a folder. Rule: EOJ-RECOG-03."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

import cv2
from cv2.typing import MatLike

from duelkit.kernel.errors import DuelkitError, FileError

ENDINGS: Final = (".png", ".jpg", ".jpeg", ".bmp", ".webp")
LARGEST_SIDE: Final = 4096
PATIENCE: Final = 2.0
"""The maximum time in seconds without a picture from a camera."""
SIZE: Final = (1280, 720)
GAP: Final = 0.08
"""The minimum time in seconds between two pictures; a camera's pictures in between are skipped."""


class NoPictures(DuelkitError):
    """A source has no pictures, or no more."""


class Source(ABC):
    """A source of pictures."""

    @abstractmethod
    def next(self) -> tuple[float, MatLike] | None:
        """The next picture and its time in seconds; ``None`` at the end of a recording.

        :raises NoPictures: if a camera stops giving pictures.
        """

    def close(self) -> None:  # noqa: B027
        """Release the source."""


class Film(Source):
    """A film, at its own speed or as fast as it can be read.

    :raises FileError: if it cannot be read.
    """

    def __init__(self, path: str) -> None:
        if not Path(path).is_file():
            raise FileError(path, 0, "cannot be read; expected a film")
        self._film = cv2.VideoCapture(path)
        if not self._film.isOpened():
            raise FileError(path, 0, "not a film that can be read; expected .mp4, .avi, .mkv or .webm")
        self._rate = self._film.get(cv2.CAP_PROP_FPS) or 25.0
        self._count = 0

    def next(self) -> tuple[float, MatLike] | None:
        there, picture = self._film.read()
        if not there:
            return None
        self._count += 1
        return self._count / self._rate, picture

    def close(self) -> None:
        self._film.release()


class Folder(Source):
    """The pictures of a folder in the order of their names.

    :param glance: how many times each picture is returned, a tenth of a second apart.
    :raises FileError: if there are none.
    """

    def __init__(self, path: str, glance: int = 6) -> None:
        folder = Path(path)
        if not folder.is_dir():
            raise FileError(path, 0, "no such folder; expected a folder of pictures")
        self._names = sorted(name for name in folder.iterdir() if name.suffix.lower() in ENDINGS)
        if not self._names:
            raise FileError(path, 0, f"no pictures; expected {', '.join(ENDINGS)}")
        self._glance = glance
        self._count = 0
        self._open: MatLike | None = None

    def next(self) -> tuple[float, MatLike] | None:
        at, again = divmod(self._count, self._glance)
        if at >= len(self._names):
            return None
        if not again:
            self._open = load_picture(self._names[at])
        assert self._open is not None
        self._count += 1
        return self._count / 10, self._open


class Camera(Source):
    """A camera of this machine.

    :param number: its index, from 0.
    :raises NoPictures: if there is none.
    """

    def __init__(self, number: int) -> None:
        # OpenCV prints its own messages if there is no camera
        cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
        self._camera = cv2.VideoCapture(number)
        if not self._camera.isOpened():
            raise NoPictures(
                f"no camera {number}; expected one that is connected and that no other program uses "
                "(EOJ-RECOG-03), or --video or --pictures"
            )
        self._number = number
        self._due = 0.0
        self._camera.set(cv2.CAP_PROP_FRAME_WIDTH, SIZE[0])
        self._camera.set(cv2.CAP_PROP_FRAME_HEIGHT, SIZE[1])

    def next(self) -> tuple[float, MatLike] | None:
        until = time.monotonic() + PATIENCE
        while (now := time.monotonic()) < until:
            if now < self._due and self._camera.grab():
                continue
            there, picture = self._camera.read()
            if there:
                self._due = time.monotonic() + GAP
                return time.monotonic(), picture
            time.sleep(0.05)
        raise NoPictures(
            f"camera {self._number} gives no pictures any more; expected it to be connected (EOJ-RECOG-03)"
        )

    def close(self) -> None:
        self._camera.release()


def load_picture(path: str | Path) -> MatLike:
    """Read a picture from a file.

    :raises FileError: if it cannot be read or is too large.
    """
    picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if picture is None:
        raise FileError(str(path), 0, f"not a picture that can be read; expected {', '.join(ENDINGS)}")
    if max(picture.shape) > LARGEST_SIDE:
        raise FileError(
            str(path), 0, f"{picture.shape[1]} × {picture.shape[0]} pixels; expected at most {LARGEST_SIDE} a side"
        )
    return picture
