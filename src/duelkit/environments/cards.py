"""The table of cards: what is known of a card beyond an observation, including the words of its effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FIRST: Final = 2
"""The row of the first card: row 0 is no card or an unknown one, row 1 a card that is not in the library."""


class CardTable:
    """A row of features for each card, the same in every duel of a game. A card that a policy has never met is still
    described by its figures, kinds and the words of its effects.

    :param numbers: the numbers of all cards of the library and of further cards that duels make, in a stable order.
    :param card: returns the card with a number.
    :param columns: the names of the features.
    :param features: returns the features of a card, one per column.
    """

    def __init__(
        self,
        numbers: Sequence[int],
        card: Callable[[int], Any],
        columns: Sequence[str],
        features: Callable[[Any], Iterable[float]],
    ) -> None:
        self.numbers = tuple(numbers)
        self.columns = tuple(columns)
        self._card = card
        self.ids = {number: at for at, number in enumerate(self.numbers, FIRST)}
        """The row of each card, by its number."""
        self._of = features

    def __len__(self) -> int:
        return FIRST + len(self.numbers)

    @cached_property
    def features(self) -> NDArray[np.float32]:
        """The features, of the shape (rows, columns), about between −1 and 4; computed when first used."""
        import numpy

        made = numpy.zeros((len(self), len(self.columns)), numpy.float32)
        for row in range(FIRST, len(self)):
            made[row] = self.row(row)
        return made

    def card(self, at: int) -> Any:
        """Returns the card of a row, in the game's own type.

        :raises IndexError: for the rows for no card and for an unknown one, or if there is no such row.
        """
        if at < FIRST:
            raise IndexError(f"row {at} is no card's; expected {FIRST} to {len(self) - 1}")
        return self._card(self.numbers[at - FIRST])

    def row(self, at: int) -> NDArray[np.float32]:
        """Returns the features of one row; only its card is made."""
        import numpy

        if at < FIRST:
            return numpy.zeros(len(self.columns), numpy.float32)
        return numpy.fromiter(self._of(self.card(at)), numpy.float32, len(self.columns))


def bits(value: int, count: int) -> list[float]:
    """Returns the lowest bits of a number, one by one."""
    return [float(value >> at & 1) for at in range(count)]
