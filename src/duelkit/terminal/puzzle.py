"""``duelkit puzzle``: the puzzles of a game at the terminal."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from duelkit import games, puzzles
from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.puzzles import LEVELS, PLAYER, Puzzle
from duelkit.puzzles.hints import hint_words, of_day
from duelkit.puzzles.playing import SOLVED, Trial, begin
from duelkit.puzzles.rating import Rating, rated
from duelkit.puzzles.telling import MESSAGES, solution_lines
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.play import ask_language
from duelkit.terminal.progress import done, keep_done, keep_progress, load_progress
from duelkit.terminal.sitting import Left, Seats, folded
from duelkit.terminal.words import COMMON

SOLVED_PUZZLES = "puzzles"
RATING = "rating"
"""Under which names solved puzzles and the rating are kept."""


class Refuter:
    """The opponent of a puzzle: refutes the player's choices, or delays as long as possible."""

    name = "refuter"

    def __init__(self, trial: Trial[Any]) -> None:
        self.trial = trial

    def choose(self, duel: Any) -> int:
        """Returns an option of the open question."""
        return self.trial.best()


class PuzzleSitting:
    """A puzzle being played: a sitting of the game, with its own commands."""

    def __init__(self, trial: Trial[Any], language: Language, paper: Paper) -> None:
        self.trial = trial
        self.paper = paper
        self.language = language
        self.helped = False
        """Whether the player has asked for help or failed once."""
        self.hints = (-1, 0)
        """At which moment hints were given, and how many."""
        seats: Seats[Any] = Seats({1 - PLAYER: Refuter(trial)})
        self.sitting = terminal_of(trial.game).sitting(trial.recorder, seats, language, paper)
        unfit = (self.sitting.save, self.sitting.surrender, self.sitting.help, self.sitting.quit)
        self.sitting.commands = {word: run for word, run in self.sitting.commands.items() if run not in unfit} | {
            "task": self.task,
            "課題": self.task,
            "hint": self.hint,
            "ヒント": self.hint,
            "solution": self.solution,
            "解答": self.solution,
            "help": self.help,
            "ヘルプ": self.help,
            "again": self.again,
            "最初から": self.again,
            **dict.fromkeys(("quit", "終了", "exit", "q"), self.quit),
        }

    def say(self, key: str, **values: str) -> str:
        """Returns a message."""
        return COMMON.say(self.language, key, **values)

    def run(self) -> None:
        """Plays until the puzzle is solved.

        :raises Left: if the player leaves before.
        """
        self.task("")
        self.paper.line(self.say("puzzle-help"), "dim")
        while True:
            while self.trial.decision is not None:
                self.sitting.step()
            viewer = self.sitting.viewer()
            self.sitting.write_news(self.sitting.news(viewer))
            self.sitting.show(self.sitting.picture(viewer))
            self.paper.line(MESSAGES.say(self.language, self.trial.reason), "bold")
            if self.trial.result == SOLVED:
                return
            self.helped = True
            self.after_failure()

    def after_failure(self) -> None:
        """Carries out commands until something is undone.

        :raises Left: if the player leaves.
        """
        self.sitting.offer([])
        while self.trial.decision is None:
            self.sitting.command(folded(self.paper.ask(self.say("puzzle-failed") + ": ")) or "undo")

    def task(self, _: str) -> None:
        """Carries out ``task``."""
        self.paper.line(self.say("puzzle-task", task=self.trial.puzzle.task[self.language.value]), "bold cyan")

    def hint(self, _: str) -> None:
        """Carries out ``hint``: first a direction, then the card, then the option that leads to the goal; or says that
        none does any more.
        """
        self.helped = True
        option = self.trial.hint()
        if option is None:
            self.paper.line(self.say("puzzle-hopeless"), "yellow")
            return
        now = len(self.trial.recorder.record.steps)
        self.hints = (now, self.hints[1] + 1 if self.hints[0] == now else 1)
        words = hint_words(self.trial.game, self.trial.duel, option)
        at = min(self.hints[1], len(words))
        last = at == len(words)
        hint = words[at - 1][self.language.value]
        self.paper.line(self.say("puzzle-hint", option=hint) if last else hint, "cyan")

    def solution(self, _: str) -> None:
        """Carries out ``solution``: shows all of it, from the beginning."""
        self.helped = True
        for number, line in enumerate(solution_lines(self.trial.game, self.trial.puzzle, self.language), 1):
            self.paper.line(f"{number:>3}  {line}")

    def again(self, _: str) -> None:
        """Carries out ``again``: goes back to the beginning."""
        while self.sitting.past:
            self.sitting.undo("")

    def help(self, _: str) -> None:
        """Carries out ``help``."""
        self.sitting.lines(self.say("puzzle-commands").splitlines())

    def quit(self, _: str) -> None:
        """Carries out ``quit``; a puzzle is not saved."""
        self.paper.line(self.say("goodbye"))
        raise Left


