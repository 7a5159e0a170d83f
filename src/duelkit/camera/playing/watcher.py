"""Reads the mat from the pictures of a source."""

from __future__ import annotations

from cv2.typing import MatLike

from duelkit.camera.playing.steady import Look, Steady
from duelkit.camera.seeing.reading import Known, read
from duelkit.camera.seeing.sources import NoPictures, Source


class MatWatcher:
    """Reads the mat, picture by picture.

    :param source: the source of pictures.
    :param known: recognizes cards without a printed code.
    """

    def __init__(self, source: Source, known: Known | None = None) -> None:
        self.source = source
        self.known = known
        self.steady = Steady()
        self.open = True
        self.lost = ""
        """Why there are no more pictures, if a camera was disconnected."""
        self.pictures = 0
        self.picture: MatLike | None = None
        """The newest picture."""

    def look(self) -> Look | None:
        """Read the next picture; ``None`` once there are no more. Rule: EOJ-RECOG-03."""
        if not self.open:
            return None
        try:
            found = self.source.next()
        except NoPictures as error:
            self.lost = str(error)
            found = None
        if found is None:
            self.close()
            return None
        self.pictures += 1
        self.picture = found[1]
        return self.steady.see(found[0], read(found[1], self.known))

    def close(self) -> None:
        """Stop reading pictures."""
        self.open = False
        self.source.close()
