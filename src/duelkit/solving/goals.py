"""What is to be proved of a position: that its player wins this turn, or that the player survives the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.kernel.playable import Playable

WIN: Final = "win"
SURVIVE: Final = "survive"
GOALS: Final = (WIN, SURVIVE)


@dataclass(frozen=True)
class Goal:
    """What a player wants to be certain of, whatever the opponent and chance do.

    :param kind: ``WIN``: the duel is won before turn ``last`` is over; ``SURVIVE``: it is not lost by then.
    :param player: whose goal it is; ``last``: the number of the last turn that counts.
    """

    kind: str
    player: int
    last: int

    def reached(self, duel: Playable) -> bool | None:
        """Whether the goal is reached for good, or missed for good; ``None`` while that is open."""
        outcome = duel.outcome
        if duel.turn > self.last:  # also if it is over by now, such as by a draw from an empty deck
            return self.kind == SURVIVE
        if outcome is not None:
            return outcome.winner == self.player if self.kind == WIN else outcome.winner != 1 - self.player
        return None


def goal_of(duel: Playable, kind: str, player: int | None = None) -> Goal:
    """The goal of a position.

    :param kind: ``WIN``: before the turn ends that is going on; ``SURVIVE``: until the opponent's turn is over, the one
        that is going on or else the next.
    :param player: whose goal it is; the player who is asked if left out.
    """
    if player is None:
        player = duel.turn_player if duel.decision is None else duel.decision.player
    waits = kind == SURVIVE and duel.turn_player == player
    return Goal(kind, player, duel.turn + 1 if waits else duel.turn)
