"""Steps tell a Normal Summon by a procedure of the monster's own from a Set by it."""

from __future__ import annotations

import pytest

from duelkit.yugioh.rulings.steps import StepError, read_step


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("me special Fusilier Dragon, the Dual-Mode Beast way 1", ""),
        ("me special Fusilier Dragon, the Dual-Mode Beast way 1 set", "set"),
        ("me may not special Fusilier Dragon, the Dual-Mode Beast way 1 set", "set"),
    ],
)
def test_a_set_is_said_behind_the_procedure(text: str, word: str) -> None:
    answer = read_step(text).answers[0]
    assert (answer.verb, answer.number, answer.word) == ("special", 1, word)


def test_nothing_else_is_set_so() -> None:
    with pytest.raises(StepError, match="way N set"):
        read_step("me activate Sangan effect 1 set")
