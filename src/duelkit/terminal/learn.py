"""``duelkit learn``: the lessons of a game at the terminal. Rule: EOJ-RECOG-11."""

from __future__ import annotations

import argparse
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from duelkit import games, lessons
from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.decision import Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.lessons import IMPOSSIBLE, LEARNER, OTHER, RIGHT, Answer, Attempt, Lesson
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.play import ask_language
from duelkit.terminal.progress import done, keep_done
from duelkit.terminal.sitting import Left, Seats, Sitting, folded
from duelkit.terminal.words import COMMON

D = TypeVar("D", bound=Playable)
STYLES: Final = {RIGHT: "green", OTHER: "yellow", IMPOSSIBLE: "red"}
SIGNS: Final = {RIGHT: "○ ", OTHER: "△ ", IMPOSSIBLE: "× "}
LESSONS: Final = "lessons"
"""Under which name the lessons that are done are kept."""
QUIT: Final = ("quit", "終了", "exit", "q")


class LessonSitting(Sitting[D]):
    """A lesson being played at the terminal: a choice that is not its task gets a response, but is not made."""

    def __init__(self, attempt: Attempt[D], game: Game, language: Language, paper: Paper) -> None:
        # the opponent is never asked before the end of a lesson; it exists so that the board is seen as in a duel
        super().__init__(attempt.recorder, Seats({1 - LEARNER: game.player("random")}), language, paper)
        self.attempt = attempt
        self.answer: Answer | None = None
        """The response to the latest choice."""
        unfit = (self.save, self.surrender)
        self.commands = {word: run for word, run in self.commands.items() if run not in unfit}
        self.commands |= {"task": self.task, "課題": self.task, "hint": self.hint, "ヒント": self.hint}
        self.shown = [0 if self.duel.log is None or attempt.at == 0 else self.duel.log.number] * 2

    @abstractmethod
    def cards_named(self, text: str) -> list[int]:
        """Returns the learner's cards, and those in play, with a name."""

    def run(self) -> int:
        """Plays the lesson to its end; returns 0.

        :raises Left: if the learner leaves before.
        """
        self.paper.line(self.attempt.lesson.about.line(self.language))
        self.paper.line(self.tell("lesson-help"), "dim")
        while self.attempt.step is not None:
            self.answer = None
            self.step()
            if self.answer is not None:
                self.tell_answer(self.answer)
        viewer = self.viewer()
        self.write_news(self.news(viewer))
        self.show(self.picture(viewer))
        if self.duel.outcome is not None:
            self.paper.line(self.teller(viewer).outcome(), "bold")
        return 0

    def step(self) -> None:
        """Handles one question; after the task is done, what happens by itself follows."""
        at = self.attempt.at
        super().step()
        if self.answer is not None:
            self.attempt.go_on(at)

    def list_options(self) -> None:
        """Writes the question, the options, and the task."""
        super().list_options()
        self.task("")

    def helps(self, viewer: int, decision: Decision) -> bool:
        """The field is shown with every step."""
        return True

    def confirmed(self, option: int) -> bool:
        """Whether the choice is the task; any other choice gets a response."""
        answer = self.attempt.weigh(option)
        if answer.kind != RIGHT:
            self.tell_answer(answer)
            return False
        self.answer = answer if super().confirmed(option) else None
        return self.answer is not None

    def tell_answer(self, answer: Answer) -> None:
        """Writes a response, with its sign."""
        self.paper.line(SIGNS[answer.kind] + answer.title[self.language], STYLES[answer.kind])
        for reason in answer.explanations:
            self.paper.line("  " + reason.line(self.language), STYLES[answer.kind])

    def command(self, text: str) -> None:
        """Carries out a command; a card's name means that the learner wants to use the card."""
        text = folded(text)
        known = text.startswith("?") or text.partition(" ")[0].casefold() in self.commands
        cards = [] if known else self.cards_named(text)
        if not cards:
            super().command(text)
            return
        answer = self.attempt.wanted(cards[0])
        if answer is None:
            self.paper.line(self.tell("lesson-can"))
        else:
            self.tell_answer(answer)

    def task(self, _: str) -> None:
        """Carries out ``task``."""
        step = self.attempt.step
        if step is not None:
            count = str(len(self.attempt.lesson.steps))
            self.paper.line(
                self.tell(
                    "lesson-task", number=str(self.attempt.at + 1), count=count, task=step.task.text[self.language]
                ),
                "bold cyan",
            )

    def hint(self, _: str) -> None:
        """Carries out ``hint``: shows the option that does the task."""
        teller = self.teller(self.viewer())
        self.paper.line(self.tell("lesson-hint", option=teller.option(self.attempt.solution())), "cyan")

    def help(self, _: str) -> None:
        """Carries out ``help``."""
        self.lines(self.tell("lesson-commands").splitlines())

    def quit(self, _: str) -> None:
        """Carries out ``quit``; a lesson is not saved."""
        self.paper.line(self.words("goodbye"))
        raise Left


