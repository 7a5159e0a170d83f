"""Rulings that run, over HTTP: listed, searched, and shown step by step; nothing of a showing is kept here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Meta

from duelkit.showing import Case, Rulings, Showing, UnknownRuling, told_date
from duelkit.table.api_http import Fixed, shown
from duelkit.table.exercises import PERSON, Exercise, Moment, game_of, option_at
from duelkit.table.games.client import wished
from duelkit.table.messages import Number
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

MOST_WORDS: Final = 12
"""A search is for so many words at most."""
Made = Annotated[list[Number], Meta(max_length=400)]
Id = Annotated[str, Meta(max_length=80)]


class Ruled(Exercise, kw_only=True):
    """A ruling at some moment.

    ``step``: how many of its steps have been shown; ``playing``: whether one plays on from there, both sides; ``made``:
    the numbers of the options that have been chosen since then.
    """

    ruling: Id
    edition: Id = ""
    step: Number = 0
    playing: bool = False
    made: Made = []


class Choose(Ruled, kw_only=True):
    """An option is chosen, if one is given; without it, one looks."""

    option: Number | None = None


class Wanted(Ruled, kw_only=True):
    """Why something can or cannot be done with the card of a number."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    place: Number | None = None


class Foreseen(Ruled, kw_only=True):
    """What an option would do."""

    option: Number


def book_of(game: str) -> Rulings:
    """The rulings of a game.

    :raises Refusal: if there is no such game, or it has none.
    """
    found = game_of(game).rulings()
    if found is None:
        raise Refusal("not_found", f"the game {shown(game, 40)} has no rulings; expected one that has some")
    return found


def row(game: str, case: Case) -> Json:
    """A ruling in a list."""
    return {
        "game": game,
        "id": case.identity,
        "sources": list(case.sources),
        "date": told_date(case.date),
        "editions": list(case.editions),
        "question": case.question,
        "answer": case.answer,
    }


def listed(game: str) -> Fixed:
    """All rulings of a game.

    :raises Refusal: if there is no such game.
    """
    found = game_of(game).rulings()
    return Fixed({"rulings": [] if found is None else [row(game, case) for case in found.every()]})


def search(game: str, text: str) -> Json:
    """The rulings that words mean.

    :raises Refusal: if there is no such game, or there are too many words.
    """
    if len(text.split()) > MOST_WORDS:
        raise Refusal("bad_message", f"a search for {len(text.split())} words; expected at most {MOST_WORDS}")
    return {"rulings": [row(game, case) for case in book_of(game).search(text)]}


def one(game: str, identity: str) -> Fixed:
    """A ruling with all that belongs to it.

    :raises Refusal: if there is none.
    """
    try:
        return Fixed({**book_of(game).one(identity).as_dict(), "game": game})
    except UnknownRuling as error:
        raise Refusal("not_found", shown(str(error), 160)) from None


class Demonstration:
    """A ruling at the moment that a client speaks of.

    :raises Refusal: if there is no such ruling or step, or what is said to have been chosen was not offered.
    """

    def __init__(self, wish: Ruled) -> None:
        wished(wish.game)
        try:
            self.showing: Showing = book_of(wish.game).show(wish.ruling, wish.edition)
        except UnknownRuling as error:
            raise Refusal("not_found", shown(str(error), 160)) from None
        if wish.step > len(self.showing.steps):
            raise Refusal("bad_message", f"step {wish.step}; expected at most {len(self.showing.steps)} - at `$.step`")
        self.wish = wish
        self.recorder = self.showing.recorder(wish.step, wish.playing)
        for index in wish.made:
            self.choose(index)

    @property
    def decision(self) -> Any:
        """The open question; ``None`` while one only looks on."""
        return self.recorder.duel.decision if self.wish.playing else None

    @property
    def viewer(self) -> int:
        """From whose side the board is seen: of who is asked, once one plays on."""
        decision = self.decision
        return PERSON if decision is None else int(decision.player)

    def choose(self, index: int) -> None:
        """Answer the open question."""
        self.recorder.choose(option_at(self.decision, index))

    def moment(self) -> Moment:
        """The moment, as the table tells it."""
        return Moment(self.wish.game, self.recorder, self.decision, self.viewer, self.wish.playing)


def choose(wish: Choose) -> Json:
    """Where the ruling stands after the option."""
    demonstration = Demonstration(wish)
    made = list(wish.made)
    if wish.option is not None:
        demonstration.choose(wish.option)
        made.append(wish.option)
    steps = demonstration.showing.steps
    latest = steps[wish.step - 1] if wish.step else None
    return {
        "made": made,
        "step": wish.step,
        "steps": len(steps),
        "playing": wish.playing,
        "edition": demonstration.showing.edition,
        "you": demonstration.viewer,
        "shown": None
        if latest is None
        else {
            "kind": latest.kind,
            "text": latest.text,
            "said": [{"text": said.text, "rules": said.rules} for said in latest.said],
        },
        **demonstration.moment().told(),
        "answer": None,
    }


def why(wish: Wanted) -> Json:
    """Why the question is asked; of a card, what can and cannot be done.

    :raises Refusal: if no such card is seen.
    """
    return Demonstration(wish).moment().why(wish.card)


def forecast(wish: Foreseen) -> Json:
    """What an option would do."""
    return Demonstration(wish).moment().forecast(wish.option)


ASKED: Final[tuple[tuple[Callable[[Any], Json], type[Ruled]], ...]] = (
    (choose, Choose),
    (why, Wanted),
    (forecast, Foreseen),
)
"""What is asked by ``POST /api/rulings/NAME``, and with what."""
