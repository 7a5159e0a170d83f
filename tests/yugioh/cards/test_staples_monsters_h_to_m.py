"""Effect Monsters of the staples, from Honest to Mataza the Zapper."""

from __future__ import annotations

from tests.yugioh.cards.plays import battle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
MOTH = "Petit Moth"
SPARKMAN = "Elemental HERO Sparkman"
HONEST = "Honest"
KISEITAI = "Kiseitai"
KURIBOH = "Kuriboh"
GARZETT = "Maju Garzett"
MATAZA = "Mataza the Zapper"
FISSURE = "Dimensional Fissure"


# Honest


def test_honest_returns_to_the_hand_in_the_main_phase() -> None:
    duel = scenario()
    honest = duel.alice.attack_position(HONEST)
    duel.alice.activates(honest)
    duel.is_settled()
    assert duel.where(honest) == "hand"


@rule("MR3-DSD-03", "MR3-DSD-06")
def test_honest_adds_the_opposing_atk_in_the_damage_step() -> None:
    duel = battle(BOB)
    honest = duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, spark)
    assert duel.alice.can("activate", honest)
    assert duel.duel.step == 0x4
    duel.alice.passes()
    assert duel.duel.step == 0x8
    duel.alice.activates(honest)
    duel.is_settled()
    assert duel.where(honest) == duel.where(gaia) == "graveyard"
    assert duel.atk(spark) == 1600 + 2300
    assert duel.bob.life == 8000 - 1600


@rule("MR3-DSD-10")
def test_honest_is_too_late_at_damage_calculation_and_no_help_for_other_attributes() -> None:
    duel = battle(BOB)
    duel.alice.hand(HONEST)
    ox = duel.alice.attack_position(OX)
    spark = duel.alice.attack_position(SPARKMAN)
    first = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(first, ox)
    assert duel.where(ox) == "graveyard"
    duel.bob.attacks(second, spark)
    duel.alice.passes()
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(spark) == "graveyard"
    assert duel.where(HONEST) == "hand"


def test_honest_needs_a_face_up_opponent() -> None:
    duel = battle()
    duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    stone = duel.bob.has_set(STONE)
    duel.alice.attacks(spark, stone)
    assert duel.duel.step == 0x8
    duel.alice.passes()
    duel.is_settled()
    assert duel.alice.life == 8000 - 400


@rule("RES-SND-04")
def test_honest_cannot_be_sent_while_he_would_be_banished() -> None:
    duel = battle(BOB)
    duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    duel.bob.face_up(FISSURE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, spark)
    duel.is_settled()
    assert duel.where(spark) == "banished"
    assert duel.where(HONEST) == "hand"


# Jinzo #7


def test_jinzo_7_attacks_directly() -> None:
    duel = battle()
    jinzo = duel.alice.attack_position("Jinzo #7")
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(jinzo)
    duel.is_settled()
    assert duel.bob.life == 7500
    assert duel.where(ox) == "monster zone"


# Kiseitai


def test_kiseitai_clings_to_its_attacker_and_heals_half_its_atk_each_opposing_standby_phase() -> None:
    duel = battle(BOB)
    parasite = duel.alice.has_set(KISEITAI)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, parasite)
    duel.is_settled()
    assert duel.where(parasite) == "spell zone"
    duel.bob.ends_battle()
    for heals in (1, 2):
        duel.bob.ends_turn()
        duel.alice.ends_turn()
        duel.is_settled()
        assert duel.alice.life == 8000 + heals * 1150


# Kuriboh


@rule("MR3-DSD-10")
def test_kuriboh_stops_the_damage_but_not_the_destruction() -> None:
    duel = battle(BOB)
    kuriboh = duel.alice.hand(KURIBOH)
    ox = duel.alice.attack_position(OX)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, ox)
    assert duel.duel.step == 0x10
    duel.alice.activates(kuriboh)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(ox) == duel.where(kuriboh) == "graveyard"


def test_kuriboh_is_for_the_opponents_attacks_that_would_hurt() -> None:
    duel = battle()
    duel.alice.hand(KURIBOH)
    moth = duel.find(MOTH)
    duel.bob.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.attacks(moth, OX)
    duel.is_settled()
    assert duel.alice.life == 8000 - 1400
    other = battle(BOB)
    other.alice.hand(KURIBOH)
    other.alice.defense_position(STONE)
    ox = other.bob.attack_position(OX)
    other.bob.attacks(ox, STONE)
    other.is_settled()
    assert other.bob.life == 8000 - 300


# Maju Garzett


@rule("MR3-SUM-04", "MR3-STA-02")
def test_maju_garzett_has_the_original_atk_of_its_two_releases() -> None:
    duel = scenario()
    garzett = duel.alice.hand(GARZETT)
    ox = duel.alice.attack_position(OX)
    stone = duel.alice.attack_position(STONE)
    duel.alice.face_up("Sogen")
    duel.is_settled()
    duel.alice.summons(garzett)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(stone) == "graveyard"
    assert duel.atk(garzett) == 1700 + 1300


def test_maju_garzett_special_summoned_has_no_atk() -> None:
    duel = scenario()
    duel.alice.graveyard(GARZETT)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(GARZETT) == 0


def test_maju_garzett_gains_from_what_applies_to_it() -> None:
    duel = scenario()
    duel.alice.face_up("Yami")
    garzett = duel.alice.hand(GARZETT)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.summons(garzett)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.atk(garzett) == 3000 + 200


# Mataza the Zapper


@rule("MR3-BP-06")
def test_mataza_attacks_twice() -> None:
    duel = battle()
    mataza = duel.alice.attack_position(MATAZA)
    duel.alice.attacks(mataza)
    duel.alice.attacks(mataza)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2600
    assert not duel.alice.can("attack", mataza)


def test_control_of_mataza_cannot_change() -> None:
    duel = scenario()
    mataza = duel.bob.attack_position(MATAZA)
    duel.alice.hand("Snatch Steal")
    if duel.alice.can("activate", "Snatch Steal"):
        duel.alice.activates("Snatch Steal")
    duel.is_settled()
    assert duel.controller(mataza) == BOB
