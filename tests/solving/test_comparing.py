"""Comparisons in common worlds: intervals cover, noise is no mistake, real differences are found, playouts are spent
where answers are close."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.solving.test_analysis import judged, won

from duelkit import games
from duelkit.analysis import Analyst, Judged, OutOfTime
from duelkit.analysis.accuracy import accuracy
from duelkit.analysis.calibration import Calibration, Forecast
from duelkit.analysis.comparing import Comparison, estimate_of, gap_of
from duelkit.kernel.rng import Rng

WIDE = 1 << 20


def uniform(*about: int) -> float:
    """A number from 0 to 1 that follows from others."""
    return Rng(hash(about) & (1 << 60) - 1).below(WIDE) / WIDE


class Decided:
    """Stands in for a duel: its question has options, and each is worth something."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.decision: Any = self
        self.chosen = -1

    def copy(self, silent: bool = False) -> Decided:
        return Decided(self.options)

    def choose(self, option: int) -> None:
        self.chosen = option


class Lottery:
    """Wins with the chance of the option, in each world by luck.

    :param common: whether luck is the same for all options of a world.
    """

    def __init__(self, chances: dict[int, float], common: bool = False, number: int = 0) -> None:
        self.chances, self.common, self.number = chances, common, number
        self.made = 0
        self.played: Counter[int] = Counter()

    def chance(self, duel: Any, player: int, seed: int) -> float:
        self.made += 10
        self.played[duel.chosen] += 1
        luck = uniform(self.number, seed, 0 if self.common else duel.chosen + 1)
        return float(luck < self.chances[duel.chosen])


@pytest.mark.parametrize("chance", [0.03, 0.2, 0.5, 0.9])
@pytest.mark.parametrize("worlds", [8, 32])
def test_the_interval_covers_the_true_chance(chance: float, worlds: int) -> None:
    covered = 0
    for number in range(400):
        found = estimate_of([float(uniform(number, at) < chance) for at in range(worlds)])
        assert found.low <= found.chance <= found.high
        covered += found.low <= chance <= found.high
    assert covered >= 0.92 * 400


def test_values_that_vary_little_say_more_than_wins_and_losses() -> None:
    wide, narrow = estimate_of([0.0, 1.0] * 8), estimate_of([0.48, 0.52] * 8)
    assert wide.chance == narrow.chance == 0.5
    assert narrow.high - narrow.low < (wide.high - wide.low) / 5
    # no number of wins is certainty
    assert estimate_of([1.0] * 8).chance == 0.9 and estimate_of([1.0] * 8).low < 0.7
    assert estimate_of([]) == (0.5, 0.0, 1.0)


def test_a_few_equal_differences_are_not_certain() -> None:
    assert not gap_of([1.0] * 3, [0.0] * 2 + [1.0]).is_sure
    assert gap_of([1.0] * 12, [0.0] * 12).is_sure
    assert gap_of([0.5] * 40, [0.5] * 40).mean == 0


def mistakes(chances: dict[int, float], times: int, common: bool = False, simulations: int = 32) -> int:
    """How often the answer 0 counts as a mistake."""
    count = 0
    for number in range(times):
        analyst = Analyst(
            games.named("judgment"), simulations, estimator=Lottery(chances, common, number), open_cards=True
        )
        chance = Rng(number)
        verdict = analyst.compare(Question(list(chances)), 0, [chance.next() for _ in range(8)], chance)
        count += verdict.gap.is_sure and verdict.gap.mean >= analyst.margin
    return count


class Question(Decided):
    """The same with a player who is asked."""

    player = 0

    def copy(self, silent: bool = False) -> Question:
        return Question(self.options)


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.8])
def test_noise_is_no_mistake(chance: float) -> None:
    """Answers that are equally good, each with luck of its own: the best of four would look 15 to 20 points better."""
    assert mistakes(dict.fromkeys(range(4), chance), 300) <= 3


def test_a_real_difference_is_found_and_common_worlds_find_smaller_ones() -> None:
    assert mistakes({0: 0.3, 1: 0.75}, 60) >= 54
    apart, together = (mistakes({0: 0.4, 1: 0.6, 2: 0.4}, 100, common) for common in (False, True))
    assert together >= 60 and together > apart + 20


