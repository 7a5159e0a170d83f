"""The clock of a room: a number of seconds for each turn of a player."""

from __future__ import annotations

from typing import Final

RESPONSE_SECONDS: Final = 30.0
"""The least time for an answer outside the player's own turn."""
Turn = tuple[int, int]
"""The number of a turn, and the turn player."""


class Clock:
    """The players' remaining time. It runs for the turn player while that player is asked.

    :param each: the seconds for a turn, ``None`` without a clock.
    """

    def __init__(self, each: int | None) -> None:
        self.each = each
        self.reset()

    def reset(self) -> None:
        """Starts another duel, whose turns are numbered from 1 again."""
        self.left = [float(self.each or 0)] * 2
        """Both players' seconds for their turns; before their first turn, the whole time."""
        self._turn: Turn | None = None
        self._out = [-1, -1]
        """The turn in which a player's time has run out."""

    def turn(self, turn: Turn) -> None:
        """Starts a turn: the first time, the clock of its player is set."""
        if self.each is not None and turn != self._turn:
            self._turn = turn
            self.left[turn[1]] = float(self.each)

    def spend(self, player: int, seconds: float) -> None:
        """Takes time from a player."""
        self.left[player] = max(self.left[player] - seconds, 0.0)

    def seconds(self, player: int, turn: Turn, spent: float) -> float:
        """Returns how long a player still has for a question.

        :param spent: how long it has been open.
        """
        left = self.left[player] if turn[1] == player else max(self.left[player], RESPONSE_SECONDS)
        return max(left - spent, 0.0)

    def ran_out(self, player: int, turn: Turn) -> None:
        """Records that a player's time has run out; in the player's own turn, this uses up the whole turn."""
        if turn[1] == player:
            self._out[player] = turn[0]

    def rushes(self, player: int, turn: Turn) -> bool:
        """Whether the clock answers for a player until the end of this turn."""
        return self._out[player] == turn[0]
