"""A further attack ends when what allows it is gone in its Battle Step (fid 9015); in the Damage Step it goes on."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state.codes import BEFORE_CALC, DAMAGE_START, PASS

CHALICE = "Forbidden Chalice"
TWICE = ["Mermaid Knight", "Mataza the Zapper", "Hi-Speedroid Chanbara"]


def second_attack(attacker: str) -> tuple[Scenario, int, int]:
    """The monster has attacked directly and declares its second attack; what the opponent's life points are."""
    duel = scenario(phase=Phase.BATTLE)
    card = duel.alice.attack_position(attacker)
    if attacker == "Mermaid Knight":
        duel.alice.face_up("Umi")
    duel.bob.has_set(CHALICE)
    duel.alice.attacks(card)
    duel.all_pass()
    before = duel.bob.life
    assert before < 8000
    duel.alice.attacks(card)
    return duel, card, before


@rule("MR3-BP-06")
@pytest.mark.parametrize("attacker", TWICE)
def test_the_second_attack_ends_without_its_permission(attacker: str) -> None:
    duel, card, before = second_attack(attacker)
    duel.bob.activates(CHALICE)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(card)
    duel.all_pass()
    assert duel.bob.life == before


@rule("MR3-BP-06")
@pytest.mark.parametrize("attacker", TWICE)
def test_in_the_damage_step_it_goes_on(attacker: str) -> None:
    duel, card, before = second_attack(attacker)
    while duel.duel.step not in (DAMAGE_START, BEFORE_CALC):
        duel.choose(PASS)
    duel.bob.activates(CHALICE)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(card)
    duel.all_pass()
    assert duel.bob.life < before


@rule("MR3-BP-06")
@pytest.mark.parametrize("attacker", TWICE)
def test_the_first_attack_needs_no_permission(attacker: str) -> None:
    duel = scenario(phase=Phase.BATTLE)
    card = duel.alice.attack_position(attacker)
    duel.bob.has_set(CHALICE)
    duel.alice.attacks(card)
    duel.bob.activates(CHALICE)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(card)
    duel.all_pass()
    assert duel.bob.life < 8000
