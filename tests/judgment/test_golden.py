"""Golden playthroughs and counts: what fixed seeds lead to, compiled or not. Run this file to write them anew.

A difference is no error by itself: it says that duels go another way than before, which a change of a rule or a card
intends and a refactoring does not.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duelkit.judgment import Duel, load_deck, new_duel
from duelkit.judgment.engine.rollout import rollout
from duelkit.kernel.rng import Rng

GOLDEN = Path(__file__).with_name("golden.json")
DECKS = (("fire", "water"), ("earth", "wood"), ("biolith", "champion"))


def playthrough(first: str, second: str, seed: int) -> list[object]:
    """A random duel: how many decisions, how it ended, the hash of its last state."""
    duel = new_duel(load_deck(first), load_deck(second), seed, first=seed % 2)
    count = rollout(duel, Rng(seed))
    assert duel.outcome is not None
    return [count, duel.outcome.winner, duel.outcome.reason, duel.digest()]


def leaves(duel: Duel, depth: int) -> int:
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


def perft(first: str, second: str) -> list[int]:
    """The counts to depth 4 from the beginning of a duel."""
    duel = new_duel(load_deck(first), load_deck(second), 1)
    return [leaves(duel, depth) for depth in (1, 2, 3, 4)]


def measured() -> dict[str, object]:
    """Everything that the file holds."""
    found: dict[str, object] = {}
    for first, second in DECKS:
        for seed in range(1, 7):
            found[f"{first} {second} {seed}"] = playthrough(first, second, seed)
        found[f"{first} {second} perft"] = perft(first, second)
    return found


@pytest.mark.parametrize(("first", "second"), DECKS)
def test_duels_go_as_they_went(first: str, second: str) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    for seed in range(1, 7):
        assert playthrough(first, second, seed) == golden[f"{first} {second} {seed}"]


@pytest.mark.parametrize(("first", "second"), DECKS)
def test_as_many_lines_can_be_played_as_before(first: str, second: str) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert perft(first, second) == golden[f"{first} {second} perft"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(measured(), indent=1) + "\n", encoding="utf-8")
