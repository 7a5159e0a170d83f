"""The question that a person has been asked in a room."""

from __future__ import annotations

import asyncio

from duelkit.kernel.decision import Decision


class Question:
    """The open question.

    :ivar moment: counts every change of the duel: work begun for an earlier one is void.
    :ivar asked: the question that a person has been asked and has not answered.
    """

    def __init__(self) -> None:
        self.moment = 0
        self.asked: Decision | None = None
        self._since = 0.0

    def put(self, decision: Decision) -> None:
        """Opens a question."""
        self.asked = decision
        self._since = asyncio.get_running_loop().time()

    def drop(self) -> None:
        """Closes the question: the duel goes on."""
        self.moment += 1
        self.asked = None

    def spent(self) -> float:
        """Returns how long the question has been open, in seconds."""
        return asyncio.get_running_loop().time() - self._since

    def is_to(self, player: int) -> bool:
        """Whether a player is asked."""
        return self.asked is not None and self.asked.player == player
