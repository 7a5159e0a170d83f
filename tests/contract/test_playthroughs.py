"""Duels go as they went, question by question, in words; and as many lines can be played from the beginning as before.

A difference is no error by itself: it says that a duel goes another way or reads otherwise than before.
``python -m tests.contract.playthroughs`` writes the files anew, with the choices that they hold.
"""

from __future__ import annotations

from difflib import unified_diff
from typing import Any

import pytest
from tests.contract.playthroughs import FOLDER, PLAYS, Play, choices, held, lines_of, text_of

from duelkit import judgment, yugioh


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)
def test_a_duel_reads_as_it_read(play: Play) -> None:
    difference = list(
        unified_diff(held(play).split("\n"), text_of(play).split("\n"), "as it was", "as it is now", lineterm="", n=6)
    )
    assert not difference, "\n".join(difference[:80])


def test_each_file_belongs_to_a_play() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {play.name for play in PLAYS}


def test_another_choice_is_followed_and_shows() -> None:
    play = next(play for play in PLAYS if play.name == "judgment_to_the_end")
    chosen = choices(held(play))
    assert chosen[0].startswith("1/2 ")
    options = [line[4:] for line in held(play).split("\n") if line.startswith("  - ")]
    other = list(lines_of(play, [f"2/2 {options[1]}"]))
    assert other[:4] == held(play).split("\n")[:4]
    assert choices("\n".join(other))[0] == f"2/2 {options[1]}"
    assert "\n".join(other) != held(play)


def leaves(duel: Any, depth: int) -> int:
    """How many different ways the next ``depth`` decisions can go (perft)."""
    decision = duel.decision
    if decision is None or depth == 0:
        return 1
    total = 0
    for option in decision.options:
        twin = duel.copy()
        twin.choose(option)
        total += leaves(twin, depth - 1)
    return total


@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [
        ("plain", "plain", [9, 41, 198]),
        ("chaos_2005", "plain", [6, 35, 204]),
        ("synchron", "magician_pendulum", [8, 43, 248]),
        ("overlay", "hero_ritual", [8, 53, 351]),
        ("magician_pendulum", "chaos_2005", [10, 52, 241]),
    ],
)
def test_as_many_lines_can_be_played_as_before(first: str, second: str, counts: list[int]) -> None:
    duel = yugioh.new_duel(yugioh.load_deck(first), yugioh.load_deck(second), 1)
    assert [leaves(duel, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [("fire", "water", [2, 4, 48, 416]), ("earth", "wood", [2, 4, 100, 557]), ("biolith", "champion", [2, 4, 30, 266])],
)
def test_as_many_lines_can_be_played_as_before_in_the_eye_of_judgment(
    first: str, second: str, counts: list[int]
) -> None:
    duel = judgment.new_duel(judgment.load_deck(first), judgment.load_deck(second), 1)
    assert [leaves(duel, depth) for depth in range(1, len(counts) + 1)] == counts
