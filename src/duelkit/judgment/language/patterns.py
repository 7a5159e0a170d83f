"""Attack and defence icons (攻撃方法アイコン・防御方法アイコン). Rules: EOJ-CARD-15, EOJ-CARD-16.

A cell is (right, forward) in the creature's own frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.judgment.language.terms import CardSide

Cell = tuple[int, int]


class Damage(IntEnum):
    """The type of an attack. Rules: EOJ-KIND-03, EOJ-KIND-05."""

    NONE = 0
    PHYSICAL = 1
    MAGIC = 2


class Mode(IntEnum):
    """Which of the creatures in reach an attack strikes."""

    CHOOSE = 0
    """One of them; the attacker chooses."""
    ALL = 1
    """All of them at once, allies included. Rule: EOJ-KIND-06."""
    GROUP = 2
    """The chosen one, and those that the card text groups with it."""


@dataclass(frozen=True, slots=True)
class AttackPattern:
    """An attack icon; without ``cells`` it reaches every field."""

    name: str
    damage: Damage
    mode: Mode
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class DefencePattern:
    """A defence icon: the sides that counterattack and the blind sides."""

    counter: CardSide
    blind: CardSide


FRONT, RIGHT, BACK, LEFT = (0, 1), (1, 0), (0, -1), (-1, 0)
FRONT_2, RIGHT_2, BACK_2, LEFT_2 = (0, 2), (2, 0), (0, -2), (-2, 0)


def _pattern(name: str, mode: Mode, *cells: Cell) -> AttackPattern:
    return AttackPattern(name, Damage.PHYSICAL, mode, cells)


NO_ATTACK = AttackPattern("none", Damage.NONE, Mode.CHOOSE)
STANDARD = _pattern("front", Mode.CHOOSE, FRONT)
SELECTIVE_FRONT = _pattern("front 1 or 2", Mode.CHOOSE, FRONT, FRONT_2)
STANDARD_RANGED = _pattern("front 2", Mode.CHOOSE, FRONT_2)
LANCER = _pattern("front 1 and 2", Mode.ALL, FRONT, FRONT_2)
SELECTIVE_ARC = _pattern("front, left or right", Mode.CHOOSE, FRONT, LEFT, RIGHT)
SELECTIVE_FULL_CIRCLE = _pattern("any side", Mode.CHOOSE, FRONT, LEFT, RIGHT, BACK)
ARC_BARRAGE = _pattern("front, left and right", Mode.ALL, FRONT, LEFT, RIGHT)
FULL_CIRCLE_BARRAGE = _pattern("all sides", Mode.ALL, FRONT, LEFT, RIGHT, BACK)
RIGHT_ANGLE = _pattern("front and right", Mode.ALL, FRONT, RIGHT)
LEFT_ANGLE = _pattern("front and left", Mode.ALL, FRONT, LEFT)
FRONT_BACK_STRIKE = _pattern("front and back", Mode.ALL, FRONT, BACK)
LEFT_RIGHT_STRIKE = _pattern("left and right", Mode.ALL, LEFT, RIGHT)
ARC_LONG_RANGE = _pattern("front, left or right, 1 or 2", Mode.CHOOSE, FRONT, FRONT_2, LEFT, LEFT_2, RIGHT, RIGHT_2)
FULL_LONG_RANGE = _pattern("any side, 1 or 2", Mode.CHOOSE, FRONT, FRONT_2, LEFT, LEFT_2, RIGHT, RIGHT_2, BACK, BACK_2)
LEFT_RIGHT_LONG_RANGE = _pattern("left or right, 1 or 2", Mode.CHOOSE, LEFT, LEFT_2, RIGHT, RIGHT_2)
MAGIC = AttackPattern("magic, any one", Damage.MAGIC, Mode.CHOOSE)
MAGIC_GROUP = AttackPattern("magic, a group", Damage.MAGIC, Mode.GROUP)
MAGIC_FRONT_2 = AttackPattern("magic, front 1 and 2", Damage.MAGIC, Mode.ALL, (FRONT, FRONT_2))

F, R, B, L = CardSide.FRONT, CardSide.RIGHT, CardSide.BACK, CardSide.LEFT
NOBODY = CardSide(0)


def defence(counter: CardSide = NOBODY, blind: CardSide = NOBODY) -> DefencePattern:
    """A defence icon.

    :raises ValueError: if a side is both a counter side and blind.
    """
    if counter & blind:
        raise ValueError(f"{counter & blind!r} is both a counter side and blind")
    return DefencePattern(counter, blind)


FRONT_BLIND_BACK = defence(F, B)
NONE_BLIND_BACK = defence(NOBODY, B)
FULL = defence(F | L | R | B)
NO_DEFENCE = defence()
ARC_BLIND_BACK = defence(F | L | R, B)
FRONT_BLIND_ARC = defence(F, L | R | B)
NONE_BLIND_ARC = defence(NOBODY, L | R | B)
LEFT_RIGHT = defence(L | R)
NONE_BLIND_FULL = defence(NOBODY, F | L | R | B)
FRONT_BACK = defence(F | B)
FRONT_RIGHT_BLIND_BACK = defence(F | R, B)
FRONT_BACK_BLIND_SIDES = defence(F | B, L | R)
FRONT_RIGHT_BLIND_REST = defence(F | R, L | B)
LEFT_RIGHT_BLIND_REST = defence(L | R, F | B)
FRONT_LEFT_BLIND_REST = defence(F | L, R | B)
