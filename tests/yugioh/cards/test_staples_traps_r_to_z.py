"""Trap Cards of the staples, from Reckless Greed on."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons
from duelkit.yugioh.language import (
    MONSTER,
    Attribute,
    NormalSummonNow,
    Procedure,
    Race,
    SummonKind,
    level,
    monster,
    spell,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import O_PROCEDURE, O_SUMMON, SETTING, option

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
CHASER = "Mechanicalchaser"
GREAT = monster(
    900045002,
    "大物",
    "The Great",
    Attribute.EARTH,
    Race.BEAST,
    7,
    2000,
    2000,
    procedures=(Procedure(SummonKind.NORMAL, tributes=1),),
)


# Reckless Greed


@rule("MR3-PHASE-02", "RES-DRW-05")
def test_reckless_greed_draws_two_and_skips_two_draw_phases() -> None:
    duel = scenario()
    duel.alice.has_set("Reckless Greed")
    duel.alice.activates("Reckless Greed")
    duel.is_settled()
    assert duel.alice.hand_size == 2
    for expected in (2, 2, 3):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
        assert duel.alice.hand_size == expected


def test_two_reckless_greeds_skip_the_same_two_draw_phases() -> None:
    duel = scenario()
    first = duel.alice.has_set("Reckless Greed")
    second = duel.alice.has_set("Reckless Greed")
    duel.alice.activates(first)
    duel.alice.activates(second)
    duel.is_settled()
    assert duel.alice.hand_size == 4
    for expected in (4, 4, 5):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
        assert duel.alice.hand_size == expected


@rule("RES-DRW-05")
def test_reckless_greed_needs_two_cards() -> None:
    duel = scenario()
    duel.alice.has_set("Reckless Greed")
    duel.alice.empty_deck()
    duel.alice.deck(OX)
    assert not duel.alice.can("activate", "Reckless Greed")


# Reinforcements


@rule("MR3-DSD-03", "MR3-END-06")
def test_reinforcements_turns_a_battle_in_the_damage_step() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    attacker = duel.bob.attack_position(OX)
    duel.bob.attack_position("Petit Moth")
    mine = duel.alice.attack_position("Elemental HERO Sparkman")
    trap = duel.alice.has_set("Reinforcements")
    duel.bob.attacks(attacker, mine)
    duel.alice.passes()
    duel.alice.activates(trap)
    duel.alice.picks(mine)
    duel.is_settled()
    assert duel.where(attacker) == "graveyard"
    assert duel.atk(mine) == 2100
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    assert duel.atk(mine) == 1600


# Self-Destruct Button


@rule("MR3-WIN-03")
def test_self_destruct_button_ends_the_duel_in_a_draw() -> None:
    duel = scenario()
    duel.alice.has_set("Self-Destruct Button")
    duel.alice.has_life(1000)
    duel.alice.activates("Self-Destruct Button")
    assert duel.winner == -1


def test_self_destruct_button_needs_a_gap_of_7000() -> None:
    duel = scenario()
    duel.alice.has_set("Self-Destruct Button")
    duel.alice.has_life(1001)
    assert not duel.alice.can("activate", "Self-Destruct Button")
    other = scenario()
    other.alice.has_set("Self-Destruct Button")
    other.bob.has_life(1000)
    assert not other.alice.can("activate", "Self-Destruct Button")


# Ultimate Offering


@rule("MR3-SUM-07")
def test_ultimate_offering_summons_beyond_the_one_of_the_turn() -> None:
    duel = scenario()
    duel.alice.face_up("Ultimate Offering")
    duel.alice.hand(OX, STONE, CHASER)
    duel.alice.summons(OX)
    assert not duel.alice.can("summon", STONE)
    duel.alice.activates("Ultimate Offering")
    duel.alice.passes()
    duel.alice.summons(STONE)
    duel.alice.passes()
    duel.is_settled()
    assert duel.alice.life == 7500
    duel.alice.activates("Ultimate Offering")
    duel.alice.sets_monster(CHASER)
    duel.is_settled()
    assert duel.position(CHASER) == "face-down"
    assert duel.alice.life == 7000


def test_ultimate_offering_in_the_opponents_battle_phase_only() -> None:
    duel = scenario(turn=BOB)
    duel.alice.face_up("Ultimate Offering")
    duel.alice.hand(OX)
    attacker = duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Petit Moth")
    duel.bob.enters_battle()
    assert duel.alice.is_asked()
    duel.alice.activates("Ultimate Offering")
    duel.alice.summons(OX)
    assert duel.where(OX) == "monster zone"
    duel.bob.attacks(attacker, OX)
    duel.is_settled()
    assert duel.alice.life == 8000 - 500 - 600


def test_ultimate_offering_in_response_needs_a_monster_to_summon() -> None:
    duel = scenario()
    duel.alice.face_up("Ultimate Offering")
    duel.alice.hand("Polymerization")
    assert not duel.alice.can("activate", "Ultimate Offering")


def test_ultimate_offering_gives_a_gemini_monster_its_second_summon() -> None:
    duel = scenario()
    duel.alice.face_up("Ultimate Offering")
    plant = duel.alice.hand("Blazewing Butterfly")
    duel.alice.graveyard("Gemini Soldier")
    duel.alice.summons(plant)
    assert not duel.alice.can("activate", plant)
    duel.alice.activates("Ultimate Offering")
    duel.is_settled()
    assert duel.alice.can("activate", plant)


@rule("MR3-SUM-04", "MR3-SUM-07", "EX04-GAP-SUM-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("setting", [False, True])
def test_ultimate_offering_knows_how_a_monster_is_normal_summoned_in_a_way_of_its_own(
    edition: str, setting: bool
) -> None:
    """可変機獣 ガンナードラゴン can be Normal Summoned without Tribute, by whatever the summon is allowed."""
    duel = scenario(edition)
    offering, dragon = duel.alice.face_up("Ultimate Offering"), duel.alice.hand("Fusilier Dragon, the Dual-Mode Beast")
    stone = duel.alice.hand(STONE)
    duel.alice.summons(stone)
    assert not duel.alice.can("procedure", dragon), "the Normal Summon of the turn is used"
    duel.alice.activates(offering)
    assert not duel.alice.can("summon", dragon), "two Tributes are missing"
    why = duel.duel.why_not(option(O_PROCEDURE, dragon, SETTING), "en", ALICE)
    assert why == []
    duel.alice.special_summons(dragon, SETTING if setting else 0)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone" and duel.position(dragon) == ("face-down" if setting else "attack")
    assert setting or duel.atk(dragon) == 1400
    assert duel.alice.life == 7500


def test_ultimate_offering_offers_no_special_summon() -> None:
    duel = scenario()
    offering, slasher = duel.alice.face_up("Ultimate Offering"), duel.alice.hand("Photon Thrasher")
    duel.alice.hand(STONE, OX)
    assert duel.alice.can("procedure", slasher)
    duel.alice.activates(offering)
    duel.alice.passes()
    assert duel.alice.is_asked("pick") and not duel.alice.can("procedure", slasher)
    assert [reason.code for reason in duel.duel.why_not(option(O_PROCEDURE, slasher), "en", ALICE)] == [
        reasons.CHAIN_OPEN
    ]


def test_an_effect_that_normal_summons_one_kind_of_monster_says_so_of_others() -> None:
    call = spell(900045001, "大物の召集", "Call for the Great", resolution=NormalSummonNow(MONSTER & level(at_least=5)))
    duel = scenario()
    dragon, great = duel.alice.hand(call, GREAT, "Fusilier Dragon, the Dual-Mode Beast", OX) + 2, duel.find(GREAT)
    duel.alice.attack_position(STONE)
    duel.alice.activates(call)
    assert duel.alice.can("procedure", dragon) and duel.alice.can("procedure", dragon, SETTING)
    assert duel.alice.can("procedure", great) and not duel.alice.can("procedure", great, SETTING), (
        "that one is only summoned that way"
    )
    codes = [reason.code for reason in duel.duel.why_not(option(O_SUMMON, duel.find(OX)), "en", ALICE)]
    assert codes == [reasons.NOT_THIS_ONE]


def test_while_another_effect_asks_a_normal_summon_is_still_that_of_the_turn() -> None:
    duel = scenario()
    duel.alice.hand(OX, STONE, "Monster Reborn")
    duel.alice.graveyard(GAIA)
    duel.alice.summons(OX)
    duel.alice.activates("Monster Reborn")
    assert duel.alice.is_asked("position")
    codes = [reason.code for reason in duel.duel.why_not(option(O_SUMMON, duel.find(STONE)), "en", ALICE)]
    assert reasons.SUMMON_USED in codes


def test_ultimate_offering_is_used_on_one_chain_as_often_as_there_are_monsters() -> None:
    """The ruling on 血の代償: its effect may be used several times on a chain, once for each monster to be summoned."""
    duel = scenario()
    duel.alice.face_up("Ultimate Offering")
    duel.alice.hand(OX, STONE)
    duel.alice.activates("Ultimate Offering")
    duel.alice.activates("Ultimate Offering")
    assert duel.alice.is_asked("pick"), "a third use would find no monster"
    assert duel.alice.life == 7000
    duel.alice.summons(OX)
    duel.alice.summons(STONE)
    duel.is_settled()
    assert duel.where(OX) == duel.where(STONE) == "monster zone"
