"""Lessons over HTTP: nothing of them is kept here, so a client says each time what has been chosen so far."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from duelkit import lessons
from duelkit.kernel.decision import Decision
from duelkit.lessons import LEARNER, RIGHT, Answer, Attempt
from duelkit.table.api_http import Fixed
from duelkit.table.exercises import Exercise, Identity, Moment, game_of, option_at, said
from duelkit.table.games.client import wished
from duelkit.table.messages import Number
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

Made = Annotated[list[Number], Meta(max_length=40)]


class Lesson(Exercise, kw_only=True):
    """A lesson at some moment. ``made``: the numbers of the options that have been chosen, from 0."""

    lesson: Identity
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
    return Fixed(
        {
            "lessons": [
                {
                    "id": lesson.identity,
                    "name": lesson.name,
                    "about": lesson.about.text,
                    "rules": lesson.about.rules,
                    "steps": len(lesson.steps),
                }
                for lesson in game_of(game).lessons()
            ]
        }
    )


def choose(wish: Choose) -> Json:
    """Where a lesson stands, and the answer to the option."""
    attempt = attempted(wish)
    made = list(wish.made)
    answer = None
    if wish.option is not None:
        answer = attempt.choose(option_at(asked(attempt), wish.option))
        made += [wish.option] if answer.kind == RIGHT else []
    step, decision = attempt.step, asked(attempt)
    hint = None if decision is None else decision.options.index(attempt.solution())
    return {
        "made": made,
        "step": attempt.at,
        "steps": len(attempt.lesson.steps),
        "hint": hint,
        "task": None if step is None else step.task.text,
        **moment(wish, attempt).told(),
        "answer": told(answer),
    }


def why(wish: Wanted) -> Json:
    """Why the question is asked; of a card, what can and cannot be done, and the answer to who wants to use it.

    :raises Refusal: if the learner sees no such card.
    """
    attempt = attempted(wish)
    now = moment(wish, attempt)
    found = now.why(wish.card)
    answer = None
    if wish.card is not None and attempt.step is not None:
        answer = attempt.wanted(now.desk.numbers.card(LEARNER, wish.card), wish.place)
    return {**found, "answer": told(answer)}


def forecast(wish: Foreseen) -> Json:
    """What an option would do."""
    return moment(wish, attempted(wish)).forecast(wish.option)


def told(answer: Answer | None) -> Json | None:
    """An answer with its title."""
    return None if answer is None else said(answer.kind, answer.title, *((one.text, one.rules) for one in answer.said))


def attempted(wish: Lesson) -> Attempt[Any]:
    """A lesson at the moment that a client speaks of.

    :raises Refusal: if there is no such lesson, or what is said to have been chosen does not lead through it.
    """
    attempt = lessons.begin(lessons.find(wished(wish.game).game.lessons(), wish.lesson))
    for index in wish.made:
        if attempt.choose(option_at(asked(attempt), index)).kind != RIGHT:
            raise Refusal("bad_message", f"option {index} is not the task; expected the way through it - at `$.made`")
    return attempt


def moment(wish: Lesson, attempt: Attempt[Any]) -> Moment:
    """A lesson as it stands."""
    return Moment(wish.game, attempt.recorder, asked(attempt))


def asked(attempt: Attempt[Any]) -> Decision | None:
    """The open question; ``None`` at the end of a lesson."""
    decision: Decision | None = attempt.duel.decision
    return None if attempt.step is None else decision
