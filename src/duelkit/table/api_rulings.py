"""Runnable rulings over HTTP: listed, searched, and shown step by step. The server keeps no state of a showing."""

from __future__ import annotations

import datetime
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
"""The most words of a search."""
Made = Annotated[list[Number], Meta(max_length=400)]
Id = Annotated[str, Meta(max_length=80)]


class Ruled(Exercise, kw_only=True):
    """A moment of a ruling.

    ``step``: how many of its steps have been shown; ``playing``: whether the client plays both sides from there;
    ``made``: the indices of the options chosen since then.
    """

    ruling: Id
    edition: Id = ""
    step: Number = 0
    playing: bool = False
    made: Made = []


class Choose(Ruled, kw_only=True):
    """A request to choose an option, or without one to look at the moment."""

    option: Number | None = None


class Wanted(Ruled, kw_only=True):
    """A request for why something can or cannot be done with a card."""

    card: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    place: Number | None = None


class Foreseen(Ruled, kw_only=True):
    """A request for what an option would do."""

    option: Number


def book_of(game: str) -> Rulings:
    """Returns the rulings of a game.

    :raises Refusal: if there is no such game, or it has none.
    """
    found = game_of(game).rulings()
    if found is None:
        raise Refusal("not_found", f"the game {shown(game, 40)} has no rulings; expected one that has some")
    return found


def row(game: str, case: Case) -> Json:
    """Returns a ruling as an entry of a list."""
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
    """Returns all rulings of a game.

    :raises Refusal: if there is no such game.
    """
    found = game_of(game).rulings()
    return Fixed({"rulings": [] if found is None else [row(game, case) for case in found.every()]})


def search(game: str, text: str) -> Json:
    """Returns the rulings that match a search.

    :raises Refusal: if there is no such game, or there are too many words.
    """
    if len(text.split()) > MOST_WORDS:
        raise Refusal("bad_message", f"a search for {len(text.split())} words; expected at most {MOST_WORDS}")
    return {"rulings": [row(game, case) for case in book_of(game).search(text)]}


def one(game: str, identity: str) -> Fixed:
    """Returns a ruling with everything that belongs to it.

    :raises Refusal: if there is none.
    """
    try:
        return Fixed({**book_of(game).one(identity).as_dict(), "game": game})
    except UnknownRuling as error:
        raise Refusal("not_found", shown(str(error), 160)) from None


def of_day(game: str, date: str) -> Fixed:
    """Returns the ruling of a day with everything that belongs to it, and whether its answer is yes.

    :raises Refusal: if there is none, or no such day.
    """
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise Refusal("bad_message", f"day {shown(date, 40)!r}; expected one such as 2026-01-31") from None
    case = book_of(game).of_day(day)
    return Fixed({**case.as_dict(), "game": game, "verdict": case.verdict})


class Demonstration:
    """A ruling at the moment that a client names.

    :raises Refusal: if there is no such ruling or step, or a chosen option was not offered.
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
        """The open question; ``None`` while the client only looks on."""
        return self.recorder.duel.decision if self.wish.playing else None

    @property
    def viewer(self) -> int:
        """The side from which the board is seen: while the client plays, that of the player who is asked."""
        decision = self.decision
        return PERSON if decision is None else int(decision.player)

    def choose(self, index: int) -> None:
        """Answers the open question."""
        self.recorder.choose(option_at(self.decision, index))

    def moment(self) -> Moment:
        """Returns the moment as it is sent."""
        return Moment(self.wish.game, self.recorder, self.decision, self.viewer, self.wish.playing)


def choose(wish: Choose) -> Json:
    """Returns the state of the ruling after the option."""
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
            "said": [{"text": reason.text, "rules": reason.rules} for reason in latest.said],
        },
        **demonstration.moment().state(),
        "answer": None,
    }


def why(wish: Wanted) -> Json:
    """Returns why the question is asked; for a card, what can and cannot be done.

    :raises Refusal: if no such card is seen.
    """
    return Demonstration(wish).moment().why(wish.card)


def forecast(wish: Foreseen) -> Json:
    """Returns what an option would do."""
    return Demonstration(wish).moment().forecast(wish.option)


ASKED: Final[tuple[tuple[Callable[[Any], Json], type[Ruled]], ...]] = (
    (choose, Choose),
    (why, Wanted),
    (forecast, Foreseen),
)
"""The requests of ``POST /api/rulings/NAME``, with their types."""
