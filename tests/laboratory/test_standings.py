"""Points, tie-breaks and places against examples that were worked out by hand; ratings."""

from __future__ import annotations

from duelkit import games
from duelkit.laboratory.ratings import ratings
from duelkit.laboratory.tournaments import course
from duelkit.laboratory.tournaments.model import ROUND_ROBIN, SWISS, Entrant, Pairing, Score, Tournament
from duelkit.laboratory.tournaments.standings import results_of, standings

A, B, C, D, E = range(5)


def tournament(kind: str, count: int, played: list[tuple[int, int, int | None, Score | None]]) -> Tournament:
    """A tournament with pairings: the round, who met, the result; without a second one a bye."""
    made = course.begin(kind, "yugioh", {}, [Entrant(name) for name in "ABCDE"[:count]], None, 3, 1)
    made.pairings = [
        Pairing(number, table, first, second, score) for table, (number, first, second, score) in enumerate(played, 1)
    ]
    return made


FIVE = tournament(
    SWISS,
    5,
    [
        (1, A, B, (2, 0, 0)),
        (1, C, D, (1, 1, 1)),
        (1, E, None, None),
        (2, A, E, (2, 1, 0)),
        (2, B, C, (2, 0, 0)),
        (2, D, None, None),
        (3, A, D, (1, 2, 0)),
        (3, B, E, (2, 0, 0)),
        (3, C, None, None),
    ],
)
"""Shares of the matches played, byes left out: A 6/9, B 6/9, C 1/6, D 4/6, E 0/6.

The opponents of A are B, E, D: (2/3 + 0 + 2/3) / 3 = 4/9; of B: A, C, E: (2/3 + 1/6 + 0) / 3 = 5/18; of C: D, B: 2/3;
of D: C, A: (1/6 + 2/3) / 2 = 5/12; of E: A, B: 2/3. The opponents' opponents of A: (5/18 + 2/3 + 5/12) / 3 = 49/108; of
B: (4/9 + 2/3 + 2/3) / 3 = 16/27; of C: (5/12 + 5/18) / 2 = 25/72; of D: (2/3 + 4/9) / 2 = 5/9; of E: (4/9 + 5/18) / 2 =
13/36. Rounds lost, squared: A 9, B 1, C 4, D 0, E 4 + 9.
"""


def test_the_number_of_the_policy_by_hand() -> None:
    rows = {row.entrant: row for row in standings(FIVE, games.named("yugioh").tie_breaks)}
    assert {entrant: row.tie_break for entrant, row in rows.items()} == {
        A: "06444454009",
        B: "06278593001",
        C: "04667347004",
        D: "07417556000",
        E: "03667361013",
    }
    assert [row.entrant for row in sorted(rows.values(), key=lambda row: row.place)] == [D, A, B, C, E]
    assert (rows[D].won, rows[D].drawn, rows[D].lost, rows[D].byes, rows[D].duels) == (1, 1, 0, 1, (3, 2))


def test_the_other_game_has_no_rounds_lost() -> None:
    rows = {row.entrant: row for row in standings(FIVE, games.named("judgment").tie_breaks)}
    assert rows[A].tie_break == "06444454" and rows[E].tie_break == "03667361"


def test_who_lost_late_stands_higher_where_all_else_is_equal() -> None:
    """A and B each beat C and lose to D, whom nobody else meets; A loses in the second round, B in the first."""
    made = tournament(
        SWISS, 4, [(1, A, C, (2, 0, 0)), (1, D, B, (2, 0, 0)), (2, D, A, (2, 0, 0)), (2, B, C, (2, 0, 0))]
    )
    own = standings(made, games.named("yugioh").tie_breaks)
    assert [(row.place, row.entrant) for row in own] == [(1, D), (2, A), (3, B), (4, C)]
    assert [row.tie_break for row in own[1:3]] == ["03500500004", "03500500001"]
    shared = standings(made, games.named("judgment").tie_breaks)
    assert [(row.place, row.entrant) for row in shared] == [(1, D), (2, A), (2, B), (4, C)]


def test_in_a_league_those_with_as_many_points_are_compared_among_themselves() -> None:
    """A beats B, B beats C, C beats D, D beats A and so on: B and A have six points, and A has beaten B."""
    made = tournament(
        ROUND_ROBIN,
        4,
        [
            (1, A, B, (2, 0, 0)),
            (1, C, D, (2, 0, 0)),
            (2, B, C, (2, 0, 0)),
            (2, D, A, (2, 1, 0)),
            (3, A, C, (2, 1, 0)),
            (3, B, D, (2, 0, 0)),
        ],
    )
    assert [(row.place, row.entrant, row.points) for row in standings(made, ())] == [
        (1, A, 6),
        (2, B, 6),
        (3, C, 3),
        (4, D, 3),
    ]


def test_ratings_follow_the_results_and_leave_byes_out() -> None:
    found = ratings(5, results_of(FIVE))
    assert len(results_of(FIVE)) == 6
    assert found[B].mean > found[C].mean and found[A].mean > found[E].mean
    assert ratings(2, [(0, 1, -1)])[0].mean == ratings(2, [(0, 1, -1)])[1].mean == 25.0
    assert ratings(2, [(0, 1, 1)])[1].mean > 25.0 > ratings(2, [(0, 1, 1)])[0].mean
    assert ratings(2, [(0, 1, 1)])[0].deviation < ratings(2, [])[0].deviation
