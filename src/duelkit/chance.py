"""Chance of one's own for a duel: a generator of the standard library, or numbers that are planned.

>>> import random
>>> from duelkit.chance import OfRandom, Planned
>>> from duelkit.yugioh import load_deck, new_duel
>>> deck = load_deck("plain")
>>> duel = new_duel(deck, deck, source=OfRandom(random.Random(3)))
>>> six = new_duel(deck, deck, shuffled=False, source=Planned([5]))  # a die shows 6, then nothing more is planned
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Self

from duelkit.kernel.rng import Source

__all__ = ["OfRandom", "Planned", "Source"]


class OfRandom:
    """The numbers of a ``random.Random``, such as ``random.SystemRandom`` or one with a seed.

    :param generator: used as it is; copies of a duel continue with a copy of it, or, if it has no accessible state,
        with itself.
    """

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``.

        >>> import random
        >>> 0 <= OfRandom(random.Random(3)).below(6) < 6
        True
        """
        return self.generator.randrange(bound)

    def copy(self) -> OfRandom:
        """Returns an independent source that continues with the same numbers."""
        try:
            state = self.generator.getstate()
        except NotImplementedError:
            return self
        twin = type(self.generator)()
        twin.setstate(state)
        return OfRandom(twin)

    def state(self) -> tuple[object, ...]:
        """Returns the state of the generator; nothing if it has no accessible state."""
        try:
            return (str(self.generator.getstate()),)
        except NotImplementedError:
            return ()


class Planned:
    """Numbers given in advance, for a test or a study.

    A coin takes a number below 2, a die one below 6; a shuffle of n cards takes n − 1 numbers.

    :raises ValueError: if no number is left.
    """

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        """Returns the next number."""
        if not self.numbers:
            raise ValueError(f"chance is asked for a number below {bound}; expected one more in the plan")
        return self.numbers.pop(0)

    def copy(self) -> Self:
        """Returns an independent source with the same numbers left."""
        return type(self)(self.numbers)

    def state(self) -> tuple[object, ...]:
        """Returns the numbers that are left."""
        return tuple(self.numbers)
