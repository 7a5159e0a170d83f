"""What a game tells the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from duelkit.kernel.playable import Playable

D = TypeVar("D", bound=Playable)
Mark = tuple[int, int]
"""What an option means, whichever number a card has that was hidden when the search began."""


class Knowledge(Protocol[D]):
    """What one game knows: a quick player, and the chances of a position."""

    game: str
    """The name of the game."""

    spread: float
    """A difference of promise that makes an option e times as likely to be looked at."""

    horizon: int
    """After how many ends of turns an imagined course is valued."""

    luck: float
    """How alike the options of a decision fare in the same imagined world: the correlation of their values, 0 to 1."""

    def imagine(self, duel: D, player: int, seed: int) -> D:
        """A duel as the player can imagine it: all that the player cannot know is drawn anew.

        The cards that the open question offers to look at stay what they are.
        """

    def weigh(self, duel: D) -> list[tuple[int, float]]:
        """The options of the open question that are worth a look, each with what it promises; never empty.

        It is asked of imagined duels only, may try things on copies, and leaves the duel as it is. The quick player
        takes the first of those that promise most.
        """

    def promises(self, duel: D) -> list[tuple[int, float]]:
        """As :meth:`weigh`, of a situation that the search will come back to: it may be looked at more closely."""

    def chance(self, duel: D, player: int) -> float:
        """The chance that a player wins a position between two turns, or one that is over; 0 to 1."""

    def marks(self, duel: D, player: int) -> Callable[[D, int], Mark]:
        """How the options of the duels imagined from a duel are told apart by what they mean to the player.

        :param duel: the one that is played; what the player may not know of it is not looked at.
        """


def best_of(weighed: list[tuple[int, float]]) -> int:
    """The option that promises most, the first of them."""
    best, worth = weighed[0]
    for option, found in weighed:
        if found > worth:
            best = option
            worth = found
    return best
