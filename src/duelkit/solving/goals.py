"""The goal to prove for a position: that its player wins this turn or survives the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.kernel.playable import Playable

WIN: Final = "win"
SURVIVE: Final = "survive"
GOALS: Final = (WIN, SURVIVE)


@dataclass(frozen=True)
class Goal:
    """A goal that a player must reach whatever the opponent and chance do.

    :param kind: ``WIN``: the duel is won before the end of turn ``last``; ``SURVIVE``: it is not lost by then.
    :param player: the player with the goal; ``last``: the number of the last turn that counts.
    """

    kind: str
    player: int
    last: int

    def reached(self, duel: Playable) -> bool | None:
        """Whether the goal has been reached (True) or missed (False); ``None`` while that is undecided."""
        outcome = duel.outcome
        if duel.turn > self.last:  # even if the duel is over by now, for example by a draw from an empty deck
            return self.kind == SURVIVE
        if outcome is not None:
            return outcome.winner == self.player if self.kind == WIN else outcome.winner != 1 - self.player
        return None


def goal_of(duel: Playable, kind: str, player: int | None = None) -> Goal:
    """The goal of a position.

    :param kind: ``WIN``: before the current turn ends; ``SURVIVE``: until the end of the opponent's turn, which is the
    current or the next one.
    :param player: the player with the goal; by default the player who is asked.
    """
    if player is None:
        player = duel.turn_player if duel.decision is None else duel.decision.player
    waits = kind == SURVIVE and duel.turn_player == player
    return Goal(kind, player, duel.turn + 1 if waits else duel.turn)
