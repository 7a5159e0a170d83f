"""What lessons and puzzles over HTTP share: a position, and the options that a client sends as chosen so far."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from duelkit import games
from duelkit.games.game import Game, Words
from duelkit.kernel.decision import Decision
from duelkit.recording import Recorder
from duelkit.table.answers import Line
from duelkit.table.api_http import shown
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.messages import GameName
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

PERSON = 0
"""The client's side."""
Identity = Annotated[str, Meta(max_length=40)]


class Exercise(Struct, forbid_unknown_fields=True, kw_only=True):
    """An exercise of a game."""

    game: GameName


def game_of(identity: str) -> Game:
    """Returns the game that a path names.

    :raises Refusal: if there is none.
    """
    if identity not in games.names():
        raise Refusal("not_found", f"no game {shown(identity, 40)!r}; expected one of {', '.join(games.names())}")
    return games.named(identity)


def option_at(decision: Decision | None, index: int) -> int:
    """Returns the option at an index of a question.

    :param decision: ``None`` if nothing is asked any more.
    :raises Refusal: if there is none.
    """
    options: list[int] = [] if decision is None else decision.options
    if index >= len(options):
        raise Refusal("not_offered", f"option {index}; expected a number below {len(options)}")
    return options[index]


class Moment:
    """An exercise at a moment.

    :param recorder: its duel.
    :param decision: the open question, ``None`` if nothing is asked any more.
    :param viewer: the side from which it is seen.
    :param neutral: whether one person plays both sides.
    """

    def __init__(
        self, game: str, recorder: Recorder[Any], decision: Decision | None, viewer: int = PERSON, neutral: bool = False
    ) -> None:
        self.desk: Desk = table_of(game).desk(recorder, neutral=neutral, every_window=False)
        self.decision = decision
        self.viewer = viewer

    def state(self) -> Json:
        """Returns the board, the question, the whole log and the outcome."""
        desk = self.desk
        log = desk.screen.news(PERSON, 0, True)
        for number, entry in enumerate(log, 1):
            entry.n = number
        return {
            "ask": None if self.decision is None else desk.screen.question(True),
            "view": desk.screen.view(self.viewer),
            "log": log,
            "outcome": None if desk.outcome is None else desk.screen.result(self.viewer),
        }

    def why(self, card: int | None) -> Json:
        """Returns why the question is asked; for a card, what can and cannot be done.

        :raises Refusal: if the client sees no such card.
        """
        lines: list[Line]
        lines, judged_actions = self.desk.reasons.why(self.viewer, card)
        return {"lines": lines, "judged_actions": judged_actions}

    def forecast(self, index: int) -> Json:
        """Returns what an option would do."""
        return {"courses": self.desk.reasons.forecast(option_at(self.decision, index))}


def response(kind: str, title: Words, *texts: tuple[Words, tuple[str, ...]]) -> Json:
    """Returns a response to what was done: texts, each with the statements behind it."""
    return {"kind": kind, "title": title, "said": [{"text": text, "rules": rules} for text, rules in texts]}
