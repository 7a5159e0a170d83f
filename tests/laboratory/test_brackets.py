"""Brackets with a second chance, and everybody against everybody."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.tournaments import course
from duelkit.laboratory.tournaments.brackets import (
    FINAL,
    SECOND_FINAL,
    Bracket,
    double_elimination,
    draw_order,
    round_robin,
    rounds_of_all,
)
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, ROUND_ROBIN, Entrant, Tournament
from duelkit.laboratory.tournaments.standings import records, standings


def begun(count: int, seed: int = 1, kind: str = DOUBLE_ELIMINATION, seeded: bool = False) -> Tournament:
    return course.begin(kind, "judgment", {}, [Entrant(f"p{at}") for at in range(count)], None, 1, seed, seeded)


def play(tournament: Tournament, chance: random.Random | None = None) -> None:
    """To its end: by chance, or whoever has the lower number wins."""
    while not course.is_over(tournament):
        course.pair_next(tournament)
        for pairing in tournament.open_pairings():
            assert pairing.second is not None
            first = pairing.first < pairing.second if chance is None else chance.random() < 0.5
            course.enter(tournament, str(pairing.table), (1, 0, 0) if first else (0, 1, 0))


def test_the_draw_keeps_the_strong_apart() -> None:
    assert draw_order(8) == [0, 7, 3, 4, 1, 6, 2, 5]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 8, 11, 16, 23, 32])
def test_who_is_out_has_lost_twice(count: int) -> None:
    for seed in range(4):
        tournament = begun(count, seed)
        play(tournament, random.Random(seed))
        lost = [record.lost for record in records(tournament)]
        champion = Bracket(tournament).champion
        assert champion is not None
        assert [lost[number] for number in range(count) if number != champion] == [2] * (count - 1)
        assert lost[champion] == (SECOND_FINAL in {one.node for one in tournament.pairings})
        assert len(tournament.pairings) == 2 * (count - 1) + lost[champion]
        places = {row.entrant: row.place for row in standings(tournament, ())}
        assert places[champion] == 1 and sorted(places.values())[:2] == [1, 2]


@pytest.mark.parametrize("count", [4, 8, 16, 32])
def test_whoever_is_stronger_comes_before_the_weaker(count: int) -> None:
    """With the draw in the order of strength: the strongest wins, the second is second, the third is third."""
    tournament = begun(count, seeded=True)
    play(tournament)
    assert [row.entrant for row in standings(tournament, ())][:3] == [0, 1, 2]
    assert [row.place for row in standings(tournament, ())][:4] == [1, 2, 3, 4]


@pytest.mark.parametrize("count", [8, 16, 32, 64])
def test_those_who_have_met_meet_again_late(count: int) -> None:
    """Nobody meets an earlier opponent in the lower bracket before its last four rounds."""
    last = max(node.stage for node in double_elimination(count) if node.name.startswith("L"))
    for seed in range(10):
        tournament = begun(count, seed)
        play(tournament, random.Random(seed))
        met: Counter[frozenset[int]] = Counter()
        for pairing in tournament.pairings:
            assert pairing.second is not None
            two = frozenset((pairing.first, pairing.second))
            met[two] += 1
            if met[two] > 1 and pairing.node.startswith("L"):
                assert int(pairing.node[1:].split(".")[0]) >= last - 3


def test_the_second_final_is_played_only_if_the_first_is_won_from_below() -> None:
    for wins_from_above in (True, False):
        tournament = begun(4, seeded=True)
        while FINAL not in {one.node for one in tournament.pairings}:
            course.pair_next(tournament)
            for pairing in tournament.open_pairings():
                if pairing.node != FINAL:
                    course.enter(tournament, str(pairing.table), (1, 0, 0))
        above = Bracket(tournament).seats[FINAL][0]
        course.enter(tournament, tournament.entrants[above or 0].name, (1, 0, 0) if wins_from_above else (0, 1, 0))
        assert course.is_over(tournament) == wins_from_above
        assert [name for name, _, _ in Bracket(tournament).ready()] == ([] if wins_from_above else [SECOND_FINAL])
        if not wins_from_above:
            assert [one.node for one in course.pair_next(tournament)] == [SECOND_FINAL]


def test_a_draw_is_no_result_of_a_bracket() -> None:
    tournament = begun(4)
    course.pair_next(tournament)
    with pytest.raises(DuelkitError, match="expected a winner"):
        course.enter(tournament, "1", (0, 0, 1))


def test_a_result_is_mended_until_somebody_is_paired_on_it() -> None:
    tournament = begun(4, seeded=True)
    for _ in range(2):
        course.pair_next(tournament)
        for table in ("1", "2"):
            course.enter(tournament, table, (1, 0, 0))
            course.enter(tournament, table, (0, 1, 0))
    out = next(one for one in tournament.pairings if one.node == "L1.1").first
    name = tournament.entrants[out].name
    course.enter(tournament, name, (1, 0, 0))
    course.enter(tournament, name, (0, 1, 0))
    course.pair_next(tournament)
    with pytest.raises(DuelkitError, match="round 2 has been paired further"):
        course.enter(tournament, name, (1, 0, 0))


@pytest.mark.parametrize("seed", range(8))
def test_who_drops_loses_what_is_left_and_all_goes_on(seed: int) -> None:
    chance = random.Random(seed)
    tournament = begun(9, seed)
    while not course.is_over(tournament):
        course.pair_next(tournament)
        if chance.random() < 0.6:
            course.drop(tournament, chance.choice([one.name for one in tournament.entrants if one.left < 0]))
        for pairing in tournament.open_pairings():
            course.enter(tournament, str(pairing.table), (1, 0, 0) if chance.random() < 0.5 else (0, 1, 0))
    champion = Bracket(tournament).champion
    assert champion is not None
    for pairing in tournament.pairings:
        if pairing.forfeit and pairing.winner is not None:
            loser = pairing.second if pairing.winner == pairing.first else pairing.first
            assert loser is not None and tournament.entrants[loser].left >= 0


@pytest.mark.parametrize("count", range(2, 14))
def test_everybody_meets_everybody_once(count: int) -> None:
    met: Counter[frozenset[int | None]] = Counter()
    firsts: Counter[int] = Counter()
    for number in range(1, rounds_of_all(count) + 1):
        pairs = round_robin(count, number)
        assert sorted(seat for two in pairs for seat in two if seat is not None) == list(range(count))
        met.update(frozenset(two) for two in pairs)
        firsts.update(one for one, other in pairs if other is not None)
    byes: list[frozenset[int | None]] = [frozenset((one, None)) for one in range(count)] if count % 2 else []
    assert met == Counter([*map(frozenset, combinations(range(count), 2)), *byes])
    assert max(firsts.values()) - min(firsts[one] for one in range(count)) <= 2


def test_a_league_goes_on_without_who_drops() -> None:
    tournament = begun(4, kind=ROUND_ROBIN)
    course.pair_next(tournament)
    course.drop(tournament, "p0")
    assert [one.forfeit for one in tournament.pairings].count(True) == 1
    course.enter(tournament, str(tournament.open_pairings()[0].table), (1, 0, 0))
    made = course.pair_next(tournament)
    assert [one.is_bye for one in made].count(True) == 1
    assert 0 not in [seat for one in made for seat in (one.first, one.second)]
