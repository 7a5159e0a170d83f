"""What the solver asks of a game beside the duel itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.solving.chance import Solvable
from duelkit.solving.goals import Goal


class Knowledge(ABC):
    """What one game knows for the search; :meth:`of_duel` prepares it for a duel."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def dealt(self, duel: Solvable, since: int) -> int:
        """Whether cards came from the order of a deck since an entry of the log; see ``chance.Dealing``."""

    def of_duel(self, duel: Solvable) -> Knowledge:
        """The same with what holds of all positions that a duel can come to."""
        return self

    def settled(self, duel: Solvable, goal: Goal) -> bool | None:
        """Whether the goal will be reached, or missed, whatever anybody does from here; ``None`` where that is not
        known. Only what is certain may be said.
        """
        return None

    def beside(self, duel: Solvable) -> Hashable:
        """What tells apart positions that have one digest."""
        return ()

    def sorted(self, duel: Solvable, goal: Goal) -> Sequence[int]:
        """The options of the open question, the most promising for the player asked first; of those that lead to the
        same, one is enough.
        """
        assert duel.decision is not None
        return duel.decision.options


def knowledge_of(game: Game, duel: Solvable) -> Knowledge:
    """What a game knows of a duel.

    :raises DuelkitError: if the game has nothing for the solver.
    """
    if "solving" not in game.parts:
        raise DuelkitError(f"the positions of the game {game.identity} cannot be solved; expected one of another game")
    return game.part("solving", Knowledge).of_duel(duel)  # type: ignore[type-abstract]