def test_playouts_are_spent_where_answers_are_close() -> None:
    lottery = Lottery({0: 0.5, 1: 0.55, 2: 0.0, 3: 0.0})
    race = Comparison(lottery, lambda seed: Question([0, 1, 2, 3]), 0, range(4), kept=0)
    seeds = [Rng(1).next() + at for at in range(64)]
    for start in range(0, 64, 8):
        race.add(seeds[start : start + 8])
        race.drop_worse()
    assert lottery.played[0] == 64 and lottery.played[1] == 64
    assert lottery.played[2] < 32 and lottery.played[3] < 32


def test_the_effort_ends_a_comparison_between_two_worlds() -> None:
    lottery = Lottery({0: 0.5, 1: 0.5})
    race = Comparison(lottery, lambda seed: Question([0, 1]), 0, (0, 1), kept=0, effort=50)
    race.add(range(20))
    assert race.is_spent and race.worlds == 3 == len(race.values[1])

    class Late(Lottery):
        """Runs out of time in the middle of a world."""

        def chance(self, duel: Any, player: int, seed: int) -> float:
            if self.made >= 50:
                raise OutOfTime
            return super().chance(duel, player, seed)

    cut = Comparison(Late({0: 0.5, 1: 0.5}), lambda seed: Question([0, 1]), 0, (0, 1), kept=0)
    cut.add(range(20))
    assert cut.is_spent and [len(values) for values in cut.values.values()] == [2, 2]
    with pytest.raises(OutOfTime):
        Analyst(games.named("judgment"), estimator=replace_time(Late({0: 0.5, 1: 0.5})), open_cards=True).compare(
            Question([0, 1]), 0, [1], Rng(1)
        )


def replace_time(estimator: Lottery) -> Lottery:
    """An estimator whose time is used up."""
    estimator.made = 50
    return estimator


def decision(gap: float, error: float, before: float = 0.5, player: int = 0) -> Judged:
    """A judged decision with these figures."""
    duel = won()
    return replace(
        judged(duel, duel.decision.options[0]), gap=gap, error=error, before=before, player=player, mistake=gap > 0.2
    )


def test_the_accuracy_of_a_player_is_not_worn_down_by_noise() -> None:
    noise = [decision(0.3 * (uniform(at) - 0.5), 0.09) for at in range(60)]
    found = accuracy(noise, 0)
    assert found is not None and found.decisions == 60 and found.mistakes == 0
    assert found.low < 1.0 and found.kept > 0.95 and found.high == 1.0
    lossy = accuracy([*noise, *[decision(0.4, 0.05)] * 10], 0)
    assert lossy is not None and lossy.mistakes == 10 and lossy.high < 0.97 and abs(lossy.kept - (1 - 4 / 35)) < 0.05
    assert accuracy(noise, 1) is None


def test_calibration_tells_honest_forecasts_from_bold_ones() -> None:
    truth = [(at % 19 + 0.5) / 19 for at in range(1900)]
    results = [float(uniform(at) < chance) for at, chance in enumerate(truth)]
    honest = Calibration(Forecast(chance, won, at) for at, (chance, won) in enumerate(zip(truth, results, strict=True)))
    bold = Calibration(Forecast(round(one.chance), one.won, one.group) for one in honest.forecasts)
    assert honest.distance < 0.05 and abs(honest.bias) < 0.03 and len(honest.curve()) == 10
    assert all(abs(one.chance - one.won) < 3 * one.error for one in honest.curve())
    assert bold.distance > 0.2 and bold.brier > honest.brier and bold.log_loss > honest.log_loss
    assert sum(one.size for one in honest.curve()) == 1900
    # ten forecasts of the same duel are no ten duels
    alike = Calibration(Forecast(0.5, 1.0, at // 10) for at in range(100)).curve()[0]
    single = Calibration(Forecast(0.5, 1.0, at) for at in range(100)).curve()[0]
    assert alike.groups == 10 and alike.error > 2 * single.error
    assert "Brier score" in honest.lines()[0]
