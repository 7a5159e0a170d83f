"""Lessons over HTTP: nothing of them is kept here, so a client says each time what has been chosen so far."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from duelkit import games, lessons
from duelkit.lessons import LEARNER, RIGHT, Answer, Attempt
from duelkit.table.answers import Line
from duelkit.table.api_http import Fixed, shown
from duelkit.table.games.client import table_of, wished
from duelkit.table.games.desk import Desk, Json
from duelkit.table.messages import GameName, Number
from duelkit.table.refusals import Refusal

Made = Annotated[list[Number], Meta(max_length=40)]


class Lesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson at some moment. ``made``: the numbers of the options that have been chosen, from 0."""

    game: GameName
    lesson: Annotated[str, Meta(max_length=40)]
    made: Made = []


class Choose(Lesson, kw_only=True):
    """An option is chosen, if one is given; without it, one looks."""

    option: Number | None = None


class Wanted(Lesson, kw_only=True):
    """Why something cannot be done: with the card of a number, to a place on the board if one is given."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    place: Number | None = None


class Foreseen(Lesson, kw_only=True):
    """What an option would do."""

    option: Number


def taught(game: str) -> Fixed:
    """The lessons of a game in their order.

    :raises Refusal: if there is no such game.
    """
    if game not in games.names():
        raise Refusal("not_found", f"no game {shown(game, 40)!r}; expected one of {', '.join(games.names())}")
    return Fixed({"lessons": [
        {"id": lesson.identity, "name": lesson.name, "about": lesson.about.text, "rules": lesson.about.rules,
         "steps": len(lesson.steps)} for lesson in games.named(game).lessons()]})


def choose(wish: Choose) -> Json:
    """Where a lesson stands, and the answer to the option."""
    attempt, desk = laid(wish)
    made = list(wish.made)
    answer = None
    if wish.option is not None:
        answer = attempt.choose(option_of(attempt, wish.option))
        made += [wish.option] if answer.kind == RIGHT else []
    log = desk.news(LEARNER, 0, True)
    for number, entry in enumerate(log, 1):
        entry.n = number
    step = attempt.step
    decision = attempt.duel.decision
    hint = None if step is None or decision is None else decision.options.index(attempt.solution())
    return {"made": made, "step": attempt.at, "steps": len(attempt.lesson.steps), "hint": hint,
            "task": None if step is None else step.task.text,
            "ask": None if step is None else desk.question(True), "view": desk.view(LEARNER), "log": log,
            "outcome": None if desk.outcome is None else desk.result(LEARNER), "answer": told(answer)}


def why(wish: Wanted) -> Json:
    """Why the question is asked; of a card, what can and cannot be done, and the answer to who wants to use it.

    :raises Refusal: if the learner sees no such card.
    """
    attempt, desk = laid(wish)
    lines: list[Line]
    lines, deeds = desk.why(LEARNER, wish.card)
    answer = None
    if wish.card is not None and attempt.step is not None:
        answer = attempt.wanted(desk.named(LEARNER, wish.card), wish.place)
    return {"lines": lines, "deeds": deeds, "answer": told(answer)}


def forecast(wish: Foreseen) -> Json:
    """What an option would do."""
    attempt, desk = laid(wish)
    return {"courses": desk.forecast(option_of(attempt, wish.option))}


def told(answer: Answer | None) -> Json | None:
    """An answer with its title."""
    return None if answer is None else {"kind": answer.kind, "title": answer.title, "said": answer.said}


def laid(wish: Lesson) -> tuple[Attempt[Any], Desk]:
    """A lesson at the moment that a client speaks of, and a desk for its duel.

    :raises Refusal: if there is no such lesson, or what is said to have been chosen does not lead through it.
    """
    table = wished(wish.game)
    attempt = lessons.begin(lessons.find(table.game.lessons(), wish.lesson))
    for index in wish.made:
        if attempt.choose(option_of(attempt, index)).kind != RIGHT:
            raise Refusal("bad_message", f"option {index} is not the task; expected the way through it - at `$.made`")
    return attempt, table_of(wish.game).desk(attempt.recorder, neutral=False, every_window=False)


def option_of(attempt: Attempt[Any], index: int) -> int:
    """The option of a number in the open question.

    :raises Refusal: if there is none, or the lesson is over.
    """
    decision = attempt.duel.decision
    options: list[int] = [] if decision is None or attempt.step is None else decision.options
    if index >= len(options):
        raise Refusal("not_offered", f"option {index}; expected a number below {len(options)}")
    return options[index]
