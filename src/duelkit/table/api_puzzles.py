"""Puzzles over HTTP. A client sends all options that both sides have chosen so far; the server chooses the
opponent's."""

from __future__ import annotations

import datetime
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any, Final

from msgspec import Meta

from duelkit import puzzles
from duelkit.games.game import Game, Words
from duelkit.puzzles import PLAYER, Puzzle
from duelkit.puzzles.hints import every_theme, hint_words, of_day, themes_of
from duelkit.puzzles.playing import SOLVED, Trial, solver_of
from duelkit.puzzles.rating import Rating, rated, rating_of
from duelkit.puzzles.telling import MESSAGES, solution_lines
from duelkit.solving import NOT_DECIDED, PROVED, REFUTED, Solver
from duelkit.table.api_http import Fixed, shown
from duelkit.table.exercises import Exercise, Identity, Moment, game_of, option_at, response
from duelkit.table.games.client import wished
from duelkit.table.games.context import LANGUAGES, both
from duelkit.table.messages import Number
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

SECONDS: Final = 1.5
"""Seconds of processor time for one question to the solver, and for all questions of a request."""
WHOLE: Final = 3.0
SOLVERS: Final = 4
"""The most solvers that a process keeps, with what they have found."""
MOST_KNOWN: Final = 20_000
"""The most positions that a kept solver remembers."""
WAYS: Final = {
    PROVED: ("right", "way-open"),
    REFUTED: ("impossible", "way-closed"),
    NOT_DECIDED: ("other", "way-unknown"),
}
"""What the solver says about a position: the kind of the result, and its words."""

Made = Annotated[list[Number], Meta(max_length=200)]


class Named(Exercise, kw_only=True):
    """A puzzle of a game."""

    puzzle: Identity


class Standing(Named, kw_only=True):
    """A moment of a puzzle. ``made``: the indices of the options that both sides have chosen so far."""

    made: Made = []


class Choose(Standing, kw_only=True):
    """A request to choose an option, or without one to look at the moment."""

    option: Number | None = None


class Wanted(Standing, kw_only=True):
    """A request for why something cannot be done with a card."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Foreseen(Standing, kw_only=True):
    """A request for what an option would do."""

    option: Number


class Rated(Named, kw_only=True):
    """A request for the player's rating after a puzzle."""

    solved: bool
    rating: Annotated[float, Meta(ge=0, le=4000)] = Rating.rating
    deviation: Annotated[float, Meta(gt=0, le=500)] = Rating.deviation
    volatility: Annotated[float, Meta(gt=0, le=1)] = Rating.volatility


def listed(game: str) -> Fixed:
    """Returns the puzzles of a game in order.

    :raises Refusal: if there is no such game.
    """
    return Fixed(
        {
            "puzzles": [
                {
                    "id": puzzle.identity,
                    "name": puzzle.name,
                    "task": puzzle.task,
                    "goal": puzzle.goal,
                    "level": puzzle.level,
                    "edition": puzzle.position.get("edition"),
                    "themes": themes_of(game_of(game), puzzle),
                    "rating": round(rating_of(puzzle)),
                }
                for puzzle in game_of(game).puzzles()
            ],
            "themes": {theme: worded(f"theme-{theme}") for theme in every_theme()},
        }
    )


def of_day_named(game: str, date: str) -> Fixed:
    """Returns which puzzle of a game is that of a day.

    :raises Refusal: if there is no such day, or the game has no puzzles.
    """
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise Refusal("bad_message", f"day {shown(date, 40)!r}; expected one such as 2026-01-31") from None
    known = game_of(game).puzzles()
    if not known:
        raise Refusal("not_found", f"the game {shown(game, 40)} has no puzzles; expected one that has some")
    return Fixed({"id": of_day(known, day).identity})


