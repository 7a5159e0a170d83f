"""The analysis against exact values: wins that the solver proves, and endings whose options were played out 10,000
times. Rules: MR3-WIN-02."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from tests.solving import exact
from tests.solving.test_analysis import option_of

from duelkit import games
from duelkit.analysis import Analyst, Playouts
from duelkit.analysis.calibration import Calibration, Forecast
from duelkit.puzzles.playing import begin

WORLDS = 64
POINTS = 0.05
"""How far the analysis may be from the truth on average."""
QUICK = {"yugioh": 3, "judgment": 3}
"""The puzzles of each game that are proved in a moment."""


def analyst(game: Any, **how: Any) -> Analyst:
    """An analyst that estimates as the exact values were made."""
    return Analyst(game, WORLDS, estimator=Playouts(game, exact.LEVEL), **how)


def estimates() -> list[tuple[str, Any, float]]:
    """For every option of every ending: the ending, the judgment of the option, and its exact value."""
    found = []
    known = exact.exact()
    for name in exact.names():
        game, duel = exact.ending(name)
        for words, value in known[name].items():
            option = option_of(duel, words)
            found.append((name, analyst(game, nodes=0).judge(duel, 1, option), value))
    return found


@pytest.fixture(scope="module")
def judged() -> list[tuple[str, Any, float]]:
    """What the analysis says of all endings."""
    return estimates()


def test_there_is_an_exact_value_for_each_option_that_is_looked_at() -> None:
    known = exact.exact()
    assert sorted(known) == exact.names() and len(known) >= 8
    for name in exact.names():
        _, duel = exact.ending(name)
        assert list(known[name]) == [duel.describe(option, "en") for option in exact.some(duel.decision.options)]
    values = [value for options in known.values() for value in options.values()]
    assert min(values) < 0.2 and max(values) > 0.8


def test_exact_values_are_still_those_of_the_rules() -> None:
    """A few hundred playouts of each option: further from the 10,000 than chance allows, and the values are old."""
    for name, options in exact.exact().items():
        for words, value in exact.values(name, 200, 7).items():
            assert abs(value - options[words]) < 4 * (0.25 / 200) ** 0.5, (name, words)


def test_estimates_are_calibrated_within_five_points(judged: list[tuple[str, Any, float]]) -> None:
    """On average, and wherever estimates are low, middling or high."""
    found = Calibration(Forecast(one.after, value, at) for at, (_, one, value) in enumerate(judged))
    assert abs(found.bias) < POINTS and found.distance < POINTS
    for part in found.curve(3):
        assert part.size >= 3 and abs(part.chance - part.won) < POINTS


def test_intervals_hold_what_they_promise(judged: list[tuple[str, Any, float]]) -> None:
    inside = [one.after_range[0] <= value <= one.after_range[1] for _, one, value in judged]
    assert fmean(inside) >= 0.88
    assert all(one.after_range[0] <= one.after <= one.after_range[1] for _, one, _ in judged)


def test_what_counts_as_a_mistake_is_one(judged: list[tuple[str, Any, float]]) -> None:
    """By exact values each mistake is worse than the option that was named, and no large loss is missed."""
    known = exact.exact()
    flagged = 0
    for name, one, value in judged:
        if one.mistake:
            flagged += 1
            # the best of many options may be one without an exact value
            named = known[name].get(one.best_words) or max(exact.values(name, 500, 3, [one.best]).values())
            assert named - value > 0.02, (name, one.words)
        assert one.mistake or max(known[name].values()) - value < 0.35, (name, one.words)
    assert flagged >= 3


def test_before_is_the_value_of_the_best_option(judged: list[tuple[str, Any, float]]) -> None:
    for _, one, _ in judged:
        assert one.before == one.after and one.best == one.chosen or one.before > one.after and one.best != one.chosen


@pytest.mark.parametrize("name", QUICK)
def test_a_win_that_the_solver_proves_is_certain(name: str) -> None:
    """With open cards: the solution has 100 %, and every option that is not proved is compared with that."""
    game = games.named(name)
    looked_at = 0
    for puzzle in [one for one in game.puzzles() if one.goal == "win" and one.level == 1][: QUICK[name]]:
        duel = begin(game, puzzle).duel
        judge = analyst(game, open_cards=True)
        judge.simulations, judge.nodes = 8, 20_000
        solution = judge.judge(duel, 1, puzzle.solution[0])
        assert (solution.before, solution.after, solution.lost) == (1.0, 1.0, 0.0) and not solution.mistake
        wins = judge.wins(duel, duel.decision.player, [1])
        other = next(option for option in duel.decision.options if option not in wins)
        blunder = judge.judge(duel, 1, other)
        assert blunder.missed and blunder.before == 1.0 and blunder.best in wins and blunder.after < 1.0
        looked_at += 1
    assert looked_at == QUICK[name]
