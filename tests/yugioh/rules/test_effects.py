"""The classes of monster effects, costs, triggers, spell speeds."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    THIS,
    TRAP,
    Attribute,
    CardType,
    Race,
    Side,
    Stat,
    Unaffected,
    continuous,
    draw,
    gains,
    ignition,
    monster,
    negated,
    quick,
    trap,
)
from duelkit.yugioh.language.card import EffectKind
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.words.moving.meaning import discard

SCHOLAR = monster(
    90000700, "学者", "Scholar", Attribute.LIGHT, Race.SPELLCASTER, 4, 1000, 1000, ignition(draw(1), cost=discard(1))
)
SCOUT = monster(90000701, "斥候", "Scout", Attribute.WIND, Race.WARRIOR, 4, 1000, 1000, quick(draw(1)))


# classes


@rule("MR3-EFF-01")
def test_there_are_four_classes_and_effects_of_none() -> None:
    kinds = {effect.kind for card in library().tested if card.types & CardType.MONSTER for effect in card.effects}
    for kind in (EffectKind.CONTINUOUS, EffectKind.IGNITION, EffectKind.TRIGGER, EffectKind.QUICK):
        assert kind in kinds
    dragon = library()["Cyber Dragon"]
    assert dragon.types & CardType.EFFECT
    assert dragon.effects == () and dragon.procedures != ()
    duel = scenario()
    card = duel.alice.hand(dragon)
    jar = duel.bob.has_set("Jar of Greed")
    duel.bob.attack_position("Battle Ox")
    assert duel.alice.can("procedure", card) and not duel.alice.can("activate", card)
    duel.alice.special_summons(card)
    duel.alice.puts_in(1)
    assert duel.where(card) == "monster zone"
    assert duel.bob.can("activate", jar)
    assert duel.duel.chain == []


@rule("MR3-EFF-02")
def test_a_continuous_effect_applies_without_activation_while_face_up_on_the_field() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    summoner = duel.alice.hand("White Tiger Summoner")
    book = duel.alice.has_set("Book of Moon")
    jar = duel.bob.has_set("Jar of Greed")
    assert duel.atk(ox) == 1700
    duel.alice.summons(summoner)
    assert duel.alice.is_asked("respond")
    assert not duel.duel.chain
    assert (duel.atk(ox), duel.atk(summoner)) == (1800, 1100)
    duel.alice.activates(book)
    duel.alice.picks(summoner)
    duel.bob.passes()
    assert duel.position(summoner) == "face-down"
    assert duel.atk(ox) == 1700
    assert duel.where(jar) == "spell zone"


@rule("MR3-EFF-02")
def test_a_continuous_effect_stops_when_the_monster_leaves() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    summoner = duel.alice.attack_position("White Tiger Summoner")
    device = duel.alice.has_set("Compulsory Evacuation Device")
    assert duel.atk(ox) == 1800
    duel.alice.activates(device)
    duel.alice.picks(summoner)
    assert duel.atk(ox) == 1700


@rule("MR3-EFF-02")
def test_a_continuous_effect_stops_when_it_is_negated_later() -> None:
    silence = monster(
        90000702,
        "沈黙の番人",
        "Warden of Silence",
        Attribute.LIGHT,
        Race.FAIRY,
        4,
        500,
        500,
        continuous(negated((MONSTER & FACE_UP).on_field())),
    )
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.attack_position("White Tiger Summoner")
    warden = duel.alice.hand(silence)
    assert duel.atk(ox) == 1800
    duel.alice.summons(warden)
    assert duel.atk(ox) == 1700


NEIGHBOUR = monster(
    90000703,
    "隣の番人",
    "Warden of the Neighbours",
    Attribute.DARK,
    Race.FIEND,
    4,
    600,
    600,
    continuous(negated((MONSTER & FACE_UP).on_field(Side.OPPONENT))),
)
TRAP_WARDEN = monster(
    90000704,
    "罠の番人",
    "Warden of Traps",
    Attribute.DARK,
    Race.MACHINE,
    4,
    700,
    700,
    continuous(negated(TRAP.on_field())),
)
WAR_DRUM = trap(
    90000705,
    "陣太鼓",
    "War Drum",
    continuous(gains(Stat.ATK, 300, to=(MONSTER & FACE_UP).on_field(Side.YOU))),
    icon=CardType.CONTINUOUS,
)
PROUD = monster(
    90000706,
    "孤高の騎士",
    "Aloof Knight",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1000,
    1000,
    continuous(Unaffected(THIS, by=Side.OPPONENT)),
    continuous(gains(Stat.ATK, 500, to=THIS)),
)


@rule("MR3-EFF-02")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_of_two_continuous_effects_that_would_negate_each_other_the_earlier_applies(first: int) -> None:
    duel = scenario()
    for side in (duel.alice, duel.bob) if first == ALICE else (duel.bob, duel.alice):
        side.attack_position(NEIGHBOUR)
    mine = duel.alice.attack_position("White Tiger Summoner")
    theirs = duel.bob.attack_position("White Tiger Summoner")
    assert (duel.atk(mine), duel.atk(theirs)) == ((1100, 1000) if first == ALICE else (1000, 1100))


@rule("MR3-EFF-02")
def test_a_negating_continuous_effect_stops_when_it_is_negated_later_itself() -> None:
    duel = scenario()
    duel.alice.attack_position(TRAP_WARDEN)
    duel.bob.face_up(WAR_DRUM)
    ox = duel.bob.attack_position("Battle Ox")
    assert duel.atk(ox) == 1700
    duel.bob.attack_position(NEIGHBOUR)
    assert duel.atk(ox) == 2000


@rule("MR3-EFF-02")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_a_monster_unaffected_by_the_opponents_effects_is_not_negated_by_them(first: int) -> None:
    duel = scenario()
    if first == BOB:
        duel.bob.attack_position(NEIGHBOUR)
    knight = duel.alice.attack_position(PROUD)
    tiger = duel.alice.attack_position("White Tiger Summoner")
    if first == ALICE:
        duel.bob.attack_position(NEIGHBOUR)
    assert duel.atk(knight) == 1500
    assert duel.atk(tiger) == 1000


@rule("MR3-EFF-03")
def test_an_ignition_effect_at_a_moment_of_choice_in_the_own_main_phase() -> None:
    duel = scenario()
    soldier = duel.alice.attack_position("Cannon Soldier")
    theirs = duel.bob.attack_position("Cannon Soldier")
    ox = duel.alice.hand("Battle Ox")
    jar = duel.alice.has_set("Jar of Greed")
    jar_of_bob = duel.bob.has_set("Jar of Greed")
    assert duel.alice.can("activate", soldier)
    duel.alice.summons(ox)
    assert duel.alice.can("activate", jar) and not duel.alice.can("activate", soldier)
    duel.alice.passes()
    assert duel.bob.can("activate", jar_of_bob) and not duel.bob.can("activate", theirs)
    duel.bob.passes()
    assert duel.alice.can("activate", soldier)
    duel.alice.enters_battle()
    while not duel.alice.is_asked("act"):
        if duel.alice.is_asked():
            assert not duel.alice.can("activate", soldier)
            duel.alice.passes()
        else:
            assert not duel.bob.can("activate", theirs)
            duel.bob.passes()
    assert duel.alice.can("attack", soldier) and not duel.alice.can("activate", soldier)


@rule("MR3-EFF-03")
def test_an_ignition_effect_in_main_phase_2() -> None:
    duel = scenario(phase=Phase.MAIN_2)
    soldier = duel.alice.attack_position("Cannon Soldier")
    assert duel.alice.can("activate", soldier)
    duel.alice.activates(soldier)
    assert duel.bob.life == 7500


# costs


@rule("MR3-EFF-04")
def test_a_release_as_a_cost_is_made_at_the_activation() -> None:
    duel = scenario()
    soldier = duel.alice.attack_position("Cannon Soldier")
    ox = duel.alice.attack_position("Battle Ox")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(soldier)
    assert duel.alice.is_asked("pick")
    duel.alice.picks(ox)
    assert duel.bob.can("activate", jar)
    assert duel.where(ox) == "graveyard"
    assert duel.bob.life == 8000
    duel.bob.passes()
    assert duel.bob.life == 7500


@rule("MR3-EFF-04")
def test_a_discard_as_a_cost_must_be_possible() -> None:
    duel = scenario()
    scholar = duel.alice.attack_position(SCHOLAR)
    assert not duel.alice.can("activate", scholar)
    duel = scenario()
    scholar = duel.alice.attack_position(SCHOLAR)
    ox = duel.alice.hand("Battle Ox")
    jar = duel.bob.has_set("Jar of Greed")
    assert duel.alice.can("activate", scholar)
    duel.alice.activates(scholar)
    assert duel.bob.can("activate", jar)
    assert duel.where(ox) == "graveyard"
    assert duel.alice.hand_size == 0
    duel.bob.passes()
    assert duel.alice.hand_size == 1


@rule("MR3-GAP-LIFE-01")
@pytest.mark.parametrize(("life", "payable"), [(999, False), (1, False), (1001, True), (8000, True)])
def test_life_points_paid_must_be_available(life: int, payable: bool) -> None:
    duel = scenario()
    duel.alice.has_life(life)
    world = duel.alice.hand("Toon World")
    assert duel.alice.can("activate", world) is payable
    assert duel.alice.can("set", world)
    if payable:
        duel.alice.activates(world)
        assert duel.alice.life == life - 1000


# triggers


@rule("MR3-EFF-05")
def test_a_trigger_effect_at_the_timing_that_the_card_names() -> None:
    duel = scenario()
    duel.bob.attack_position("Battle Ox")
    snatch = duel.alice.hand("Snatch Steal")
    duel.alice.activates(snatch)
    assert duel.bob.life == 8000
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert (duel.alice.life, duel.bob.life) == (8000, 9000)
    duel.bob.ends_turn()
    assert (duel.alice.life, duel.bob.life) == (8000, 9000)


@rule("MR3-EFF-05")
def test_a_trigger_effect_when_the_card_is_flipped() -> None:
    duel = scenario()
    guard = duel.alice.has_set("Gravekeeper's Guard")
    ox = duel.bob.attack_position("Battle Ox")
    assert not duel.alice.can("activate", guard)
    duel.alice.flip_summons(guard)
    duel.is_settled()
    assert duel.where(ox) == "hand"

    duel = scenario()
    guard = duel.alice.hand("Gravekeeper's Guard")
    ox = duel.bob.attack_position("Battle Ox")
    duel.alice.summons(guard)
    duel.is_settled()
    assert duel.where(ox) == "monster zone"


# quick effects and spell speeds


@rule("MR3-EFF-06")
def test_a_quick_effect_on_the_opponents_turn_within_its_timing() -> None:
    duel = scenario()
    own = duel.alice.hand("Effect Veiler")
    duel.bob.attack_position("Cannon Soldier")
    assert not duel.alice.can("activate", own)

    duel = scenario()
    veiler = duel.bob.hand("Effect Veiler")
    soldier = duel.alice.attack_position("Cannon Soldier")
    fire = duel.alice.hand("Hinotama")
    duel.alice.activates(fire)
    assert duel.bob.can("activate", veiler)
    duel.bob.passes()
    duel.bob.passes()
    duel.alice.enters_battle()
    assert duel.bob.can("activate", veiler)
    duel.bob.passes()
    assert duel.duel.phase == Phase.BATTLE
    assert duel.alice.can("attack", soldier)
    duel.alice.attacks(soldier)
    assert duel.bob.life == 8000 - 500 - 1400


@rule("MR3-EFF-06", "MR3-EFF-07")
def test_only_quick_effects_respond() -> None:
    duel = scenario()
    scout = duel.bob.attack_position(SCOUT)
    scholar = duel.bob.attack_position(SCHOLAR)
    soldier = duel.bob.attack_position("Cannon Soldier")
    duel.bob.hand("Battle Ox")
    fire = duel.alice.hand("Hinotama")
    duel.alice.activates(fire)
    assert duel.bob.can("activate", scout)
    assert not duel.bob.can("activate", scholar) and not duel.bob.can("activate", soldier)
    duel.bob.activates(scout)
    assert duel.bob.is_asked("respond")
    duel.bob.passes()
    assert duel.bob.hand_size == 2


@rule("MR3-EFF-07")
def test_no_other_monster_effect_has_spell_speed_2() -> None:
    for card in library().tested:
        if not card.types & CardType.MONSTER:
            continue
        for code in card_info(card).effects:
            if code.kind == codes.K_QUICK:
                assert code.speed == 2
            elif code.kind != codes.K_CONTINUOUS:
                assert code.speed == 1


@rule("MR3-EFF-07")
def test_a_quick_effect_cannot_answer_a_counter_trap() -> None:
    duel = scenario()
    scout = duel.alice.attack_position(SCOUT)
    fire = duel.alice.hand("Hinotama")
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand("Battle Ox")
    assert duel.alice.can("activate", scout)
    duel.alice.activates(fire)
    duel.bob.activates(jammer)
    assert duel.duel.chain == []
    assert duel.where(fire) == "graveyard"
    assert duel.bob.life == 8000

    duel = scenario()
    scout = duel.alice.attack_position(SCOUT)
    fire = duel.alice.hand("Hinotama")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(fire)
    duel.bob.activates(jar)
    assert duel.alice.can("activate", scout)
    assert len(duel.duel.chain) == 2
