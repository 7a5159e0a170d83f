"""Rulings of the monsters of the years up to 2005: what comes from the deck or returns, and what forbids."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase, Race
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
COUNTER = "魔力カウンター"


@pytest.mark.parametrize(
    ("floater", "fits", "misfits"),
    [
        ("Giant Rat", "Exiled Force", "La Jinn the Mystical Genie of the Lamp"),
        ("Shining Angel", "D.D. Warrior Lady", "Blade Knight"),
        ("Mystic Tomato", "Don Zaloog", "Zombyra the Dark"),
    ],
)
def test_floaters_fetch_a_small_monster_of_their_attribute(floater: str, fits: str, misfits: str) -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    fallen = duel.alice.attack_position(floater)
    found = duel.alice.deck(fits)
    left = duel.alice.deck(misfits)
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, fallen)
    duel.alice.triggers(fallen)
    assert duel.position(found) == "attack"
    assert duel.where(left) == "deck"


def test_floaters_do_nothing_when_an_effect_destroys_them() -> None:
    duel = scenario(turn=BOB)
    rat = duel.alice.attack_position("Giant Rat")
    duel.alice.deck("Exiled Force")
    hole = duel.bob.hand("Dark Hole")
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(rat) == "graveyard"


@rule("RES-HND-02", "RES-DRW-07", "MR3-SHF-01")
def test_sangan_fetches_a_monster_from_the_deck() -> None:
    duel = scenario(filler=0)
    sangan = duel.alice.attack_position("Sangan")
    kuriboh = duel.alice.deck("Sinister Serpent")
    faith = duel.alice.deck("D.D. Warrior Lady")
    duel.alice.deck("Luster Dragon", "Pot of Greed")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    assert sorted(duel.alice.offered_cards()) == ["D.D. Warrior Lady", "Sinister Serpent"]
    duel.alice.picks(faith)
    duel.is_settled()
    assert duel.where(sangan) == "graveyard"
    assert duel.where(faith) == "hand"
    assert duel.where(kuriboh) == "deck"


def test_a_monster_fetched_by_sangan_cannot_activate_its_effects_until_the_turn_ends() -> None:
    duel = scenario(filler=0)
    duel.alice.attack_position("Sangan")
    exiled = duel.alice.deck("Exiled Force")
    other = duel.alice.attack_position("Exiled Force")
    sword = duel.alice.attack_position("D.D. Warrior Lady")
    hole = duel.alice.hand("Raigeki Break")
    duel.bob.attack_position("Mystical Elf")
    tribute = duel.alice.hand("Summoned Skull")
    assert duel.alice.can("activate", other)
    duel.alice.summons(tribute)
    duel.alice.picks("Sangan")
    duel.is_settled()
    assert duel.where(exiled) == "hand"
    assert not duel.alice.can("activate", other)  # another copy is barred as well
    assert duel.where(sword) == "monster zone"
    assert duel.where(hole) == "hand"


@rule("MR3-OPT-04")
def test_sangan_works_once_a_turn() -> None:
    duel = scenario()
    duel.alice.attack_position("Sangan")
    duel.alice.attack_position("Sangan")
    duel.alice.deck("Sinister Serpent", "Thousand-Eyes Idol")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    duel.alice.triggers("Sangan")  # one of the two; the other may no longer be used
    duel.alice.picks("Sinister Serpent")
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Sinister Serpent"]


def test_witch_of_the_black_forest_looks_at_def() -> None:
    duel = scenario()
    witch = duel.alice.attack_position("Witch of the Black Forest")
    skull = duel.alice.deck("Summoned Skull")
    duel.alice.deck("Mystical Elf")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(witch) == "graveyard"
    assert duel.where(skull) == "hand"


@rule("MR3-PHASE-04", "MR3-OPT-04")
def test_sinister_serpent_returns_once_a_turn_and_costs_a_serpent_in_the_next_end_phase() -> None:
    duel = scenario(phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    other = duel.alice.graveyard("Sinister Serpent")
    duel.alice.triggers(serpent)
    duel.is_settled()
    assert duel.where(serpent) == "hand"
    assert duel.where(other) == "graveyard"
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.where(other) == "graveyard"
    duel.bob.ends_turn()
    assert duel.where(other) == "banished"
    assert duel.where(serpent) == "hand"


def test_sinister_serpent_may_stay_and_waits_for_the_own_standby_phase() -> None:
    duel = scenario(phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(serpent) == "graveyard"

    duel = scenario(turn=BOB, phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    duel.is_settled()
    assert duel.where(serpent) == "graveyard"


def test_thunder_dragon_discards_itself_for_two_more() -> None:
    duel = scenario()
    dragon = duel.alice.hand("Thunder Dragon")
    first = duel.alice.deck("Thunder Dragon")
    second = duel.alice.deck("Thunder Dragon")
    duel.alice.activates(dragon)
    assert duel.where(dragon) == "graveyard"
    assert duel.alice.can("finish")
    duel.alice.picks("Thunder Dragon")
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "hand"
    assert not duel.alice.can("activate", "Thunder Dragon")


def test_apprentice_magician_puts_a_counter_where_one_fits() -> None:
    duel = scenario()
    apprentice = duel.alice.hand("Apprentice Magician")
    breaker = duel.alice.attack_position("Breaker the Magical Warrior")
    full = duel.bob.attack_position("Breaker the Magical Warrior")
    duel.bob.has_counters(full, COUNTER, 1)
    duel.alice.summons(apprentice)
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 1
    assert duel.counters(full, COUNTER) == 1


def test_apprentice_magician_does_nothing_where_no_counter_fits() -> None:
    duel = scenario()
    apprentice = duel.alice.hand("Apprentice Magician")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.summons(apprentice)
    duel.is_settled()


@rule("MR3-SET-03")
def test_apprentice_magician_is_replaced_face_down_when_destroyed_by_battle() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    apprentice = duel.alice.attack_position("Apprentice Magician")
    faith = duel.alice.deck("Magician of Faith")
    duel.alice.deck("Kycoo the Ghost Destroyer", "Sinister Serpent")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, apprentice)
    duel.alice.triggers(apprentice)
    assert duel.position(faith) == "face-down"


@rule("RES-CAN-01", "RES-GAP-NEG-03")
def test_jinzo_forbids_and_negates_traps() -> None:
    duel = scenario()
    jinzo = duel.alice.attack_position("Jinzo")
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.has_set("Torrential Tribute")
    elf = duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", jar)
    duel.alice.summons(elf)
    duel.is_settled()
    assert duel.where(jinzo) == "monster zone"


def test_jinzo_forbids_the_effect_of_a_face_up_trap_but_not_of_one_in_the_graveyard() -> None:
    duel = scenario()
    duel.alice.has_life(3000)
    offering = duel.alice.face_up("Ultimate Offering")
    duel.alice.hand("Mystical Elf")
    assert duel.alice.can("activate", offering)
    duel = scenario()
    duel.bob.attack_position("Jinzo")
    offering = duel.alice.face_up("Ultimate Offering")
    duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", offering)


def test_jinzo_lifts_what_a_continuous_trap_did() -> None:
    duel = scenario()
    shadow = duel.bob.has_set("Shadow Spell")
    skull = duel.alice.attack_position("Summoned Skull")
    jar = duel.alice.has_set("Jar of Greed")
    jinzo = duel.alice.hand("Jinzo")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.activates(jar)
    duel.bob.activates(shadow)
    duel.bob.picks(skull)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    duel.alice.summons(jinzo)
    duel.alice.picks("Mystical Elf")
    duel.is_settled()
    assert duel.atk(skull) == 2500
    duel.alice.enters_battle()
    assert duel.alice.can("attack", skull)


def test_a_trap_chained_to_the_effect_that_brings_jinzo_resolves_first() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.graveyard("Jinzo")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(reborn)
    duel.bob.activates(jar)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.bob.hand_size == 1


@rule("MR3-CTR-01", "MR3-CTR-02", "MR3-TEXT-02")
def test_breaker_gets_a_counter_when_normal_summoned_and_spends_it() -> None:
    duel = scenario()
    breaker = duel.alice.hand("Breaker the Magical Warrior")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.summons(breaker)
    duel.all_pass()
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 1
    assert duel.atk(breaker) == 1900
    duel.alice.activates(breaker)
    assert duel.counters(breaker, COUNTER) == 0
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(jar) == "graveyard"
    assert duel.atk(breaker) == 1600
    assert not duel.alice.can("activate", breaker)


def test_breaker_gets_no_counter_when_special_summoned() -> None:
    duel = scenario()
    breaker = duel.alice.graveyard("Breaker the Magical Warrior")
    reborn = duel.alice.hand("Monster Reborn")
    duel.bob.has_set("Heavy Storm")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 0
    assert not duel.alice.can("activate", breaker)


@rule("MR3-COST-01")
def test_tribe_infecting_virus_declares_a_race_and_destroys_it() -> None:
    duel = scenario()
    virus = duel.alice.attack_position("Tribe-Infecting Virus")
    cost = duel.alice.hand("Pot of Greed")
    elf = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Mystical Elf")
    hidden = duel.bob.has_set("Mystical Elf")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.alice.activates(virus)
    assert duel.where(cost) == "graveyard"
    duel.alice.declares(Race.SPELLCASTER.bit_length() - 1)
    duel.is_settled()
    assert duel.where(elf) == duel.where(theirs) == "graveyard"
    assert duel.where(hidden) == duel.where(dragon) == duel.where(virus) == "monster zone"


def test_tribe_infecting_virus_may_be_used_as_often_as_cards_are_discarded() -> None:
    duel = scenario()
    virus = duel.alice.attack_position("Tribe-Infecting Virus")
    duel.alice.hand("Pot of Greed", "Heavy Storm")
    duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(virus)
    duel.alice.picks("Pot of Greed")
    assert not duel.alice.can("declare", number=Race.DRAGON.bit_length() - 1), "no Dragon is there to be destroyed"
    duel.alice.declares(Race.SPELLCASTER.bit_length() - 1)
    duel.is_settled()
    assert duel.alice.can("activate", virus)
    duel.alice.activates(virus)
    duel.is_settled()
    assert duel.where(virus) == "graveyard", "Aqua is the only type left to declare"


@rule("MR3-COST-02")
def test_exiled_force_releases_itself_to_destroy_a_monster() -> None:
    duel = scenario()
    exiled = duel.alice.attack_position("Exiled Force")
    assert not duel.alice.can("activate", exiled)
    duel = scenario()
    exiled = duel.alice.attack_position("Exiled Force")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(exiled)
    duel.is_settled()
    assert duel.where(exiled) == duel.where(shield) == "graveyard"


@rule("MR3-FLIP-01")
def test_tsukuyomi_turns_a_monster_face_down_and_returns_in_the_end_phase() -> None:
    duel = scenario()
    tsukuyomi = duel.alice.hand("Tsukuyomi")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.summons(tsukuyomi)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.position(skull) == "face-down"
    duel.alice.ends_turn()
    assert duel.where(tsukuyomi) == "hand"


def test_tsukuyomi_may_hide_itself_and_then_stays() -> None:
    duel = scenario()
    tsukuyomi = duel.alice.hand("Tsukuyomi")
    duel.alice.summons(tsukuyomi)
    duel.is_settled()
    assert duel.position(tsukuyomi) == "face-down"
    duel.alice.ends_turn()
    assert duel.where(tsukuyomi) == "monster zone"


def test_tsukuyomi_works_when_flipped_by_an_attack_and_cannot_be_special_summoned() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    tsukuyomi = duel.alice.has_set("Tsukuyomi")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, tsukuyomi)
    duel.alice.picks(elf)
    assert duel.position(elf) == "face-down"
    duel.bob.ends_turn()
    assert duel.where(tsukuyomi) == "hand"

    duel = scenario()
    duel.alice.graveyard("Tsukuyomi")
    reborn = duel.alice.hand("Monster Reborn")
    assert not duel.alice.can("activate", reborn)