def fill_learn(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``learn``."""
    parser.description = "Learn a game on its board, one small task after the other. What is not given is asked for."
    parser.add_argument("lesson", nargs="?", help="the number or the name of a lesson (default: asked for)")
    parser.add_argument("--game", choices=games.names(), help="the game (default: asked for; with a lesson, the first)")
    parser.add_argument("--edition", metavar="ID", help="the edition by whose rules the lessons are played")
    parser.add_argument("--language", choices=("ja", "en"), help="ja or en")
    parser.add_argument("--list", action="store_true", help="list the lessons")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.set_defaults(func=learn)


def learn(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit learn``; returns the exit status.

    :raises DuelkitError: if there is no such lesson, or the game has none.
    """
    having = taught(arguments.game)
    paper = Paper(arguments.plain)
    if arguments.list:
        for game in having:
            list_lessons(game, Language(arguments.language or "en"), paper)
        return 0
    wanted = None
    if arguments.lesson is not None:
        having = having[:1]
        known = having[0].lessons()
        wanted = known.index(lessons.find(known, arguments.lesson))
        by_edition(known[wanted], arguments.edition)
    language = Language.EN

    def run() -> int:
        nonlocal language
        language = Language(arguments.language) if arguments.language else ask_language(paper)
        game = having[0] if len(having) == 1 else ask_game(having, language, paper)
        return teach(game, wanted, arguments.edition, language, paper)

    return politely(run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))


def taught(wanted: str | None) -> list[Game]:
    """Returns the wanted game, or all games with lessons.

    :raises DuelkitError: if it has no lessons.
    """
    having = [game for game in games.every() if game.lessons()]
    found = [game for game in having if wanted in (None, game.identity)]
    if not found:
        raise DuelkitError(
            f"the game {wanted or games.default()} has no lessons; expected one of "
            f"{', '.join(game.identity for game in having)}"
        )
    return found


def ask_game(having: Sequence[Game], language: Language, paper: Paper) -> Game:
    """Asks for the game; an empty line takes the first."""
    paper.line(COMMON.say(language, "lesson-game", game=having[0].name[language.value]), "bold")
    for number, game in enumerate(having, 1):
        paper.line(f"{number:>3}  {game.name[language.value]}")
    while True:
        text = folded(paper.ask(COMMON.say(language, "prompt") + ": ")).casefold()
        for number, game in enumerate(having, 1):
            if text in (str(number), game.identity) or not text:
                return game
        paper.line(COMMON.say(language, "bad-number", text=text[:40], count=str(len(having))), "red")


def by_edition(lesson: Lesson, edition: str | None) -> Lesson:
    """Returns a lesson by the rules of an edition, by default its usual one.

    :raises UnknownLesson: if it cannot be played in that edition.
    """
    return lesson.by(edition) if edition else lesson


def list_lessons(game: Game, language: Language, paper: Paper) -> None:
    """Writes the lessons of a game with their numbers, and which of them are done."""
    finished = done(LESSONS)
    paper.line(game.name[language.value], "bold")
    for number, lesson in enumerate(game.lessons(), 1):
        sign = "✓" if f"{game.identity}/{lesson.identity}" in finished else " "
        paper.line(f"{number:>3} {sign} {lesson.name[language]}")


def first_open(game: Game) -> int:
    """Returns the index of the first lesson that is not done yet."""
    finished = done(LESSONS)
    known = game.lessons()
    return next((at for at, one in enumerate(known) if f"{game.identity}/{one.identity}" not in finished), 0)


def teach(game: Game, wanted: int | None, edition: str | None, language: Language, paper: Paper) -> int:
    """Plays one lesson after the other, beginning with the wanted one or one that is asked for; returns the exit
    status."""
    known = game.lessons()
    if wanted is None:
        list_lessons(game, language, paper)
    at = wanted if wanted is not None else ask_number(known, first_open(game), "lesson-which", language, paper)
    while at is not None:
        # a later lesson may not exist in the edition
        by_rules = edition if edition in [identity for identity, _ in known[at].editions] else None
        lesson = by_edition(known[at], by_rules)
        paper.line()
        paper.line(COMMON.say(language, "lesson-title", number=str(at + 1), name=lesson.name[language]), "bold reverse")
        tell_editions(lesson, language, paper)
        try:
            terminal_of(game).lesson(lessons.begin(lesson), language, paper).run()
        except Left:
            return 0
        keep_done(LESSONS, f"{game.identity}/{lesson.identity}")
        last = at == len(known) - 1
        paper.line(COMMON.say(language, "lesson-last" if last else "lesson-done", number=str(at + 1)), "bold")
        at = ask_number(known, None if last else at + 1, "lesson-next", language, paper)
    paper.line(COMMON.say(language, "goodbye"))
    return 0


def tell_editions(lesson: Lesson, language: Language, paper: Paper) -> None:
    """Writes by which edition's rules a lesson is played, the others, and what is otherwise in them."""
    names = dict(lesson.editions)
    if not names:
        return
    others = ", ".join(identity for identity in names if identity != lesson.edition)
    played = names[lesson.edition][language.value]
    paper.line(COMMON.say(language, "lesson-edition", edition=played, others=others or "–"), "dim")
    for difference in lesson.differences:
        paper.line("  " + difference.explanation.line(language), "dim")


def ask_number(known: Sequence[Lesson], usual: int | None, key: str, language: Language, paper: Paper) -> int | None:
    """Asks for a lesson; an empty line takes the usual one, or leaves if there is none.

    :returns: its index in the list, ``None`` if the learner leaves.
    """
    name = COMMON.say(language, "lesson-leave") if usual is None else f"{usual + 1} {known[usual].name[language]}"
    while True:
        text = folded(paper.ask(COMMON.say(language, key, count=str(len(known)), usual=name) + ": ")).casefold()
        if not text or text in QUIT:
            return None if text else usual
        try:
            return known.index(lessons.find(known, text))
        except lessons.UnknownLesson:
            paper.line(COMMON.say(language, "bad-number", text=text[:40], count=str(len(known))), "red")
