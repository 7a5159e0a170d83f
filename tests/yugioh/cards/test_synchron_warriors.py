"""The Synchro Monsters of the Synchron deck that are made of a Synchron or of Synchro Monsters."""

from __future__ import annotations

from tests.yugioh.cards.plays import synchro

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

STARDUST_WARRIOR = "Stardust Warrior"
ACCEL = "Accel Synchron"
JUNK_WARRIOR = "Junk Warrior"
JET_WARRIOR = "Jet Warrior"
NITRO = "Nitro Warrior"
ARCHER = "Junk Archer"
DESTROYER = "Junk Destroyer"
FORMULA = "Formula Synchron"
SCRAP_DRAGON = "Scrap Dragon"
JUNK = "Junk Synchron"
JET = "Jet Synchron"
QUICK = "Quickdraw Synchron"
DOPPEL = "Doppelwarrior"
SPEED = "Speed Warrior"
SUPPORTER = "Tuningware"
OX = "Battle Ox"
BLUE_EYES = "Blue-Eyes White Dragon"
HOLE = "Dark Hole"
WALL = "Giant Soldier of Stone"


# Stardust Warrior


@rule("MR3-SYN-03")
def test_stardust_warrior_is_made_of_synchro_monsters_only() -> None:
    duel = scenario()
    duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(SCRAP_DRAGON)
    duel.alice.extra(STARDUST_WARRIOR)
    assert duel.alice.can("procedure", STARDUST_WARRIOR)
    duel = scenario()
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(NITRO)
    duel.alice.extra(STARDUST_WARRIOR)
    assert not duel.alice.can("procedure", STARDUST_WARRIOR)
    duel = scenario()
    duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(BLUE_EYES)
    duel.alice.extra(STARDUST_WARRIOR)
    assert not duel.alice.can("procedure", STARDUST_WARRIOR)


@rule("MR3-GAP-SUM-01")
def test_stardust_warrior_negates_a_special_summon_and_returns_in_the_end_phase() -> None:
    duel = scenario(turn=BOB)
    warrior = duel.alice.attack_position(STARDUST_WARRIOR)
    duel.bob.attack_position(JUNK)
    duel.bob.attack_position(SPEED)
    theirs = duel.bob.extra(JUNK_WARRIOR)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.special_summons(theirs)
    duel.bob.picks(JUNK)
    duel.bob.puts_in(1)
    duel.alice.activates(warrior)
    assert duel.where(warrior) == "graveyard"
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    duel.bob.ends_turn()
    duel.alice.triggers(warrior)
    duel.alice.puts_in(4)
    assert duel.where(warrior) == "monster zone"


def test_stardust_warrior_leaves_normal_summons_and_effect_summons_alone() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(STARDUST_WARRIOR)
    junk = duel.bob.hand(JUNK)
    duel.bob.graveyard(SPEED)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.summons(junk)
    duel.bob.triggers(junk)
    duel.is_settled()
    assert duel.where(SPEED) == "monster zone"
    duel = scenario()
    duel.alice.attack_position(STARDUST_WARRIOR)
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.extra(JUNK_WARRIOR)
    synchro(duel, JUNK_WARRIOR, JUNK)
    duel.is_settled()
    assert duel.where(JUNK_WARRIOR) == "monster zone"


@rule("RES-GAP-NEG-01")
def test_stardust_warrior_does_not_return_if_its_activation_was_negated() -> None:
    duel = scenario(turn=BOB)
    warrior = duel.alice.attack_position(STARDUST_WARRIOR)
    duel.bob.attack_position(JUNK)
    duel.bob.attack_position(SPEED)
    theirs = duel.bob.extra(JUNK_WARRIOR)
    duel.bob.has_set("Divine Wrath")
    duel.bob.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.bob.special_summons(theirs)
    duel.bob.picks(JUNK)
    duel.bob.puts_in(1)
    duel.alice.activates(warrior)
    duel.bob.activates("Divine Wrath")
    duel.bob.picks("Reinforcement of the Army")
    duel.is_settled()
    assert duel.where(theirs) == "monster zone"
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(warrior) == "graveyard"
    assert duel.duel.turn_player == ALICE


