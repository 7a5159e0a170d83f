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

    :param generator: used as it is; copies of a duel go on with a copy of it, or, where its state cannot be had, with
        itself.
    """

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def below(self, bound: int) -> int:
        """A number 0 ≤ n < ``bound``."""
        return self.generator.randrange(bound)

    def copy(self) -> OfRandom:
        """An independent source that goes on with the same numbers."""
        try:
            state = self.generator.getstate()
        except NotImplementedError:
            return self
        twin = type(self.generator)()
        twin.setstate(state)
        return OfRandom(twin)

    def state(self) -> tuple[object, ...]:
        """The state of the generator; nothing where it cannot be had."""
        try:
            return (str(self.generator.getstate()),)
        except NotImplementedError:
            return ()


class Planned:
    """Numbers that are given one after the other, for a test or a study.

    A coin asks for a number below 2, a die for one below 6; a shuffle of n cards for n − 1 numbers.

    :raises ValueError: where no number is left.
    """

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        """The next number."""
        if not self.numbers:
            raise ValueError(f"chance is asked for a number below {bound}; expected one more in the plan")
        return self.numbers.pop(0)

    def copy(self) -> Self:
        """An independent source with the same numbers left."""
        return type(self)(self.numbers)

    def state(self) -> tuple[object, ...]:
        """The numbers that are left."""
        return tuple(self.numbers)
