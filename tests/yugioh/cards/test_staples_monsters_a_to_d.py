"""Effect Monsters of the staples, from Archfiend of Gilfer to Drillroid."""

from __future__ import annotations

import pytest
from tests.yugioh.cards.plays import battle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.log import L_COIN

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
MOTH = "Petit Moth"
WALL = "Labyrinth Wall"
CANNON = "Cannon Soldier"
BOLT = "Raigeki"
GILFER = "Archfiend of Gilfer"
BARREL = "Barrel Dragon"
SPHERE = "Blast Sphere"
COCOON = "Cocoon of Evolution"
DD = "D.D. Warrior"
NECROFEAR = "Dark Necrofear"
DRILL = "Drillroid"
GOLDD = "Goldd, Wu-Lord of Dark World"
GORZ = "Gorz the Emissary of Darkness"
KURIBOH = "Kuriboh"
GUIDE = "Tour Guide From the Underworld"
DEALINGS = "Dark World Dealings"
GANTETSU = "Gachi Gachi Gantetsu"


# Archfiend of Gilfer


def test_gilfer_equips_itself_from_the_graveyard_and_weakens_by_500() -> None:
    duel = battle(BOB)
    gilfer = duel.alice.attack_position(GILFER)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(magician, gilfer)
    duel.alice.triggers(gilfer)
    duel.alice.picks(magician)
    duel.is_settled()
    assert duel.where(gilfer) == "spell zone"
    assert duel.atk(magician) == 2000


@rule("MR3-TIM-01")
def test_gilfer_misses_the_timing_as_a_release() -> None:
    duel = scenario()
    gilfer = duel.alice.attack_position(GILFER)
    duel.bob.attack_position(OX)
    curse = duel.alice.hand("Curse of Dragon")
    duel.alice.summons(curse)
    duel.is_settled()
    assert duel.where(gilfer) == "graveyard"


@rule("MR3-TIM-01")
def test_gilfer_misses_the_timing_as_a_cost() -> None:
    duel = scenario()
    gilfer = duel.alice.attack_position(GILFER)
    cannon = duel.alice.attack_position(CANNON)
    duel.bob.attack_position(OX)
    duel.alice.activates(cannon)
    duel.alice.picks(gilfer)
    duel.is_settled()
    assert duel.where(gilfer) == "graveyard"


@rule("MR3-EQP-02")
def test_gilfer_goes_back_to_the_graveyard_with_its_monster_and_may_equip_again() -> None:
    duel = scenario()
    gilfer = duel.alice.hand(GILFER)
    duel.alice.hand(DEALINGS, BOLT)
    cannon = duel.alice.attack_position(CANNON)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(gilfer)
    duel.alice.triggers(gilfer)
    duel.alice.picks(ox)
    assert duel.where(gilfer) == "spell zone"
    duel.alice.activates(BOLT)
    duel.alice.triggers(gilfer)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(gilfer) == "spell zone"
    assert duel.atk(cannon) == 900


def test_gilfer_may_be_declined() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, GILFER)
    duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(GILFER)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(GILFER) == "graveyard"


# Barrel Dragon


@rule("MR3-RND-01")
@pytest.mark.parametrize("seed", range(1, 9))
def test_barrel_dragon_destroys_with_at_least_two_heads(seed: int) -> None:
    duel = scenario(seed=seed)
    barrel = duel.alice.attack_position(BARREL)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(barrel)
    duel.is_settled()
    coins = duel.log_numbers(L_COIN)
    assert len(coins) == 3
    assert duel.where(ox) == ("graveyard" if sum(coins) >= 2 else "monster zone")
    assert not duel.alice.can("activate", barrel)


# Blast Sphere


