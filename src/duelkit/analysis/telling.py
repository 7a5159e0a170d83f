"""An analysis in words and as a curve, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from duelkit.analysis import Judged
from duelkit.analysis.accuracy import accuracy
from duelkit.analysis.comparing import SURE
from duelkit.analysis.lines import LANGUAGES
from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.analysis", ("analysis",))
WIDTH: Final = 20
"""The width of the curve in cells."""
FULL: Final = "█"
GONE: Final = "░"
"""A cell of winning probability that a decision lost."""


def curve(judged: Judged) -> str:
    """A line of the curve: the winning probability that is left, what was lost, both as numbers, and the interval of
    what is left.
    """
    after, before = (round(chance * WIDTH) for chance in (judged.after, judged.before))
    bar = (FULL * after + GONE * (before - after)).ljust(WIDTH, "·")
    low, high = judged.after_range
    return f"{bar} {percent(judged.before):>3} → {percent(judged.after):>3} % {f'({percent(low)}–{percent(high)})':>8}"


def percent(chance: float) -> str:
    """A probability in percent."""
    return str(round(100 * chance))


def decision_line(judged: Judged, player: str, language: str) -> str:
    """A decision with its line of the curve."""
    words = MESSAGES.say(language, "decision", number=str(judged.number), player=player, option=judged.words)
    return f"{curve(judged)}  {'!! ' if judged.mistake else ''}{words}"


def mistake_lines(found: Sequence[Judged], players: tuple[str, str], language: str) -> list[str]:
    """The mistakes in words, the largest first."""
    mistakes = sorted((judged for judged in found if judged.mistake), key=lambda judged: (-judged.lost, judged.number))
    if not mistakes:
        return [MESSAGES.say(language, "no-mistakes")]
    lines = [MESSAGES.say(language, "mistakes", count=str(len(mistakes)))]
    for judged in mistakes:
        values = {
            "number": str(judged.number),
            "turn": str(judged.turn),
            "player": players[judged.player],
            "chosen": judged.words,
            "after": percent(judged.after),
            "best": judged.best_words,
        }
        if not judged.missed:
            values |= {
                "chance": percent(judged.before),
                "lost": percent(judged.lost),
                "error": percent(SURE * judged.error),
            }
        lines.append(MESSAGES.say(language, "missed" if judged.missed else "mistake", **values))
        if len(judged.line) > 1:
            steps = " → ".join(step[LANGUAGES.index(language)] for step in judged.line)
            lines.append("    " + MESSAGES.say(language, "line", line=steps))
    return lines


def accuracy_lines(found: Sequence[Judged], players: tuple[str, str], language: str) -> list[str]:
    """The accuracy of each player whose decisions were judged."""
    lines = []
    for player, name in enumerate(players):
        figures = accuracy(found, player)
        if figures is not None:
            values = {key: percent(getattr(figures, key)) for key in ("kept", "low", "high")}
            counted = str(figures.decisions)
            lines.append(MESSAGES.say(language, "accuracy", player=name, decisions=counted, **values))
    return lines


def as_json(judged: Judged) -> dict[str, Any]:
    """A decision as plain values."""
    return {**asdict(judged), "lost": judged.lost}
