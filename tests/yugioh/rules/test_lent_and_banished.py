"""A monster that was taken for a time and banished for a time: it goes back to its owner at once (fid 17476, 8811)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario

ELF = "Mystical Elf"
TRANSPORTER = "Interdimensional Matter Transporter"


@rule("RES-TMP-01", "RES-CTL-04")
@pytest.mark.parametrize("taking", ["Change of Heart", "Mind Control"])
def test_taken_for_a_time_it_comes_back_to_its_owner(taking: str) -> None:
    duel = scenario()
    duel.alice.hand(taking)
    duel.alice.has_set(TRANSPORTER)
    card = duel.bob.attack_position(ELF)
    duel.alice.activates(taking)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(card)
    duel.all_pass()
    assert card in duel.duel.monsters[0]
    duel.alice.activates(TRANSPORTER)
    duel.all_pass()
    assert card in duel.duel.banished[1]
    duel.alice.ends_turn()
    assert card in duel.duel.monsters[1] and duel.duel.controller[card] == 1


@rule("RES-TMP-01", "RES-CTL-03")
def test_taken_for_good_it_comes_back_to_its_taker() -> None:
    duel = scenario()
    given = duel.alice.attack_position("Sangan")
    duel.alice.hand("Creature Swap")
    duel.alice.has_set(TRANSPORTER)
    card = duel.bob.attack_position(ELF)
    duel.alice.activates("Creature Swap")
    duel.all_pass()
    assert card in duel.duel.monsters[0] and given in duel.duel.monsters[1]
    duel.alice.activates(TRANSPORTER)
    duel.all_pass()
    assert card in duel.duel.banished[1]
    duel.alice.ends_turn()
    assert card in duel.duel.monsters[0]
