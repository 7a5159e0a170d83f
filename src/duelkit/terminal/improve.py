"""``duelkit analyse --learn``: the mistakes of a duel as tasks at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.analysis import Analyst, Judged
from duelkit.analysis.tasks import Task, tasks, tried
from duelkit.analysis.telling import MESSAGES, percent
from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.record import Record
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper
from duelkit.terminal.sitting import Left, Seats


class Passed(Exception):
    """The player goes on to the next task."""


class Course:
    """Tasks asked one after the other, each until a right answer is found or the answer is shown.

    :param analyst: judges the answers, as it has judged the duel.
    """

    def __init__(self, game: Game, record: Record, analyst: Analyst, language: Language, paper: Paper) -> None:
        self.game = game
        self.record = record
        self.analyst = analyst
        self.language = language
        self.paper = paper

    def say(self, key: str, **values: str) -> str:
        """Returns a message."""
        return MESSAGES.say(self.language.value, key, **values)

    def run(self, judged: Sequence[Judged], player: int | None) -> None:
        """Asks all tasks; writes at the end how many were solved at the first try."""
        found = tasks(judged, player)
        solved = 0
        try:
            for number, task in enumerate(found, 1):
                self.paper.line()
                self.paper.line(self.say("task", number=str(number), count=str(len(found))), "bold cyan")
                solved += self.ask(task)
        except Left:
            return
        if found:
            self.paper.line(self.say("tasks-done", solved=str(solved), count=str(len(found))), "bold")

    def ask(self, task: Task) -> bool:
        """Asks one task; returns whether the first answer was right.

        :raises Left: if the player leaves.
        """
        recorder = self.game.replay(self.record, task.steps)
        sitting = terminal_of(self.game).sitting(recorder, Seats(), self.language, self.paper)
        news = recorder.duel.log
        sitting.shown = [0 if news is None else news.number] * 2

        def show(_: str) -> None:
            judged = task.judged
            self.paper.line(self.say("task-answer", best=judged.best_words, chosen=judged.words), "yellow")
            raise Passed

        def leave(_: str) -> None:
            raise Left

        def explain(_: str) -> None:
            self.paper.line(self.say("task-help", lost=percent(task.judged.lost)), "dim")

        kept = (sitting.field, sitting.relist, sitting.log, sitting.why, sitting.glossary)
        sitting.commands = {word: run for word, run in sitting.commands.items() if run in kept}
        sitting.commands |= dict.fromkeys(("show", "answer", "答え", "next", "次へ"), show)
        sitting.commands |= dict.fromkeys(("help", "ヘルプ"), explain)
        sitting.commands |= dict.fromkeys(("quit", "exit", "q", "終了"), leave)
        sitting.redraw = True
        sitting.present()
        explain("")
        first = True
        try:
            while True:
                option = sitting.read()
                if option is None:
                    continue
                judged = tried(self.game, self.record, self.analyst, task, option, self.language.value)
                if not judged.mistake:
                    self.paper.line(self.say("task-right", after=percent(judged.after)), "green")
                    return first
                self.paper.line(self.say("task-wrong", lost=percent(judged.lost)), "red")
                first = False
                # from the beginning, also where an answer has several parts
                sitting.ask(task.judged.player, recorder.duel.decision)
                sitting.list_options()
        except Passed:
            return False
