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

    :param cards: every card of the library, and what further cards duels bring, in a lasting order.
    :param number: the number by which the game knows a card.
    :param columns: the names of the features.
    :param features: the features of a card, as many as columns.
    """

    def __init__(self, cards: Sequence[Any], number: Callable[[Any], int], columns: Sequence[str],
                 features: Callable[[Any], Iterable[float]]) -> None:
        self.cards = tuple(cards)
        self.numbers = tuple(number(card) for card in self.cards)
        self.columns = tuple(columns)
        self.ids = {number: at for at, number in enumerate(self.numbers, FIRST)}
        """The row of each card, by its number."""
        self._of = features

    def __len__(self) -> int:
        return FIRST + len(self.cards)

    @cached_property
    def features(self) -> NDArray[np.float32]:
        """The features, of the shape (rows, columns), about between −1 and 4; made when they are first asked for."""
        import numpy

        made = numpy.zeros((len(self), len(self.columns)), numpy.float32)
        for at, card in enumerate(self.cards, FIRST):
            made[at] = numpy.fromiter(self._of(card), numpy.float32, len(self.columns))
        return made


def bits(value: int, count: int) -> list[float]:
    """The lowest bits of a number, one by one."""
    return [float(value >> at & 1) for at in range(count)]
