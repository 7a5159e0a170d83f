"""Numbers of 16 bits side by side in words of 64: what rows of observations are compared by, and packed from.

Four numbers at a time are put together, looked at and written; compiled, nothing is made for that but the bytes.
"""

from __future__ import annotations

import sys
from struct import Struct
from typing import Final

from duelkit.environments.errors import TooLarge
from duelkit.kernel.native import i64

LARGEST: Final = 32767
LITTLE: Final = sys.byteorder == "little"
KEPT: Final = 2048
"""So many short rows are kept; a power of 2."""
MOST: Final = 1 << 15
"""When so many long rows are kept, it is begun anew."""

_MIX_A: Final = 0x1E3779B97F4A7C15
_MIX_B: Final = 0x165667B19E3779F9
_PAIR: Final = Struct("2q").pack
_NINE: Final = Struct("9q").pack


Piece = bytes | memoryview
"""What an observation is joined from."""


def blank(width: int, rows: int) -> list[memoryview]:
    """Rows that are not used, 0 to so many of them: all the same zeros, which stay near the processor.

    :param width: how many numbers a row holds.
    """
    zeros = memoryview(bytes(2 * width * rows))
    return [zeros[: 2 * width * count] for count in range(rows + 1)]


def small(value: int) -> int:
    """A number as 16 bits hold it."""
    return LARGEST if value > LARGEST else -LARGEST if value < -LARGEST else value


def word(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers, so that they lie one after the other in the machine's order of bytes.

    :raises TooLarge: if one of them takes more than 16 bits.
    """
    if (a + 0x8000 | b + 0x8000 | c + 0x8000 | d + 0x8000) >> 16:
        raise TooLarge(f"one of {a}, {b}, {c}, {d} takes more than 16 bits")
    if LITTLE:
        return a & 0xFFFF | (b & 0xFFFF) << 16 | (c & 0xFFFF) << 32 | d << 48
    return d & 0xFFFF | (c & 0xFFFF) << 16 | (b & 0xFFFF) << 32 | a << 48


class Pair:
    """A row of up to eight numbers, and the two words that it was made of."""

    def __init__(self, a: i64, b: i64, row: bytes) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.row: bytes = row


class Pairs:
    """Rows of up to eight numbers that are met again and again: many are made once. A row needs the place of another.

    :param count: how many numbers a row holds.
    """

    def __init__(self, count: int) -> None:
        self.size: int = 2 * count
        self.kept: list[Pair] = [Pair(0, 0, bytes(2 * count)) for _ in range(KEPT)]

    def row(self, a: i64, b: i64) -> bytes:
        """The row that two words make."""
        at: i64 = ((a ^ a >> 27) * _MIX_A ^ (b ^ b >> 27) * _MIX_B) >> 40 & (KEPT - 1)
        kept = self.kept[at]
        if kept.a != a or kept.b != b:
            kept = self.kept[at] = Pair(a, b, _PAIR(a, b)[: self.size])
        return kept.row


class Row:
    """A row as it was told last: packed anew only if it says something else.

    :param count: how many numbers it holds, at most 36.
    """

    def __init__(self, count: int) -> None:
        self.size: int = 2 * count
        self.bytes: bytes = bytes(2 * count)
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0
        self.g: i64 = 0
        self.h: i64 = 0
        self.i: i64 = 0

    def told(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64, i: i64) -> bytes:
        """The bytes of the row that these words make."""
        if (
            a != self.a
            or b != self.b
            or c != self.c
            or d != self.d
            or e != self.e
            or f != self.f
            or g != self.g
            or h != self.h
            or i != self.i
        ):
            self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h, self.i = a, b, c, d, e, f, g, h, i
            self.bytes = _NINE(a, b, c, d, e, f, g, h, i)[: self.size]
        return self.bytes
