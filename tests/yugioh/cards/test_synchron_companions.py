"""The other main deck monsters of the Synchron deck."""

from __future__ import annotations

from tests.yugioh.cards.plays import negated

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario

JUNK = "Junk Synchron"
JET = "Jet Synchron"
QUICK = "Quickdraw Synchron"
DOPPEL = "Doppelwarrior"
SUPPORTER = "Tuningware"
CARRIER = "Synchron Carrier"
EXPLORER = "Synchron Explorer"
SPEED = "Speed Warrior"
RUSH = "Rush Warrior"
EATER = "Level Eater"
HEDGEHOG = "Quillbolt Hedgehog"
VEILER = "Effect Veiler"
COLLAPSER = "Black Dragon Collapserpent"
WYVERBURSTER = "White Dragon Wyverburster"
JUNK_WARRIOR = "Junk Warrior"


# Synchron Carrier


@rule("MR3-SUM-07")
def test_carrier_allows_one_more_synchron_summon() -> None:
    duel = scenario()
    duel.alice.attack_position(CARRIER)
    duel.alice.hand(JUNK, JET, "Battle Ox", SPEED)
    duel.alice.summons(JET)
    # the summon of the Synchron was the additional one; the turn's own is left for any monster
    assert duel.alice.can("summon", "Battle Ox")
    assert duel.alice.can("set monster", "Battle Ox")
    duel.alice.summons("Battle Ox")
    duel.is_settled()
    assert not duel.alice.can("summon")
    assert not duel.alice.can("set monster")


def test_two_carriers_allow_no_second_additional_summon() -> None:
    duel = scenario()
    duel.alice.attack_position(CARRIER)
    duel.alice.attack_position(CARRIER)
    duel.alice.hand(JUNK, JET, EXPLORER, "Battle Ox")
    duel.alice.summons("Battle Ox")
    assert not duel.alice.can("set monster", JET)
    duel.alice.summons(JET)
    assert not duel.alice.can("summon")


def test_carrier_makes_a_token_once_when_another_synchron_is_used() -> None:
    duel = scenario()
    carrier = duel.alice.attack_position(CARRIER)
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.extra(JUNK_WARRIOR, "Armory Arm")
    duel.alice.special_summons(JUNK_WARRIOR)
    duel.alice.picks(junk, SPEED)
    duel.alice.puts_in(1)
    duel.alice.triggers(carrier)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where("シンクロントークン") == "monster zone"
    assert duel.defense("シンクロントークン") == 0


def test_carrier_is_not_moved_by_a_dragon_nor_by_itself() -> None:
    duel = scenario()
    duel.alice.attack_position(CARRIER)
    jet = duel.alice.attack_position(JET)
    duel.alice.attack_position("Battle Ox")
    tuner = duel.alice.attack_position(JUNK)
    duel.alice.extra("Black Rose Dragon")
    duel.alice.special_summons("Black Rose Dragon")
    duel.alice.picks(tuner)
    duel.alice.puts_in(1)
    assert not duel.alice.can("trigger", CARRIER)
    assert duel.where(jet) == "monster zone"


# Synchron Explorer


def test_explorer_revives_a_synchron_without_its_effects() -> None:
    duel = scenario()
    explorer = duel.alice.hand(EXPLORER)
    quick = duel.alice.graveyard(QUICK)
    duel.alice.graveyard(SPEED)
    duel.alice.summons(explorer)
    duel.alice.triggers(explorer)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(quick) == "monster zone"
    assert negated(duel, quick)


# Speed Warrior


def test_speed_warrior_doubles_its_original_attack_in_the_battle_step_of_its_turn() -> None:
    duel = scenario()
    speed = duel.alice.hand(SPEED)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.attack_position("Battle Ox")
    duel.alice.summons(speed)
    assert not duel.alice.can("activate", speed)
    duel.alice.enters_battle()
    duel.alice.activates(speed)
    duel.is_settled()
    assert duel.atk(speed) == 1800
    assert not duel.alice.can("activate", speed)
    duel.alice.attacks(speed, "Battle Ox")
    duel.is_settled()
    assert duel.bob.life == 7900
    # nothing else can attack: it is main phase 2
    assert duel.alice.can("set", "Reinforcement of the Army")
    assert duel.atk(speed) == 900


def test_speed_warrior_not_if_it_came_earlier_or_otherwise() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(SPEED)
    assert not duel.alice.can("activate", SPEED)


# Rush Warrior


def with_rush(target: str = "Blue-Eyes White Dragon") -> Scenario:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.alice.hand(RUSH)
    duel.bob.attack_position(target)
    return duel


@rule("MR3-DSD-10", "MR3-DSD-01")
def test_rush_warrior_doubles_a_warrior_synchro_for_the_calculation_only() -> None:
    duel = with_rush()
    duel.alice.attacks(JUNK_WARRIOR, "Blue-Eyes White Dragon")
    assert duel.duel.step == 0x10
    duel.alice.activates(RUSH)
    duel.is_settled()
    assert duel.where(RUSH) == "graveyard"
    assert duel.bob.life == 8000 - (4600 - 3000)
    assert duel.atk(JUNK_WARRIOR) == 2300


