"""The table of cards: what can be known of a card beyond what an observation says, words of its effects too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FIRST: Final = 2
"""The row of the first card: row 0 is no card or an unknown one, row 1 one that the library does not have."""


class CardTable:
    """A row of features for each card, the same in every duel of a game. A card that no policy has met still says what
    it is: its figures, kinds and the words that its effects are made of.

    :param numbers: those by which the game knows every card of the library, and what further cards duels bring, in a
        lasting order.
    :param card: the card of a number.
    :param columns: the names of the features.
    :param features: the features of a card, as many as columns.
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
        """The features, of the shape (rows, columns), about between −1 and 4; made when they are first asked for."""
        import numpy

        made = numpy.zeros((len(self), len(self.columns)), numpy.float32)
        for row in range(FIRST, len(self)):
            made[row] = self.row(row)
        return made

    def card(self, at: int) -> Any:
        """The card of a row, as the game knows it.

        :raises IndexError: for the rows that stand for no card and for an unknown one, or if there is no such row.
        """
        if at < FIRST:
            raise IndexError(f"row {at} is no card's; expected {FIRST} to {len(self) - 1}")
        return self._card(self.numbers[at - FIRST])

    def row(self, at: int) -> NDArray[np.float32]:
        """The features of one row; only its card is made."""
        import numpy

        if at < FIRST:
            return numpy.zeros(len(self.columns), numpy.float32)
        return numpy.fromiter(self._of(self.card(at)), numpy.float32, len(self.columns))


def bits(value: int, count: int) -> list[float]:
    """The lowest bits of a number, one by one."""
    return [float(value >> at & 1) for at in range(count)]
