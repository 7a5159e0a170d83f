"""What the solver needs to know of a game besides the duel itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.solving.chance import Solvable
from duelkit.solving.goals import Goal


class Knowledge(ABC):
    """The knowledge of one game for the solver; :meth:`of_duel` prepares it for a duel."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def dealt(self, duel: Solvable, since: int) -> int:
        """Whether cards came from the top of a deck since an entry of the log; see ``chance.Dealing``."""

    def of_duel(self, duel: Solvable) -> Knowledge:
        """The knowledge including facts about all positions that a duel can reach."""
        return self

    def settled(self, duel: Solvable, goal: Goal) -> bool | None:
        """Whether the goal will certainly be reached (True) or missed (False) whatever anybody does; ``None`` if that
        is uncertain.
        """
        return None

    def beside(self, duel: Solvable) -> Hashable:
        """What distinguishes positions with equal digests."""
        return ()

    def sorted(self, duel: Solvable, goal: Goal) -> Sequence[int]:
        """The options of the open question, the most promising for the asked player first; one of several equivalent
        options is enough.
        """
        assert duel.decision is not None
        return duel.decision.options


def knowledge_of(game: Game, duel: Solvable) -> Knowledge:
    """The knowledge of a game for a duel.

    :raises DuelkitError: if the game does not support the solver.
    """
    if "solving" not in game.parts:
        raise DuelkitError(f"the positions of the game {game.identity} cannot be solved; expected one of another game")
    return game.part("solving", Knowledge).of_duel(duel)  # type: ignore[type-abstract]
