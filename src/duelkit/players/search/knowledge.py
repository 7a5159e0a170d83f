"""What the search needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from duelkit.kernel.playable import Playable

D = TypeVar("D", bound=Playable)
Mark = tuple[int, int]
"""The meaning of an option, independent of the ids of cards that were hidden when the search began."""


class Knowledge(Protocol[D]):
    """The knowledge of one game: a quick player, and the winning probability of a position."""

    game: str
    """The name of the game."""

    spread: float
    """The difference of evaluations that makes an option e times as likely to be tried."""

    horizon: int
    """The number of ends of turns after which a simulation is evaluated."""

    luck: float
    """The correlation, 0 to 1, of the values of a decision's options in the same determinization."""

    def imagine(self, duel: D, player: int, seed: int) -> D:
        """A determinization: a copy in which everything that the player cannot know is drawn anew.

        The cards that the open question lets the player look at remain the same.
        """

    def weigh(self, duel: D) -> list[tuple[int, float]]:
        """The promising options of the open question, each with its evaluation; never empty.

        It is called for determinizations only, may try options on copies, and does not change the duel. The quick
        player takes the first of the best options.
        """

    def promises(self, duel: D) -> list[tuple[int, float]]:
        """Like :meth:`weigh`, for a node of the tree, which can be examined more closely."""

    def chance(self, duel: D, player: int) -> float:
        """The probability, 0 to 1, that a player wins a position between two turns, or one that is over."""

    def marks(self, duel: D, player: int) -> Callable[[D, int], Mark]:
        """A function that maps the options of determinizations of a duel to their meaning for the player.

        :param duel: the duel that is played; only what the player can know is used.
        """


def best_of(weighed: list[tuple[int, float]]) -> int:
    """The first of the options with the best evaluation."""
    best, worth = weighed[0]
    for option, found in weighed:
        if found > worth:
            best = option
            worth = found
    return best
