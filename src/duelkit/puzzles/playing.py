"""Playing a puzzle: the opponent answers with the best refutation, and the result is explained."""

from __future__ import annotations

import time
from typing import Any, Final, Generic, TypeVar

from duelkit.games.game import Game
from duelkit.kernel.decision import Decision
from duelkit.puzzles import PLAYER, Puzzle
from duelkit.recording import Recorder
from duelkit.solving import PROVED, REFUTED, WIN, Solver, goal_of
from duelkit.solving.chance import Solvable
from duelkit.solving.search import Exhausted

NODES: Final = 20_000
"""The maximum number of positions that the opponent examines per answer."""
SECONDS: Final = 10.0
SOLVED: Final = "solved"
FAILED: Final = "failed"

D = TypeVar("D", bound=Solvable)


class Trial(Generic[D]):
    """A puzzle being played. Its whole state is that of its recorder, so that answers can simply be taken back.

    :param recorder: the recorder that :meth:`Puzzle.begin` returns.
    :param solver: a solver that has been used for this puzzle before; by default a new one.
    :param seconds: the maximum processor time per call of the solver; ``whole``: that of all calls together, by default
    unlimited. What is not found in time is undecided.
    """

    def __init__(
        self,
        game: Game,
        puzzle: Puzzle,
        recorder: Recorder[D],
        solver: Solver[D] | None = None,
        seconds: float = SECONDS,
        whole: float | None = None,
    ) -> None:
        self.game = game
        self.puzzle = puzzle
        self.recorder = recorder
        self.solver: Solver[D] = solver or solver_of(game, puzzle, recorder.duel)
        self.seconds = seconds
        self.until = None if whole is None else time.process_time() + whole

    @property
    def duel(self) -> D:
        """The current duel."""
        return self.recorder.duel

    @property
    def decision(self) -> Decision | None:
        """The open question; ``None`` once the puzzle is solved or failed."""
        return None if self.result else self.duel.decision

    @property
    def result(self) -> str:
        """``SOLVED`` or ``FAILED``; empty while undecided."""
        reached = self.solver.goal.reached(self.duel)
        return "" if reached is None else SOLVED if reached else FAILED

    @property
    def reason(self) -> str:
        """The key of the message that explains why it is solved or failed."""
        won = self.puzzle.goal == WIN
        if self.result == SOLVED:
            return "won" if won else "survived"
        return "turn-over" if self.duel.outcome is None else "lost"

    @property
    def on_the_way(self) -> bool:
        """Whether the recorded solution has been followed so far."""
        steps = [step.option for step in self.recorder.record.steps]
        return steps == list(self.puzzle.solution[: len(steps)])

    def best(self) -> int:
        """The best answer to the open question for the asked player."""
        decision = self.duel.decision
        assert decision is not None, "the puzzle is over"
        at = len(self.recorder.record.steps)
        if self.on_the_way and at < len(self.puzzle.solution):
            return self.puzzle.solution[at]
        self._hurry()
        self.solver.renew()
        try:
            return self.solver.best(self.duel)
        except Exhausted:
            return self.solver.search.knowledge.sorted(self.duel, self.solver.goal)[0]

    def _hurry(self) -> None:
        """Set the solver's time to what is left for one call."""
        left = self.seconds if self.until is None else min(self.seconds, self.until - time.process_time())
        self.solver.seconds = max(0.0, left)

    def hint(self) -> int | None:
        """An option that leads to the goal, or the most promising one if that is undecided; ``None`` if no option does
        any more.
        """
        return None if self.verdict() == REFUTED else self.best()

    def verdict(self) -> str:
        """Whether the goal can still be reached: ``PROVED``, ``REFUTED``, or ``NOT_DECIDED`` within the time."""
        if self.result:
            return PROVED if self.result == SOLVED else REFUTED
        if self.on_the_way:
            return PROVED
        self._hurry()
        return self.solver.verdict(self.duel)

    def answer(self) -> None:
        """Let the opponent answer until the player is asked or the duel is over."""
        while (decision := self.decision) is not None and decision.player != PLAYER:
            self.recorder.choose(self.best())


def solver_of(game: Game, puzzle: Puzzle, duel: D) -> Solver[D]:
    """A solver for a puzzle, which can be shared by all trials of it.

    :param duel: the duel at the beginning of the puzzle.
    """
    return Solver(game, duel, goal_of(duel, puzzle.goal, PLAYER), NODES, SECONDS)


def begin(game: Game, puzzle: Puzzle) -> Trial[Any]:
    """A puzzle at its beginning."""
    return Trial(game, puzzle, puzzle.begin())
