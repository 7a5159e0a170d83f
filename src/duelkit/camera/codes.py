"""The square codes on cards and mat, as numbers of a public family.

Rules: EOJ-RECOG-04, EOJ-RECOG-08.
The family is AprilTag 36h11: 587 codes, of which any two differ in at least 11 of 36 squares in every rotation.
"""

from __future__ import annotations

from typing import Final

LAST_CARD: Final = 399
"""Codes from 1 to this one are cards, by their number in the game."""

END_TURN: Final = 400
END_PHASE: Final = 401
ATTACK: Final = 402
ROTATE: Final = 403
ABILITY: Final = 404
CHOOSE: Final = 405
YES: Final = 406
NO: Final = 407
DONE: Final = 408
CANCEL: Final = 409
UNDO: Final = 410
SURRENDER: Final = 411
ELEMENTS: Final = {1: 420, 2: 421, 4: 422, 8: 423, 16: 424}
"""The operation card of each element, by the element's bit."""
PROXIES: Final = tuple(range(450, 458))
"""Cards that can stand for any creature. Rule: EOJ-TERM-12."""
OPERATIONS: Final = {
    END_TURN: "end-turn",
    END_PHASE: "end-phase",
    ATTACK: "attack",
    ROTATE: "rotate",
    ABILITY: "ability",
    CHOOSE: "choose",
    YES: "yes",
    NO: "no",
    DONE: "done",
    CANCEL: "cancel",
    UNDO: "undo",
    SURRENDER: "surrender",
    **{code: f"element-{bit}" for bit, code in ELEMENTS.items()},
}
"""The message key of each operation card. Rule: EOJ-RECOG-08."""

EDGES: Final = tuple(range(560, 568))
"""The codes at the mat's edges, clockwise from the upper left corner."""
OTHER_MATS: Final = 12
"""The number of alternative codes for each edge, which mats of other boards use."""
_OTHER_EDGES: Final = 458
FIELDS: Final = tuple(range(570, 579))
"""The code in the middle of each field, which is visible if no card covers it."""


def is_card(code: int) -> bool:
    """Whether a code is a card of the game."""
    return 0 < code <= LAST_CARD


def is_proxy(code: int) -> bool:
    """Whether a code is a card that can stand for any creature."""
    return code in PROXIES


def is_operation(code: int) -> bool:
    """Whether a code is an operation card. Rule: EOJ-RECOG-08."""
    return code in OPERATIONS


def edge_code(edge: int, mat: int) -> int:
    """The code at an edge, from 0 clockwise from the upper left corner.

    :param mat: 0 for the standard board, 1 to ``OTHER_MATS`` for another one.
    """
    return EDGES[edge] if mat == 0 else _OTHER_EDGES + (mat - 1) * len(EDGES) + edge


def edge_of(code: int) -> int:
    """The edge of a mat at which a code is, on the mat of any board; −1 for none."""
    if code in EDGES:
        return EDGES.index(code)
    other = code - _OTHER_EDGES
    return other % len(EDGES) if 0 <= other < OTHER_MATS * len(EDGES) else -1


def is_mat(code: int) -> bool:
    """Whether a code belongs to a mat."""
    return code in FIELDS or edge_of(code) >= 0
