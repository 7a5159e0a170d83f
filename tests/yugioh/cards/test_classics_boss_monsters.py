"""Rulings of the monsters of the years up to 2005: chaos, rituals and fusions."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1


@rule("MR3-SS-04", "MR3-SS-09", "MR3-TYPE-14")
def test_chaos_monsters_banish_a_light_and_a_dark_monster() -> None:
    duel = scenario()
    sorcerer = duel.alice.hand("Chaos Sorcerer")
    light = duel.alice.graveyard("Mystical Elf")
    dark = duel.alice.graveyard("Summoned Skull")
    assert not duel.alice.can("summon", sorcerer)
    assert not duel.alice.can("set monster", sorcerer)
    duel.alice.special_summons(sorcerer)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(light) == duel.where(dark) == "banished"
    assert duel.where(sorcerer) == "monster zone"

    duel = scenario()
    sorcerer = duel.alice.hand("Chaos Sorcerer")
    duel.alice.graveyard("Summoned Skull", "Sangan")
    assert not duel.alice.can("procedure", sorcerer)


@rule("MR3-SS-06", "MR3-SS-07")
def test_chaos_monsters_are_revived_only_after_a_proper_summon() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.graveyard("Black Luster Soldier - Envoy of the Beginning", proper=False)
    assert not duel.alice.can("activate", reborn)
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    envoy = duel.alice.graveyard("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(envoy) == "monster zone"


def test_chaos_sorcerer_banishes_a_face_up_monster_and_does_not_attack() -> None:
    duel = scenario()
    sorcerer = duel.alice.attack_position("Chaos Sorcerer")
    skull = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(sorcerer)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.where(skull) == "banished"
    assert not duel.alice.can("activate", sorcerer)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", sorcerer)


def test_chaos_sorcerer_that_has_attacked_does_not_banish() -> None:
    duel = scenario(phase=Phase.BATTLE)
    sorcerer = duel.alice.attack_position("Chaos Sorcerer")
    other = duel.alice.attack_position("Summoned Skull")
    duel.bob.attack_position("Millennium Shield")
    duel.bob.attack_position("Millennium Shield")
    duel.alice.attacks(sorcerer, "Millennium Shield")
    duel.alice.ends_battle()
    assert duel.alice.can("turn", other)
    assert not duel.alice.can("activate", sorcerer)


def test_black_luster_soldier_envoy_banishes_or_attacks_twice() -> None:
    duel = scenario()
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    hidden = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(envoy)
    duel.alice.picks(hidden)
    duel.is_settled()
    assert duel.where(hidden) == "banished"
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", envoy)

    duel = scenario(phase=Phase.BATTLE)
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.hand("Mystical Elf")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(envoy, elf)
    duel.alice.triggers(envoy)
    duel.alice.attacks(envoy)
    assert duel.bob.life == 8000 - 2200 - 3000
    duel.is_settled()
    assert not duel.alice.can("attack", envoy)


def test_black_luster_soldier_envoy_may_decline_and_gets_no_attack_for_being_attacked() -> None:
    duel = scenario(phase=Phase.BATTLE)
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.hand("Mystical Elf")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(envoy, elf)
    duel.alice.declines()
    assert not duel.alice.can("attack", envoy)

    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, "Black Luster Soldier - Envoy of the Beginning")
    duel.is_settled()


# Relinquished and Thousand-Eyes Restrict


@rule("MR3-RIT-03", "MR3-RIT-04", "MR3-RIT-06")
def test_black_illusion_ritual_brings_relinquished() -> None:
    duel = scenario()
    ritual = duel.alice.hand("Black Illusion Ritual")
    sacrifice = duel.alice.hand("Relinquished")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.activates(ritual)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(sacrifice) == "monster zone"
    assert duel.where(elf) == duel.where(ritual) == "graveyard"


@rule("MR3-EQP-01", "RES-GAP-EQP-01")
def test_relinquished_absorbs_one_monster_and_has_its_figures() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.face_up("Lucky Iron Axe", equipped_to=skull)
    duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.where(skull) == "spell zone"
    assert duel.controller(skull) == 0
    assert (duel.atk(sacrifice), duel.defense(sacrifice)) == (2500, 1200)
    assert not duel.alice.can("activate", sacrifice)


def test_relinquished_may_absorb_again_when_its_prey_is_gone_and_a_turn_has_passed() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Mystical Elf")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.atk(sacrifice) == 0
    assert not duel.alice.can("activate", sacrifice)  # once per turn
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.is_settled()
    duel.alice.activates(sacrifice)
    duel.is_settled()
    assert duel.atk(sacrifice) == 800
    assert duel.where(elf) == "spell zone"


@rule("RES-DES-05")
def test_relinquished_lets_its_prey_die_in_battle_and_shares_the_damage() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.hand("Mystical Elf")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.attacks(sacrifice, "Blue-Eyes White Dragon")
    assert duel.where(sacrifice) == "monster zone"
    assert duel.where(skull) == "graveyard"
    assert duel.atk(sacrifice) == 0
    assert (duel.alice.life, duel.bob.life) == (7500, 7500)


def test_relinquished_without_prey_falls_and_shares_nothing() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    sacrifice = duel.alice.attack_position("Relinquished")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, sacrifice)
    assert duel.where(sacrifice) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (7200, 8000)


def test_relinquished_absorbs_a_face_down_monster_without_gaining_from_it() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(sacrifice)
    duel.is_settled()
    assert duel.where(hidden) == "spell zone"
    assert duel.position(hidden) == "face-down"
    assert (duel.atk(sacrifice), duel.defense(sacrifice)) == (0, 0)
    assert not duel.alice.can("activate", sacrifice)


def test_relinquished_gives_its_prey_up_when_it_is_turned_face_down() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.activates(sacrifice)
    duel.all_pass()
    duel.is_settled()
    duel.alice.activates(moon)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"


def test_relinquished_needs_a_free_spell_and_trap_zone() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    duel.bob.attack_position("Summoned Skull")
    for _ in range(5):
        duel.alice.has_set("Magic Jammer")
    assert not duel.alice.can("activate", sacrifice)


@rule("MR3-FUS-01", "MR3-FUS-03")
def test_thousand_eyes_restrict_is_made_of_relinquished_and_thousand_eyes_idol() -> None:
    duel = scenario()
    fusion = duel.alice.hand("Polymerization")
    duel.alice.hand("Relinquished", "Thousand-Eyes Idol")
    restrict = duel.alice.extra("Thousand-Eyes Restrict")
    duel.alice.activates(fusion)
    duel.alice.picks("Relinquished")
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(restrict) == "monster zone"


@rule("RES-CAN-01")
def test_thousand_eyes_restrict_holds_every_other_monster() -> None:
    duel = scenario(turn=BOB)
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Green Turtle Summoner")
    assert not duel.bob.can("turn", skull)
    assert not duel.bob.can("flip", hidden)
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)
    assert duel.where(restrict) == "monster zone"

    duel = scenario()
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    mine = duel.alice.attack_position("Summoned Skull")
    assert duel.alice.can("turn", restrict)
    assert not duel.alice.can("turn", mine)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", restrict)
    assert not duel.alice.can("attack", mine)


def test_effects_still_change_positions_beside_thousand_eyes_restrict() -> None:
    duel = scenario()
    duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.activates(moon)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.position(skull) == "face-down"


def test_thousand_eyes_restrict_absorbs_and_survives_battle() -> None:
    duel = scenario()
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.hand("Mystical Elf")
    duel.alice.activates(restrict)
    duel.alice.picks(skull)
    duel.is_settled()
    assert (duel.atk(restrict), duel.defense(restrict)) == (2500, 1200)
    duel.alice.enters_battle()
    duel.alice.attacks(restrict, "Blue-Eyes White Dragon")
    assert duel.where(restrict) == "monster zone"
    assert duel.where(skull) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (7500, 8000)


@pytest.mark.parametrize(
    ("fusion", "materials"),
    [
        ("Sanwitch", ("Sangan", "Witch of the Black Forest")),
        ("Twin-Headed Thunder Dragon", ("Thunder Dragon", "Thunder Dragon")),
        ("Black Skull Dragon", ("Summoned Skull", "Red-Eyes Black Dragon")),
        ("Blue-Eyes Ultimate Dragon", ("Blue-Eyes White Dragon", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")),
    ],
)
def test_fusion_monsters_without_effect_are_made_of_their_materials(fusion: str, materials: tuple[str, ...]) -> None:
    duel = scenario()
    spell = duel.alice.hand("Polymerization")
    duel.alice.hand(*materials)
    monster = duel.alice.extra(fusion)
    duel.alice.activates(spell)
    duel.alice.picks(*materials[1:])
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(monster) == "monster zone"
    assert duel.alice.hand_size == 0


@pytest.mark.parametrize("fusion", ["Dragoness the Wicked Knight", "Musician King", "Roaring Ocean Snake"])
def test_fusion_monsters_cannot_be_made_of_anything_else(fusion: str) -> None:
    duel = scenario()
    spell = duel.alice.hand("Polymerization")
    duel.alice.hand("Witch of the Black Forest", "Mystical Elf")
    duel.alice.extra(fusion)
    assert not duel.alice.can("activate", spell)
