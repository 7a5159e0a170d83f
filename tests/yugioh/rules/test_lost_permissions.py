"""A direct attack whose permission is gone before the damage step: a replay (fid 11463, fid 14807)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state.codes import BEFORE_CALC, DAMAGE_START, PASS
from duelkit.yugioh.state.log import L_REPLAY

ELF = "Mystical Elf"
CHALICE = "Forbidden Chalice"


def attack(duel: Scenario, attacker: str) -> int:
    """The card attacks directly, past an opposing monster."""
    card = duel.alice.attack_position(attacker)
    duel.bob.attack_position(ELF)
    duel.bob.has_set(CHALICE)
    duel.alice.attacks(card)
    return card


@rule("MR3-REP-01", "MR3-REP-02")
@pytest.mark.parametrize("attacker", ["Altergeist Peritrator", "Jinzo #7", "Wattgiraffe"])
def test_a_negated_permission_to_attack_directly_is_a_replay(attacker: str) -> None:
    duel = scenario(phase=Phase.BATTLE)
    card = attack(duel, attacker)
    duel.bob.activates(CHALICE)
    duel.bob.picks(card)
    duel.all_pass()
    assert duel.log_numbers(L_REPLAY) != [] and duel.alice.is_asked("pick")
    assert duel.alice.can("pick", ELF) and duel.alice.can("finish") and not duel.alice.can("direct")
    duel.alice.finishes()
    duel.is_settled()
    assert duel.bob.life == 8000 and not duel.alice.can("attack", card)


@rule("MR3-REP-03")
@pytest.mark.parametrize("attacker", ["Altergeist Peritrator", "Jinzo #7", "Wattgiraffe"])
def test_in_the_damage_step_there_is_no_replay(attacker: str) -> None:
    duel = scenario(phase=Phase.BATTLE)
    card = attack(duel, attacker)
    while duel.duel.step not in (DAMAGE_START, BEFORE_CALC):
        duel.choose(PASS)
    duel.bob.activates(CHALICE)
    duel.bob.picks(card)
    duel.all_pass()
    assert duel.log_numbers(L_REPLAY) == [] and duel.bob.life < 8000


@rule("MR3-REP-01")
def test_the_permission_rested_on_another_monster() -> None:
    """六武衆－ヤリザ may attack directly while there is another 六武衆."""
    duel = scenario(phase=Phase.BATTLE)
    other = duel.alice.attack_position("The Six Samurai - Nisashi")
    yariza = duel.alice.attack_position("The Six Samurai - Yariza")
    duel.bob.attack_position(ELF)
    duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.attacks(yariza)
    duel.bob.activates("Compulsory Evacuation Device")
    duel.bob.picks(other)
    duel.all_pass()
    assert duel.alice.is_asked("pick") and duel.alice.can("pick", ELF) and not duel.alice.can("direct")


@rule("MR3-REP-01")
def test_a_direct_attack_without_monsters_in_the_way_needs_no_permission() -> None:
    duel = scenario(phase=Phase.BATTLE)
    card = duel.alice.attack_position("Jinzo #7")
    duel.bob.has_set(CHALICE)
    duel.alice.attacks(card)
    duel.bob.activates(CHALICE)
    duel.bob.picks(card)
    duel.is_settled()
    assert duel.log_numbers(L_REPLAY) == [] and duel.bob.life == 8000 - 900