def test_rush_warrior_also_when_attacked_but_not_on_a_direct_attack_nor_for_others() -> None:
    duel = scenario(phase=Phase.BATTLE, turn=BOB)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.alice.hand(RUSH)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.bob.attacks("Blue-Eyes White Dragon", JUNK_WARRIOR)
    duel.alice.activates(RUSH)
    duel.is_settled()
    assert duel.where("Blue-Eyes White Dragon") == "graveyard"
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.alice.hand(RUSH)
    duel.alice.attacks(JUNK_WARRIOR)
    duel.is_settled()
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position("Junk Archer")
    duel.alice.hand(RUSH)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.attacks("Junk Archer", "Blue-Eyes White Dragon")
    duel.is_settled()


@rule("MR3-OPT-05")
def test_rush_warrior_leaves_the_graveyard_for_a_synchron_by_name_once() -> None:
    duel = scenario()
    first = duel.alice.graveyard(RUSH, RUSH)
    synchron = duel.alice.graveyard(JUNK)
    duel.alice.graveyard(EXPLORER)
    duel.alice.activates(first)
    assert duel.where(first) == "banished"
    assert sorted(duel.alice.offered_cards()) == sorted([JUNK, EXPLORER])
    duel.alice.picks(synchron)
    duel.is_settled()
    assert duel.where(synchron) == "hand"
    assert not duel.alice.can("activate")


# Level Eater


def test_level_eater_takes_a_level_and_returns_as_often_as_there_are_levels() -> None:
    duel = scenario()
    eater = duel.alice.graveyard(EATER)
    big = duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates(eater)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(eater) == "monster zone"
    assert duel.level(big) == 7


def test_level_eater_not_with_small_or_rankless_or_hidden_monsters() -> None:
    duel = scenario()
    duel.alice.graveyard(EATER)
    duel.alice.attack_position("Battle Ox")
    duel.alice.has_set("Blue-Eyes White Dragon")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    assert not duel.alice.can("activate", EATER)


def test_level_eater_can_only_be_released_for_an_advance_summon() -> None:
    duel = scenario()
    eater = duel.alice.attack_position(EATER)
    duel.alice.graveyard("Jet Warrior")
    duel.alice.hand("Summoned Skull")
    assert not duel.alice.can("activate", "Jet Warrior")
    duel.alice.summons("Summoned Skull")
    duel.is_settled()
    assert duel.where(eater) == "graveyard"


# Quillbolt Hedgehog


def test_hedgehog_returns_beside_a_tuner_and_is_banished_when_it_leaves() -> None:
    duel = scenario()
    duel.alice.graveyard(HEDGEHOG)
    assert not duel.alice.can("activate", HEDGEHOG)
    duel = scenario()
    hedgehog = duel.alice.graveyard(HEDGEHOG)
    junk = duel.alice.attack_position(JUNK)
    duel.alice.extra(JUNK_WARRIOR)
    duel.alice.activates(hedgehog)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.special_summons(JUNK_WARRIOR)
    duel.alice.picks(junk)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(hedgehog) == "banished"


@rule("RES-CON-02")
def test_hedgehog_stays_where_it_is_if_the_tuner_is_gone_by_then() -> None:
    duel = scenario()
    hedgehog = duel.alice.graveyard(HEDGEHOG)
    duel.alice.attack_position(JUNK)
    trap = duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.activates(hedgehog)
    duel.bob.activates(trap)
    duel.is_settled()
    assert duel.where(hedgehog) == "graveyard"


# Effect Veiler


@rule("MR3-EFF-06")
def test_veiler_negates_a_monster_for_the_turn_in_the_opponents_main_phase() -> None:
    duel = scenario(turn=BOB)
    veiler = duel.alice.hand(VEILER)
    dragon = duel.bob.attack_position("Scrap Dragon")
    duel.alice.attack_position("Battle Ox")
    duel.bob.activates(dragon)
    duel.alice.activates(veiler)
    assert duel.where(veiler) == "graveyard"
    duel.is_settled()
    assert duel.where("Battle Ox") == "monster zone"
    assert negated(duel, dragon)
    duel.bob.ends_turn()
    assert not negated(duel, dragon)


def test_veiler_not_on_the_own_turn_nor_in_battle() -> None:
    duel = scenario()
    duel.alice.hand(VEILER)
    duel.bob.attack_position("Scrap Dragon")
    assert not duel.alice.can("activate", VEILER)
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.hand(VEILER)
    duel.bob.attack_position("Battle Ox")
    duel.bob.attack_position("Scrap Dragon")
    duel.bob.attacks("Scrap Dragon")
    duel.is_settled()
    assert duel.bob.can("attack")


# Black Dragon Collapserpent, White Dragon Wyverburster


