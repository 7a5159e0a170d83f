"""A monster whose control cannot change is no target for what takes control (fid 23118)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario

ELF = "Mystical Elf"


@rule("RES-CTL-01")
@pytest.mark.parametrize("taking", ["Change of Heart", "Mind Control", "Enemy Controller"])
def test_it_cannot_be_targeted_to_take_it(taking: str) -> None:
    duel = scenario()
    duel.alice.hand(taking)
    duel.alice.attack_position("Sangan")
    fixed = duel.bob.attack_position("Mataza the Zapper")
    assert not duel.alice.can("activate", taking) or taking == "Enemy Controller"
    duel = scenario()
    duel.alice.hand(taking)
    duel.alice.attack_position("Sangan")
    fixed = duel.bob.attack_position("Mataza the Zapper")
    free = duel.bob.attack_position(ELF)
    duel.alice.activates(taking)
    if taking == "Enemy Controller":
        duel.alice.declares(1)
        if duel.alice.is_asked("pick") and duel.alice.can("pick", "Sangan"):
            duel.alice.picks("Sangan")
    assert not duel.alice.can("pick", fixed)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(free)
    duel.all_pass()
    assert free in duel.duel.monsters[0] and fixed in duel.duel.monsters[1]