class Play:
    """A puzzle at the moment that a client names.

    :raises Refusal: if there is no such puzzle, or the chosen options are impossible.
    """

    def __init__(self, wish: Standing) -> None:
        game = wished(wish.game).game
        puzzle = puzzles.find(game.puzzles(), wish.puzzle)
        recorder = puzzle.begin()
        self.game = wish.game
        self.trial: Trial[Any] = Trial(game, puzzle, recorder, kept_solver(game, puzzle, recorder.duel), SECONDS, WHOLE)
        self.made: list[int] = []
        self.back: int | None = None
        """How many choices of both sides came before the player's latest."""
        for index in wish.made:
            self.make(index)

    def make(self, index: int) -> None:
        """Chooses for the player who is asked."""
        decision = self.trial.decision
        option = option_at(decision, index)
        if decision is not None and decision.player == PLAYER:
            self.back = len(self.made)
        self.made.append(index)
        self.trial.recorder.choose(option)

    def answer(self) -> None:
        """Lets the opponent answer until the player is asked or the puzzle is over."""
        while (decision := self.trial.decision) is not None and decision.player != PLAYER:
            self.make(decision.options.index(self.trial.best()))

    def moment(self) -> Moment:
        """The board at the moment."""
        return Moment(self.game, self.trial.recorder, self.trial.decision)

    def judged(self) -> Json:
        """Returns what to say about the moment: solved, failed, or whether the goal can still be reached."""
        trial = self.trial
        if trial.result:
            kind, key, title = ("right" if trial.result == SOLVED else "impossible"), trial.reason, trial.result
        else:
            kind, key = WAYS[trial.verdict()]
            title = kind
        return response(kind, worded(f"is-{title}"), (worded(key), ()))


def choose(wish: Choose) -> Json:
    """Returns the state of a puzzle after the opponent's answers, and what to say about the option."""
    play = Play(wish)
    if wish.option is not None:
        play.make(wish.option)
    play.answer()
    answer = None if wish.option is None else play.judged()
    return {
        "made": play.made,
        "back": play.back,
        "result": play.trial.result,
        **play.moment().state(),
        "answer": answer,
    }


def why(wish: Wanted) -> Json:
    """Returns why the question is asked; for a card, what can and cannot be done.

    :raises Refusal: if the player sees no such card.
    """
    return Play(wish).moment().why(wish.card)


def forecast(wish: Foreseen) -> Json:
    """Returns what an option would do."""
    return Play(wish).moment().forecast(wish.option)


def hint(wish: Standing) -> Json:
    """Returns the index of the option that leads to the goal, and what the solver says about the moment."""
    play = Play(wish)
    play.answer()
    decision = play.trial.decision
    found = None if decision is None else play.trial.hint()
    if found is None or decision is None:
        return {"hint": None, "hints": [], "answer": play.judged()}
    return {
        "hint": decision.options.index(found),
        "hints": hint_words(wished(wish.game).game, play.trial.duel, found),
        "answer": play.judged(),
    }


def rate(wish: Rated) -> Json:
    """Returns the player's rating after a puzzle."""
    puzzle = puzzles.find(wished(wish.game).game.puzzles(), wish.puzzle)
    found = rated(Rating(wish.rating, wish.deviation, wish.volatility), puzzle, wish.solved)
    return {"rating": asdict(found)}


def solution(wish: Named) -> Json:
    """Returns the solution: one decision of either side each."""
    game = wished(wish.game).game
    puzzle = puzzles.find(game.puzzles(), wish.puzzle)
    lines = {language: solution_lines(game, puzzle, language) for language in LANGUAGES}
    return {"lines": [{language: words[at] for language, words in lines.items()} for at in range(len(puzzle.solution))]}


ASKED: Final[tuple[tuple[Callable[[Any], Json], type[Any]], ...]] = (
    (choose, Choose),
    (why, Wanted),
    (forecast, Foreseen),
    (hint, Standing),
    (solution, Named),
    (rate, Rated),
)
"""The requests about a puzzle, with their types."""


def worded(key: str) -> Words:
    """Returns a message in both languages."""
    return both(lambda language: MESSAGES.say(language, key))


_SOLVERS: Final[OrderedDict[tuple[str, str], Solver[Any]]] = OrderedDict()


def kept_solver(game: Game, puzzle: Puzzle, duel: Any) -> Solver[Any]:
    """Returns the solver of a puzzle, with what this process has found about it."""
    key = game.identity, puzzle.identity
    solver = _SOLVERS.pop(key, None)
    if solver is None or len(solver.search.table) > MOST_KNOWN:
        solver = solver_of(game, puzzle, duel)
    _SOLVERS[key] = solver
    while len(_SOLVERS) > SOLVERS:
        _SOLVERS.popitem(last=False)
    return solver
