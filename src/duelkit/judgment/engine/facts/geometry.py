"""Positions, directions and cells. Rules: EOJ-BOARD-01 to -03, EOJ-ORIENT-03 to -05, EOJ-COUNTER-02.

Positions are 0 to 8 from the top left; direction 0 is up, 1 right, 2 down, 3 left.
"""

from __future__ import annotations

from typing import Final

from duelkit.judgment.state.codes import BACK, FRONT, LEFT, RIGHT

COLUMN: Final[tuple[int, ...]] = (0, 1, 0, -1)
ROW: Final[tuple[int, ...]] = (-1, 0, 1, 0)
"""The change of column and row for one step in each direction."""
SIDES: Final[tuple[int, ...]] = (FRONT, RIGHT, BACK, LEFT)


def at(column: int, row: int) -> int:
    """The position in this column and row, −1 off the board."""
    return row * 3 + column if 0 <= column <= 2 and 0 <= row <= 2 else -1


def cell(position: int, facing: int, right: int, forward: int) -> int:
    """The position of a cell relative to a creature, −1 off the board."""
    sideways = (facing + 1) % 4
    return at(
        position % 3 + COLUMN[facing] * forward + COLUMN[sideways] * right,
        position // 3 + ROW[facing] * forward + ROW[sideways] * right,
    )


def reach_of(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """The positions that the cells cover, for each ``position * 4 + facing``; all other positions if there are none."""
    table: list[tuple[int, ...]] = []
    for position in range(9):
        for facing in range(4):
            if cells:
                found = [cell(position, facing, right, forward) for right, forward in cells]
                table.append(tuple([place for place in found if place >= 0]))
            else:
                table.append(tuple([place for place in range(9) if place != position]))
    return tuple(table)


ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                place
                for place in [at(position % 3 + COLUMN[way], position // 3 + ROW[way]) for way in range(4)]
                if place >= 0
            ]
        )
        for position in range(9)
    ]
)
"""The positions that share an edge with each position."""
BESIDE: Final[tuple[int, ...]] = tuple([sum([1 << place for place in places]) for places in ADJACENT])
"""The same as bits."""


def direction(origin: int, goal: int, facing: int) -> int:
    """The direction from ``origin`` to ``goal``: that of the larger offset, on a tie along the axis of ``facing``."""
    across = goal % 3 - origin % 3
    down = goal // 3 - origin // 3
    if abs(across) > abs(down) or abs(across) == abs(down) and facing % 2 == 1:
        return 1 if across > 0 else 3
    return 2 if down > 0 else 0


def side_towards(position: int, facing: int, other: int) -> int:
    """The side of a card at a position that faces another position."""
    return SIDES[(direction(position, other, facing) - facing) % 4]


STEPS: Final[tuple[int, ...]] = tuple(
    [
        at(position % 3 + COLUMN[way] * count, position // 3 + ROW[way] * count)
        for count in range(3)
        for way in range(4)
        for position in range(9)
    ]
)
"""Where ``count`` steps lead, for each ``(count * 4 + way) * 9 + position``; −1 off the board."""


def step(position: int, way: int, count: int = 1) -> int:
    """The position ``count`` steps away, −1 off the board."""
    return STEPS[(count * 4 + way) * 9 + position] if 0 <= count <= 2 else -1


def relative(position: int, facing: int, other: int) -> tuple[int, int]:
    """Another position as a cell (right, forward) of a creature."""
    across = other % 3 - position % 3
    down = other // 3 - position // 3
    sideways = (facing + 1) % 4
    return (across * COLUMN[sideways] + down * ROW[sideways], across * COLUMN[facing] + down * ROW[facing])
