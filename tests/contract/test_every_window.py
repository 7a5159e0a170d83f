"""A table that asks at every moment to respond plays the same duel."""

from __future__ import annotations

import random

import pytest

from duelkit.kernel.decision import NO_IDLE
from duelkit.yugioh import Duel, edition, load_deck, new_duel
from duelkit.yugioh.engine.windows.window import WindowTask

PAIRS = (
    ("synchron", "magician_pendulum", "mr3"),
    ("chaos_2005", "goat_warrior_toolbox", "ex04"),
    ("link_cyberse_starter", "link_allstars", "mr20"),
)


def as_if_plain(duel: Duel) -> str:
    """The digest without the note that a player is to be asked about open cards that hidden ones rule out."""
    twin = duel.copy()
    for task in twin.stack:
        if isinstance(task, WindowTask):
            task.doubtful = 0
    return twin.digest()


def pass_windows(duel: Duel) -> int:
    """Answer the questions with one answer, not counting an idle one; tells how many there were."""
    passed = 0
    while duel.decision is not None and duel.decision.alone():
        assert duel.decision.idle != NO_IDLE or duel.is_hidden(duel.decision)
        duel.choose(duel.decision.options[0])
        passed += 1
    return passed


@pytest.mark.parametrize("first, second, rules", PAIRS)
def test_same_duel_with_every_window(first: str, second: str, rules: str) -> None:
    passed = 0
    for seed in range(3):
        plain = new_duel(load_deck(first), load_deck(second), seed, edition(rules))
        asking = plain.copy()
        asking.every_window = True
        rng = random.Random(seed)
        while plain.decision is not None:
            passed += pass_windows(asking)
            if asking.decision is not None and asking.decision.idle != NO_IDLE:
                # the question is another one, with what it leads to it is the same
                assert asking.decision.options == [*plain.decision.options, asking.decision.idle]
            else:
                assert as_if_plain(asking) == plain.digest()
            assert not asking.copy().every_window
            chosen = rng.choice(plain.decision.options)
            plain.choose(chosen)
            asking.choose(chosen)
        passed += pass_windows(asking)
        assert asking.digest() == plain.digest()
    assert passed > 300
