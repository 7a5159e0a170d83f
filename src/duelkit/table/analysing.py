"""Judges the decisions of a replay, in a process of its own: the chance to win before and after, and what was
better."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from duelkit.analysis import Ahead, Analyst, Judged, OutOfTime, Playouts
from duelkit.analysis.lines import LANGUAGES
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.games.context import both
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.replaying import Replay, Source, found

OWN: Final = "own"
OPEN: Final = "open"
KNOWN: Final = (OWN, OPEN)
"""The knowledge by which a decision is judged: what its player could know, or all cards."""
NODES: Final = 150
SECONDS: Final = 8.0
"""Seconds of processor time for the playouts of one decision, after which what is there counts."""


MOST_BEST: Final = 512
"""The decisions whose best options a process remembers."""


class How(NamedTuple):
    """A kind of estimate.

    :param estimator: estimates win probabilities.
    :param simulations: see :class:`~duelkit.analysis.Analyst`; ``effort``: also.
    """

    estimator: type[Playouts]
    simulations: int
    effort: int


WAYS: Final = {"quick": How(Ahead, 16, 600), "thorough": How(Playouts, 32, 2500)}
"""Two turns and an evaluation, or to the end of the duel."""


def judge(key: str, source: Source | None, step: int, known: str, how: str, tried: int | None = None) -> bytes:
    """Judges a decision of a replay; returns JSON in which ``judged`` is ``null`` if a player gave up or judging took
    too long.

    :param step: how many decisions come before it.
    :param tried: the index of another option that is judged instead of the recorded one, by somebody who learns.
    :param known: one of :data:`KNOWN`.
    :param how: one of :data:`WAYS`.
    :raises Refusal: if the replay has fewer decisions, or the question fewer options.
    """
    replay = found(key, source)
    steps = replay.record.steps
    if step >= len(steps):
        raise Refusal("bad_message", f"step {step}; expected a number below {len(steps)}")
    done = steps[step]
    replay.go_to(step)
    judged: Json | None = None
    if done.option not in (SURRENDER, TIME_OUT):
        desk = replay.desk
        options = desk.duel.decision.options
        if tried is not None and tried >= len(options):
            raise Refusal("bad_message", f"tried is {tried}; expected a number below {len(options)}")
        way = WAYS[how]
        estimator = way.estimator(desk.context.game, seconds=SECONDS)
        analyst = Analyst(
            desk.context.game, way.simulations, 1, known == OPEN, estimator, nodes=NODES, effort=way.effort
        )
        with suppress(OutOfTime):
            if tried is None:
                answer = analyst.judge(desk.duel, step + 1, done.option)
            else:
                # also against the answer that was better than the recorded one
                best = _best(analyst, (key, step, known, how), desk.duel, done.option)
                answer = analyst.judge(desk.duel, step + 1, options[tried], rivals=(best, done.option))
            judged = as_json(replay, answer)
    return msgspec.json.encode({"step": step, "judged": judged})


_BEST: Final[OrderedDict[tuple[str, int, str, str], int]] = OrderedDict()
"""The best options of the decisions that somebody learns from."""


def _best(analyst: Analyst, moment: tuple[str, int, str, str], duel: Any, recorded: int) -> int:
    """Returns the best option of a decision, as judging the recorded one has found it."""
    if moment not in _BEST:
        _BEST[moment] = analyst.judge(duel, moment[1] + 1, recorded).best
        if len(_BEST) > MOST_BEST:
            _BEST.popitem(last=False)
    return _BEST[moment]


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
        "before_range": judged.before_range,
        "after_range": judged.after_range,
        "gap": judged.gap,
        "error": judged.error,
        "worlds": judged.worlds,
        "chosen": words(judged.chosen),
        "best": words(judged.best),
        "lost": judged.lost,
        "missed": judged.missed,
        "mistake": judged.mistake,
        "line": [dict(zip(LANGUAGES, step, strict=True)) for step in judged.line],
    }
