"""Learning from one's mistakes: the mistakes of a player as tasks, each of which asks for a better answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duelkit.analysis import Analyst, Judged
from duelkit.games.game import Game
from duelkit.kernel.record import Record


@dataclass(frozen=True)
class Task:
    """A moment of a duel in which its player made a mistake.

    :param steps: the number of recorded decisions before it.
    """

    steps: int
    judged: Judged


def tasks(judged: Iterable[Judged], player: int | None = None) -> list[Task]:
    """The mistakes of a player as tasks, in the order of the duel.

    :param player: whose; by default those of both.
    """
    return [Task(one.number - 1, one) for one in judged if one.mistake and player in (None, one.player)]


def tried(game: Game, record: Record, analyst: Analyst, task: Task, option: int, language: str = "en") -> Judged:
    """The judgment of an answer to a task: right unless it is a mistake, too. Several answers can be right.

    :param option: an option of the question at that moment.
    """
    duel = game.replay(record, task.steps).duel
    return analyst.judge(duel, task.judged.number, option, language, (task.judged.best, task.judged.chosen))
