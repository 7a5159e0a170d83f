"""Judges the decisions of a replay, in a process of its own: the chance to win before and after, and what was
better."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from duelkit.analysis import Analyst, Judged, Playouts
from duelkit.analysis.lines import LANGUAGES
from duelkit.games.game import Game
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.games.context import both
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.replaying import Replay, Source, found

OWN: Final = "own"
OPEN: Final = "open"
KNOWN: Final = (OWN, OPEN)
"""The knowledge by which a decision is judged: what its player could know, or all cards."""
PLAYERS: Final = {"quick": "random", "thorough": "greedy"}
"""The players that play on from a decision, by the kind of estimate."""
NODES: Final = 150
SECONDS: Final = 8.0
"""Seconds of processor time for one decision; one that takes longer is not judged."""


class Late(Exception):
    """Judging a decision took too long."""


class Hurried(Playouts):
    """Plays on until its time is used up."""

    def __init__(self, game: Game, level: str) -> None:
        super().__init__(game, level)
        self.until = time.process_time() + SECONDS

    def chance(self, duel: Any, player: int, seed: int) -> float:
        """See :class:`duelkit.analysis.Estimator`.

        :raises Late: if the time is used up.
        """
        if time.process_time() > self.until:
            raise Late
        return super().chance(duel, player, seed)


def judge(key: str, source: Source | None, step: int, known: str, how: str) -> bytes:
    """Judges a decision of a replay; returns JSON in which ``judged`` is ``null`` if a player gave up or judging took
    too long.

    :param step: how many decisions come before it.
    :param known: one of :data:`KNOWN`.
    :param how: one of :data:`PLAYERS`.
    :raises Refusal: if the replay has fewer decisions.
    """
    replay = found(key, source)
    steps = replay.record.steps
    if step >= len(steps):
        raise Refusal("bad_message", f"step {step}; expected a number below {len(steps)}")
    done = steps[step]
    replay.go_to(step)
    judged: Json | None = None
    if done.option not in (SURRENDER, TIME_OUT):
        desk, game = replay.desk, replay.desk.context.game
        analyst = Analyst(game, open_cards=known == OPEN, estimator=Hurried(game, PLAYERS[how]), nodes=NODES)
        with suppress(Late):
            judged = as_json(replay, analyst.judge(desk.duel, step + 1, done.option))
    return msgspec.json.encode({"step": step, "judged": judged})


def as_json(replay: Replay, judged: Judged) -> Json:
    """Returns a judged decision with its words in both languages."""
    desk = replay.desk

    def words(option: int) -> Json:
        teller = partial(desk.context.game.teller, desk.duel, judged.player, neutral=True)
        return dict(both(lambda language: teller(language=language).option(option)))

    return {
        "turn": judged.turn,
        "player": judged.player,
        "before": judged.before,
        "after": judged.after,
        "chosen": words(judged.chosen),
        "best": words(judged.best),
        "best_chance": judged.best_chance,
        "lost": judged.lost,
        "missed": judged.missed,
        "mistake": judged.mistake,
        "line": [dict(zip(LANGUAGES, step, strict=True)) for step in judged.line],
    }
