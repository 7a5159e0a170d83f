"""The abilities of set 3's ultra rare fire creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import FULL, Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Logan Zurtur


@rule("EOJ-ABIL-09")
def test_with_two_adjacent_enemies_logan_zurtur_strikes_all_around() -> None:
    duel = scenario()
    logan = duel.alice.creature("Logan Zurtur", at=5)
    struck = [duel.bob.creature(dummy(f"Enemy {place}"), at=place) for place in (2, 4, 6)]
    behind = duel.bob.creature(dummy("Behind"), at=8)
    duel.alice.mana(4)
    duel.alice.attacks(logan)
    assert [duel.hp(card) for card in struck] == [7, 7, 7]
    assert duel.hp(behind) == 9


def test_with_one_adjacent_enemy_logan_zurtur_strikes_ahead_only() -> None:
    duel = scenario()
    logan = duel.alice.creature("Logan Zurtur", at=5)
    duel.bob.creature(dummy(), at=4)
    duel.alice.mana(4)
    assert not duel.alice.can("attack", logan)


@rule("EOJ-ABIL-38")
def test_on_fire_logan_zurtur_hits_twice_and_is_countered_once() -> None:
    duel = scenario()
    duel.field(5, "fire")
    logan = duel.alice.creature("Logan Zurtur", at=5)
    target = duel.bob.creature(fighter(attack=1, defence=FULL), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(logan)
    assert (duel.hp(target), duel.hp(logan)) == (5, 5)


def test_logan_zurtur_hates_fire() -> None:
    duel = scenario()
    logan = duel.alice.creature("Logan Zurtur", at=5)
    target = duel.bob.creature(dummy(element=Element.FIRE), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(logan)
    assert duel.hp(target) == 6


# Raging Pyrathrax


@rule("EOJ-SUMMON-06")
@pytest.mark.parametrize(("fires", "possible"), [(1, False), (2, True)])
def test_raging_pyrathrax_needs_two_fire_creatures(fires: int, possible: bool) -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.alice.creature(dummy(element=Element.FIRE), at=4)
    if fires == 2:
        duel.bob.creature(dummy(element=Element.FIRE), at=1)
    dragon = duel.alice.hand("Raging Pyrathrax")
    duel.alice.mana(8)
    assert duel.alice.can("summon", dragon, 5) == possible


@pytest.mark.parametrize(("element", "possible"), [(Element.FIRE, True), (Element.EARTH, False)])
def test_raging_pyrathrax_is_not_incarnated_without_two_fire_creatures(element: Element, possible: bool) -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.alice.creature(dummy("Room", element=Element.FIRE), at=5)
    duel.alice.creature(dummy("Other", element=element), at=6)
    duel.alice.creature("Sea Serpent", at=4)
    duel.alice.creature("Arboreal Wyrm", at=7)
    dragon = duel.alice.hand("Raging Pyrathrax")
    assert duel.alice.can("incarnate", dragon, 5) == possible


def test_raging_pyrathrax_counts_all_other_creatures() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Raging Pyrathrax", at=5)
    duel.alice.creature(dummy(), at=1)
    duel.bob.creature(dummy(), at=3)
    assert duel.atk(dragon) == 7


@pytest.mark.parametrize(("element", "shield"), [("earth", 2), ("biolith", 0)])
def test_off_biolith_raging_pyrathrax_shields_other_allies_from_magic(element: str, shield: int) -> None:
    duel = scenario()
    duel.field(5, element)
    dragon = duel.alice.creature("Raging Pyrathrax", at=5)
    ally = duel.alice.creature(dummy(), at=1)
    duel.start()
    assert duel.duel.creatures[ally].magic_protection == shield
    assert duel.duel.creatures[dragon].magic_protection == 0


@pytest.mark.parametrize(("element", "burnt"), [("earth", 8), ("biolith", 9)])
@pytest.mark.parametrize("turn", [0, 1])
def test_each_attack_action_burns_the_enemies_beside_raging_pyrathrax(turn: int, element: str, burnt: int) -> None:
    duel = scenario(turn=turn)
    duel.field(5, element)
    duel.alice.creature("Raging Pyrathrax", at=5, facing="south")
    ally = duel.alice.creature(fighter("Ally"), at=6)
    near = duel.bob.creature(fighter("Near", attack=0), at=4)
    far = duel.bob.creature(fighter("Far"), at=3)
    if turn == BOB:
        duel.bob.attacks(far)
    else:
        duel.alice.attacks(ally)
    assert duel.hp(near) == burnt


# Carlo the Scorched


@rule("EOJ-ABIL-09", "EOJ-ABIL-32")
def test_with_two_adjacent_enemies_carlo_burns_all_of_them() -> None:
    duel = scenario()
    carlo = duel.alice.creature("Carlo the Scorched", at=5)
    near = [
        duel.bob.creature(fighter(f"Enemy {place}", attack=5, element=Element.FIRE, defence=FULL), at=place)
        for place in (4, 6, 8)
    ]
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.alice.mana(4)
    duel.alice.attacks(carlo)
    assert [duel.hp(card) for card in near] == [7, 7, 7]
    assert (duel.hp(far), duel.hp(carlo)) == (9, 4)


def test_with_one_adjacent_enemy_carlo_fights_hand_to_hand() -> None:
    duel = scenario()
    carlo = duel.alice.creature("Carlo the Scorched", at=5)
    duel.bob.creature(fighter(element=Element.FIRE, defence=FULL), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(carlo)
    assert duel.hp(carlo) == 3


@pytest.mark.parametrize(("element", "left"), [(Element.FIRE, 7), (Element.WATER, 5)])
def test_carlo_draws_on_fire_fields_against_others_than_fire(element: Element, left: int) -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(3, "fire")
    carlo = duel.alice.creature("Carlo the Scorched", at=5)
    target = duel.bob.creature(dummy(element=element), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(carlo)
    assert duel.hp(target) == left


def test_carlo_weakens_enemy_bioliths_off_biolith() -> None:
    duel = scenario()
    duel.field(1, "earth")
    duel.alice.creature("Carlo the Scorched", at=9)
    away = duel.bob.creature(dummy("Away", attack=3, element=Element.BIOLITH), at=1)
    home = duel.bob.creature(dummy("Home", attack=3, element=Element.BIOLITH), at=2)
    assert (duel.atk(away), duel.atk(home)) == (1, 3)


@rule("EOJ-BONUS-01")
def test_adjacent_fire_allies_of_carlo_stand_on_fire() -> None:
    duel = scenario()
    duel.alice.creature("Carlo the Scorched", at=5)
    near = duel.alice.creature(dummy("Near", element=Element.FIRE), at=6)
    far = duel.alice.creature(dummy("Far", element=Element.FIRE), at=9)
    wet = duel.alice.creature(dummy("Wet", element=Element.WATER), at=4)
    assert [duel.hp(card) for card in (near, far, wet)] == [11, 9, 9]
    assert duel.elements(6) == ["fire"]