def test_stardust_warrior_destroyed_by_battle_calls_a_warrior_as_a_synchro_summon() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    warrior = duel.alice.attack_position(STARDUST_WARRIOR)
    duel.alice.extra(JUNK_WARRIOR, ARCHER, STARDUST_WARRIOR)
    duel.alice.attack_position(DOPPEL)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attack_position(OX)
    duel.bob.attacks(BLUE_EYES, warrior)
    assert duel.where(warrior) == "graveyard"
    duel.alice.triggers(warrior)
    duel.alice.puts_in(1)
    # the summon counts as a Synchro Summon: Junk Warrior's own effect must be used
    duel.is_settled()
    assert duel.atk(JUNK_WARRIOR) == 2300 + 800
    assert duel.duel.proper[duel.find(JUNK_WARRIOR)]


def test_stardust_warrior_leaving_by_the_opponents_effect_but_not_back_to_the_extra_deck() -> None:
    """Ruling 14470: what lies face-down in the extra deck uses no effect."""
    for returned in (False, True):
        duel = scenario(turn=BOB)
        warrior = duel.alice.attack_position(STARDUST_WARRIOR)
        duel.alice.extra(JUNK_WARRIOR)
        card = duel.bob.has_set("Compulsory Evacuation Device") if returned else duel.bob.hand(HOLE)
        duel.bob.hand("Reinforcement of the Army")
        duel.bob.activates(card)
        assert duel.where(warrior) == ("extra deck" if returned else "graveyard")
        assert duel.alice.can("trigger", warrior) is not returned
        if not returned:
            duel.alice.triggers(warrior)
            duel.alice.puts_in(1)
            duel.is_settled()
            assert duel.where(JUNK_WARRIOR) == "monster zone"


def test_stardust_warrior_leaving_by_an_own_effect_or_face_down_does_nothing() -> None:
    duel = scenario()
    warrior = duel.alice.attack_position(STARDUST_WARRIOR)
    duel.alice.extra(JUNK_WARRIOR)
    hole = duel.alice.hand(HOLE)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(warrior) == "graveyard"
    duel = scenario(turn=BOB)
    duel.alice.has_set(STARDUST_WARRIOR)
    duel.alice.extra(JUNK_WARRIOR)
    hole = duel.bob.hand(HOLE)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.activates(hole)
    duel.is_settled()


# Accel Synchron


def test_accel_synchron_is_synchro_summoned_only_once_per_turn() -> None:
    duel = scenario()
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.extra(ACCEL, ACCEL)
    duel.alice.special_summons(ACCEL)
    duel.alice.picks(JUNK, SPEED)
    duel.alice.puts_in(1)
    assert duel.where(ACCEL) == "monster zone"
    assert not duel.alice.can("procedure", ACCEL)


def test_accel_synchron_sends_a_synchron_to_change_its_level() -> None:
    duel = scenario()
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.deck(JUNK, SPEED, QUICK)
    duel.alice.activates(accel)
    duel.alice.declares(1)
    # a Synchron of Level 5 would leave no Level
    assert duel.where(JUNK) == "graveyard"
    assert duel.level(accel) == 2
    assert not duel.alice.can("activate", accel)
    duel = scenario()
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.deck(JUNK, SPEED, QUICK)
    duel.alice.activates(accel)
    duel.alice.declares(0)
    assert sorted(duel.alice.offered_cards()) == sorted([JUNK, QUICK])
    duel.alice.picks(QUICK)
    assert duel.level(accel) == 10


def test_accel_synchron_cannot_lower_by_a_level_it_has_not_and_needs_a_synchron() -> None:
    duel = scenario()
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.deck(QUICK)
    duel.alice.activates(accel)
    assert duel.level(accel) == 10
    duel = scenario()
    duel.alice.attack_position(ACCEL)
    assert not duel.alice.can("activate", ACCEL)


@rule("MR3-EFF-06", "MR3-EFF-07")
def test_accel_synchron_synchro_summons_in_the_opponents_main_phase_with_itself() -> None:
    duel = scenario(turn=BOB)
    accel = duel.alice.attack_position(ACCEL)
    ox = duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.attack_position(JUNK)
    duel.alice.extra(SCRAP_DRAGON, JUNK_WARRIOR)
    card = duel.bob.hand("Reinforcement of the Army")
    duel.bob.attack_position(OX)
    duel.bob.sets(card)
    duel.alice.activates(accel)
    duel.alice.picks(accel)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(SCRAP_DRAGON) == "monster zone"
    assert duel.where(accel) == duel.where(ox) == "graveyard"
    assert duel.where(JUNK) == "monster zone"


