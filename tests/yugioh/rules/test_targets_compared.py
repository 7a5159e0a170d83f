"""Cards like the target: nothing is done if the target was gone when the processing began."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import PASS

UNITE = "Super Team Buddy Force Unite!"
DEVICE = "Compulsory Evacuation Device"


@rule("RES-CON-01")
@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize(
    ("card", "target", "like"),
    [
        (UNITE, "Battle Ox", "Enraged Battle Ox"),
        ("Machine Duplication", "Expressroid", "Expressroid"),
        (UNITE, "Mystical Elf", "Skilled Dark Magician"),
    ],
)
def test_what_is_like_the_target_comes_only_while_that_is_there(card: str, target: str, like: str, gone: bool) -> None:
    duel = scenario()
    if card == UNITE:
        duel.alice.graveyard(like)
        used = duel.alice.has_set(card)
    else:
        duel.alice.deck(like, like)
        used = duel.alice.hand(card)
    monster = duel.alice.attack_position(target)
    duel.bob.has_set(DEVICE)
    duel.alice.activates(used)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(monster)
    if gone:
        duel.bob.activates(DEVICE)
        if duel.bob.is_asked("pick"):
            duel.bob.picks(monster)
    while duel.alice.is_asked("respond") or duel.bob.is_asked("respond"):
        duel.choose(PASS)
    assert duel.alice.is_asked("act") is gone, "else it is asked what comes out, and how"
