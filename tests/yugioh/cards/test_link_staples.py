"""Staples of the link years: each effect, and what is easily got wrong."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.codes import A_ACTIVATE_EFFECT

ASH = "Ash Blossom & Joyous Spring"
MAXX = 'Maxx "C"'
BREAK = "Raigeki Break"
PHOENIX = "Knightmare Phoenix"
NEEDLE = "Crystron Halqifibrax"
BURIAL = "Foolish Burial Goods"
TWIN = "Twin Twisters"
UPSTART = "Upstart Goblin"
WARNING = "Solemn Warning"
FORMULA = "Formula Synchron"
PLAGUE = "Plaguespreader Zombie"
PHOTON = "Photon Thrasher"
DRACO = "Draconnet"
BIT = "Bitron"
OX = "Battle Ox"
ELF = "Mystical Elf"
GAIA = "Gaia The Fierce Knight"
HOLE = "Dark Hole"
TYPHOON = "Mystical Space Typhoon"
MIRROR = "Mirror Force"
REBORN = "Monster Reborn"
REINFORCEMENT = "Reinforcement of the Army"


# Ash Blossom & Joyous Spring


@rule("RES-GAP-NEG-03")
@pytest.mark.parametrize("card", [UPSTART, REINFORCEMENT, BURIAL])
def test_ash_blossom_negates_what_takes_a_card_out_of_the_deck(card: str) -> None:
    duel = scenario(turn=BOB)
    ash = duel.alice.hand(ASH)
    duel.bob.hand(card)
    duel.bob.deck(PHOTON, TYPHOON)
    duel.bob.activates(card)
    duel.alice.activates(ash)
    duel.is_settled()
    assert duel.where(ash) == "graveyard"
    assert duel.where(PHOTON) == duel.where(TYPHOON) == "deck"
    assert duel.alice.life == 8000


def test_ash_blossom_negates_a_summon_from_the_deck_but_not_one_from_the_graveyard() -> None:
    duel = scenario(turn=BOB)
    ash = duel.alice.hand(ASH)
    duel.bob.hand(DRACO)
    duel.bob.deck(BIT)
    duel.bob.summons(DRACO)
    duel.bob.triggers(DRACO)
    duel.alice.activates(ash)
    duel.is_settled()
    assert duel.where(BIT) == "deck"
    duel = scenario(turn=BOB)
    duel.alice.hand(ASH)
    duel.bob.hand(REBORN)
    duel.bob.graveyard(OX)
    duel.bob.activates(REBORN)
    duel.bob.puts_in(1)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"


@rule("MR3-OPT-05")
def test_ash_blossom_works_once_a_turn_by_name() -> None:
    duel = scenario(turn=BOB)
    first, second = duel.alice.hand(ASH), duel.alice.hand(ASH)
    duel.bob.hand(UPSTART, UPSTART)
    duel.bob.activates(UPSTART)
    duel.alice.activates(first)
    duel.bob.activates(UPSTART)
    duel.is_settled()
    assert duel.where(second) == "hand"
    assert duel.alice.life == 9000


# Maxx "C"


@rule("RES-DRW-09")
def test_maxx_c_draws_for_every_special_summon_of_the_opponent_this_turn() -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand(MAXX)
    duel.bob.hand(REBORN, REBORN, ELF)
    duel.bob.graveyard(OX, GAIA)
    duel.bob.summons(ELF)
    duel.alice.activates(MAXX)
    assert duel.alice.hand_size == 0
    for drawn, dead in ((1, OX), (2, GAIA)):
        duel.bob.activates(REBORN)
        duel.bob.picks(dead)
        duel.bob.puts_in(1)
        duel.is_settled()
        assert duel.alice.hand_size == drawn


def test_maxx_c_is_over_with_the_turn_and_minds_only_the_opponent() -> None:
    duel = scenario()
    duel.alice.hand(MAXX, PHOTON)
    theirs = duel.bob.hand(PHOTON)
    duel.alice.activates(MAXX)
    duel.alice.special_summons(PHOTON)
    duel.alice.puts_in(1)
    assert duel.alice.hand_size == 0
    duel.alice.ends_turn()
    duel.bob.special_summons(theirs)
    duel.bob.puts_in(1)
    assert duel.alice.hand_size == 0


# Crystron Halqifibrax


def needle(turn: int = 0) -> Scenario:
    """A Tuner and another monster lie ready, Halqifibrax in the extra deck."""
    duel = scenario("mr20-official", turn=turn)
    duel.alice.extra(NEEDLE, FORMULA)
    return duel


@rule("MR20-GAP-LNK-01")
def test_halqifibrax_needs_a_tuner_among_its_two_materials() -> None:
    duel = needle()
    duel.alice.attack_position(OX)
    duel.alice.attack_position(ELF)
    assert not duel.alice.can("procedure", NEEDLE)
    duel = needle()
    duel.alice.attack_position(OX)
    duel.alice.attack_position(PLAGUE)
    duel.alice.special_summons(NEEDLE)
    duel.is_settled()
    assert duel.where(NEEDLE) == "monster zone"


def test_halqifibrax_brings_a_small_tuner_that_cannot_use_its_effects_this_turn() -> None:
    duel = needle()
    duel.alice.attack_position(OX)
    duel.alice.attack_position(PLAGUE)
    tuner = duel.alice.deck("Genex Ally Birdman", "Quickdraw Synchron")
    duel.alice.special_summons(NEEDLE)
    duel.alice.triggers(NEEDLE)
    duel.is_settled()
    assert duel.where(tuner) == "monster zone"
    assert duel.position(tuner) == "defense"
    assert duel.where("Quickdraw Synchron") == "deck"
    assert forbidden(duel.duel, A_ACTIVATE_EFFECT, tuner, ALICE)
    duel.alice.ends_turn()
    assert not forbidden(duel.duel, A_ACTIVATE_EFFECT, tuner, ALICE)


def test_halqifibrax_turns_into_a_synchro_tuner_in_the_opponents_turn() -> None:
    duel = needle(turn=BOB)
    own = duel.alice.attack_position(NEEDLE, zone="left")
    duel.alice.deck(ELF)
    duel.bob.hand(OX)
    duel.bob.summons(OX)
    duel.alice.activates(own)
    duel.alice.puts_in(4)
    duel.alice.triggers(FORMULA)
    duel.is_settled()
    assert duel.where(own) == "banished"
    assert duel.where(FORMULA) == "monster zone"
    assert duel.where(ELF) == "hand"
    duel = needle()
    duel.alice.attack_position(NEEDLE, zone="left")
    assert not duel.alice.can("activate", NEEDLE)


# Foolish Burial Goods, Twin Twisters, Upstart Goblin


def test_foolish_burial_goods_sends_a_spell_or_trap_and_only_one_is_activated_a_turn() -> None:
    duel = scenario()
    duel.alice.hand(BURIAL, BURIAL)
    duel.alice.deck(TYPHOON, MIRROR, OX)
    duel.alice.activates(BURIAL)
    assert sorted(duel.alice.offered_cards()) == sorted([TYPHOON, MIRROR])
    duel.alice.picks(MIRROR)
    duel.is_settled()
    assert duel.where(MIRROR) == "graveyard"
    assert not duel.alice.can("activate", BURIAL)


@rule("MR3-COST-01", "MR3-TGT-01")
def test_twin_twisters_destroy_up_to_two_for_one_discarded_card() -> None:
    duel = scenario()
    duel.alice.hand(TWIN, OX)
    duel.bob.has_set(MIRROR)
    duel.bob.has_set(HOLE)
    duel.alice.activates(TWIN)
    duel.alice.picks(MIRROR, HOLE)
    duel.is_settled()
    assert duel.where(OX) == duel.where(MIRROR) == duel.where(HOLE) == "graveyard"
    duel = scenario()
    duel.alice.hand(TWIN, OX)
    duel.bob.has_set(MIRROR)
    duel.bob.has_set(HOLE)
    duel.alice.activates(TWIN)
    duel.alice.picks(MIRROR)
    duel.alice.finishes()
    duel.is_settled()
    assert duel.where(HOLE) == "spell zone"
    duel = scenario()
    duel.alice.hand(TWIN)
    duel.bob.has_set(MIRROR)
    assert not duel.alice.can("activate", TWIN)


def test_upstart_goblin_draws_and_the_opponent_gains() -> None:
    duel = scenario()
    duel.alice.hand(UPSTART)
    duel.alice.activates(UPSTART)
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.bob.life == 9000
    duel = scenario(filler=0)
    duel.alice.hand(UPSTART)
    assert not duel.alice.can("activate", UPSTART)


# Solemn Warning


@rule("MR3-GAP-SUM-01", "MR3-COST-01")
def test_solemn_warning_negates_any_summon() -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set(WARNING)
    duel.bob.hand(OX)
    duel.bob.summons(OX)
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.where(OX) == "graveyard"
    assert duel.alice.life == 6000


@rule("MR3-CHN-07")
def test_solemn_warning_negates_what_special_summons_and_nothing_else() -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set(WARNING)
    duel.bob.hand(REBORN)
    duel.bob.graveyard(OX)
    duel.bob.activates(REBORN)
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.where(OX) == duel.where(REBORN) == "graveyard"
    duel = scenario(turn=BOB, phase=Phase.MAIN_1)
    duel.alice.has_set(WARNING)
    duel.alice.attack_position(GAIA)
    duel.bob.hand(HOLE)
    duel.bob.activates(HOLE)
    duel.is_settled()
    assert duel.where(GAIA) == "graveyard"


# Knightmare Phoenix


def phoenix(*traps: str) -> Scenario:
    """Honeybot points to the zones 1 and 3; two monsters of different names are the materials."""
    duel = scenario("mr20-official")
    duel.alice.extra(PHOENIX)
    duel.alice.attack_position("Honeybot", zone=2)
    duel.alice.attack_position(OX, zone=4)
    duel.alice.attack_position(ELF, zone=5)
    duel.alice.hand(GAIA)
    duel.bob.has_set(MIRROR)
    duel.bob.hand(BIT)
    for trap in traps:
        if trap == ASH:
            duel.bob.hand(trap)
        else:
            duel.bob.has_set(trap)
    duel.asks_zones = True
    duel.alice.special_summons(PHOENIX)
    duel.alice.picks(OX, ELF)
    return duel


@rule("MR3-COST-01", "MR20-GAP-LNK-03")
def test_knightmare_phoenix_destroys_a_back_row_card_and_draws_if_it_was_co_linked() -> None:
    duel = phoenix()
    duel.alice.puts_in(1, 1)
    duel.alice.triggers(PHOENIX)
    assert duel.where(GAIA) == "graveyard"
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(MIRROR) == "graveyard"
    assert duel.alice.hand_size == 1


@pytest.mark.parametrize("zone", [3, "left"])
def test_knightmare_phoenix_draws_nothing_where_it_is_not_co_linked(zone: int | str) -> None:
    duel = phoenix()
    duel.alice.puts_in(1, zone)
    duel.alice.triggers(PHOENIX)
    duel.is_settled()
    assert duel.where(MIRROR) == "graveyard"
    assert duel.alice.hand_size == 0


@pytest.mark.parametrize(("zone", "may"), [(1, True), (3, False)])
def test_ash_blossom_answers_knightmare_phoenix_only_where_it_is_co_linked(zone: int, may: bool) -> None:
    """Ruling 21685."""
    duel = phoenix(ASH)
    duel.alice.puts_in(1, zone)
    duel.alice.triggers(PHOENIX)
    assert duel.bob.can("activate", ASH) is may


def test_knightmare_phoenix_draws_for_the_link_that_there_was_when_it_was_activated() -> None:
    duel = phoenix(BREAK)
    duel.alice.puts_in(1, 1)
    duel.alice.triggers(PHOENIX)
    duel.alice.picks(MIRROR)
    duel.bob.activates(BREAK)
    duel.bob.picks("Honeybot")
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where("Honeybot") == duel.where(MIRROR) == "graveyard"
    assert duel.alice.hand_size == 1


@rule("RES-CAN-01", "MR20-GAP-LNK-01")
def test_co_linked_monsters_outlive_battles_beside_knightmare_phoenix_and_materials_differ_in_name() -> None:
    duel = scenario("mr20-official", turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(PHOENIX, zone=1)
    honey, far = duel.alice.attack_position("Honeybot", zone=2), duel.alice.attack_position(DRACO, zone=5)
    first, second = duel.bob.attack_position(GAIA), duel.bob.attack_position(GAIA)
    duel.bob.attacks(first, honey)
    duel.bob.attacks(second, far)
    duel.is_settled()
    assert duel.where(honey) == "monster zone"
    assert duel.where(far) == "graveyard"
    duel = scenario("mr20-official")
    duel.alice.extra(PHOENIX)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", PHOENIX)
