"""Lessons over HTTP. The server keeps no state: a client sends all options chosen so far."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from duelkit import lessons
from duelkit.kernel.decision import Decision
from duelkit.lessons import LEARNER, RIGHT, Answer, Attempt
from duelkit.table.api_http import Fixed
from duelkit.table.exercises import Exercise, Identity, Moment, game_of, option_at, response
from duelkit.table.games.client import wished
from duelkit.table.messages import Number
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

Made = Annotated[list[Number], Meta(max_length=40)]


class Lesson(Exercise, kw_only=True):
    """A moment of a lesson. ``edition``: the one by whose rules it is played, if not the usual one; ``made``: the
    indices of the options chosen so far.
    """

    lesson: Identity
    edition: Identity | None = None
    made: Made = []


class Choose(Lesson, kw_only=True):
    """A request to choose an option, or without one to look at the moment."""

    option: Number | None = None


class Wanted(Lesson, kw_only=True):
    """A request for why something cannot be done with a card, at a place on the board if one is given."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    place: Number | None = None


class Foreseen(Lesson, kw_only=True):
    """A request for what an option would do."""

    option: Number


def taught(game: str) -> Fixed:
    """Returns the lessons of a game in order.

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
                    "editions": [{"id": identity, "name": name} for identity, name in lesson.editions],
                    "differences": [
                        {"editions": one.editions, "text": one.explanation.text, "rules": one.explanation.rules}
                        for one in lesson.differences
                    ],
                }
                for lesson in game_of(game).lessons()
            ]
        }
    )


def choose(wish: Choose) -> Json:
    """Returns the state of a lesson, and the response to the option."""
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
        "edition": attempt.lesson.edition or None,
        "step": attempt.at,
        "steps": len(attempt.lesson.steps),
        "hint": hint,
        "task": None if step is None else step.task.text,
        **moment(wish, attempt).state(),
        "answer": response_of(answer),
    }


def why(wish: Wanted) -> Json:
    """Returns why the question is asked; for a card, what can and cannot be done, and the response to an attempt to use
    it.

    :raises Refusal: if the learner sees no such card.
    """
    attempt = attempted(wish)
    now = moment(wish, attempt)
    found = now.why(wish.card)
    answer = None
    if wish.card is not None and attempt.step is not None:
        answer = attempt.wanted(now.desk.numbers.card(LEARNER, wish.card), wish.place)
    return {**found, "answer": response_of(answer)}


def forecast(wish: Foreseen) -> Json:
    """Returns what an option would do."""
    return moment(wish, attempted(wish)).forecast(wish.option)


def response_of(answer: Answer | None) -> Json | None:
    """Returns a response with its title."""
    if answer is None:
        return None
    return response(answer.kind, answer.title, *((one.text, one.rules) for one in answer.explanations))


def attempted(wish: Lesson) -> Attempt[Any]:
    """Returns a lesson at the moment that a client names.

    :raises Refusal: if there is no such lesson, or the chosen options do not lead through it.
    """
    lesson = lessons.find(wished(wish.game).game.lessons(), wish.lesson)
    attempt = lessons.begin(lesson.by(wish.edition) if wish.edition else lesson)
    for index in wish.made:
        if attempt.choose(option_at(asked(attempt), index)).kind != RIGHT:
            raise Refusal("bad_message", f"option {index} is not the task; expected the way through it - at `$.made`")
    return attempt


def moment(wish: Lesson, attempt: Attempt[Any]) -> Moment:
    """A lesson at a moment."""
    return Moment(wish.game, attempt.recorder, asked(attempt))


def asked(attempt: Attempt[Any]) -> Decision | None:
    """The open question; ``None`` at the end of a lesson."""
    decision: Decision | None = attempt.duel.decision
    return None if attempt.step is None else decision
