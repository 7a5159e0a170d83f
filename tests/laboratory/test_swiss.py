"""Swiss pairing, over many random tournaments."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import Rng
from duelkit.laboratory.tournaments import course, swiss
from duelkit.laboratory.tournaments.brackets import rounds_of_all
from duelkit.laboratory.tournaments.model import SWISS, Entrant, Tournament
from duelkit.laboratory.tournaments.standings import records
from duelkit.laboratory.tournaments.swiss import Standing

Pairs = list[tuple[int, int | None]]


def all_pairings(left: list[int | None]) -> Iterator[Pairs]:
    """Every way to pair; ``None`` is the bye."""
    if not left:
        yield []
        return
    one, *rest = left
    assert one is not None
    for at, other in enumerate(rest):
        for more in all_pairings(rest[:at] + rest[at + 1 :]):
            yield [(one, other), *more]


def merit(field: dict[int, Standing], pairs: Pairs) -> tuple[int, int, int, int]:
    """What is to be least: rematches, then second byes, points of the bye, squares of the differences."""
    rematches = second = points = squares = 0
    for one, other in pairs:
        if other is None:
            second, points = field[one].byes, field[one].points
        else:
            rematches += field[one].met.count(other)
            squares += (field[one].points - field[other].points) ** 2
    return rematches, second, points, squares


def tournament_of(count: int, rounds: int, seed: int) -> Tournament:
    return course.begin(SWISS, "judgment", {}, [Entrant(f"p{at}") for at in range(count)], rounds, 3, seed)


def play_round(tournament: Tournament, chance: random.Random) -> None:
    course.pair_next(tournament)
    for pairing in tournament.open_pairings():
        course.enter(tournament, str(pairing.table), chance.choice([(2, 0, 0), (2, 1, 0), (1, 2, 0), (1, 1, 1)]))


def field_of(tournament: Tournament) -> list[Standing]:
    found = records(tournament)
    return [
        Standing(number, found[number].points, tuple(found[number].met), found[number].byes)
        for number in range(len(tournament.entrants))
        if tournament.plays_on(number)
    ]


@pytest.mark.parametrize("seed", range(40))
def test_no_other_pairing_would_be_better(seed: int) -> None:
    """Against all pairings there are, in tournaments of up to eight with drops, until everybody has met everybody."""
    chance = random.Random(seed)
    count = chance.randint(3, 8)
    tournament = tournament_of(count, rounds_of_all(count), seed)
    while not course.is_over(tournament):
        field = {one.number: one for one in field_of(tournament)}
        play_round(tournament, chance)
        pairs: Pairs = [(one.first, one.second) for one in tournament.of_round(tournament.round)]
        seated = [seat for two in pairs for seat in two if seat is not None]
        assert sorted(seated) == sorted(field)
        everybody: list[int | None] = [*field, *([None] if len(field) % 2 else [])]
        assert merit(field, pairs) == min(merit(field, other) for other in all_pairings(everybody))
        if chance.random() < 0.2 and len(field) > 3:
            course.drop(tournament, tournament.entrants[chance.choice(list(field))].name)


@pytest.mark.parametrize("seed", range(12))
def test_nobody_meets_twice_or_has_two_byes(seed: int) -> None:
    """In tournaments as they are held, with drops and late entries."""
    chance = random.Random(seed)
    count = chance.randint(9, 65)
    tournament = tournament_of(count, course.usual_rounds(count), seed)
    while not course.is_over(tournament):
        play_round(tournament, chance)
        for number in range(len(tournament.entrants)):
            if tournament.plays_on(number) and chance.random() < 0.04:
                course.drop(tournament, tournament.entrants[number].name)
        if chance.random() < 0.3:
            course.add(tournament, Entrant(f"late{tournament.round}"))
    for record in records(tournament):
        assert len(set(record.met)) == len(record.met)
        assert record.byes <= 1


def test_a_thousand_are_paired_too() -> None:
    """Where not all pairs are looked at: nobody meets twice, and only one of a score group is paired down."""
    chance = random.Random(1)
    field = [
        Standing(number, 3 * (number % 4), ((number + 4) % 1001, (number - 4) % 1001), int(number < 500))
        for number in range(1001)
    ]
    points = {one.number: one.points for one in field}
    pairs = swiss.pair(field, Rng(chance.randrange(99)))
    assert sorted(seat for two in pairs for seat in two if seat is not None) == list(range(1001))
    assert pairs[-1][1] is None and points[pairs[-1][0]] == 0 and pairs[-1][0] >= 500
    met = [(one, other) for one, other in pairs if other is not None]
    assert not [one for one, other in met if other in field[one].met]
    assert sum(points[one] != points[other] for one, other in met) <= 3


def test_the_lot_decides_and_follows_from_the_seed() -> None:
    def first_round(seed: int) -> Pairs:
        return [(one.first, one.second) for one in course.pair_next(tournament_of(16, 4, seed))]

    assert first_round(1) == first_round(1)
    assert len({tuple(first_round(seed)) for seed in range(5)}) == 5


def test_winners_meet_winners() -> None:
    field = [Standing(number, 3 * (number < 4), (), 0) for number in range(8)]
    for seed in range(10):
        assert all((one < 4) == (other is not None and other < 4) for one, other in swiss.pair(field, Rng(seed)))


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    field = [Standing(0, 6, (), 0), Standing(1, 3, (), 0), Standing(2, 0, (), 1)]
    assert swiss.pair(field, Rng(1))[-1] == (1, None)


def test_more_rounds_than_opponents_are_refused() -> None:
    with pytest.raises(DuelkitError, match="expected 1 to 3, for nobody is to meet an opponent twice"):
        tournament_of(4, 4, 1)
