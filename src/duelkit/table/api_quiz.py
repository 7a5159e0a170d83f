"""The quiz over HTTP: a question is made from its seed, so that the server keeps nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Meta

from duelkit.lessons.quiz import MOST_SEEDS, Question
from duelkit.table.api_http import shown
from duelkit.table.exercises import PERSON, Exercise, Moment, response
from duelkit.table.games.client import wished
from duelkit.table.messages import Number
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

Made = Annotated[list[Number], Meta(max_length=1)]


class Asked(Exercise, kw_only=True):
    """A question of a game, and what has been answered: nothing, or the index of a choice."""

    seed: Annotated[int, Meta(ge=0, lt=MOST_SEEDS)]
    made: Made = []


class Choose(Asked, kw_only=True):
    """A request to answer, or without an answer to look at the question."""

    option: Number | None = None


class Wanted(Asked, kw_only=True):
    """A request for what can and cannot be done with a card."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    place: Number | None = None


def question_of(wish: Asked) -> Question:
    """Returns the question of a seed.

    :raises Refusal: if the game has no quiz, or no such choice.
    """
    found = wished(wish.game).game.question(wish.seed)
    if found is None:
        raise Refusal("not_found", f"the game {shown(wish.game, 40)} has no quiz; expected one that has")
    return found


def choose(wish: Choose) -> Json:
    """Returns the question; after an answer, whether it is right, and the board once it has been played."""
    question = question_of(wish)
    made = list(wish.made) if wish.option is None else [wish.option]
    if any(choice >= len(question.choices) for choice in made):
        raise Refusal("not_offered", f"choice {made[0]}; expected a number below {len(question.choices)}")
    answer = None
    if made:
        found = question.answer(made[0])
        answer = response(found.kind, question.title(made[0]), *((one.text, one.rules) for one in found.explanations))
    return {
        "made": made,
        "edition": question.edition,
        "question": question.text,
        "choices": question.choices,
        "right": question.right if made else None,
        **moment(wish.game, question, bool(made)).state(),
        "answer": answer,
    }


def moment(game: str, question: Question, answered: bool) -> Moment:
    """Returns the board before or after the answer."""
    return Moment(game, question.after if answered else question.before, None, PERSON)


def why(wish: Wanted) -> Json:
    """Returns what can be done with a card; before the answer nothing, as it would give the answer away.

    :raises Refusal: if no such card is seen.
    """
    if not wish.made:
        return {"lines": [], "judged_actions": None}
    return moment(wish.game, question_of(wish), True).why(wish.card)


ASKED: Final[tuple[tuple[Callable[[Any], Json], type[Asked]], ...]] = ((choose, Choose), (why, Wanted))
"""The requests of ``POST /api/quiz/NAME``, with their types."""