@rule("MR3-DSD-07", "MR3-EQP-01")
def test_blast_sphere_clings_to_its_attacker_and_explodes_in_the_next_standby_phase() -> None:
    duel = battle(BOB)
    sphere = duel.alice.has_set(SPHERE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, sphere)
    duel.is_settled()
    assert duel.where(sphere) == "spell zone"
    assert duel.alice.life == duel.bob.life == 8000
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert duel.where(gaia) == duel.where(sphere) == "graveyard"
    assert duel.bob.life == 8000 - 2300


def test_blast_sphere_face_up_is_an_ordinary_monster() -> None:
    duel = battle(BOB)
    sphere = duel.alice.defense_position(SPHERE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, sphere)
    duel.is_settled()
    assert duel.where(sphere) == "graveyard"


def test_blast_sphere_deals_no_damage_when_the_monster_is_not_destroyed() -> None:
    duel = battle(BOB)
    sphere = duel.alice.has_set(SPHERE)
    barrier = duel.bob.attack_position(GANTETSU, [MOTH])
    duel.bob.attacks(barrier, sphere)
    assert duel.where(sphere) == "spell zone"
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.bob.says_yes()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert duel.where(barrier) == "monster zone"
    assert duel.where(sphere) == "spell zone"
    assert duel.bob.life == 8000
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(barrier) == "monster zone"


# Cannon Soldier


@rule("MR3-COST-01", "MR3-COST-02")
def test_cannon_soldier_releases_any_own_monster_as_often_as_it_likes() -> None:
    duel = scenario()
    cannon = duel.alice.attack_position(CANNON)
    hidden = duel.alice.has_set(STONE)
    ox = duel.alice.attack_position(OX)
    duel.alice.activates(cannon)
    duel.alice.picks(hidden)
    duel.alice.activates(cannon)
    duel.alice.picks(ox)
    duel.alice.activates(cannon)
    duel.is_settled()
    assert duel.bob.life == 6500
    assert duel.where(cannon) == "graveyard"


# Cocoon of Evolution


def test_cocoon_of_evolution_wraps_a_petit_moth_from_the_hand() -> None:
    duel = scenario()
    cocoon = duel.alice.hand(COCOON)
    moth = duel.alice.attack_position(MOTH)
    duel.alice.activates(cocoon)
    duel.is_settled()
    assert duel.where(cocoon) == "spell zone"
    assert (duel.atk(moth), duel.defense(moth)) == (0, 2000)


def test_cocoon_of_evolution_needs_an_own_face_up_petit_moth() -> None:
    duel = scenario()
    duel.alice.hand(COCOON)
    duel.bob.attack_position(MOTH)
    duel.alice.has_set(MOTH)
    assert not duel.alice.can("activate", COCOON)


@rule("RES-GAP-STA-05")
def test_cocoon_of_evolution_changes_only_the_original_figures() -> None:
    duel = scenario()
    duel.alice.hand(COCOON)
    moth = duel.alice.attack_position(MOTH)
    duel.alice.face_up("Black Pendant", moth)
    duel.alice.activates(COCOON)
    duel.is_settled()
    assert duel.atk(moth) == 500


# D.D. Warrior


@rule("MR3-DSD-11")
def test_dd_warrior_banishes_itself_and_its_opponent() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.alice.attacks(warrior, magician)
    duel.is_settled()
    assert duel.where(warrior) == duel.where(magician) == "banished"
    assert duel.alice.life == 8000 - 1300


def test_dd_warrior_does_nothing_at_a_direct_attack() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    duel.alice.attacks(warrior)
    duel.is_settled()
    assert duel.where(warrior) == "monster zone"
    assert duel.bob.life == 8000 - 1200


@rule("MR3-DSD-13")
def test_dd_warrior_banishes_a_recruiter_before_it_could_go_to_the_graveyard() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    bear = duel.bob.defense_position("Mother Grizzly")
    duel.bob.deck("Mother Grizzly")
    duel.alice.attacks(warrior, bear)
    duel.is_settled()
    assert duel.where(bear) == "banished"
    assert duel.bob.cards("monster zone") == []


# Dark Necrofear


