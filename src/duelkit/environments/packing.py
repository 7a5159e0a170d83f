"""Four 16-bit numbers in a 64-bit word: rows of observations are compared and packed in such words.

Four numbers at a time are combined, compared and written; when compiled, only the bytes are allocated.
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
"""The number of cached short rows; a power of 2."""
MOST: Final = 1 << 15
"""The number of cached long rows after which the cache is cleared."""

_MIX_A: Final = 0x1E3779B97F4A7C15
_MIX_B: Final = 0x165667B19E3779F9
_PAIR: Final = Struct("2q").pack
_NINE: Final = Struct("9q").pack


Piece = bytes | memoryview
"""The pieces from which an observation is joined."""


def blank(width: int, rows: int) -> list[memoryview]:
    """Returns unused rows, from 0 to a number of them: all the same zeros, which stay in the processor's cache.

    :param width: how many numbers a row contains.
    """
    zeros = memoryview(bytes(2 * width * rows))
    return [zeros[: 2 * width * count] for count in range(rows + 1)]


def small(value: int) -> int:
    """Returns a number limited to 16 bits."""
    return LARGEST if value > LARGEST else -LARGEST if value < -LARGEST else value


def word(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Combines four numbers, so that they follow each other in the machine's byte order.

    :raises TooLarge: if one of them needs more than 16 bits.
    """
    if (a + 0x8000 | b + 0x8000 | c + 0x8000 | d + 0x8000) >> 16:
        raise TooLarge(f"one of {a}, {b}, {c}, {d} takes more than 16 bits")
    if LITTLE:
        return a & 0xFFFF | (b & 0xFFFF) << 16 | (c & 0xFFFF) << 32 | d << 48
    return d & 0xFFFF | (c & 0xFFFF) << 16 | (b & 0xFFFF) << 32 | a << 48


class Pair:
    """A row of up to eight numbers, and the two words from which it was made."""

    def __init__(self, a: i64, b: i64, row: bytes) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.row: bytes = row


class Pairs:
    """A cache of rows of up to eight numbers that recur; a row may replace another one in it.

    :param count: how many numbers a row contains.
    """

    def __init__(self, count: int) -> None:
        self.size: int = 2 * count
        self.kept: list[Pair] = [Pair(0, 0, bytes(2 * count)) for _ in range(KEPT)]

    def row(self, a: i64, b: i64) -> bytes:
        """Returns the row that two words make."""
        at: i64 = ((a ^ a >> 27) * _MIX_A ^ (b ^ b >> 27) * _MIX_B) >> 40 & (KEPT - 1)
        kept = self.kept[at]
        if kept.a != a or kept.b != b:
            kept = self.kept[at] = Pair(a, b, _PAIR(a, b)[: self.size])
        return kept.row


class Row:
    """A row as it was packed last: packed again only if its numbers differ.

    :param count: how many numbers it contains, at most 36.
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

    def packed(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64, i: i64) -> bytes:
        """Returns the bytes of the row that these words make."""
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
