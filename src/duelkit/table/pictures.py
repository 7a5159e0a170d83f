"""What pictures of a mat show; imported with the first picture, because it needs the libraries of the camera."""

from __future__ import annotations

import cv2
import numpy as np

from duelkit.camera.playing.steady import Look
from duelkit.camera.playing.steady import Steady as Steady
from duelkit.camera.seeing.condition import troubles
from duelkit.camera.seeing.reading import Reading
from duelkit.camera.seeing.reading import read as read_picture
from duelkit.camera.words import in_words, say
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal


def read(data: bytes) -> Reading:
    """Returns what a picture shows.

    :raises Refusal: if it is not a picture.
    """
    cv2.setNumThreads(1)
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_GRAYSCALE)
    if picture is None:
        raise Refusal("bad_message", "not a picture; expected JPEG")
    return read_picture(picture)


def seen(look: Look, language: str) -> Json:
    """How well a mat is seen."""
    mat = look.reading.mat
    wrong = [in_words(language, one) for one in troubles(look.reading)]
    if look.hidden:
        wrong.append(say(language, "mat-hidden", fields=" ".join(str(position + 1) for position in look.hidden)))
    return {
        "mat": mat is not None,
        "side": None if mat is None else mat.side,
        "quiet": look.quiet,
        "wrong": wrong,
        "ask": None,
        "option": None,
        "command": None,
        "said": [],
        "how": [],
    }
