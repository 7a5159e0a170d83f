"""The spells and traps of the magician pendulum deck: each effect, and the awkward rulings."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.figures import scale_of
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, NotOffered, scenario

LYLA = "Lyla, Lightsworn Sorceress"
CALL = "Pendulum Call"
IRIS = "Sky Iris"
SHIFT = "Pendulum Shift"
ECLIPSE = "Book of Eclipse"
BACK = "Pendulum Back"
REBIRTH = "Powerful Rebirth"
NIGHTMARE = "Traptrix Trap Hole Nightmare"
MIRROR = "Mirror Force"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
OAF = "Oafdragon Magician"
NOBLE = "Nobledragon Magician"
STAR = "Stargazer Magician"
TIME = "Timegazer Magician"
CLAW = "Performapal Silver Claw"
MASTER = "Master Pendulum, the Dracoslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"
TYPHOON = "Mystical Space Typhoon"


# Pendulum Call


@rule("MR3-COST-01", "MR3-ACT-01")
def test_pendulum_call_searches_two_magicians_of_different_names() -> None:
    duel = scenario()
    call = duel.alice.hand(CALL)
    cost = duel.alice.hand(OX)
    duel.alice.deck(PULSE, PULSE, PIT, STAR, MASTER)
    duel.alice.activates(call)
    assert sorted(duel.alice.offered_cards()) == sorted([PULSE, PIT, STAR])
    duel.alice.picks(PULSE)
    assert sorted(duel.alice.offered_cards()) == sorted([PIT, STAR])
    duel.alice.picks(STAR)
    duel.is_settled()
    assert sorted(duel.alice.cards("hand")) == sorted([PULSE, STAR])
    assert duel.where(cost) == "graveyard"


@rule("MR3-DECK-02")
def test_pendulum_call_is_activated_once_a_turn_and_needs_two_names_and_a_cost() -> None:
    duel = scenario()
    first = duel.alice.hand(CALL)
    second = duel.alice.hand(CALL)
    duel.alice.hand(OX, OX)
    duel.alice.deck(PULSE, PIT, STAR, TIME)
    duel.alice.activates(first)
    duel.alice.picks(OX)
    duel.alice.picks(PULSE, PIT)
    duel.is_settled()
    assert not duel.alice.can("activate", second)
    duel = scenario()
    duel.alice.hand(CALL, OX)
    duel.alice.deck(PULSE, PULSE)
    assert not duel.alice.can("activate", CALL)
    duel = scenario()
    duel.alice.hand(CALL)
    duel.alice.deck(PULSE, PIT)
    assert not duel.alice.can("activate", CALL)


def test_pendulum_call_cannot_follow_a_magicians_pendulum_effect() -> None:
    duel = scenario()
    duel.alice.hand(CALL, MASTER, OX)
    duel.alice.deck(STAR, TIME)
    pulse, _ = duel.alice.pendulum_zones(PULSE, PIT)
    duel.bob.attack_position(ELF)
    assert duel.alice.can("activate", CALL)
    duel.alice.activates(pulse)
    duel.is_settled()
    assert not duel.alice.can("activate", CALL)


def test_pendulum_call_can_follow_the_placing_of_a_magician_as_a_scale() -> None:
    duel = scenario()
    duel.alice.hand(CALL, OX, PULSE)
    duel.alice.deck(STAR, TIME)
    duel.alice.activates(PULSE)
    duel.is_settled()
    assert duel.alice.can("activate", CALL)


@rule("MR3-TURN-03", "MR3-END-06")
def test_pendulum_call_protects_magician_scales_until_the_opponents_turn_ends() -> None:
    duel = scenario()
    duel.alice.hand(CALL, OX)
    duel.alice.deck(STAR, TIME)
    left, right = duel.alice.pendulum_zones(PULSE, CLAW)
    duel.bob.hand("Heavy Storm")
    duel.alice.activates(CALL)
    duel.alice.picks(STAR)
    duel.is_settled()
    duel.alice.ends_turn()
    duel.bob.activates("Heavy Storm")
    duel.is_settled()
    assert duel.where(left) == "pendulum zone"
    assert duel.where(right) == "extra deck"
    storm = duel.alice.hand("Heavy Storm")
    duel.bob.ends_turn()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(left) == "extra deck"


@rule("MR3-PEN-18")
def test_a_scale_that_cannot_be_destroyed_stays_beside_no_magician_and_the_battle_phase_comes_and_goes() -> None:
    """What continuous effects destroy is looked at as the Battle Phase begins and ends, once each."""
    duel = scenario()
    duel.alice.hand(CALL, OX, NOBLE)
    duel.alice.attack_position(GAIA)
    duel.alice.pendulum_zones(CLAW)
    duel.alice.deck(STAR, TIME)
    duel.alice.activates(CALL)
    duel.alice.picks(OX)
    duel.alice.picks(STAR)
    duel.is_settled()
    duel.alice.activates(NOBLE)
    duel.is_settled()
    assert duel.where(NOBLE) == "pendulum zone"
    duel.alice.enters_battle()
    duel.alice.attacks(GAIA)
    duel.is_settled()
    assert duel.where(NOBLE) == "pendulum zone"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.where(NOBLE) == "extra deck"


# Sky Iris


@rule("MR3-SPL-06", "RES-CAN-01")
def test_sky_iris_keeps_kin_scales_from_being_targeted_by_the_opponent() -> None:
    duel = scenario(turn=BOB)
    duel.alice.face_up(IRIS)
    duel.alice.pendulum_zones(PULSE, MASTER)
    duel.bob.hand(TYPHOON)
    duel.bob.activates(TYPHOON)
    assert sorted(duel.bob.offered_cards()) == sorted([IRIS, MASTER])


def test_sky_iris_does_not_hinder_its_own_player_nor_protect_from_untargeting_effects() -> None:
    duel = scenario()
    duel.alice.face_up(IRIS)
    pulse, _ = duel.alice.pendulum_zones(PULSE, MASTER)
    duel.alice.hand(TYPHOON)
    duel.alice.activates(TYPHOON)
    duel.alice.picks(pulse)
    duel.is_settled()
    assert duel.where(pulse) == "extra deck"
    duel = scenario(turn=BOB)
    duel.alice.face_up(IRIS)
    duel.alice.pendulum_zones(PULSE)
    duel.bob.hand("Heavy Storm")
    duel.bob.activates("Heavy Storm")
    duel.is_settled()
    assert duel.where(PULSE) == "extra deck"


@rule("MR3-OPT-05", "MR3-ACT-02", "MR3-SHF-01")
def test_sky_iris_destroys_another_face_up_card_to_search_an_odd_eyes_card() -> None:
    duel = scenario()
    iris = duel.alice.face_up(IRIS)
    scale, _ = duel.alice.pendulum_zones(PULSE, PIT)
    duel.alice.has_set(MIRROR)
    duel.alice.has_set(OX)
    duel.alice.deck("Odd-Eyes Dragon", "Odd-Eyes Pendulum Dragon", CLAW)
    duel.alice.activates(iris)
    assert sorted(duel.alice.offered_cards()) == sorted([PULSE, PIT])
    duel.alice.picks(scale)
    assert sorted(duel.alice.offered_cards()) == sorted(["Odd-Eyes Dragon", "Odd-Eyes Pendulum Dragon"])
    duel.alice.picks("Odd-Eyes Dragon")
    duel.is_settled()
    assert duel.where(scale) == "extra deck"
    assert duel.where("Odd-Eyes Dragon") == "hand"
    assert not duel.alice.can("activate", iris)


@rule("RES-DES-05", "MR3-TGT-01")
def test_sky_iris_searches_nothing_if_the_card_is_not_destroyed() -> None:
    duel = scenario()
    iris = duel.alice.face_up(IRIS)
    duel.alice.pendulum_zones(PULSE)
    duel.alice.deck("Odd-Eyes Dragon")
    duel.bob.has_set(TYPHOON)
    duel.alice.activates(iris)
    duel.bob.activates(TYPHOON)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(iris)
    duel.is_settled()
    assert duel.where(iris) == "graveyard"


# Summoner's Art、Terraforming


def test_summoners_art_finds_a_normal_monster_of_level_five_or_more_pendulums_included() -> None:
    duel = scenario(filler=0)
    duel.alice.hand("Summoner's Art")
    duel.alice.deck(PIT, PULSE, GAIA, OX, OAF, "Odd-Eyes Dragon")
    duel.alice.activates("Summoner's Art")
    assert sorted(duel.alice.offered_cards()) == sorted([PIT, GAIA])
    duel.alice.picks(PIT)
    duel.is_settled()
    assert duel.where(PIT) == "hand"


def test_summoners_art_needs_something_to_find() -> None:
    duel = scenario(filler=0)
    duel.alice.hand("Summoner's Art")
    duel.alice.deck(PULSE, OX, OAF)
    assert not duel.alice.can("activate", "Summoner's Art")


def test_terraforming_finds_a_field_spell() -> None:
    duel = scenario()
    duel.alice.hand("Terraforming")
    duel.alice.deck(IRIS, "Yami", CALL)
    duel.alice.activates("Terraforming")
    assert sorted(duel.alice.offered_cards()) == sorted([IRIS, "Yami"])
    duel.alice.picks("Yami")
    duel.is_settled()
    assert duel.where("Yami") == "hand"


# Pendulum Shift


@rule("MR3-PEN-01", "MR3-PEN-17", "MR3-END-06")
def test_pendulum_shift_changes_a_scale_for_the_turn() -> None:
    duel = scenario()
    left, right = duel.alice.pendulum_zones(CLAW, MASTER)
    duel.alice.hand(SHIFT, GAIA)
    assert not duel.alice.can("pendulum")
    duel.alice.activates(SHIFT)
    assert not duel.alice.can("declare", None, 0)
    assert not duel.alice.can("declare", None, 11)
    duel.alice.declares(10)
    duel.alice.picks(left)
    duel.is_settled()
    assert scale_of(duel.duel, left) == 10
    assert duel.alice.can("pendulum")
    duel.alice.pendulum_summons()
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(GAIA) == "monster zone"
    duel.alice.ends_turn()
    assert scale_of(duel.duel, left) == 5
    assert scale_of(duel.duel, right) == 3


def test_pendulum_shift_reaches_the_opponents_scales_and_needs_one() -> None:
    duel = scenario(turn=BOB)
    left, _ = duel.bob.pendulum_zones(CLAW, MASTER)
    duel.alice.has_set(SHIFT)
    duel.bob.hand(GAIA, STONE)
    assert not duel.bob.can("pendulum")
    duel.bob.summons(STONE)
    duel.alice.activates(SHIFT)
    duel.alice.declares(9)
    duel.alice.picks(left)
    duel.is_settled()
    assert scale_of(duel.duel, left) == 9
    duel.bob.pendulum_summons()
    duel.bob.puts_in(1)
    assert duel.where(GAIA) == "monster zone"
    duel = scenario()
    duel.alice.hand(SHIFT)
    assert not duel.alice.can("activate", SHIFT)


# Book of Eclipse


@rule("MR3-FLIP-01", "RES-DRW-02", "MR3-END-01")
def test_book_of_eclipse_turns_all_down_and_the_opponents_up_in_the_end_phase() -> None:
    duel = scenario()
    mine = duel.alice.attack_position(OX)
    theirs = [duel.bob.attack_position(ELF), duel.bob.defense_position(GAIA)]
    hidden = duel.bob.has_set(STONE)
    duel.alice.hand(ECLIPSE)
    before = duel.bob.hand_size
    duel.alice.activates(ECLIPSE)
    duel.is_settled()
    assert [duel.position(card) for card in (mine, *theirs, hidden)] == ["face-down"] * 4
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.position(mine) == "face-down"
    assert [duel.position(card) for card in (*theirs, hidden)] == ["defense"] * 3
    assert duel.bob.hand_size == before + 3 + 1


@rule("MR3-TOK-05")
def test_book_of_eclipse_leaves_tokens_and_needs_a_face_up_monster() -> None:
    duel = scenario()
    duel.alice.has_set(OX)
    duel.alice.hand(ECLIPSE)
    assert not duel.alice.can("activate", ECLIPSE)
    duel = scenario()
    duel.alice.has_set("Scapegoat")
    duel.alice.hand(ECLIPSE)
    duel.alice.activates("Scapegoat")
    duel.all_pass()
    duel.is_settled()
    assert not duel.alice.can("activate", ECLIPSE)


# Pendulum Back


@rule("MR3-PEN-08", "MR3-TRP-01")
def test_pendulum_back_returns_two_monsters_between_the_scales() -> None:
    duel = scenario(turn=BOB)
    duel.alice.pendulum_zones(STAR, TIME)
    duel.alice.has_set(BACK)
    duel.alice.graveyard(OX, GAIA, "Blue-Eyes White Dragon", "Kuriboh", "Number 39: Utopia", MASTER)
    duel.bob.hand(OX)
    duel.bob.ends_turn()
    duel.alice.activates(BACK)
    assert sorted(duel.alice.offered_cards()) == sorted([OX, GAIA, MASTER])
    duel.alice.picks(GAIA, OX)
    assert duel.where(GAIA) == "hand"
    assert duel.where(BACK) == "graveyard"


def test_pendulum_back_needs_two_scales_and_two_monsters() -> None:
    duel = scenario(turn=BOB)
    duel.alice.pendulum_zones(STAR)
    duel.alice.has_set(BACK)
    duel.alice.graveyard(OX, GAIA)
    duel.bob.hand(OX)
    duel.bob.ends_turn()
    assert not duel.alice.can("activate", BACK)
    duel = scenario(turn=BOB)
    duel.alice.pendulum_zones(STAR, TIME)
    duel.alice.has_set(BACK)
    duel.alice.graveyard(OX)
    duel.bob.hand(OX)
    duel.bob.ends_turn()
    assert not duel.alice.can("activate", BACK)


# Powerful Rebirth


@rule("MR3-TRP-03", "MR3-SS-03")
def test_powerful_rebirth_revives_and_strengthens_while_it_stays() -> None:
    duel = scenario()
    rebirth = duel.alice.has_set(REBIRTH)
    duel.alice.graveyard(OX, GAIA)
    duel.alice.hand(TYPHOON)
    duel.alice.activates(REBIRTH)
    duel.all_pass()
    duel.alice.puts_in(1)
    duel.all_pass()
    duel.is_settled()
    ox = duel.find(OX)
    assert (duel.level(ox), duel.atk(ox), duel.defense(ox)) == (5, 1800, 1100)
    duel.alice.activates(TYPHOON)
    duel.is_settled()
    assert duel.where(rebirth) == "graveyard"
    assert (duel.level(ox), duel.atk(ox), duel.defense(ox)) == (4, 1700, 1000)
    assert duel.where(ox) == "monster zone"


@rule("MR3-ACT-04")
def test_powerful_rebirth_falls_when_its_monster_is_destroyed_but_not_when_it_is_returned() -> None:
    for spell, place in (("Fissure", "graveyard"), ("Compulsory Evacuation Device", "spell zone")):
        duel = scenario(turn=BOB)
        duel.alice.has_set(REBIRTH)
        duel.alice.graveyard(OX)
        duel.bob.hand(ELF)
        if spell == "Fissure":
            duel.bob.hand(spell)
        else:
            duel.bob.has_set(spell)
        duel.bob.summons(ELF)
        if duel.bob.is_asked("respond"):
            duel.bob.passes()
        duel.alice.activates(REBIRTH)
        if duel.bob.is_asked("respond"):
            duel.bob.passes()
        duel.alice.puts_in(1)
        duel.all_pass()
        duel.bob.activates(spell)
        if duel.bob.is_asked("pick"):
            duel.bob.picks(OX)
        duel.all_pass()
        assert duel.where(OX) == ("graveyard" if spell == "Fissure" else "hand")
        assert duel.where(REBIRTH) == place


def test_powerful_rebirth_does_not_reach_level_five() -> None:
    duel = scenario()
    duel.alice.has_set(REBIRTH)
    duel.alice.graveyard(GAIA, "Number 39: Utopia")
    assert not duel.alice.can("activate", REBIRTH)


# Traptrix Trap Hole Nightmare


@rule("MR3-CHN-01", "MR3-CHN-07")
def test_nightmare_negates_the_effect_of_a_monster_special_summoned_this_turn() -> None:
    duel = scenario()
    duel.bob.has_set(NIGHTMARE)
    duel.alice.hand("Monster Reborn")
    duel.alice.graveyard(LYLA)
    duel.bob.has_set(MIRROR)
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.activates(LYLA)
    duel.alice.picks(MIRROR)
    duel.bob.activates(NIGHTMARE)
    duel.is_settled()
    assert duel.where(LYLA) == "graveyard"
    assert duel.where(MIRROR) == "spell zone"


def test_nightmare_ignores_monsters_that_came_earlier_or_were_normal_summoned() -> None:
    duel = scenario()
    duel.bob.has_set(NIGHTMARE)
    lyla = duel.alice.attack_position(LYLA, kinds=8)
    duel.bob.has_set(MIRROR)
    duel.alice.activates(lyla)
    duel.alice.picks(MIRROR)
    duel.is_settled()
    assert duel.where(MIRROR) == "graveyard"
    duel = scenario()
    duel.bob.has_set(NIGHTMARE)
    duel.alice.hand(LYLA)
    duel.alice.summons(LYLA)
    duel.alice.activates(LYLA)
    duel.is_settled()
    assert duel.where(NIGHTMARE) == "graveyard"
    assert duel.where(LYLA) == "monster zone"


def test_nightmare_does_not_answer_effects_of_its_own_player() -> None:
    duel = scenario()
    duel.alice.has_set(NIGHTMARE)
    duel.alice.hand("Monster Reborn")
    duel.alice.graveyard(LYLA)
    duel.bob.has_set(MIRROR)
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.alice.activates(LYLA)
    duel.is_settled()
    assert duel.where(MIRROR) == "graveyard"


# Mirror Force


@rule("MR3-EFF-05", "MR3-REP-01", "MR3-TGT-02")
def test_mirror_force_destroys_all_attack_position_monsters_of_the_attacker() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.bob.has_set(MIRROR)
    ox = duel.alice.attack_position(OX)
    gaia = duel.alice.attack_position(GAIA)
    elf = duel.alice.defense_position(ELF)
    hidden = duel.alice.has_set(STONE)
    duel.alice.attacks(ox)
    duel.bob.activates(MIRROR)
    duel.is_settled()
    assert duel.where(ox) == duel.where(gaia) == "graveyard"
    assert duel.where(elf) == duel.where(hidden) == "monster zone"
    assert duel.bob.life == 8000


@rule("MR3-TRP-01")
def test_mirror_force_cannot_be_activated_in_the_turn_it_was_set_nor_against_its_own_attack() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.bob.has_set(MIRROR, this_turn=True)
    duel.alice.has_set(MIRROR)
    duel.alice.attack_position(OX)
    duel.alice.attacks(OX)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1700
    with pytest.raises(NotOffered):
        duel.alice.activates(MIRROR)