@rule("MR3-SS-04", "MR3-TYPE-14")
def test_dark_necrofear_comes_by_banishing_three_fiends() -> None:
    duel = scenario()
    necrofear = duel.alice.hand(NECROFEAR)
    duel.alice.graveyard(KURIBOH, CANNON, GORZ, GUIDE, GOLDD)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("summon", necrofear)
    duel.alice.special_summons(necrofear)
    assert not duel.alice.can("pick", CANNON)
    duel.alice.picks(KURIBOH, GORZ, GUIDE)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(necrofear) == "monster zone"
    assert duel.where(KURIBOH) == duel.where(GORZ) == duel.where(GUIDE) == "banished"
    assert duel.where(CANNON) == duel.where(GOLDD) == "graveyard"


def test_dark_necrofear_needs_three_fiends() -> None:
    duel = scenario()
    duel.alice.hand(NECROFEAR)
    duel.alice.graveyard(KURIBOH, GORZ, OX)
    assert not duel.alice.can("procedure", NECROFEAR)


@rule("MR3-CTL-02", "MR3-END-01")
def test_dark_necrofear_takes_a_monster_in_the_end_phase_after_its_destruction() -> None:
    duel = scenario(turn=BOB)
    necrofear = duel.alice.attack_position(NECROFEAR)
    ox = duel.bob.attack_position(OX)
    stone = duel.bob.has_set(STONE)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(necrofear) == "spell zone"
    assert duel.controller(ox) == ALICE
    assert duel.controller(stone) == BOB


def test_dark_necrofear_gives_the_monster_back_when_it_is_gone() -> None:
    duel = scenario(turn=BOB)
    necrofear = duel.alice.attack_position(NECROFEAR)
    ox = duel.bob.attack_position(OX)
    duel.bob.hand(BOLT)
    duel.alice.hand("Mystical Space Typhoon")
    duel.bob.activates(BOLT)
    duel.bob.ends_turn()
    assert duel.controller(ox) == ALICE
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(necrofear) == "graveyard"
    assert duel.controller(ox) == BOB


def test_dark_necrofear_destroyed_by_ones_own_card_stays_in_the_graveyard() -> None:
    duel = scenario()
    necrofear = duel.alice.attack_position(NECROFEAR)
    duel.bob.attack_position(OX)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.bob.attack_position(STONE)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(necrofear) == "graveyard"


def test_dark_necrofear_destroyed_by_battle_counts_as_destroyed_by_the_opponent() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    necrofear = duel.alice.attack_position(NECROFEAR)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(magician, necrofear)
    duel.is_settled()
    assert duel.where(necrofear) == "spell zone"
    assert duel.controller(magician) == ALICE


# Drillroid, Ehren, Lightsworn Monk, Sasuke Samurai


@rule("MR3-DSD-07")
def test_drillroid_destroys_a_defending_monster_before_damage_calculation() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    wall = duel.bob.has_set(WALL)
    duel.alice.attacks(drill, wall)
    duel.is_settled()
    assert duel.where(wall) == "graveyard"
    assert duel.alice.life == 8000


def test_a_flip_effect_activates_though_drillroid_has_destroyed_its_monster() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    trap = duel.alice.has_set("Threatening Roar")
    flipped = duel.bob.has_set("Hydrotortoise, the Empowered Warrior")
    duel.alice.attacks(drill, flipped)
    duel.is_settled()
    assert duel.where(flipped) == "graveyard" and duel.where(trap) == "graveyard"


def test_drillroid_battles_attack_position_monsters_as_usual() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(drill, ox)
    duel.is_settled()
    assert duel.where(drill) == "graveyard"


def test_drillroid_does_nothing_when_it_is_attacked() -> None:
    duel = battle(BOB)
    drill = duel.alice.attack_position(DRILL)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, drill)
    duel.is_settled()
    assert duel.where(drill) == "graveyard"
    assert duel.where(gaia) == "monster zone"
