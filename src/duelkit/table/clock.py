"""The clock of a room: so many seconds for each turn of a player."""

from __future__ import annotations

from typing import Final

RESPONSE_SECONDS: Final = 30.0
"""The least time for an answer outside one's own turn."""
Turn = tuple[int, int]
"""The number of a turn, and whose it is."""


class Clock:
    """How much time the players have left. It runs for the player whose turn it is, while that one is asked.

    :param each: the seconds for a turn, ``None`` without a clock.
    """

    def __init__(self, each: int | None) -> None:
        self.each = each
        self.reset()

    def reset(self) -> None:
        """Another duel begins: its turns are numbered from 1 again."""
        self.left = [float(self.each or 0)] * 2
        """Of both players, for their turns; before the first of them, all of it."""
        self._turn: Turn | None = None
        self._out = [-1, -1]
        """The turn in which a player has let the time run out."""

    def turn(self, turn: Turn) -> None:
        """It is this turn now: when it begins, the clock of its player is set."""
        if self.each is not None and turn != self._turn:
            self._turn = turn
            self.left[turn[1]] = float(self.each)

    def spend(self, player: int, seconds: float) -> None:
        """Take time from a player."""
        self.left[player] = max(self.left[player] - seconds, 0.0)

    def seconds(self, player: int, turn: Turn, spent: float) -> float:
        """How long a player still has for a question.

        :param spent: how long it has been open.
        """
        left = self.left[player] if turn[1] == player else max(self.left[player], RESPONSE_SECONDS)
        return max(left - spent, 0.0)

    def ran_out(self, player: int, turn: Turn) -> None:
        """A player has let the time run out: in the own turn, that is the end of it."""
        if turn[1] == player:
            self._out[player] = turn[0]

    def rushes(self, player: int, turn: Turn) -> bool:
        """Whether the clock answers for a player until the end of this turn."""
        return self._out[player] == turn[0]
