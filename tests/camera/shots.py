"""Pictures and typed lines for ``duelkit camera``, one after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

from cv2.typing import MatLike

from duelkit.camera.seeing.sources import NoPictures, Source

SEED = 4
"""Of the duels that are begun."""
Run = Callable[..., tuple[int, str, str]]
"""Pictures, then arguments; ``lines`` that are typed, ``lost`` if the camera is gone. Status, output, errors."""


class Shots(Source):
    """Pictures one after the other, each for a moment; then the camera is gone, or the film is over."""

    def __init__(self, pictures: list[MatLike], lost: bool = False, glance: int = 6) -> None:
        self.over = threading.Event()
        self.pictures = pictures
        self.lost = lost
        self.glance = glance
        self.count = 0

    def next(self) -> tuple[float, MatLike] | None:
        if self.count // self.glance >= len(self.pictures):
            self.over.set()
            if self.lost:
                raise NoPictures("camera 0 gives no pictures any more")
            return None
        self.count += 1
        return self.count / 10, self.pictures[(self.count - 1) // self.glance]


class Later:
    """Lines that are typed once the pictures are over."""

    def __init__(self, text: str, shots: Shots) -> None:
        self.lines = text.splitlines(True)
        self.shots = shots

    def __iter__(self) -> Iterator[str]:
        # or once nobody looks at them any more
        seen_before = -1
        while not self.shots.over.wait(4) and self.shots.count != seen_before:
            seen_before = self.shots.count
        return iter(self.lines)
