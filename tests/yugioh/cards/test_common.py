"""サイクロン, ブラック・ホール, 増援, リビングデッドの呼び声, 神の宣告."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import BY_RULE, GRAVEYARD

TYPHOON = "Mystical Space Typhoon"
CALL = "Call of the Haunted"
JUDGMENT = "Solemn Judgment"


@rule("MR3-TGT-01", "MR3-FDN-04")
def test_typhoon_targets_any_spell_or_trap_but_never_itself() -> None:
    duel = scenario()
    typhoon = duel.alice.hand(TYPHOON)
    assert not duel.alice.can("activate", typhoon)
    duel = scenario()
    typhoon = duel.alice.hand(TYPHOON)
    mine = duel.alice.has_set("Dark Hole")
    theirs = duel.bob.has_set("Reinforcement of the Army")
    duel.bob.attack_position("Battle Ox")
    duel.alice.activates(typhoon)
    assert sorted(duel.alice.offered_cards()) == sorted(["Dark Hole", "Reinforcement of the Army"])
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.where(theirs) == duel.where(typhoon) == "graveyard"
    assert duel.where(mine) == "spell zone"


@rule("MR3-SPL-07", "MR3-SPL-08")
def test_typhoon_on_the_opponents_turn_only_once_it_is_set() -> None:
    duel = scenario(turn=BOB)
    in_hand = duel.alice.hand(TYPHOON)
    ready = duel.alice.has_set(TYPHOON)
    target = duel.bob.hand("Dark Hole")
    duel.bob.has_set("Reinforcement of the Army")
    duel.bob.sets(target)
    assert duel.alice.is_asked("respond")
    assert duel.alice.can("activate", ready)
    assert not duel.alice.can("activate", in_hand)


@rule("MR3-CHN-04", "MR3-SPL-04")
def test_typhoon_in_response_stops_a_continuous_trap_from_resolving() -> None:
    duel = scenario(turn=BOB)
    call = duel.alice.has_set(CALL)
    dead = duel.alice.graveyard("Battle Ox")
    typhoon = duel.bob.hand(TYPHOON)
    duel.bob.hand("Dark Hole")
    duel.bob.sets("Dark Hole")
    duel.bob.passes()
    duel.alice.activates(call)
    duel.bob.activates(typhoon)
    assert "Call of the Haunted" in duel.bob.offered_cards()
    duel.bob.picks(call)
    duel.is_settled()
    assert duel.where(call) == "graveyard"
    assert duel.where(dead) == "graveyard"


@rule("RES-CON-01")
def test_typhoon_does_nothing_if_its_target_has_left() -> None:
    duel = scenario()
    first = duel.alice.hand(TYPHOON)
    second = duel.bob.has_set(TYPHOON)
    duel.alice.activates(first)
    duel.bob.activates(second)
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "graveyard"
    assert duel.alice.cards("spell zone") == duel.bob.cards("spell zone") == []


@rule("MR3-FDN-03")
def test_dark_hole_destroys_every_monster_face_down_ones_too() -> None:
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    assert not duel.alice.can("activate", hole)
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    mine = duel.alice.attack_position("Battle Ox")
    theirs = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == duel.where(hole) == "graveyard"


@rule("MR3-SPL-01", "MR3-SPL-02")
def test_dark_hole_is_a_normal_spell_of_ones_own_main_phase() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set("Dark Hole")
    card = duel.bob.hand("Mystical Space Typhoon")
    duel.bob.attack_position("Battle Ox")
    duel.bob.sets(card)
    assert duel.bob.is_asked("act")


@rule("MR3-SHF-01", "RES-DRW-07")
def test_reinforcement_finds_a_small_warrior() -> None:
    duel = scenario()
    duel.alice.hand("Reinforcement of the Army")
    assert not duel.alice.can("activate", "Reinforcement of the Army")
    duel = scenario()
    card = duel.alice.hand("Reinforcement of the Army")
    duel.alice.deck("Gaia The Fierce Knight", "Battle Ox", "Warrior Dai Grepher", "Junk Synchron")
    duel.alice.activates(card)
    assert sorted(duel.alice.offered_cards()) == sorted(["Warrior Dai Grepher", "Junk Synchron"])
    duel.alice.picks("Junk Synchron")
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Junk Synchron"]


def with_call() -> tuple[Scenario, int, int]:
    duel = scenario(turn=BOB)
    call = duel.alice.has_set(CALL)
    monster = duel.alice.graveyard("Blue-Eyes White Dragon")
    duel.bob.hand("Reinforcement of the Army")
    return duel, call, monster


@rule("MR3-TRP-01", "MR3-TRP-03", "MR3-SS-05")
def test_call_revives_in_attack_position_and_stays() -> None:
    duel, call, monster = with_call()
    duel.bob.sets("Reinforcement of the Army")
    duel.alice.activates(call)
    duel.is_settled()
    assert duel.where(monster) == "monster zone"
    assert duel.position(monster) == "attack"
    assert duel.where(call) == "spell zone"


@rule("MR3-SS-07")
def test_call_cannot_revive_what_was_never_properly_summoned() -> None:
    duel = scenario()
    call = duel.alice.has_set(CALL)
    duel.alice.graveyard("Stardust Dragon", proper=False)
    assert not duel.alice.can("activate", call)
    duel = scenario()
    call = duel.alice.has_set(CALL)
    duel.alice.graveyard("Stardust Dragon")
    assert duel.alice.can("activate", call)


def test_call_destroys_its_monster_when_it_leaves() -> None:
    duel, call, monster = with_call()
    typhoon = duel.bob.hand(TYPHOON)
    duel.bob.sets("Reinforcement of the Army")
    duel.bob.passes()
    duel.alice.activates(call)
    duel.bob.passes()
    duel.bob.activates(typhoon)
    duel.bob.picks(call)
    duel.is_settled()
    assert duel.where(call) == duel.where(monster) == "graveyard"


def test_call_is_destroyed_when_its_monster_is_destroyed() -> None:
    duel, call, monster = with_call()
    hole = duel.bob.hand("Dark Hole")
    duel.bob.sets("Reinforcement of the Army")
    duel.alice.activates(call)
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(monster) == duel.where(call) == "graveyard"


def test_call_stays_behind_when_its_monster_leaves_otherwise() -> None:
    duel = scenario()
    call = duel.alice.has_set(CALL)
    monster = duel.alice.graveyard("Junk Synchron")
    other = duel.alice.attack_position("Doppelwarrior")
    synchro = duel.alice.extra("Junk Warrior")
    duel.alice.activates(call)
    assert duel.where(monster) == "monster zone"
    duel.alice.special_summons(synchro)
    duel.alice.picks(monster)
    duel.alice.puts_in(1)
    assert duel.where(other) == "graveyard"
    duel.alice.triggers(other)
    duel.is_settled()
    assert duel.where(monster) == "graveyard"
    assert duel.where(call) == "spell zone"


@rule("MR3-TRP-04", "MR3-SPD-05", "RES-GAP-NEG-01")
def test_judgment_negates_a_spell_for_half_the_life_points() -> None:
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    monster = duel.alice.attack_position("Battle Ox")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.bob.has_life(4001)
    duel.alice.activates(hole)
    duel.bob.activates(judgment)
    duel.is_settled()
    assert duel.where(monster) == "monster zone"
    assert duel.where(hole) == duel.where(judgment) == "graveyard"
    assert duel.bob.life == 2000


def test_judgment_does_not_answer_an_effect_of_a_face_up_card() -> None:
    duel = scenario()
    duel.alice.face_up("Starlight Junktion")
    duel.alice.attack_position("Junk Synchron")
    duel.alice.deck("Jet Synchron")
    duel.bob.has_set(JUDGMENT)
    duel.alice.activates("Starlight Junktion")
    assert not duel.bob.is_asked("respond")


@rule("MR3-GAP-SUM-01")
def test_judgment_negates_a_normal_summon() -> None:
    duel = scenario()
    monster = duel.alice.hand("Junk Synchron")
    duel.alice.graveyard("Tuningware")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.summons(monster)
    duel.bob.activates(judgment)
    duel.is_settled()
    assert duel.where(monster) == "graveyard"
    assert not duel.alice.can("summon")
    assert duel.bob.life == 4000


@rule("MR3-GAP-SUM-01", "MR3-SS-04")
def test_judgment_negates_a_synchro_summon_and_the_materials_stay_spent() -> None:
    duel = scenario()
    tuner = duel.alice.attack_position("Junk Synchron")
    duel.alice.attack_position("Speed Warrior")
    synchro = duel.alice.extra("Junk Warrior")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(synchro)
    duel.alice.picks(tuner)
    duel.alice.puts_in(1)
    duel.bob.activates(judgment)
    duel.is_settled()
    assert duel.where(synchro) == duel.where(tuner) == "graveyard"


def test_judgment_cannot_answer_a_special_summon_by_a_card_effect_in_processing() -> None:
    duel = scenario()
    card = duel.alice.hand("One for One")
    duel.alice.hand("Battle Ox")
    duel.alice.deck("Tuningware")
    duel.bob.has_set(JUDGMENT)
    duel.alice.activates(card)
    duel.bob.passes()
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where("Tuningware") == "monster zone"


@rule("MR3-BP-05")
def test_typhoon_may_be_used_in_the_battle_phase() -> None:
    duel = scenario(phase=Phase.BATTLE)
    typhoon = duel.alice.hand(TYPHOON)
    target = duel.bob.has_set("Reinforcement of the Army")
    duel.alice.activates(typhoon)
    duel.is_settled()
    assert duel.where(target) == "graveyard"


# what was negated when its monster left does not follow the event

JINZO = "Jinzo"


@rule("RES-GAP-NEG-03", "RES-DES-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize(("monster", "stays"), [(JINZO, True), ("Battle Ox", False)])
def test_call_of_the_haunted_stays_when_the_jinzo_that_negates_it_is_destroyed(
    edition: str, monster: str, stays: bool
) -> None:
    duel = scenario(edition, turn=BOB)
    call = duel.alice.has_set(CALL)
    revived = duel.alice.graveyard(monster)
    hole = duel.bob.hand("Smashing Ground")
    duel.bob.ends_turn()
    duel.all_pass()
    duel.alice.activates(call)
    duel.all_pass()
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(hole)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(revived) == "graveyard"
    assert duel.where(call) == ("spell zone" if stays else "graveyard")
    if stays:
        assert duel.duel.play[call].face_up and duel.duel.play[call].linked == ()


def called(jinzo_in_zone: int) -> tuple[Scenario, int, int, int]:
    """Alice has called a monster into her second zone; then Jinzo came to a zone of hers."""
    duel = scenario(turn=BOB)
    call = duel.alice.has_set(CALL)
    revived = duel.alice.graveyard("Battle Ox")
    duel.alice.attack_position("Mystical Elf")
    duel.bob.hand("Dark Hole", "Smashing Ground")
    duel.bob.ends_turn()
    duel.all_pass()
    duel.alice.activates(call)
    duel.all_pass()
    assert duel.duel.monsters[0][1] == revived
    move(duel.duel, duel.find("Mystical Elf"), GRAVEYARD, BY_RULE)
    jinzo = duel.alice.attack_position(JINZO, zone=jinzo_in_zone)
    duel.alice.ends_turn()
    duel.all_pass()
    return duel, call, revived, jinzo


@rule("RES-END-01", "RES-GAP-NEG-03")
@pytest.mark.parametrize("zone", [1, 3])
def test_call_of_the_haunted_stays_whatever_the_order_of_zones_when_jinzo_goes_too(zone: int) -> None:
    duel, call, revived, jinzo = called(zone)
    duel.bob.activates("Dark Hole")
    duel.all_pass()
    duel.is_settled()
    assert duel.where(jinzo) == duel.where(revived) == "graveyard" and duel.where(call) == "spell zone"


@rule("RES-GAP-NEG-03")
def test_a_call_that_works_again_once_jinzo_is_gone_falls_with_its_monster() -> None:
    duel, call, revived, jinzo = called(1)
    duel.bob.activates("Smashing Ground")
    duel.all_pass()
    assert duel.where(jinzo) == "graveyard" and duel.where(call) == "spell zone"
    duel.bob.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(revived) == duel.where(call) == "graveyard"


@rule("RES-GAP-NEG-03", "MR3-DSD-09")
def test_call_of_the_haunted_falls_with_its_jinzo_that_is_destroyed_by_battle() -> None:
    """Jinzo's continuous effect ended when its destruction was fixed, so the trap works again when Jinzo is buried."""
    duel = scenario(turn=BOB)
    call = duel.alice.has_set(CALL)
    jinzo = duel.alice.graveyard(JINZO)
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.bob.ends_turn()
    duel.all_pass()
    duel.alice.activates(call)
    duel.all_pass()
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.enters_battle()
    duel.bob.attacks(dragon, jinzo)
    duel.all_pass()
    assert duel.where(jinzo) == duel.where(call) == "graveyard"
