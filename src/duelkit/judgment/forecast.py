"""Forecasts of attacks: damage, counterattacks and deaths with their probabilities, simulated on copies.

Hidden information is redrawn in the copies, so that a forecast reveals none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.judgment.engine.facts.values import field_change, hp_of
from duelkit.judgment.engine.seen.redraw import redraw
from duelkit.judgment.state import codes, log
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.judgment.telling.teller import Teller

MOST_CHANCES: Final = 6
"""The maximum number of chances in a row whose outcomes are all tried; with more, outcomes are sampled."""
TRIES: Final = 64
REPORTED: Final = (log.L_ATTACK, log.L_COUNTER, log.L_DAMAGE, log.L_EVADED, log.L_DEATH)
AFTER_BATTLE: Final = (log.L_TURN, log.L_PHASE, log.L_TRASH)
Happening = tuple[int, int, int, int]
"""Kind, card, and two numbers, as in the log."""


@dataclass(frozen=True)
class Course:
    """A possible course of a battle. ``open_end``: whether a decision interrupts it."""

    happenings: tuple[Happening, ...]
    weight: float
    open_end: bool = False


@dataclass(frozen=True)
class Forecast:
    """The possible courses of a battle, the likeliest first. ``tries``: the sample size, 0 if weights are exact."""

    courses: tuple[Course, ...]
    tries: int = 0

    @property
    def fights(self) -> bool:
        """Whether there is a battle."""
        return any(course.happenings for course in self.courses)


def forecast(duel: State, option: int, player: int, seed: int = 1) -> Forecast:
    """Forecast an option up to the end of its first battle.

    :param player: the player for whom the forecast is; it uses only what that player may know.
    """
    imagined = redraw(duel, player, seed)
    found: dict[tuple[tuple[Happening, ...], bool], float] = {}
    if _try_all(imagined, option, [], 1.0, found):
        return _gathered(found, 0)
    found = {}
    for number in range(TRIES):
        course = _run(redraw(duel, player, seed + number), option, [])[0]
        found[course] = found.get(course, 0.0) + 1 / TRIES
    return _gathered(found, TRIES)


def landing(duel: State, option: int, player: int) -> tuple[int, bool]:
    """Forecast the effect of the field on a summoned creature. Rules: EOJ-BONUS-01, EOJ-BONUS-06.

    :param option: the summon.
    :param player: the player for whom the forecast is; it uses only what that player may know.
    :returns: the change of the creature's HP by the field, and whether it dies before it can fight.
    """
    trial = redraw(duel, player, 1)
    card = codes.card_of(option)
    position = codes.number_of(option)
    before = 0 if trial.log is None else trial.log.number
    trial.choose(option)
    decision = trial.decision
    if decision is not None and decision.why == codes.W_FACING and decision.card == card:
        trial.choose(codes.option(codes.O_FACING, card, 0 if player == 0 else 2))
    for entry in entries(trial.log, before):
        if entry.kind == log.L_ATTACK:
            break
        if entry.kind == log.L_DEATH and entry.card == card:
            return field_change(duel, duel.info[card].element, position), True
    return field_change(duel, duel.info[card].element, position), False


def _gathered(found: dict[tuple[tuple[Happening, ...], bool], float], tries: int) -> Forecast:
    ranked = sorted(found.items(), key=lambda item: -item[1])
    return Forecast(tuple(Course(happenings, weight, ends) for (happenings, ends), weight in ranked), tries)


def _try_all(
    duel: State, option: int, forced: list[bool], weight: float, found: dict[tuple[tuple[Happening, ...], bool], float]
) -> bool:
    """Simulate every outcome of every chance; returns False if there are too many."""
    course, chances = _run(duel, option, forced)
    if chances <= len(forced):
        found[course] = found.get(course, 0.0) + weight
        return True
    if len(forced) >= MOST_CHANCES:
        return False
    return all(_try_all(duel, option, [*forced, result], weight / 2, found) for result in (True, False))


def _run(duel: State, option: int, forced: list[bool]) -> tuple[tuple[tuple[Happening, ...], bool], int]:
    """Simulate a battle once: the events, whether a decision interrupts it, and the number of chances in it."""
    trial = duel.copy()
    trial.forced = list(forced)
    before = 0 if trial.log is None else trial.log.number
    trial.choose(option)
    happenings: list[Happening] = []
    chances = 0
    closed = False
    for entry in entries(trial.log, before):
        if entry.kind in AFTER_BATTLE and any(kind == log.L_ATTACK for kind, *_ in happenings):
            closed = True
            break
        if entry.kind == log.L_CHANCE:
            chances += 1
        elif entry.kind in REPORTED:
            happenings.append(_happening(entry))
    return (tuple(happenings), not closed and trial.attacker >= 0), chances


def _happening(entry: LogEntry) -> Happening:
    return (entry.kind, entry.card, entry.a, entry.b)


def lines(teller: Teller, found: Forecast) -> list[str]:
    """A forecast in words, a line for each event."""
    lines: list[str] = []
    if found.tries:
        lines.append(teller.words("forecast-many", count=str(found.tries)))
    for course in found.courses[:8]:
        indent = ""
        if len(found.courses) > 1:
            lines.append(teller.words("forecast-chance", percent=percent(course.weight)))
            indent = "  "
        lines += [indent + line for line in course_lines(teller, course)]
    return lines


def percent(weight: float) -> str:
    """A share as a percentage, without a needless fraction."""
    return f"{weight * 100:.2f}".rstrip("0").rstrip(".")


def course_lines(teller: Teller, course: Course) -> list[str]:
    """A course of a battle in words."""
    duel = teller.duel
    points: dict[int, int] = {}
    lines: list[str] = []
    for at, (kind, card, a, _) in enumerate(course.happenings):
        if kind in (log.L_ATTACK, log.L_COUNTER):
            key = "forecast-attack" if kind == log.L_ATTACK else "forecast-counter"
            following = [
                other for what, other, *_ in _strike(course.happenings, at) if what in (log.L_DAMAGE, log.L_EVADED)
            ]
            names = teller.joined(dict.fromkeys(teller.quoted(other) for other in following or [a]))
            lines.append(teller.words(key, card=teller.quoted(card), targets=names))
        elif kind == log.L_DAMAGE:
            if duel.place[card] != codes.BOARD:
                lines.append("  " + teller.words("forecast-damage-only", card=teller.quoted(card), damage=str(a)))
                continue
            before = points.get(card, hp_of(duel, card))
            points[card] = max(before - a, 0)
            lines.append(
                "  "
                + teller.words(
                    "forecast-damage",
                    card=teller.quoted(card),
                    damage=str(a),
                    before=str(before),
                    after=str(points[card]),
                )
            )
        elif kind == log.L_EVADED:
            lines.append("  " + teller.words("forecast-evades", card=teller.quoted(card)))
        else:
            lines.append("  " + teller.words("forecast-death", card=teller.quoted(card)))
    if course.open_end:
        lines.append(teller.words("forecast-goes-on"))
    return lines or [teller.words("forecast-nothing")]


def _strike(happenings: tuple[Happening, ...], at: int) -> list[Happening]:
    """The events of the strike that begins at an index."""
    found: list[Happening] = []
    for happening in happenings[at + 1 :]:
        if happening[0] in (log.L_ATTACK, log.L_COUNTER):
            break
        found.append(happening)
    return found


def short(teller: Teller, found: Forecast) -> str:
    """A forecast in one line, to show after an option; empty without a battle."""
    if not found.fights:
        return ""
    course = found.courses[0]
    text = teller.words("forecast-joint").join(line.strip() for line in course_lines(teller, course))
    return text if len(found.courses) == 1 else f"{percent(course.weight)} %: {text} …"
