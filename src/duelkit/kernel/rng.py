"""Random generators: one whose state cannot be computed from its numbers, and the small one of old records."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol

MASK: Final = 0xFFFFFFFF
BLOCK: Final = 64
SHORT: Final = 0x10000

KEYED: Final = "blake2b"
SMALL: Final = "sfc32"
"""The generator of records that name none."""


class Rng:
    """Random numbers from BLAKE2b blocks: the key is a hash of the seed, each block a hash of the key and its index.

    Nobody can compute earlier or later numbers or the seed from numbers that have been seen, such as all shuffles of a
    duel, unless the seed can be guessed. Compiled and plain Python produce the same numbers.

    :param seed: any integer; 128 bits from ``secrets`` if nobody must be able to guess it.
    :param key: the key, instead of a seed.
    """

    __slots__ = ("at", "block", "blocks", "key")

    def __init__(self, seed: int = 0, key: bytes = b"") -> None:
        self.key: bytes = key or hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
        self.blocks: int = 0
        """The number of blocks generated so far."""
        self.block: bytes = b""
        self.at: int = BLOCK
        """The index of the next byte of the block."""

    def short(self) -> int:
        """The next number, 0 ≤ n < 2¹⁶."""
        at = self.at
        if at == BLOCK:
            self.block = hashlib.blake2b(self.key + self.blocks.to_bytes(8, "little")).digest()
            self.blocks += 1
            at = 0
        self.at = at + 2
        return self.block[at] | self.block[at + 1] << 8

    def next(self) -> int:
        """The next number, 0 ≤ n < 2³²."""
        low = self.short()
        return low | self.short() << 16

    def wide(self) -> int:
        """The next number, 0 ≤ n < 2¹²⁸, as a seed for another generator that reveals nothing about this one."""
        value = 0
        for at in range(4):
            value |= self.next() << 32 * at
        return value

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound`` ≤ 2³², each equally likely (rejection, no bias)."""
        if bound <= SHORT:
            limit = SHORT - SHORT % bound
            value = self.short()
            while value >= limit:
                value = self.short()
            return value % bound
        limit = (MASK + 1) - (MASK + 1) % bound
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % bound

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place (Fisher–Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held

    def copy(self) -> Rng:
        """An independent generator that continues with the same numbers."""
        twin = Rng(0, self.key)
        twin.blocks = self.blocks
        twin.block = self.block
        twin.at = self.at
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that its further numbers depend on, as plain values."""
        return (self.key.hex(), self.blocks, self.at)

    def __reduce__(self) -> tuple[object, ...]:
        return (keyed_from, (self.key, self.blocks, self.block, self.at))


def keyed_from(key: bytes, blocks: int, block: bytes, at: int) -> Rng:
    """The generator in this state."""
    rng = Rng(0, key)
    rng.blocks = blocks
    rng.block = block
    rng.at = at
    return rng


class SmallRng(Rng):
    """sfc32, after Chris Doty-Humphrey's PractRand: its state is four integers, which can be computed from its numbers.

    :param seed: its lowest 96 bits are used.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(0, b"-")
        self.a: int = seed & MASK
        self.b: int = (seed >> 32) & MASK
        self.c: int = (seed >> 64) & MASK
        self.counter: int = 1
        if seed != -1:
            for _ in range(15):
                self.next()

    def next(self) -> int:
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return result

    def below(self, bound: int) -> int:
        limit = (MASK + 1) - (MASK + 1) % bound
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % bound

    def copy(self) -> Rng:
        return small_from(self.a, self.b, self.c, self.counter)

    def state(self) -> tuple[object, ...]:
        return (self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return (small_from, (self.a, self.b, self.c, self.counter))


def small_from(a: int, b: int, c: int, counter: int) -> SmallRng:
    """The small generator with this state."""
    rng = SmallRng(-1)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


class Source(Protocol):
    """A source of random numbers for a duel instead of a generator; ``duelkit.chance`` has some."""

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``."""

    def copy(self) -> Source:
        """An independent source that continues with the same numbers."""

    def state(self) -> tuple[object, ...]:
        """Everything that its further numbers depend on, as plain values."""


class Outer(Rng):
    """The numbers of a :class:`Source`.

    :raises ValueError: from each method, if the source returns a number that is out of bounds.
    """

    __slots__ = ("source",)

    def __init__(self, source: Source) -> None:
        super().__init__(0, b"-")
        self.source: Source = source

    def below(self, bound: int) -> int:
        value = self.source.below(bound)
        if not 0 <= value < bound:
            raise ValueError(f"the source of chance answered {value}; expected a number from 0 to {bound - 1}")
        return value

    def short(self) -> int:
        return self.below(SHORT)

    def next(self) -> int:
        return self.below(MASK + 1)

    def copy(self) -> Rng:
        return Outer(self.source.copy())

    def state(self) -> tuple[object, ...]:
        return self.source.state()

    def __reduce__(self) -> tuple[object, ...]:
        return (Outer, (self.source,))


GENERATORS: Final = (KEYED, SMALL)


def generator(name: str, seed: int) -> Rng:
    """The generator of this name, one of ``GENERATORS``."""
    return SmallRng(seed) if name == SMALL else Rng(seed)
