"""The Magicians and Master Pendulum: each pendulum effect, each monster effect, and their rulings."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.figures import scale_of
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

ODD_EYES = "Odd-Eyes Pendulum Dragon"
JOKER = "Performapal Skullcrobat Joker"
CLAW = "Performapal Silver Claw"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
OAF = "Oafdragon Magician"
NOBLE = "Nobledragon Magician"
STAR = "Stargazer Magician"
TIME = "Timegazer Magician"
MASTER = "Master Pendulum, the Dracoslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
TYPHOON = "Mystical Space Typhoon"
EVACUATION = "Compulsory Evacuation Device"


# Dragonpulse Magician


@rule("MR3-PEN-02", "MR3-TGT-01", "MR3-EFF-04", "MR3-OPT-01", "MR3-TYPE-10")
def test_dragonpulse_discards_a_pendulum_monster_to_destroy_a_face_up_monster() -> None:
    duel = scenario()
    pulse, _ = duel.alice.pendulum_zones(PULSE, PIT)
    cost = duel.alice.hand(MASTER)
    spare = duel.alice.hand(MASTER)
    duel.alice.hand(OX)
    gaia = duel.bob.attack_position(GAIA)
    hidden = duel.bob.has_set(ELF)
    duel.bob.attack_position(OX)
    duel.alice.activates(pulse)
    assert sorted(duel.alice.offered_cards()) == [MASTER, MASTER]
    duel.alice.picks(cost)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(gaia)
    duel.is_settled()
    assert duel.where(gaia) == "graveyard"
    assert duel.where(cost) == "graveyard"
    assert duel.where(spare) == "hand"
    assert not duel.alice.can("activate", pulse)


def test_dragonpulse_needs_another_magician_a_pendulum_monster_and_a_target() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(PULSE, CLAW)
    duel.alice.hand(MASTER)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", PULSE)
    duel = scenario()
    duel.alice.pendulum_zones(PULSE, PIT)
    duel.alice.hand(OX)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", PULSE)
    duel = scenario()
    duel.alice.pendulum_zones(PULSE, PIT)
    duel.alice.hand(MASTER)
    duel.bob.has_set(GAIA)
    assert not duel.alice.can("activate", PULSE)


@rule("RES-CON-01", "MR3-COST-01", "MR3-PEN-23")
def test_dragonpulse_keeps_its_cost_paid_when_the_target_is_gone() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(PULSE, PIT)
    cost = duel.alice.hand(MASTER)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.has_set(EVACUATION)
    duel.alice.activates(PULSE)
    duel.bob.activates(EVACUATION)
    duel.is_settled()
    assert duel.where(gaia) == "hand"
    assert duel.where(cost) == "graveyard"


@rule("MR3-TYPE-08", "MR3-TYPE-07")
def test_dragonpulse_is_a_normal_monster() -> None:
    duel = scenario()
    pulse = duel.alice.hand(PULSE)
    duel.alice.summons(pulse)
    duel.is_settled()
    assert not duel.alice.can("activate", pulse)


# Dragonpit Magician


@rule("MR3-FDN-04", "MR3-PEN-12", "MR3-OPT-01")
def test_dragonpit_destroys_a_spell_or_trap_set_cards_and_scales_included() -> None:
    duel = scenario()
    pit, _ = duel.alice.pendulum_zones(PIT, PULSE)
    duel.alice.hand(MASTER)
    hidden = duel.bob.has_set("Mirror Force")
    (scale,) = duel.bob.pendulum_zones(CLAW)
    duel.bob.attack_position(OX)
    duel.alice.activates(pit)
    assert sorted(duel.alice.offered_cards()) == sorted([PIT, PULSE, "Mirror Force", CLAW])
    duel.alice.picks(hidden)
    duel.is_settled()
    assert duel.where(hidden) == "graveyard"
    assert duel.where(scale) == "pendulum zone"
    assert not duel.alice.can("activate", pit)


@rule("MR3-PEN-21")
def test_a_destroyed_scale_goes_to_the_extra_deck_face_up() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(PIT, PULSE)
    duel.alice.hand(MASTER)
    (scale,) = duel.bob.pendulum_zones(CLAW)
    duel.alice.activates(PIT)
    duel.alice.picks(scale)
    duel.is_settled()
    assert duel.where(scale) == "extra deck"
    assert scale in duel.duel.face_up_extra


def test_dragonpit_needs_another_magician() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(PIT)
    duel.alice.hand(MASTER)
    duel.bob.has_set(TYPHOON)
    assert not duel.alice.can("activate", PIT)


# Oafdragon Magician


@rule("MR3-PEN-22", "MR3-OPT-05")
def test_oafdragon_takes_back_a_face_up_magician_or_odd_eyes_from_the_extra_deck() -> None:
    duel = scenario()
    left, right = duel.alice.pendulum_zones(OAF, OAF)
    duel.alice.face_up_extra(OAF, MASTER, STAR, ODD_EYES)
    duel.alice.extra("Odd-Eyes Meteorburst Dragon")
    duel.alice.activates(left)
    assert sorted(duel.alice.offered_cards()) == sorted([STAR, ODD_EYES])
    duel.alice.picks(STAR)
    duel.is_settled()
    assert duel.where(STAR) == "hand"
    assert not duel.alice.can("activate", right)


def test_oafdragon_needs_another_magician_in_the_other_zone() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(OAF, ODD_EYES)
    duel.alice.face_up_extra(STAR)
    assert not duel.alice.can("activate", OAF)


@rule("MR3-SUM-03", "MR3-TGT-01")
def test_oafdragon_takes_back_from_the_graveyard_when_summoned() -> None:
    duel = scenario()
    oaf = duel.alice.hand(OAF)
    ox = duel.alice.attack_position(OX)
    duel.alice.graveyard(OAF, MASTER, PIT, "Odd-Eyes Dragon")
    duel.alice.summons(oaf)
    duel.alice.triggers(oaf)
    assert sorted(duel.alice.offered_cards()) == sorted([PIT, "Odd-Eyes Dragon"])
    duel.alice.picks(PIT)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(PIT) == "hand"


@rule("MR3-PEN-09", "MR3-TIM-02", "MR3-OPT-05")
def test_oafdragons_pendulum_summoned_together_may_use_the_effect_once() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(JOKER, STAR)
    first = duel.alice.face_up_extra(OAF)
    second = duel.alice.hand(OAF)
    duel.alice.graveyard(PIT, PULSE)
    duel.alice.pendulum_summons()
    duel.alice.picks(first, second)
    duel.alice.puts_in(1)
    duel.alice.puts_in(1)
    assert duel.alice.can("trigger", first) and duel.alice.can("trigger", second)
    duel.alice.triggers(first)
    duel.alice.picks(PIT)
    duel.is_settled()
    assert duel.where(PIT) == "hand"
    assert duel.where(PULSE) == "graveyard"


# Nobledragon Magician


@rule("MR3-PEN-18", "MR3-PEN-06", "MR3-ACT-04")
def test_nobledragon_is_destroyed_without_a_magician_in_the_other_zone() -> None:
    duel = scenario()
    noble = duel.alice.hand(NOBLE)
    duel.alice.pendulum_zones(CLAW)
    duel.alice.activates(noble)
    duel.is_settled()
    assert duel.where(noble) == "extra deck"
    assert noble in duel.duel.face_up_extra
    assert duel.where(CLAW) == "pendulum zone"


def test_nobledragon_stays_beside_a_magician_and_falls_with_it() -> None:
    duel = scenario()
    noble = duel.alice.hand(NOBLE)
    duel.alice.pendulum_zones(PULSE)
    duel.alice.hand(TYPHOON)
    duel.alice.activates(noble)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(noble) == "pendulum zone"
    duel.alice.activates(TYPHOON)
    duel.alice.picks(PULSE)
    duel.is_settled()
    assert duel.where(PULSE) == "extra deck"
    assert duel.where(noble) == "extra deck"


@rule("MR3-SYN-03", "RES-CAN-01")
def test_nobledragon_serves_only_dragons_as_synchro_material() -> None:
    duel = scenario()
    duel.alice.attack_position(NOBLE)
    duel.alice.attack_position("Gemini Soldier")
    duel.alice.attack_position("Dragon Horn Hunter")
    duel.alice.attack_position(MASTER)
    duel.alice.extra("Ally of Justice Catastor", "Black Rose Dragon")
    assert not duel.alice.can("procedure", "Ally of Justice Catastor")
    assert duel.alice.can("procedure", "Black Rose Dragon")


@rule("MR3-SYN-06", "MR3-SYN-02")
def test_nobledragon_goes_under_the_deck_if_others_than_odd_eyes_were_used() -> None:
    duel = scenario()
    noble = duel.alice.attack_position(NOBLE)
    master = duel.alice.attack_position(MASTER)
    meteor = duel.alice.extra("Odd-Eyes Meteorburst Dragon")
    duel.alice.special_summons(meteor)
    duel.alice.picks(noble)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(noble) == "deck"
    assert duel.duel.deck[ALICE][0] == noble
    assert duel.where(master) == "extra deck"


@rule("MR3-PEN-21")
def test_nobledragon_goes_to_the_extra_deck_if_only_odd_eyes_were_used() -> None:
    duel = scenario()
    noble = duel.alice.hand(NOBLE)
    dragon = duel.alice.attack_position("Odd-Eyes Dragon")
    meteor = duel.alice.extra("Odd-Eyes Meteorburst Dragon")
    duel.alice.activates(noble, 2)
    duel.alice.puts_in(1)
    assert duel.level(dragon) == 4
    duel.alice.special_summons(meteor)
    duel.alice.picks(noble)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(noble) == "extra deck"
    assert duel.where(dragon) == "graveyard"
    assert duel.where(meteor) == "monster zone"


@rule("MR3-EFF-03", "MR3-SS-05")
def test_nobledragon_comes_from_the_graveyard_and_lowers_a_level() -> None:
    duel = scenario()
    noble = duel.alice.graveyard(NOBLE)
    dragon = duel.alice.attack_position(ODD_EYES)
    duel.alice.activates(noble)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.level(dragon) == 4
    assert duel.where(noble) == "monster zone"
    noble2 = duel.alice.hand(NOBLE)
    assert not duel.alice.can("activate", noble2, 2)


@rule("RES-CON-01")
def test_nobledragon_stays_where_it_is_if_the_target_is_gone() -> None:
    duel = scenario()
    noble = duel.alice.hand(NOBLE)
    dragon = duel.alice.attack_position(ODD_EYES)
    duel.bob.has_set(EVACUATION)
    duel.alice.activates(noble, 2)
    duel.bob.activates(EVACUATION)
    duel.is_settled()
    assert duel.where(dragon) == "hand"
    assert duel.where(noble) == "hand"


# Stargazer Magician


@rule("RES-CAN-01", "MR3-SPL-07")
def test_stargazer_forbids_spells_while_a_pendulum_monster_battles() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.pendulum_zones(STAR)
    claw = duel.alice.attack_position(CLAW)
    gaia = duel.alice.attack_position(GAIA)
    elf = duel.bob.attack_position(ELF)
    duel.bob.attack_position(ELF)
    duel.bob.has_set(TYPHOON)
    duel.alice.attacks(claw, elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"
    duel.alice.attacks(gaia, ELF)
    assert duel.bob.can("activate", TYPHOON)


@rule("RES-CAN-01")
@pytest.mark.parametrize(("scale", "life"), [(STAR, 5900), (PIT, 8000)])
def test_stargazer_forbids_spells_during_a_direct_attack_too(scale: str, life: int) -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.pendulum_zones(scale)
    claw = duel.alice.attack_position(CLAW)
    duel.bob.has_set(TYPHOON)
    duel.alice.attacks(claw)
    assert duel.bob.can("activate", TYPHOON)
    assert duel.bob.life == life  # under Stargazer nobody was asked before the damage was dealt


def test_stargazer_leaves_traps_alone() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.pendulum_zones(STAR)
    claw = duel.alice.attack_position(CLAW)
    duel.bob.has_set("Mirror Force")
    duel.alice.attacks(claw)
    assert duel.bob.can("activate", "Mirror Force")


@rule("MR3-PEN-01", "MR3-PEN-17")
def test_stargazer_and_timegazer_have_scale_four_without_kin_beside_them() -> None:
    duel = scenario()
    star, claw = duel.alice.pendulum_zones(STAR, CLAW)
    duel.alice.hand(PULSE)
    assert scale_of(duel.duel, star) == 4
    assert scale_of(duel.duel, claw) == 5
    assert not duel.alice.can("pendulum")
    for kin, scale in ((PIT, 1), (ODD_EYES, 1)):
        duel = scenario()
        star, _ = duel.alice.pendulum_zones(STAR, kin)
        assert scale_of(duel.duel, star) == scale
    duel = scenario()
    time, _ = duel.alice.pendulum_zones(TIME, CLAW)
    assert scale_of(duel.duel, time) == 4
    duel = scenario()
    time, star = duel.alice.pendulum_zones(TIME, STAR)
    assert (scale_of(duel.duel, time), scale_of(duel.duel, star)) == (8, 1)


@rule("MR3-TIM-01", "MR3-OPT-01")
def test_stargazer_summons_the_namesake_of_a_pendulum_monster_returned_by_the_opponent() -> None:
    duel = scenario(turn=BOB)
    star = duel.alice.attack_position(STAR)
    claw = duel.alice.attack_position(CLAW)
    duel.bob.has_set(EVACUATION)
    duel.bob.activates(EVACUATION)
    duel.bob.picks(claw)
    duel.alice.triggers(star)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(claw) == "monster zone"
    assert duel.position(claw) == "defense"


def test_stargazer_does_not_answer_its_own_players_effect_or_several_cards() -> None:
    duel = scenario()
    duel.alice.attack_position(STAR)
    claw = duel.alice.attack_position(CLAW)
    duel.alice.has_set(EVACUATION)
    duel.alice.activates(EVACUATION)
    duel.alice.picks(claw)
    duel.is_settled()
    assert duel.where(claw) == "hand"


def test_stargazer_does_not_answer_when_several_cards_are_returned_at_once() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(STAR)
    claw = duel.alice.attack_position(CLAW)
    ox = duel.alice.attack_position(OX)
    brionac = duel.bob.attack_position("Brionac, Dragon of the Ice Barrier")
    duel.bob.hand(OX, OX)
    duel.bob.activates(brionac)
    costs = [card for card in duel.duel.hand[BOB]]
    duel.bob.picks(*costs)
    duel.bob.picks(claw, ox)
    duel.is_settled()
    assert duel.where(claw) == duel.where(ox) == "hand"


# Timegazer Magician


@rule("MR3-PEN-05", "MR3-PEN-11", "MR3-TYPE-12")
def test_timegazer_is_placed_only_while_its_player_has_no_monsters() -> None:
    duel = scenario()
    duel.alice.hand(TIME)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", TIME)
    duel = scenario()
    duel.alice.hand(TIME)
    duel.bob.attack_position(OX)
    duel.alice.activates(TIME)
    duel.is_settled()
    assert duel.where(TIME) == "pendulum zone"


@rule("RES-CAN-01")
def test_timegazer_forbids_traps_while_a_pendulum_monster_battles() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.pendulum_zones(TIME)
    pulse = duel.alice.attack_position(PULSE)
    gaia = duel.alice.attack_position(GAIA)
    duel.bob.has_set("Mirror Force")
    duel.alice.attacks(pulse)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1800
    duel.alice.attacks(gaia)
    duel.bob.activates("Mirror Force")
    duel.is_settled()
    assert duel.where(gaia) == "graveyard"


def test_timegazer_does_not_hinder_trap_effects_of_face_up_cards_nor_its_own_players_traps() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.pendulum_zones(TIME)
    claw = duel.alice.attack_position(CLAW)
    duel.alice.has_set("Mirror Force")
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, claw)
    assert duel.alice.can("activate", "Mirror Force")


@rule("MR3-OPT-01")
def test_timegazer_saves_scales_from_the_first_destruction_by_the_opponent_each_turn() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(TIME)
    left, right = duel.alice.pendulum_zones(PULSE, PIT)
    duel.bob.hand(TYPHOON, TYPHOON)
    duel.bob.activates(TYPHOON)
    duel.bob.picks(left)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(left) == "pendulum zone"
    duel.bob.activates(TYPHOON)
    duel.bob.picks(left)
    duel.is_settled()
    assert duel.where(left) == "extra deck"
    assert duel.where(right) == "pendulum zone"


def test_timegazer_saves_both_scales_from_one_storm_and_none_from_its_own_player() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(TIME)
    left, right = duel.alice.pendulum_zones(PULSE, PIT)
    duel.bob.hand("Heavy Storm")
    duel.bob.activates("Heavy Storm")
    duel.is_settled()
    assert duel.where(left) == duel.where(right) == "pendulum zone"
    duel = scenario()
    duel.alice.attack_position(TIME)
    left, right = duel.alice.pendulum_zones(PULSE, PIT)
    duel.alice.hand("Heavy Storm")
    duel.alice.activates("Heavy Storm")
    duel.is_settled()
    assert duel.where(left) == duel.where(right) == "extra deck"


# Master Pendulum, the Dracoslayer


@rule("MR3-TYPE-08", "MR3-PEN-13")
def test_master_pendulum_destroys_one_scale_while_it_stays() -> None:
    duel = scenario()
    master, _ = duel.alice.pendulum_zones(MASTER, PULSE)
    theirs, _ = duel.bob.pendulum_zones(CLAW, PIT)
    duel.alice.activates(master)
    assert sorted(duel.alice.offered_cards()) == sorted([MASTER, PULSE, CLAW, PIT])
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.where(theirs) == "extra deck"
    assert not duel.alice.can("activate", master)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.is_settled()
    assert not duel.alice.can("activate", master)
