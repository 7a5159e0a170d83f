"""The standby and end phases are open timings: what becomes possible while they last can be used in them."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    NegateEffect,
    Phase,
    Position,
    Race,
    Side,
    TakeControl,
    Until,
    Zone,
    activated,
    change_position,
    damage,
    in_phase,
    monster,
    one,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_RESOLVE

ELF = "Mystical Elf"
STARDUST = "Stardust Dragon"
CYCLONE = "Mystical Space Typhoon"
EYE = "The Eye of Truth"
EVENING = monster(
    900001400,
    "裏の夕",
    "Hidden Evening",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.END, Side.YOU), damage(100), mandatory=True),
)
TURN_UP = trap(
    900001401,
    "夕の光",
    "Evening Light",
    targets=one((MONSTER & FACE_DOWN).on_field()),
    resolution=change_position(TARGET, Position.FACE_UP_DEFENSE),
)
TAKE = spell(
    900001402,
    "夕の奪取",
    "Evening Theft",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=TakeControl(TARGET, Until.END_OF_TURN),
)

DAWN = monster(
    900001403,
    "朝の光",
    "Morning Light",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.STANDBY, Side.YOU), damage(100)),
)
DUTY = monster(
    900001404,
    "朝の務め",
    "Morning Duty",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.STANDBY, Side.YOU), damage(100), mandatory=True, zones=Zone.GRAVEYARD),
)
MUTE = trap(900001405, "沈黙", "Silence", when=activated(), resolution=NegateEffect())


def _until(duel: Scenario, player: int, verb: str, card: int, phase: Phase) -> None:
    """Let both players pass until this is offered, in this phase."""
    side = (duel.alice, duel.bob)[player]
    for _ in range(8):
        if duel.duel.phase == phase and side.can(verb, card):
            return
        (duel.alice if duel.alice.is_asked() else duel.bob).passes()
    raise AssertionError(duel.describe())


@rule("MR3-END-01", "MR3-PHASE-09")
def test_stardust_that_left_in_the_end_phase_returns_in_it() -> None:
    duel = scenario()
    stardust = duel.alice.attack_position(STARDUST)
    cyclone = duel.bob.has_set(CYCLONE)
    mine = duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.ends_turn()
    _until(duel, BOB, "activate", cyclone, Phase.END)
    duel.bob.activates(cyclone)
    duel.alice.activates(stardust)
    duel.all_pass()
    assert duel.where(stardust) == "graveyard" and duel.where(mine) == "spell zone"
    assert duel.duel.phase == Phase.END
    duel.alice.triggers(stardust)
    duel.alice.puts_in(1)
    assert duel.where(stardust) == "monster zone" and duel.duel.turn == 3


@rule("MR3-PHASE-04")
@pytest.mark.parametrize("with_its_effect", [0, 1])
def test_a_trap_turned_up_in_the_standby_phase_works_in_it_once(with_its_effect: int) -> None:
    duel = scenario(phase=Phase.DRAW, turn=BOB)
    eye = duel.alice.has_set(EYE)
    duel.bob.hand("Dark Hole")
    _until(duel, ALICE, "activate", eye, Phase.STANDBY)
    duel.alice.activates(eye)
    duel.alice.declares(with_its_effect)
    duel.is_settled()
    assert duel.bob.life == 9000 and duel.duel.phase == Phase.MAIN_1
    assert duel.log_cards(L_RESOLVE) == [EYE], "that once only"


@rule("MR3-PHASE-04")
def test_a_trap_turned_up_after_another_chain_of_the_standby_phase_works_in_it_once() -> None:
    duel = scenario(phase=Phase.DRAW, turn=BOB)
    eye, greed = duel.alice.has_set(EYE), duel.alice.has_set("Reckless Greed")
    duel.bob.hand("Dark Hole")
    _until(duel, ALICE, "activate", greed, Phase.STANDBY)
    duel.alice.activates(greed)
    duel.all_pass()
    _until(duel, ALICE, "activate", eye, Phase.STANDBY)
    assert duel.where(greed) == "graveyard"
    duel.alice.activates(eye)
    duel.alice.declares(1)
    duel.is_settled()
    assert duel.bob.life == 9000 and duel.duel.phase == Phase.MAIN_1


@rule("MR3-END-01")
def test_a_mandatory_effect_of_a_monster_turned_up_in_the_end_phase_must_be_used() -> None:
    duel = scenario()
    evening = duel.alice.has_set(EVENING)
    light = duel.bob.has_set(TURN_UP)
    duel.alice.ends_turn()
    _until(duel, BOB, "activate", light, Phase.END)
    duel.bob.activates(light)
    duel.is_settled()
    assert duel.position(evening) == "defense"
    assert duel.bob.life == 7900 and duel.log_cards(L_RESOLVE) == ["夕の光", "裏の夕"]


@rule("MR3-END-01")
def test_an_effect_of_the_own_turn_follows_the_control_of_its_card() -> None:
    duel = scenario()
    evening = duel.bob.attack_position(EVENING)
    take = duel.alice.has_set(TAKE)
    duel.alice.ends_turn()
    _until(duel, ALICE, "activate", take, Phase.END)
    duel.alice.activates(take)
    duel.is_settled()
    assert duel.bob.life == 7900 and duel.controller(evening) == BOB, "used while it was there"

    duel = scenario()
    evening = duel.alice.attack_position(EVENING)
    take = duel.bob.has_set(TAKE)
    duel.alice.ends_turn()
    duel.bob.passes()
    duel.alice.passes()
    duel.bob.activates(take)
    duel.is_settled()
    assert duel.bob.life == 8000 and duel.duel.turn == 4, "in the turn of its controller's opponent it has no effect"


@rule("MR3-END-01")
def test_an_effect_of_a_phase_is_used_once_in_it() -> None:
    duel = scenario()
    evening = duel.alice.attack_position(EVENING)
    light = duel.bob.has_set("Book of Moon")
    duel.alice.ends_turn()
    duel.bob.passes()
    duel.alice.triggers(evening)
    duel.bob.passes()
    duel.bob.activates(light)
    duel.is_settled()
    assert duel.log_cards(L_RESOLVE) == ["裏の夕", "Book of Moon"] and duel.position(evening) == "face-down"


@rule("MR3-PHASE-04")
@pytest.mark.parametrize("kept", [False, True])
def test_the_eye_of_truth_looks_for_a_spell_again_when_it_is_processed(kept: bool) -> None:
    duel = scenario(phase=Phase.DRAW, turn=BOB, filler=1)
    eye = duel.alice.face_up(EYE)
    breaker = duel.bob.has_set("Raigeki Break")
    elf = duel.alice.attack_position(ELF)
    spell_card = duel.bob.hand("Dark Hole")
    other = duel.bob.hand("Kuriboh")
    _until(duel, ALICE, "trigger", eye, Phase.STANDBY)
    duel.alice.triggers(eye)
    duel.bob.activates(breaker)
    duel.bob.picks(other if kept else spell_card)
    duel.bob.picks(elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"
    assert duel.bob.life == (9000 if kept else 8000)


@rule("MR3-END-01", "RES-GAP-NEG-01")
def test_an_effect_of_a_phase_whose_activation_was_negated_is_not_used_again_in_it() -> None:
    duel = scenario()
    evening = duel.alice.attack_position(EVENING)
    duel.alice.attack_position(EVENING)
    wrath = duel.bob.has_set("Divine Wrath")
    duel.bob.hand(ELF)
    duel.alice.ends_turn()
    duel.alice.triggers(evening)
    duel.bob.activates(wrath)
    duel.is_settled()
    assert duel.where(evening) == "graveyard" and duel.bob.life == 7900, "the other one's is used, each once"
    assert duel.duel.turn == 4


@rule("MR3-PHASE-04")
@pytest.mark.parametrize("edition", ["ex04", "mr1", "mr3"])
def test_an_optional_effect_of_a_phase_is_not_used_again_after_its_activation_was_negated(edition: str) -> None:
    """Ruling on 黄泉ガエル of March 2015; キラー・スネーク as it was, without 「１ターンに１度」, is no exception."""
    duel = scenario(edition, phase=Phase.STANDBY, turn=BOB)
    serpent = duel.bob.graveyard("Sinister Serpent")
    duel.bob.graveyard("Sinister Serpent")
    wrath = duel.alice.has_set("Divine Wrath")
    duel.alice.hand(ELF)
    duel.bob.triggers(serpent)
    duel.alice.activates(wrath)
    assert duel.where(wrath) == "graveyard" and duel.where(serpent) == "graveyard"
    if edition != "mr3":
        assert duel.duel.phase == Phase.STANDBY and not duel.bob.can("trigger", serpent), "only the other one's is left"
        duel.bob.passes()
    assert duel.duel.phase == Phase.MAIN_1


@rule("MR3-PHASE-04")
def test_an_optional_effect_of_a_phase_is_used_once_if_it_was_only_without_effect() -> None:
    duel = scenario("ex04", phase=Phase.STANDBY, turn=BOB)
    dawn = duel.bob.attack_position(DAWN)
    mute = duel.alice.has_set(MUTE)
    duel.bob.triggers(dawn)
    duel.alice.activates(mute)
    duel.is_settled()
    assert duel.duel.phase == Phase.MAIN_1 and duel.alice.life == 8000


@rule("MR3-PHASE-04", "RES-GAP-NEG-01")
def test_after_a_negated_effect_of_a_phase_other_cards_are_activated_in_it_as_ever() -> None:
    duel = scenario("ex04", phase=Phase.STANDBY, turn=BOB)
    serpent, other = duel.bob.graveyard("Sinister Serpent"), duel.bob.graveyard("Sinister Serpent")
    jar, wrath = duel.bob.has_set("Jar of Greed"), duel.alice.has_set("Divine Wrath")
    duel.alice.hand(ELF)
    duel.bob.triggers(serpent)
    duel.alice.activates(wrath)
    duel.bob.passes()
    assert duel.bob.is_asked("trigger"), "the window after the chain is over, the phase goes on"
    duel.bob.activates(jar)
    duel.bob.triggers(other)
    duel.is_settled()
    assert duel.where(serpent) == "graveyard" and duel.where(other) == "hand" and duel.bob.hand_size == 2


@rule("MR3-PHASE-04", "RES-GAP-NEG-01")
def test_a_mandatory_effect_of_a_phase_whose_activation_was_negated_is_used_up() -> None:
    duel = scenario("ex04", phase=Phase.STANDBY, turn=BOB)
    duel.bob.graveyard(DUTY)
    wrath = duel.alice.has_set("Divine Wrath")
    duel.alice.hand(ELF)
    duel.alice.activates(wrath)
    duel.is_settled()
    assert duel.duel.phase == Phase.MAIN_1 and duel.alice.life == 8000


@rule("MR3-END-01", "RES-TMP-01")
def test_a_monster_that_comes_back_in_the_end_phase_is_another_monster_and_uses_its_effect_in_it() -> None:
    duel = scenario()
    evening = duel.alice.attack_position(EVENING)
    device = duel.alice.has_set("Interdimensional Matter Transporter")
    duel.alice.activates(device)
    duel.is_settled()
    assert duel.where(evening) == "banished"
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(evening) == "monster zone" and duel.bob.life == 7900
