"""Problems of a picture that prevent reading the mat. Rules: EOJ-RECOG-01 to EOJ-RECOG-03."""

from __future__ import annotations

from duelkit.camera.codes import FIELDS, edge_of
from duelkit.camera.seeing.mat import BENT, DARK, Light
from duelkit.camera.seeing.reading import Reading

Trouble = tuple[str, dict[str, str]]
"""The key of a message and its arguments."""
PLACES = ("upper-left", "upper", "upper-right", "right", "lower-right", "lower", "lower-left", "left")
"""The places of the codes at the mat's edges, in order."""
FEW = 3
"""The number of missing codes from which the mat is badly visible."""


def troubles(reading: Reading, edges: tuple[int, ...] = ()) -> list[Trouble]:
    """The problems that prevent reading the mat, the most serious first.

    :param edges: the codes at the edges of the expected mat; empty for any.
    """
    # overexposed white paper matters only if codes are lost
    lost = reading.mat is None or bool(reading.mat.missing)
    found = _light(reading.light, lost)
    mat = reading.mat
    if mat is None:
        if reading.mirrored:
            return [("trouble-mirrored", {})]
        return [
            *found,
            ("trouble-no-mat" if reading.marks == 0 else "trouble-little-mat", {"count": str(reading.marks)}),
        ]
    if edges and not set(mat.edges) <= set(edges):
        found.append(("trouble-other-mat", {}))
    if mat.astray:
        found.append(("trouble-astray", {"places": " ".join(map(place_of, mat.astray))}))
    elif mat.bend > BENT:
        found.append(("trouble-bent", {"bend": f"{mat.bend:.1f}"}))
    if len(mat.missing) >= FEW:
        found.append(("trouble-missing", {"places": " ".join(PLACES[edge] for edge in mat.missing)}))
    return found


def place_of(code: int) -> str:
    """The place of a code on the mat: a key for its edge, or the number of its field."""
    edge = edge_of(code)
    return PLACES[edge] if edge >= 0 else str(FIELDS.index(code) + 1)


def _light(light: Light, lost: bool) -> list[Trouble]:
    if light.dark:
        return [("trouble-dark", {"level": f"{light.white:.0f}", "least": str(DARK)})]
    if light.washed or light.glaring and lost:
        return [("trouble-strong", {"share": f"{100 * light.glare:.0f}"})]
    return []