@rule("RES-CON-01")
def test_accel_synchron_summons_nothing_if_it_has_left_by_then() -> None:
    duel = scenario(turn=BOB)
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra(SCRAP_DRAGON)
    card = duel.bob.hand("Reinforcement of the Army")
    trap = duel.bob.has_set("Compulsory Evacuation Device")
    duel.bob.sets(card)
    duel.bob.passes()
    duel.alice.activates(accel)
    duel.bob.activates(trap)
    duel.bob.picks(accel)
    duel.is_settled()
    assert duel.where(accel) == duel.where(SCRAP_DRAGON) == "extra deck"


# Junk Warrior


def test_junk_warrior_gains_the_attack_of_small_own_monsters_once_and_for_all() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.attack_position(DOPPEL)
    duel.alice.has_set(SUPPORTER)
    duel.bob.attack_position(DOPPEL)
    duel.alice.extra(JUNK_WARRIOR)
    synchro(duel, JUNK_WARRIOR, junk, SPEED)
    duel.is_settled()
    assert duel.atk(JUNK_WARRIOR) == 2300 + 800
    assert duel.where(DOPPEL) == "monster zone"


def test_junk_warrior_needs_junk_synchron() -> None:
    duel = scenario()
    duel.alice.attack_position(JET)
    duel.alice.attack_position(OX)
    duel.alice.extra(JUNK_WARRIOR, JET_WARRIOR)
    assert not duel.alice.can("procedure", JUNK_WARRIOR)
    assert duel.alice.can("procedure", JET_WARRIOR)


# Jet Warrior


def test_jet_warrior_returns_a_card_when_synchro_summoned() -> None:
    duel = scenario()
    jet = duel.alice.attack_position(JET)
    duel.alice.attack_position(OX)
    duel.alice.extra(JET_WARRIOR)
    duel.alice.hand("Reinforcement of the Army")
    target = duel.bob.has_set("Reinforcement of the Army")
    duel.bob.attack_position(BLUE_EYES)
    synchro(duel, JET_WARRIOR, jet)
    duel.alice.triggers(JET_WARRIOR)
    duel.alice.picks(target)
    duel.is_settled()
    assert duel.where(target) == "hand"


def test_jet_warrior_returns_for_a_small_monster_and_is_banished_when_it_leaves() -> None:
    duel = scenario()
    warrior = duel.alice.graveyard(JET_WARRIOR)
    small = duel.alice.attack_position(SPEED)
    duel.alice.attack_position(OX)
    hole = duel.alice.hand(HOLE)
    duel.alice.activates(warrior)
    assert duel.where(small) == "graveyard"
    duel.is_settled()
    assert duel.position(warrior) == "defense"
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(warrior) == "banished"


@rule("MR3-SS-07")
def test_jet_warrior_that_was_never_summoned_stays_in_the_graveyard() -> None:
    duel = scenario()
    duel.alice.graveyard(JET_WARRIOR, proper=False)
    duel.alice.attack_position(SPEED)
    assert not duel.alice.can("activate", JET_WARRIOR)


# Nitro Warrior


def test_nitro_warrior_gains_attack_for_one_calculation_after_a_spell() -> None:
    duel = scenario()
    nitro = duel.alice.attack_position(NITRO)
    duel.alice.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.alice.deck(JUNK, SPEED, DOPPEL)
    target = duel.bob.attack_position(BLUE_EYES)
    duel.alice.activates("Reinforcement of the Army")
    duel.alice.picks(JUNK)
    duel.alice.activates("Reinforcement of the Army")
    duel.alice.picks(SPEED)
    assert duel.atk(nitro) == 2800
    duel.alice.enters_battle()
    duel.alice.attacks(nitro, target)
    duel.is_settled()
    assert duel.where(target) == "graveyard"
    assert duel.bob.life == 8000 - 800
    assert duel.atk(nitro) == 2800


