"""Battles and the damage step under the rule page and its neighbours, from another side."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_DAMAGE, entries

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
ELF = "Mystical Elf"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@rule("MR20-BAT-03", "MR20-BAT-04", "MR20-BAT-05", "MR3-BAT-05", "MR3-BAT-06", "MR3-BAT-07")
@every_edition
@pytest.mark.parametrize(
    ("attacker", "boost", "points", "falls"),
    [
        ("Giant Soldier of Stone", 0, 700, False),
        ("Vorse Raider", 0, 100, False),
        ("Gemini Elf", 0, 100, False),
        ("Summoned Skull", 0, 0, True),
        ("Battle Ox", 700, 0, True),
        ("Giant Soldier of Stone", 700, 0, False),
    ],
)
def test_the_defence_value_decides_and_its_controller_takes_nothing(
    edition: str, attacker: str, boost: int, points: int, falls: bool
) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    mine = duel.bob.attack_position(attacker)
    elf = duel.alice.defense_position(ELF)
    if boost:
        duel.bob.hand("Rush Recklessly")
    life = duel.alice.life, duel.bob.life
    duel.bob.attacks(mine, elf)
    while boost and duel.bob.is_asked("respond") and not duel.duel.step & codes.DAMAGE_STEP:
        duel.bob.passes()
    if boost:
        duel.bob.activates("Rush Recklessly")
        if duel.bob.can("pick", mine):
            duel.bob.picks(mine)
    duel.all_pass()
    assert (life[0] - duel.alice.life, life[1] - duel.bob.life) == (0, points)
    assert duel.where(elf) == ("graveyard" if falls else "monster zone") and duel.where(mine) == "monster zone"


@rule("MR20-BAT-06", "MR20-BAT-08", "MR3-BAT-08")
@every_edition
@pytest.mark.parametrize("guard", ["none", "face-up", "face-down"])
def test_an_empty_field_alone_lets_the_attack_through_and_its_points_are_the_attack(edition: str, guard: str) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    warrior = duel.bob.attack_position(ELF)
    duel.bob.face_up("Axe of Despair", equipped_to=warrior)
    duel.alice.face_up("The A. Forces")
    if guard == "face-up":
        duel.alice.defense_position("Blue-Eyes White Dragon")
    elif guard == "face-down":
        duel.alice.has_set("Blue-Eyes White Dragon")
    life = duel.alice.life
    duel.bob.declares_attack(warrior)
    if guard == "none":
        duel.all_pass()
        assert life - duel.alice.life == 1800, "ATK 800 and the axe"
        damages = [entry for entry in entries(duel.duel.log) if entry.kind == L_DAMAGE]
        assert len(damages) == 1
        return
    assert not duel.bob.can("direct")
    if duel.bob.is_asked("pick"):
        duel.bob.picks("Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.alice.life == life and duel.where("Blue-Eyes White Dragon") == "monster zone"


@rule("MR20-BP-05", "MR3-BP-05")
@every_edition
def test_each_declaration_leads_into_a_damage_step_and_back(edition: str) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    attackers = [duel.bob.attack_position(name) for name in (OX, ELF, "Vorse Raider")]
    duel.alice.has_set("Rush Recklessly")
    duel.bob.has_life(8000)
    life = duel.alice.life
    target = duel.alice.attack_position("Blue-Eyes White Dragon")
    for attacker in attackers:
        assert not duel.duel.step & codes.DAMAGE_STEP and duel.bob.can("attack", attacker)
        duel.bob.attacks(attacker, target)
        steps = set()
        while duel.where(attacker) == "monster zone" and not duel.bob.is_asked("act"):
            decision = duel.decision()
            assert decision is not None
            steps.add(bool(duel.duel.step & codes.DAMAGE_STEP))
            duel.choose(codes.PASS)
        duel.all_pass()
        assert steps == {False, True} and duel.where(attacker) == "graveyard"
    assert duel.alice.life == life


@rule("MR20-DSD-03", "MR3-DSD-04")
@every_edition
@pytest.mark.parametrize(("attacker", "flipped"), [("ミスティック・ソードマン LV2", False), (OX, True)])
def test_a_mystic_swordsman_strikes_before_anything_is_flipped(edition: str, attacker: str, flipped: bool) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    mine = duel.bob.attack_position(attacker)
    bug = duel.alice.has_set("Man-Eater Bug")
    duel.bob.attack_position(ELF)
    life = duel.alice.life, duel.bob.life
    duel.bob.attacks(mine, bug)
    if duel.bob.can("trigger", mine):
        duel.bob.triggers(mine)
    duel.all_pass()
    asked = duel.alice.is_asked()
    if asked and duel.alice.can("trigger", bug):
        duel.alice.triggers(bug)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(mine)
    duel.all_pass()
    assert duel.where(bug) == "graveyard" and (duel.alice.life, duel.bob.life) == life
    assert (duel.where(mine) == "graveyard") is flipped, "its flip effect works only if it was turned face-up"


@rule("MR20-DSD-06", "MR3-DSD-08")
@every_edition
@pytest.mark.parametrize("answers", [0, 1, 2])
def test_the_calculation_waits_for_as_long_as_anybody_answers(edition: str, answers: int) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    ox = duel.bob.attack_position(OX)
    elf = duel.alice.defense_position(ELF)
    sets = [duel.bob.has_set("Rush Recklessly"), duel.alice.has_set("Shrink")]
    life = duel.bob.life
    duel.bob.attacks(ox, elf)
    while duel.duel.step != codes.BEFORE_CALC:
        duel.choose(codes.PASS)
    if answers:
        while not duel.bob.can("activate", sets[0]):
            duel.choose(codes.PASS)
        duel.bob.activates(sets[0])
        if duel.bob.can("pick", ox):
            duel.bob.picks(ox)
        if answers == 2:
            assert duel.alice.can("activate", sets[1]), "the other player answers before the calculation"
            duel.alice.activates(sets[1])
            if duel.alice.can("pick", ox):
                duel.alice.picks(ox)
    duel.all_pass()
    # 1700 against 2000; 2400; half of 1700 and 700
    assert duel.where(elf) == ("graveyard" if answers == 1 else "monster zone")
    assert life - duel.bob.life == {0: 300, 1: 0, 2: 450}[answers] and duel.controller(ox) == BOB
