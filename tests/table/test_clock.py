"""The clock: time for each turn, spent only while its player is asked, and what follows when it has run out."""

from __future__ import annotations

from duelkit.table.clock import RESPONSE_SECONDS, Clock


def test_each_turn_has_its_own_time() -> None:
    clock = Clock(60)
    clock.turn((1, 0))
    clock.spend(0, 45)
    clock.turn((1, 0))
    assert clock.left == [15, 60] and clock.seconds(0, (1, 0), 5) == 10 and clock.seconds(0, (1, 0), 20) == 0
    clock.spend(1, 20)
    clock.turn((2, 1))
    assert clock.left == [15, 60]
    clock.turn((3, 0))
    assert clock.left == [60, 60]
    clock.spend(0, 100)
    assert clock.left[0] == 0


def test_an_answer_in_the_other_s_turn_has_a_least_time() -> None:
    clock = Clock(60)
    clock.turn((1, 0))
    assert clock.seconds(1, (1, 0), 10) == 50, "nothing of the own time has been used"
    clock.spend(1, 50)
    assert clock.seconds(1, (1, 0), 10) == RESPONSE_SECONDS - 10


def test_who_lets_the_time_run_out_is_rushed_to_the_end_of_the_own_turn_only() -> None:
    clock = Clock(60)
    clock.turn((4, 1))
    clock.ran_out(0, (4, 1))
    assert not clock.rushes(0, (4, 1))
    clock.ran_out(1, (4, 1))
    assert clock.rushes(1, (4, 1)) and not clock.rushes(1, (5, 0)) and not clock.rushes(0, (4, 1))


def test_without_a_clock_nothing_is_set() -> None:
    clock = Clock(None)
    clock.turn((1, 0))
    assert clock.left == [0, 0]
