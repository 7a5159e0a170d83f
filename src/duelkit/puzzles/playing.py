"""A puzzle being played: the opponent answers with the best refutation; what comes of it is told with the reason."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from duelkit.games.game import Game
from duelkit.kernel.decision import Decision
from duelkit.puzzles import PLAYER, Puzzle
from duelkit.recording import Recorder
from duelkit.solving import REFUTED, WIN, Solver, goal_of
from duelkit.solving.chance import Solvable
from duelkit.solving.search import Exhausted

NODES: Final = 20_000
"""Positions that the opponent looks at for one answer, at most."""
SECONDS: Final = 10.0
SOLVED: Final = "solved"
FAILED: Final = "failed"

D = TypeVar("D", bound=Solvable)


class Trial(Generic[D]):
    """A puzzle being played. Where it stands follows from its recorder, so that taking back needs no care.

    :param recorder: the duel as :meth:`Puzzle.begin` answers it.
    """

    def __init__(self, game: Game, puzzle: Puzzle, recorder: Recorder[D]) -> None:
        self.game = game
        self.puzzle = puzzle
        self.recorder = recorder
        goal = goal_of(recorder.duel, puzzle.goal, PLAYER)
        self.solver: Solver[D] = Solver(game, recorder.duel, goal, NODES, SECONDS)

    @property
    def duel(self) -> D:
        """The duel as it stands."""
        return self.recorder.duel

    @property
    def decision(self) -> Decision | None:
        """The open question; ``None`` once the puzzle is solved or failed."""
        return None if self.result else self.duel.decision

    @property
    def result(self) -> str:
        """``SOLVED`` or ``FAILED``; empty while that is open."""
        reached = self.solver.goal.reached(self.duel)
        return "" if reached is None else SOLVED if reached else FAILED

    @property
    def reason(self) -> str:
        """The key of the message that says why it is solved or failed."""
        won = self.puzzle.goal == WIN
        if self.result == SOLVED:
            return "puzzle-won" if won else "puzzle-survived"
        if self.duel.outcome is None:
            return "puzzle-turn-over"
        return "puzzle-lost"

    @property
    def on_the_way(self) -> bool:
        """Whether the recorded solution has been followed so far."""
        steps = [step.option for step in self.recorder.record.steps]
        return steps == list(self.puzzle.solution[:len(steps)])

    def best(self) -> int:
        """The best answer to the open question, for whoever is asked."""
        decision = self.duel.decision
        assert decision is not None, "the puzzle is over"
        at = len(self.recorder.record.steps)
        if self.on_the_way and at < len(self.puzzle.solution):
            return self.puzzle.solution[at]
        self.solver.renew()
        try:
            return self.solver.best(self.duel)
        except Exhausted:
            return self.solver.search.knowledge.sorted(self.duel, self.solver.goal)[0]

    def hint(self) -> int | None:
        """The option that leads to the goal; ``None`` if no option does any more."""
        if self.hopeless():
            return None
        return self.best()

    def hopeless(self) -> bool:
        """Whether the goal can no longer be reached."""
        if self.result:
            return self.result == FAILED
        return not self.on_the_way and self.solver.verdict(self.duel) == REFUTED

    def answer(self) -> None:
        """Let the opponent answer until the player is asked, or it is over."""
        while (decision := self.decision) is not None and decision.player != PLAYER:
            self.recorder.choose(self.best())


def begin(game: Game, puzzle: Puzzle) -> Trial[Any]:
    """A puzzle at its beginning."""
    return Trial(game, puzzle, puzzle.begin())
