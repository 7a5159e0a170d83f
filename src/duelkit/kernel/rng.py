"""A small random generator whose whole state is four integers (sfc32, after Chris Doty-Humphrey's PractRand)."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF


class Rng:
    """A generator of 32-bit numbers: add, shift and xor only, so that compiled and plain Python agree.

    :param seed: any integer; its lowest 96 bits are used.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = 0) -> None:
        self.a: int = seed & MASK
        self.b: int = (seed >> 32) & MASK
        self.c: int = (seed >> 64) & MASK
        self.counter: int = 1
        if seed != -1:
            for _ in range(15):
                self.next()

    def next(self) -> int:
        """The next number, 0 ≤ n < 2³²."""
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return result

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``, each equally likely (rejection, no bias)."""
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
        """An independent generator that goes on with the same numbers."""
        twin = Rng(-1)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def state(self) -> tuple[int, int, int, int]:
        """The four integers."""
        return (self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return (rng_from_state, self.state())


def rng_from_state(a: int, b: int, c: int, counter: int) -> Rng:
    """The generator with this state."""
    rng = Rng(-1)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
