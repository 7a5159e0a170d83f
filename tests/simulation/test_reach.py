"""Positions made for a card reach all its effects, and not without what brings about what they wait for."""

from __future__ import annotations

import pytest

from duelkit.simulation import yugioh_reach
from duelkit.yugioh.cards import library

MADE = {"movers": (), "makers": (), "doers": (), "rivals": (), "fusions": (), "bearers": ((), ())}
"""What is made up for a card, and what stands for nothing of it."""
CHOSEN = {
    44451698: "doers",  # Special Summoned by the effect of a Plant
    2729285: "bearers",  # sent to the Graveyard as a Fusion Material
    15839054: "bearers",  # sent there as a Synchro Material
    37300735: "bearers",
    96789758: "makers",  # its player gains Life Points
}
"""Cards, and what their effects depend on."""


def reached(passcode: int, positions: int, seed: int = 7) -> bool:
    """Whether all effects of the card are processed in so many positions; no check fails in any."""
    report = yugioh_reach.Reached()
    for report in yugioh_reach.reach([library()[passcode]], positions, seed):
        assert not report.violations
    return passcode in report.whole


def how_often(passcode: int) -> int:
    """Of eight times two positions, in how many pairs all effects of the card are processed."""
    return sum(reached(passcode, 2, seed) for seed in range(8))


@pytest.mark.parametrize("passcode", CHOSEN)
def test_every_effect_is_reached_and_seldom_without_what_brings_it_about(
    passcode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, nothing in MADE.items():
        if name != CHOSEN[passcode]:
            monkeypatch.setattr(yugioh_reach, name, lambda code, nothing=nothing: nothing)
    assert any(reached(passcode, 12, seed) for seed in range(1, 4))
    often = how_often(passcode)
    monkeypatch.setattr(yugioh_reach, CHOSEN[passcode], lambda code: MADE[CHOSEN[passcode]])
    assert how_often(passcode) <= often / 2
