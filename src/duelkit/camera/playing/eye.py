"""The eye of a sitting: pictures from a source, looked at as they come."""

from __future__ import annotations

from cv2.typing import MatLike

from duelkit.camera.playing.steady import Look, Steady
from duelkit.camera.seeing.reading import Known, read
from duelkit.camera.seeing.sources import NoPictures, Source


class Eye:
    """Looks at the mat.

    :param source: where its pictures come from; ``known``: what knows cards without a code of ours.
    """

    def __init__(self, source: Source, known: Known | None = None) -> None:
        self.source = source
        self.known = known
        self.steady = Steady()
        self.open = True
        self.lost = ""
        """Why there are no more pictures, if a camera was taken away."""
        self.pictures = 0
        self.picture: MatLike | None = None
        """The newest picture."""

    def look(self) -> Look | None:
        """The newest look; ``None`` once there are no more pictures. Rule: EOJ-RECOG-03."""
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
        """Look no more."""
        self.open = False
        self.source.close()