def fill_puzzle(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``puzzle``."""
    parser.description = (
        "Solve puzzles: a position, all cards open, and one way to win this turn. The opponent "
        "answers as well as can be."
    )
    parser.add_argument(
        "puzzle", nargs="?", help="the number or the name of a puzzle, or day: that of today (default: asked for)"
    )
    parser.add_argument("--game", choices=games.names(), help="the game (default: the first that has puzzles)")
    parser.add_argument("--language", choices=("ja", "en"), help="ja or en")
    parser.add_argument("--list", action="store_true", help="list the puzzles")
    parser.add_argument("--solution", action="store_true", help="tell the solution instead of playing")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.set_defaults(func=run_puzzle)


def run_puzzle(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit puzzle``; returns the exit status.

    :raises DuelkitError: if there is no such puzzle, or the game has none.
    """
    game = puzzled(arguments.game)
    known = game.puzzles()
    wanted = None
    if arguments.puzzle == "day":
        wanted = known.index(of_day(known, datetime.date.today()))
    elif arguments.puzzle is not None:
        wanted = known.index(puzzles.find(known, arguments.puzzle))
    paper = Paper(arguments.plain)
    language = Language(arguments.language or "en")
    if arguments.list:
        list_puzzles(known, language, paper)
        return 0
    if arguments.solution:
        if wanted is None:
            raise DuelkitError("--solution without a puzzle; expected its number or name")
        for number, line in enumerate(solution_lines(game, known[wanted], language), 1):
            paper.line(f"{number:>3}  {line}")
        return 0

    def run() -> int:
        nonlocal language
        language = Language(arguments.language) if arguments.language else ask_language(paper)
        return play(game, known, wanted, language, paper)

    return politely(run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))


def puzzled(wanted: str | None) -> Game:
    """Returns the wanted game, or the first one with puzzles.

    :raises DuelkitError: if it has no puzzles.
    """
    having = [game for game in games.every() if game.puzzles()]
    for game in having:
        if wanted in (None, game.identity):
            return game
    raise DuelkitError(
        f"the game {wanted or games.default()} has no puzzles; expected one of "
        f"{', '.join(game.identity for game in having) or 'a game that has some'}"
    )


def list_puzzles(known: Sequence[Puzzle], language: Language, paper: Paper) -> None:
    """Writes the puzzles with their numbers."""
    for number, puzzle in enumerate(known, 1):
        goal = MESSAGES.say(language, f"goal-{puzzle.goal}")
        paper.line(f"{number:>3}  {'★' * puzzle.level:<{LEVELS}}  {puzzle.name[language.value]}  ({goal})")


def play(game: Game, known: Sequence[Puzzle], wanted: int | None, language: Language, paper: Paper) -> int:
    """Plays one puzzle after the other, beginning with the wanted one or one that is asked for; returns the exit
    status."""
    if wanted is None:
        list_puzzles(known, language, paper)
        wanted = asked(known, language, paper)
    while wanted is not None:
        puzzle = known[wanted]
        paper.line()
        name = puzzle.name[language.value]
        paper.line(COMMON.say(language, "puzzle-title", number=str(wanted + 1), name=name), "bold reverse")
        sitting = PuzzleSitting(begin(game, puzzle), language, paper)
        try:
            sitting.run()
        except Left:
            return 0
        tell_rating(game, puzzle, not sitting.helped, language, paper)
        wanted = asked(known, language, paper)
    paper.line(COMMON.say(language, "goodbye"))
    return 0


def tell_rating(game: Game, puzzle: Puzzle, solved: bool, language: Language, paper: Paper) -> None:
    """Rates the player by a puzzle that was not solved before, keeps the rating and the streak, and writes both."""
    key = f"{game.identity}/{puzzle.identity}"
    if key in done(SOLVED_PUZZLES):
        return
    keep_done(SOLVED_PUZZLES, key)
    found = load_progress().get(RATING)
    kept = found if isinstance(found, dict) else {}
    before = Rating()
    if all(isinstance(kept.get(name), (int, float)) for name in ("rating", "deviation", "volatility")):
        before = Rating(float(kept["rating"]), float(kept["deviation"]), float(kept["volatility"]))
    streak = (kept["streak"] if isinstance(kept.get("streak"), int) else 0) + 1 if solved else 0
    after = rated(before, puzzle, solved)
    keep_progress(RATING, {**asdict(after), "streak": streak})
    values = {"rating": str(round(after.rating)), "before": str(round(before.rating)), "streak": str(streak)}
    paper.line(COMMON.say(language, "puzzle-rating", **values), "dim")


def asked(known: Sequence[Puzzle], language: Language, paper: Paper) -> int | None:
    """Asks for a puzzle; an empty line leaves.

    :returns: its index in the list, ``None`` if the player leaves.
    """
    while True:
        text = folded(paper.ask(COMMON.say(language, "puzzle-which", count=str(len(known))) + ": ")).casefold()
        if not text or text in ("quit", "終了", "exit", "q"):
            return None
        try:
            return known.index(puzzles.find(known, text))
        except puzzles.UnknownPuzzle:
            paper.line(COMMON.say(language, "bad-number", text=text[:40], count=str(len(known))), "red")
