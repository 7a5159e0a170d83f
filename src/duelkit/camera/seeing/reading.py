"""Reads a picture: the cards on each field and beside the mat.

Rules: EOJ-RECOG-04 to EOJ-RECOG-08.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, Protocol

import cv2
from cv2.typing import MatLike

from duelkit.camera.codes import FIELDS, is_mat, is_operation
from duelkit.camera.layout import CARD, CARD_MARK, CARD_MARK_AT, field_at
from duelkit.camera.seeing.marks import Mark, grey, marks_in
from duelkit.camera.seeing.mat import Light, Mat, find_mat, light_on

MOST_SLANTED: Final = 30.0
"""The maximum deviation of a card from a quarter turn, in degrees. Rule: EOJ-RECOG-06."""
LIFTED: Final = 1.3
"""The factor of a code's apparent size beyond which it is held up instead of lying on the mat."""
FACINGS: Final = ("up", "right", "down", "left")


@dataclass(frozen=True)
class Shown:
    """A card in a picture.

    :param facing: the direction of its top on the mat, in quarter turns from up to the right; −1 if unclear.
    :param slant: the deviation from that quarter turn in degrees.
    :param place: the field on which it lies, −1 beside the mat or in a hand.
    :param at: its centre in millimetres on the mat.
    """

    code: int
    facing: int
    slant: float = 0.0
    place: int = -1
    at: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class FieldSeen:
    """A field: the cards on it; ``empty`` if its own code is visible. If neither, something covers it."""

    cards: tuple[Shown, ...] = ()
    empty: bool = False

    @property
    def creature(self) -> Shown | None:
        """The only card of the game on it, ``None`` if there is none or more than one."""
        found = [card for card in self.cards if not is_operation(card.code)]
        return found[0] if len(found) == 1 else None

    @property
    def operation(self) -> Shown | None:
        """The operation card on it."""
        return next((card for card in self.cards if is_operation(card.code)), None)

    @property
    def hidden(self) -> bool:
        """Whether it is covered. Rule: EOJ-RECOG-05."""
        return not self.cards and not self.empty

    @property
    def key(self) -> tuple[object, ...]:
        """The values that stay the same while cards lie still."""
        return (self.empty, tuple(sorted((card.code, card.facing) for card in self.cards)))


@dataclass(frozen=True)
class Reading:
    """What a picture shows.

    :param fields: the nine fields; empty if no mat is found.
    :param beside: cards beside the mat, or held up to the camera.
    :param mirrored: whether the picture is mirrored, so that no code can be read.
    """

    mat: Mat | None
    light: Light
    fields: tuple[FieldSeen, ...] = ()
    beside: tuple[Shown, ...] = ()
    marks: int = 0
    mirrored: bool = False
    found: tuple[Mark, ...] = field(default=(), repr=False, compare=False)


class Known(Protocol):
    """Recognizes cards without a printed code."""

    def on_field(self, picture: MatLike, mat: Mat, position: int) -> Shown | None:
        """A card on a field."""

    def aside(self, picture: MatLike, mat: Mat) -> list[Shown]:
        """Cards beside the mat."""


def read(picture: MatLike, known: Known | None = None) -> Reading:
    """Read a picture.

    :param picture: in colour or grey, with eight bits.
    :param known: recognizes cards without a code where neither a card's code nor the field's own is visible.
    """
    shades = grey(picture)
    marks = marks_in(shades)
    mat = find_mat(marks)
    light = light_on(shades, mat)
    if mat is None:
        mirrored = not any(is_mat(mark.code) for mark in marks) and find_mat(marks_in(cv2.flip(shades, 1))) is not None
        beside = tuple(Shown(mark.code, -1) for mark in marks if not is_mat(mark.code))
        return Reading(None, light, (), beside, len(marks), mirrored, tuple(marks))
    empty = {mark.code for mark in marks if mark.code in FIELDS}
    cards = [placed(mark, mat) for mark in marks if not is_mat(mark.code)]
    fields = tuple(
        FieldSeen(tuple(card for card in cards if card.place == position), code in empty)
        for position, code in enumerate(FIELDS)
    )
    if known is not None:
        fields = tuple(_by_face(known, shades, mat, position, seen) for position, seen in enumerate(fields))
        cards += known.aside(shades, mat)
    return Reading(mat, light, fields, tuple(card for card in cards if card.place < 0), len(marks), False, tuple(marks))


def _by_face(known: Known, picture: MatLike, mat: Mat, position: int, seen: FieldSeen) -> FieldSeen:
    """Read a field without a visible code."""
    card = known.on_field(picture, mat, position) if seen.hidden else None
    return seen if card is None or card.place != position else FieldSeen((card,))


def placed(mark: Mark, mat: Mat) -> Shown:
    """The field, facing and slant of a card. Rules: EOJ-RECOG-06, EOJ-RECOG-07."""
    upper_left, upper_right, lower_right, lower_left = mat.on_mat(mark.corners)
    up = (upper_left + upper_right - lower_left - lower_right) / 2
    side = (math.hypot(*up) + math.hypot(*((upper_right + lower_right - upper_left - lower_left) / 2))) / 2
    turn = math.degrees(math.atan2(float(up[0]), -float(up[1]))) % 360
    facing = round(turn / 90) % 4
    slant = abs((turn - facing * 90 + 180) % 360 - 180)
    angle = math.radians(turn)
    right, down = (CARD[at] / 2 - CARD_MARK_AT[at] - CARD_MARK / 2 for at in range(2))
    middle = (upper_left + upper_right + lower_left + lower_right) / 4
    x = float(middle[0]) + right * math.cos(angle) - down * math.sin(angle)
    y = float(middle[1]) + right * math.sin(angle) + down * math.cos(angle)
    lies = CARD_MARK / LIFTED < side < CARD_MARK * LIFTED
    return Shown(mark.code, facing if slant <= MOST_SLANTED else -1, slant, field_at(x, y) if lies else -1, (x, y))
