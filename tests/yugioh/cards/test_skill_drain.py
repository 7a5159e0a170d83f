"""Rulings of Skill Drain (スキルドレイン): continuous negation on the field."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.properties import types_of
from duelkit.yugioh.engine.legality.summons import can_gemini
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.language import (
    EFFECT_MONSTER,
    FACE_UP,
    NORMAL_MONSTER,
    TARGET,
    Attribute,
    CardType,
    Race,
    Side,
    Zone,
    banish,
    continuous,
    damage,
    monster,
    negated,
    one,
    sent_to_graveyard,
    spell,
    trigger,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import BY_RULE, EFFECT, GRAVEYARD, NORMAL, O_SUMMON, option

DRAIN = "Skill Drain"
JINZO = "Jinzo"


def test_it_costs_1000_life_points_that_must_be_there() -> None:
    duel = scenario(turn=BOB)
    drain = duel.alice.has_set(DRAIN)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.bob.ends_turn()
    duel.alice.activates(drain)
    assert duel.alice.life == 7000
    poor = scenario(turn=BOB)
    drain = poor.alice.has_set(DRAIN)
    poor.alice.has_life(900)
    poor.bob.ends_turn()
    assert not poor.alice.can("activate", drain)


@rule("RES-GAP-NEG-03")
def test_an_effect_can_be_activated_and_is_not_processed() -> None:
    duel = scenario()
    duel.bob.face_up(DRAIN)
    lyla = duel.alice.attack_position("Lyla, Lightsworn Sorceress")
    typhoon = duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(lyla)
    duel.alice.picks(typhoon)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(typhoon) == "spell zone"
    assert duel.position(lyla) == "attack"


def test_continuous_effects_on_the_field_do_not_apply() -> None:
    duel = scenario(phase=Phase.BATTLE)
    drain = duel.bob.face_up(DRAIN)
    seven = duel.alice.attack_position("Jinzo #7")
    wall = duel.bob.defense_position("Giant Soldier of Stone")
    duel.alice.attacks(seven, wall)
    duel.is_settled()
    assert duel.bob.life == 8000

    duel = scenario()
    drain = duel.bob.face_up(DRAIN)
    seven = duel.alice.attack_position("Jinzo #7")
    duel.bob.defense_position("Giant Soldier of Stone")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates(typhoon)
    duel.is_settled()
    assert duel.where(drain) == "graveyard"
    duel.alice.enters_battle()
    duel.alice.attacks(seven)
    assert duel.bob.life == 8000 - 500, "with the trap gone the effect applies again"


def test_an_effect_whose_card_left_the_field_as_cost_is_processed() -> None:
    duel = scenario()
    duel.bob.face_up(DRAIN)
    force = duel.alice.attack_position("Exiled Force")
    ox = duel.bob.attack_position("Battle Ox")
    duel.alice.activates(force)
    duel.is_settled()
    assert duel.where(force) == duel.where(ox) == "graveyard"


def test_effects_in_hand_and_graveyard_are_untouched() -> None:
    duel = scenario()
    duel.bob.face_up(DRAIN)
    sangan = duel.alice.attack_position("Sangan")
    duel.alice.deck("Kuriboh")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    assert duel.where(sangan) == "graveyard"
    duel.alice.picks("Kuriboh")
    assert duel.where("Kuriboh") == "hand"


def test_whichever_was_there_first_negates_the_other() -> None:
    duel = scenario()
    duel.bob.face_up(DRAIN)
    jinzo = duel.alice.attack_position(JINZO)
    duel.bob.has_set("Sakuretsu Armor")
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    assert duel.bob.can("activate", "Sakuretsu Armor"), "Jinzo came later and is negated"
    assert duel.where(jinzo) == "monster zone"

    duel = scenario(turn=BOB)
    duel.alice.attack_position(JINZO)
    drain = duel.bob.has_set(DRAIN)
    assert not duel.bob.can("activate", drain), "Jinzo was there first: no trap can be activated"


def test_face_down_monsters_are_not_concerned_until_they_are_flipped() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.bob.face_up(DRAIN)
    ox = duel.alice.attack_position("Battle Ox")
    turtle = duel.alice.has_set("Green Turtle Summoner")
    mine = duel.bob.has_set("Green Turtle Summoner")
    duel.alice.attacks(ox, mine)
    duel.bob.picks(ox)
    duel.is_settled()
    assert duel.where(turtle) == "monster zone"
    assert duel.where(ox) == "monster zone", "flipped face-up on the field, the flip effect is negated"


FUSILIER = "Fusilier Dragon, the Dual-Mode Beast"
SOLDIER = "Gemini Soldier"


@rule("RES-GAP-STA-05", "RES-GAP-NEG-03")
def test_a_monster_summoned_without_releases_has_its_full_figures_while_it_is_negated() -> None:
    duel = scenario()
    drain = duel.bob.face_up(DRAIN)
    fusilier = duel.alice.hand(FUSILIER)
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    duel.alice.special_summons(fusilier, 0)
    duel.all_pass()
    assert (duel.atk(fusilier), duel.defense(fusilier)) == (2800, 2000)
    duel.alice.activates(typhoon)
    duel.is_settled()
    assert duel.where(drain) == "graveyard"
    assert (duel.atk(fusilier), duel.defense(fusilier)) == (2800, 2000), "set once, as it is summoned (ruling 12542)"


@rule("RES-GAP-STA-05", "RES-GAP-NEG-03")
def test_the_halved_figures_of_a_monster_that_is_negated_later_are_whole_again() -> None:
    duel = scenario()
    fusilier = duel.alice.hand(FUSILIER)
    drain = duel.bob.has_set(DRAIN)
    duel.alice.special_summons(fusilier, 0)
    duel.all_pass()
    assert (duel.atk(fusilier), duel.defense(fusilier)) == (1400, 1000)
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(drain)
    duel.is_settled()
    assert (duel.atk(fusilier), duel.defense(fusilier)) == (2800, 2000)


@rule("RES-GAP-GEM-01")
def test_a_gemini_monster_cannot_be_summoned_once_more() -> None:
    duel = scenario()
    drain = duel.bob.face_up(DRAIN)
    soldier = duel.alice.attack_position(SOLDIER)
    ox = duel.alice.hand("Battle Ox")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    assert duel.alice.can("summon", ox)
    assert not duel.alice.can("summon", soldier)
    reasons = duel.duel.why_not(option(O_SUMMON, soldier), "en", ALICE)
    assert len(reasons) == 1 and "negated" in str(reasons[0])
    duel.alice.activates(typhoon)
    duel.is_settled()
    assert duel.where(drain) == "graveyard" and duel.alice.can("summon", soldier)


@rule("RES-GAP-GEM-01")
def test_a_gemini_monster_summoned_once_more_keeps_that_while_it_is_negated() -> None:
    duel = scenario()
    drain = duel.bob.has_set(DRAIN)
    soldier = duel.alice.attack_position(SOLDIER)
    duel.alice.summons(soldier)
    duel.bob.activates(drain)
    duel.is_settled()
    assert duel.duel.why_not(option(O_SUMMON, soldier), "en", ALICE)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert not duel.alice.can("summon", soldier)
    move(duel.duel, drain, GRAVEYARD, BY_RULE)
    assert not can_gemini(duel.duel, ALICE, soldier), "it was summoned once more before"


HUNT = spell(
    900004201,
    "通常狩り",
    "Hunt Normals",
    targets=one(NORMAL_MONSTER.in_zones(Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER)),
    resolution=banish(TARGET),
)
PARTING = monster(
    900004202,
    "別れの二つ身",
    "Parting Twins",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    1000,
    trigger(sent_to_graveyard(origin=Zone.FIELD), damage(400), mandatory=True),
    types=CardType.GEMINI,
)
MUTED = spell(
    900004203,
    "効果モンスター封じ",
    "Effect Monster Seal",
    continuous(negated(to=(EFFECT_MONSTER & FACE_UP).on_field())),
    icon=CardType.CONTINUOUS,
)


@rule("RES-GAP-GEM-01")
def test_a_negated_gemini_monster_is_an_effect_monster_without_effects() -> None:
    duel = scenario()
    drain = duel.bob.face_up(DRAIN)
    soldier = duel.alice.attack_position(SOLDIER)
    duel.alice.hand(HUNT, "Mystical Space Typhoon")
    assert types_of(duel.duel, soldier) & (EFFECT | NORMAL) == EFFECT
    assert not duel.alice.can("activate", HUNT)
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(drain) == "graveyard"
    assert types_of(duel.duel, soldier) & (EFFECT | NORMAL) == NORMAL
    assert duel.alice.can("activate", HUNT)


@rule("RES-GAP-GEM-01")
def test_what_negates_effect_monsters_alone_does_not_reach_a_gemini_monster_that_is_a_normal_one() -> None:
    duel = scenario()
    duel.bob.face_up(MUTED)
    soldier = duel.alice.attack_position(SOLDIER)
    duel.alice.hand(HUNT)
    assert types_of(duel.duel, soldier) & (EFFECT | NORMAL) == NORMAL
    assert duel.alice.can("activate", HUNT) and duel.alice.can("summon", soldier)
    duel.alice.summons(soldier)
    duel.is_settled()
    assert types_of(duel.duel, soldier) & (EFFECT | NORMAL) == EFFECT
    assert not duel.alice.can("activate", HUNT)


@rule("RES-GAP-GEM-01")
@pytest.mark.parametrize("again", [True, False])
def test_a_gemini_monster_leaves_with_its_effects_only_if_it_was_summoned_once_more(again: bool) -> None:
    duel = scenario()
    drain = duel.bob.has_set(DRAIN)
    twins = duel.alice.attack_position(PARTING)
    duel.alice.hand("Dark Hole")
    if again:
        duel.alice.summons(twins)
        duel.all_pass()
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(drain)
    duel.all_pass()
    duel.bob.ends_turn()
    duel.all_pass()
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    duel.is_settled()
    assert duel.where(twins) == "graveyard"
    assert duel.bob.life == 8000 - 1000 - (400 if again else 0)
