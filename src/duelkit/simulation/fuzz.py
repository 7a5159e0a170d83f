"""Fuzzing: random duels with all checks."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Protocol

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import play_checked


class Reached(Protocol):
    """The report on positions that are built to reach every effect."""

    violations: dict[int, str]

    def table(self) -> str:
        """The report as lines of text."""

    def lines(self) -> str:
        """One line per card: its number if all its effects were reached, with a leading minus if a check failed."""


class Reach(ABC):
    """A game's positions for its cards."""

    @abstractmethod
    def run(self, duels: int, seed: int) -> Reached:
        """Try the cards in random order, in at most this number of positions."""


@dataclass
class Report:
    """The report of a fuzzing run."""

    duels: int = 0
    decisions: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    turns: int = 0

    def table(self) -> str:
        """The report as lines of text."""
        lines = [f"duels       {self.duels}", f"decisions   {self.decisions}", f"turns       {self.turns}"]
        lines += [f"ended by    {reason}: {count}" for reason, count in sorted(self.endings.items())]
        lines.append(f"violations  {len(self.violations)}")
        lines += self.violations[:20]
        return "\n".join(lines)


def fuzz(game: Game, duels: int, seed: int, setup: Any) -> Report:
    """Play random duels of a game with all checks; exceptions count as violations.

    :param seed: the seed of the first duel; the others have consecutive seeds, so that a violation can be reproduced.
    :param setup: the setup of the duels.
    :returns: the report, of the duels so far if the run was interrupted.
    """
    report = Report()
    for number in range(seed, seed + duels):
        report.duels += 1
        try:
            duel = game.some_duel(setup, Rng(number), number)
            report.decisions += play_checked(game, duel, number)
            report.turns += duel.turn
            outcome = duel.outcome
            assert outcome is not None
            reason = "draw" if outcome.is_draw else outcome.reason
            report.endings[reason] = report.endings.get(reason, 0) + 1
        except KeyboardInterrupt:
            report.duels -= 1
            break
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.name}, line {place.lineno}"
            report.violations.append(f"seed {number}: {type(error).__name__}: {error} ({where})")
    return report