@rule("MR3-ACT-02")
def test_nitro_warrior_is_moved_by_card_activations_of_its_controller_only() -> None:
    duel = scenario()
    nitro = duel.alice.attack_position(NITRO)
    duel.alice.face_up("Starlight Junktion")
    duel.alice.attack_position(JUNK)
    duel.alice.deck(JET)
    duel.alice.activates("Starlight Junktion")
    duel.alice.puts_in(4)
    duel.alice.enters_battle()
    duel.alice.attacks(nitro)
    assert duel.bob.life == 8000 - 2800


@rule("RES-GAP-NEG-01")
def test_nitro_warrior_gains_nothing_from_a_negated_spell() -> None:
    duel = scenario()
    nitro = duel.alice.attack_position(NITRO)
    duel.alice.hand("Reinforcement of the Army")
    duel.alice.deck(JUNK)
    duel.bob.has_set("Solemn Judgment")
    duel.alice.activates("Reinforcement of the Army")
    duel.bob.activates("Solemn Judgment")
    duel.alice.enters_battle()
    duel.alice.attacks(nitro)
    assert duel.bob.life == 4000 - 2800


@rule("MR3-DSD-11", "MR3-DS-05")
def test_nitro_warrior_turns_a_defender_and_attacks_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    nitro = duel.alice.attack_position(NITRO)
    first = duel.bob.attack_position(OX)
    second = duel.bob.defense_position("Mystical Elf")
    hidden = duel.bob.has_set(WALL)
    duel.alice.attacks(nitro, first)
    duel.alice.triggers(nitro)
    duel.is_settled()
    assert duel.position(second) == "attack"
    duel.alice.attacks(nitro)
    duel.is_settled()
    assert duel.where(second) == "graveyard"
    assert duel.bob.life == 8000 - 1100 - 2000
    assert duel.position(hidden) == "face-down"
    assert not duel.alice.can("attack")


def test_nitro_warrior_does_not_turn_the_monster_it_has_just_destroyed_nor_when_attacked() -> None:
    duel = scenario(phase=Phase.BATTLE)
    nitro = duel.alice.attack_position(NITRO)
    only = duel.bob.defense_position("Mystical Elf")
    duel.alice.attacks(nitro, only)
    assert not duel.alice.can("trigger")
    assert duel.where(only) == "graveyard"
    duel = scenario(phase=Phase.BATTLE, turn=BOB)
    nitro = duel.alice.attack_position(NITRO)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.defense_position("Mystical Elf")
    duel.bob.attacks(OX, nitro)
    duel.is_settled()
    assert duel.where(OX) == "graveyard"


# Junk Archer


@rule("RES-TMP-01", "RES-TMP-02", "RES-TMP-03")
def test_junk_archer_banishes_until_the_end_phase() -> None:
    duel = scenario()
    archer = duel.alice.attack_position(ARCHER)
    hidden = duel.bob.has_set(WALL)
    duel.alice.hand("Reinforcement of the Army")
    duel.alice.activates(archer)
    assert duel.where(hidden) == "banished"
    assert not duel.alice.can("activate", archer)
    duel.alice.enters_battle()
    duel.alice.attacks(archer)
    assert duel.bob.life == 8000 - 2300
    duel.alice.ends_turn()
    assert duel.where(hidden) == "monster zone"
    assert duel.position(hidden) == "face-down"
    assert duel.controller(hidden) == BOB


# Junk Destroyer


def test_junk_destroyer_destroys_as_many_as_its_non_tuners() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra(DESTROYER)
    duel.alice.hand("Reinforcement of the Army")
    for name in (OX, BLUE_EYES, "Mystical Elf"):
        duel.bob.attack_position(name)
    synchro(duel, DESTROYER, junk, SPEED)
    duel.alice.triggers(DESTROYER)
    duel.alice.picks(OX, BLUE_EYES)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == ["Mystical Elf"]


def test_junk_destroyer_may_take_fewer() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra(DESTROYER)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    synchro(duel, DESTROYER, junk, SPEED)
    duel.alice.triggers(DESTROYER)
    duel.alice.picks(OX)
    duel.alice.finishes()
    duel.is_settled()
    assert duel.bob.cards("monster zone") == [BLUE_EYES]