@rule("MR3-SS-06", "MR3-TYPE-14", "MR3-SS-04")
def test_collapserpent_comes_only_for_a_light_monster_of_the_graveyard() -> None:
    duel = scenario()
    serpent = duel.alice.hand(COLLAPSER, COLLAPSER)
    light = duel.alice.graveyard("Mystical Elf", "Blue-Eyes White Dragon")
    duel.alice.graveyard(JUNK)
    assert not duel.alice.can("summon")
    duel.alice.special_summons(serpent)
    assert sorted(duel.alice.offered_cards()) == sorted(["Mystical Elf", "Blue-Eyes White Dragon"])
    duel.alice.picks(light)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(light) == "banished"
    assert duel.where(serpent) == "monster zone"
    assert not duel.alice.can("procedure")


@rule("MR3-SS-07")
def test_collapserpent_is_never_revived() -> None:
    duel = scenario()
    duel.alice.graveyard(COLLAPSER)
    duel.alice.has_set("Call of the Haunted")
    assert not duel.alice.can("activate")


def test_collapserpent_and_wyverburster_find_each_other_from_the_field_only() -> None:
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    serpent = duel.alice.attack_position(COLLAPSER)
    white = duel.alice.deck(WYVERBURSTER)
    duel.alice.activates(hole)
    duel.alice.triggers(serpent)
    duel.is_settled()
    assert duel.where(white) == "hand"
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    wyver = duel.alice.attack_position(WYVERBURSTER)
    black = duel.alice.deck(COLLAPSER)
    duel.alice.activates(hole)
    duel.alice.triggers(wyver)
    duel.is_settled()
    assert duel.where(black) == "hand"
    duel = scenario()
    duel.alice.hand(QUICK, WYVERBURSTER)
    duel.alice.deck(COLLAPSER)
    duel.alice.special_summons(QUICK)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(WYVERBURSTER) == "graveyard"


@rule("MR3-OPT-01")
def test_wyverburster_comes_for_a_dark_monster_once_per_turn() -> None:
    duel = scenario()
    wyver = duel.alice.hand(WYVERBURSTER, WYVERBURSTER)
    duel.alice.graveyard(JUNK, SUPPORTER, DOPPEL)
    duel.alice.special_summons(wyver)
    duel.alice.picks(DOPPEL)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert not duel.alice.can("procedure")


# awkward moments


@rule("MR3-DS-01")
def test_doppelwarrior_does_not_come_in_the_damage_step() -> None:
    duel = scenario(phase=Phase.BATTLE)
    goyo = duel.alice.attack_position("Goyo Guardian")
    duel.bob.hand(DOPPEL)
    ox = duel.bob.attack_position("Battle Ox")
    duel.alice.attack_position("Battle Ox")
    duel.alice.attacks(goyo, ox)
    duel.alice.triggers(goyo)
    duel.is_settled()
    assert duel.where(ox) == "monster zone"
    assert duel.where(DOPPEL) == "hand"


@rule("RES-CON-02", "MR3-FDN-05")
def test_level_eater_stays_if_its_target_is_turned_down() -> None:
    duel = scenario()
    eater = duel.alice.graveyard(EATER)
    big = duel.alice.attack_position("Blue-Eyes White Dragon")
    book = duel.bob.has_set("Book of Moon")
    duel.alice.activates(eater)
    duel.bob.activates(book)
    duel.is_settled()
    assert duel.position(big) == "face-down"
    assert duel.where(eater) == "graveyard"


@rule("RES-CON-01", "MR3-COST-01")
def test_veiler_stays_spent_if_its_target_has_left() -> None:
    duel = scenario(turn=BOB)
    veiler = duel.alice.hand(VEILER)
    dragon = duel.bob.attack_position("Scrap Dragon")
    trap = duel.bob.has_set("Compulsory Evacuation Device")
    card = duel.bob.hand("Reinforcement of the Army")
    duel.bob.sets(card)
    duel.bob.passes()
    duel.alice.activates(veiler)
    duel.bob.activates(trap)
    duel.is_settled()
    assert duel.where(veiler) == "graveyard"
    assert duel.where(dragon) == "extra deck"


def test_a_negated_tuningware_has_only_its_own_level() -> None:
    duel = scenario()
    junk = duel.alice.hand(JUNK)
    duel.alice.graveyard(SUPPORTER)
    duel.alice.extra(JUNK_WARRIOR, "Armory Arm")
    duel.alice.summons(junk)
    duel.alice.triggers(junk)
    assert duel.alice.can("procedure", "Armory Arm")
    assert not duel.alice.can("procedure", JUNK_WARRIOR)


@rule("MR3-OPT-04")
def test_jet_synchrons_share_one_use_of_either_effect() -> None:
    duel = scenario()
    first = duel.alice.graveyard(JET, JET)
    duel.alice.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.alice.activates(first)
    duel.alice.picks("Reinforcement of the Army")
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", JET)
