"""``duelkit quiz``: questions made from random positions and judged by the engine."""

from __future__ import annotations

import argparse
import time

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.lessons import LEARNER, RIGHT
from duelkit.lessons.quiz import MOST_SEEDS, Question
from duelkit.terminal.client import terminal_of
from duelkit.terminal.learn import QUIT, SIGNS, STYLES
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.play import ask_language
from duelkit.terminal.progress import keep_progress, load_progress
from duelkit.terminal.sitting import folded
from duelkit.terminal.words import COMMON

KEPT = "quiz"
"""Under which name the score is kept."""


def fill_quiz(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``quiz``."""
    parser.description = (
        "Questions about chains and timing, made from random positions and judged by the engine. The same seed gives "
        "the same questions."
    )
    parser.add_argument("--game", choices=games.names(), help="the game (default: the first that has a quiz)")
    parser.add_argument("--seed", type=int, metavar="N", help="the seed of the first question (default: at random)")
    parser.add_argument("--count", type=int, metavar="N", default=10, help="how many questions (default 10)")
    parser.add_argument("--language", choices=("ja", "en"), help="ja or en")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.set_defaults(func=run_quiz)


def run_quiz(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit quiz``; returns the exit status.

    :raises DuelkitError: if the game has no quiz, or a number is out of range.
    """
    game = quizzed(arguments.game)
    seed = time.time_ns() % MOST_SEEDS if arguments.seed is None else arguments.seed
    if not 0 <= seed < MOST_SEEDS:
        raise DuelkitError(f"--seed {seed}: expected a number from 0 to {MOST_SEEDS - 1}")
    if not 1 <= arguments.count <= 1000:
        raise DuelkitError(f"--count {arguments.count}: expected a number from 1 to 1000")
    paper = Paper(arguments.plain)
    language = Language.EN

    def run() -> int:
        nonlocal language
        language = Language(arguments.language) if arguments.language else ask_language(paper)
        return ask_all(game, seed, arguments.count, language, paper)

    return politely(run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))


def quizzed(wanted: str | None) -> Game:
    """Returns the wanted game, or the first one with a quiz.

    :raises DuelkitError: if it has none.
    """
    having = [game for game in games.every() if game.question(1) is not None]
    for game in having:
        if wanted in (None, game.identity):
            return game
    raise DuelkitError(
        f"the game {wanted or games.default()} has no quiz; expected one of {', '.join(one.identity for one in having)}"
    )


def ask_all(game: Game, seed: int, count: int, language: Language, paper: Paper) -> int:
    """Asks one question after the other; returns 0."""
    right = 0
    for number in range(count):
        question = game.question((seed + number) % MOST_SEEDS)
        assert question is not None
        paper.line()
        title = COMMON.say(language, "quiz-title", number=str(number + 1), count=str(count), seed=str(question.seed))
        paper.line(title, "bold reverse")
        answer = ask(game, question, language, paper)
        if answer is None:
            break
        right += answer
        keep_score(answer)
        paper.line(COMMON.say(language, "quiz-score", right=str(right), count=str(number + 1)), "dim")
    paper.line(COMMON.say(language, "goodbye"))
    return 0


def ask(game: Game, question: Question, language: Language, paper: Paper) -> bool | None:
    """Shows the position, asks, and says what is right.

    :returns: whether the answer was right; ``None`` if the player leaves.
    """
    terminal = terminal_of(game)
    duel = question.before.duel
    teller = game.teller(duel, LEARNER, language)
    paper.draw(terminal.picture(teller, duel.observe(LEARNER), paper))
    for line in terminal.log_lines(teller, 0):
        paper.line("  " + line, "dim")
    paper.line(question.text[language.value], "bold cyan")
    for number, choice in enumerate(question.choices, 1):
        paper.line(f"{number:>3}  {choice[language.value]}")
    chosen = asked_choice(len(question.choices), language, paper)
    if chosen is None:
        return None
    answer = question.answer(chosen)
    paper.line(SIGNS[answer.kind] + question.title(chosen)[language.value], STYLES[answer.kind])
    for explanation in answer.explanations:
        paper.line("  " + explanation.line(language))
    return answer.kind == RIGHT


def asked_choice(count: int, language: Language, paper: Paper) -> int | None:
    """Asks for the number of a choice; ``None`` if the player leaves."""
    while True:
        text = folded(paper.ask(COMMON.say(language, "quiz-prompt", count=str(count)) + ": ")).casefold()
        if text in QUIT:
            return None
        if text.isdecimal() and 1 <= int(text) <= count:
            return int(text) - 1
        paper.line(COMMON.say(language, "bad-number", text=text[:40], count=str(count)), "red")


def keep_score(right: bool) -> None:
    """Notes an answer: how many were right of how many, and how many in a row."""
    found = load_progress().get(KEPT)
    kept = found if isinstance(found, dict) else {}

    def number(key: str) -> int:
        value = kept.get(key, 0)
        return value if isinstance(value, int) else 0

    row = number("row") + 1 if right else 0
    score = {"right": number("right") + right, "asked": number("asked") + 1, "row": row}
    keep_progress(KEPT, {**score, "best": max(number("best"), row)})
