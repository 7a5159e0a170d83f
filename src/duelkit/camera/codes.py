"""What the square codes on cards and mat mean: one number each, of one public family.

Rules: EOJ-RECOG-04, EOJ-RECOG-08.
The family is AprilTag 36h11: 587 codes, any two of which differ in at least 11 of 36 squares however they are turned.
"""

from __future__ import annotations

from typing import Final

LAST_CARD: Final = 399
"""Codes from 1 to this are cards, by their number in the game."""

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
"""An element by its bit, and the operation card that names it."""
PROXIES: Final = tuple(range(450, 458))
"""Cards that stand for any creature. Rule: EOJ-TERM-12."""
OPERATIONS: Final = {
    END_TURN: "end-turn", END_PHASE: "end-phase", ATTACK: "attack", ROTATE: "rotate", ABILITY: "ability",
    CHOOSE: "choose", YES: "yes", NO: "no", DONE: "done", CANCEL: "cancel", UNDO: "undo", SURRENDER: "surrender",
    **{code: f"element-{bit}" for bit, code in ELEMENTS.items()},
}
"""Every operation card with the key of its words. Rule: EOJ-RECOG-08."""

EDGES: Final = tuple(range(560, 568))
"""The codes at the mat's edges, clockwise from the upper left corner."""
FIELDS: Final = tuple(range(570, 579))
"""The code in the middle of each field; it can be seen where no card lies."""


def is_card(code: int) -> bool:
    """Whether a code is a card of the game."""
    return 0 < code <= LAST_CARD


def is_proxy(code: int) -> bool:
    """Whether a code is a card that stands for any creature."""
    return code in PROXIES


def is_operation(code: int) -> bool:
    """Whether a code is an operation card. Rule: EOJ-RECOG-08."""
    return code in OPERATIONS


def is_mat(code: int) -> bool:
    """Whether a code belongs to the mat."""
    return code in EDGES or code in FIELDS
