"""The damage step in short: what may be activated, flips, flip effects."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes


def in_damage_step(duel: Scenario) -> bool:
    """Whether the duel is in the damage step."""
    return duel.duel.step & codes.DAMAGE_STEP != 0


@rule("MR3-DS-01", "MR3-DS-02")
def test_cards_that_change_atk_only_before_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    rush = duel.bob.has_set("Rush Recklessly")
    jar = duel.bob.has_set("Jar of Greed")
    parts = []
    duel.alice.attacks(ox, elf)
    while duel.where(elf) == "monster zone":
        if in_damage_step(duel):
            assert duel.bob.can("activate", rush) and not duel.bob.can("activate", jar)
            parts.append(duel.duel.step)
        duel.bob.passes()
    assert parts == [codes.DAMAGE_START, codes.BEFORE_CALC]


@rule("MR3-DS-01")
def test_an_attack_changed_in_the_damage_step_counts() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.bob.attack_position("Luster Dragon")
    rush = duel.alice.hand("Rush Recklessly")
    duel.alice.attacks(ox, dragon)
    duel.alice.passes()
    assert in_damage_step(duel)
    duel.alice.activates(rush)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"
    assert duel.bob.life == 8000 - 500


@rule("MR3-DS-01", "MR3-DS-02")
def test_counter_traps_in_the_whole_damage_step() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    wrath = duel.alice.has_set("Divine Wrath")
    duel.alice.hand("Mystical Elf")
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.attacks(ox, guard)
    while not duel.duel.chain:
        assert not duel.alice.can("activate", wrath)
        duel.alice.passes()
    assert duel.duel.step == codes.AFTER_CALC
    assert duel.alice.can("activate", wrath) and not duel.alice.can("activate", jar)
    duel.alice.activates(wrath)
    assert duel.where(guard) == "graveyard"
    assert duel.where(ox) == "monster zone"


@rule("MR3-DS-03")
def test_a_face_down_monster_is_flipped_before_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.has_set("Mystical Elf")
    duel.bob.attack_position("Petit Moth")
    shrink = duel.bob.has_set("Rush Recklessly")
    duel.alice.attacks(ox, elf)
    positions = {}
    while in_damage_step(duel) or duel.duel.step == codes.BATTLE_STEP and duel.bob.is_asked("respond"):
        if in_damage_step(duel):
            positions[duel.duel.step] = (duel.position(elf), duel.alice.life)
        duel.bob.passes()
        if duel.alice.life < 8000:
            break
    assert positions == {codes.DAMAGE_START: ("face-down", 8000), codes.BEFORE_CALC: ("defense", 8000)}
    assert duel.alice.life == 8000 - 300
    assert duel.where(shrink) == "spell zone"


@rule("MR3-DS-04", "MR3-EFF-05")
def test_a_flip_effect_waits_until_after_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.attack_position("Petit Moth")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    duel.alice.attacks(ox, guard)
    assert duel.bob.is_asked("pick")
    assert duel.duel.step == codes.AFTER_CALC
    assert duel.alice.life == 8000 - 200
    duel.bob.picks(ox)
    assert duel.where(ox) == "hand"
    assert duel.where(guard) == "monster zone"


@rule("MR3-DS-04")
def test_a_flip_effect_of_a_destroyed_monster_is_used_while_it_still_lies_there() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.alice.attack_position("Petit Moth")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    duel.alice.attacks(dragon, guard)
    assert duel.bob.is_asked("pick")
    assert duel.where(guard) == "monster zone"
    duel.bob.picks(dragon)
    duel.is_settled()
    assert duel.where(dragon) == "hand"
    assert duel.where(guard) == "graveyard"


@rule("MR3-DS-05")
@pytest.mark.parametrize(("attacker", "fixed"), [("Battle Ox", True), ("Petit Moth", False)])
def test_a_flip_effect_does_not_target_a_monster_whose_destruction_is_fixed(attacker: str, fixed: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    attacking = duel.alice.attack_position(attacker)
    other = duel.bob.attack_position("Giant Soldier of Stone")
    lizard = duel.bob.has_set("Shaddoll Squamata")
    duel.alice.attacks(attacking, lizard)
    duel.bob.triggers(lizard)
    assert duel.duel.step == codes.AFTER_CALC
    assert duel.bob.can("pick", other) and duel.bob.can("pick", attacking)
    assert duel.bob.can("pick", lizard) is not fixed
    duel.bob.picks(attacking)
    duel.is_settled()
    assert duel.where(attacking) == "graveyard"
    assert (duel.where(lizard) == "graveyard") is fixed
