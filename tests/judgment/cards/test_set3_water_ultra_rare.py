"""The abilities of set 3's ultra rare water creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import FULL, Element, Rarity
from duelkit.judgment.scenario import BOB, NotOffered, scenario
from duelkit.rulebook.cite import rule

# Reverend Father Vlo


@rule("EOJ-MASS-14")
def test_reverend_father_vlos_magic_spreads_from_a_water_field() -> None:
    duel = scenario()
    duel.field(2, "water")
    vlo = duel.alice.creature("Reverend Father Vlo", at=9)
    hit = [duel.bob.creature(dummy(f"Enemy {place}"), at=place) for place in (1, 2, 5)]
    missed = duel.bob.creature(dummy("Missed"), at=4)
    duel.alice.mana(3)
    duel.alice.attacks(vlo)
    assert [duel.hp(card) for card in hit] == [8, 8, 8]
    assert duel.hp(missed) == 9


def test_reverend_father_vlo_needs_a_target_on_water() -> None:
    duel = scenario()
    vlo = duel.alice.creature("Reverend Father Vlo", at=9)
    duel.bob.creature(dummy(), at=1)
    duel.alice.mana(3)
    assert not duel.alice.can("attack", vlo)


@rule("EOJ-BOARD-05")
def test_reverend_father_vlo_may_fetch_didi_when_summoned() -> None:
    duel = scenario()
    duel.alice.hand("Reverend Father Vlo")
    didi = duel.alice.library("Didi the Enlightened")
    duel.alice.mana(4)
    duel.alice.summons("Reverend Father Vlo", at=5)
    duel.alice.says_yes()
    assert duel.where(didi) == "hand"


@pytest.mark.parametrize(("enemies", "attempts", "attack"), [(1, 1, 1), (3, 0, 3)])
def test_outnumbering_the_enemy_reverend_father_vlo_tames_adjacent_allies(
    enemies: int, attempts: int, attack: int
) -> None:
    duel = scenario()
    duel.alice.creature("Reverend Father Vlo", at=5)
    near = duel.alice.creature(dummy("Near", attack=3), at=6)
    far = duel.alice.creature(dummy("Far", attack=3), at=9)
    for place in range(1, enemies + 1):
        duel.bob.creature(dummy(), at=place)
    assert (duel.atk(near), duel.duel.creatures[near].evasion) == (attack, attempts)
    assert (duel.atk(far), duel.duel.creatures[far].evasion) == (3, 0)


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b")
def test_reverend_father_vlo_calls_water_creatures_onto_water_creatures() -> None:
    duel = scenario()
    duel.alice.creature("Reverend Father Vlo", at=5)
    water = duel.alice.creature(dummy("Water", element=Element.WATER, cost=2), at=6)
    earth = duel.alice.creature(dummy("Earth", element=Element.EARTH, cost=2), at=4)
    card = duel.alice.hand(dummy("New water", element=Element.WATER, cost=5))
    star = duel.alice.hand(dummy("Star", element=Element.WATER, cost=3, rarity=Rarity.ULTRA_RARE))
    duel.alice.mana(3)
    assert not duel.alice.can("incarnate", star)
    with pytest.raises(NotOffered):
        duel.alice.incarnates(card, onto=earth)
    duel.alice.incarnates(card, onto=water)
    assert duel.at(6) == "New water"
    assert duel.alice.mana_left == 0


# Capricious Hydromancer


@pytest.mark.parametrize(("waters", "possible"), [(1, False), (2, True)])
def test_capricious_hydromancer_needs_two_water_creatures(waters: int, possible: bool) -> None:
    duel = scenario()
    duel.field(5, "water")
    duel.alice.creature(dummy(element=Element.WATER), at=4)
    if waters == 2:
        duel.bob.creature(dummy(element=Element.WATER), at=1)
    dragon = duel.alice.hand("Capricious Hydromancer")
    duel.alice.mana(8)
    assert duel.alice.can("summon", dragon, 5) == possible


def test_capricious_hydromancer_is_as_strong_as_the_hand_is_large() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Capricious Hydromancer", at=5)
    duel.alice.hand(dummy("One"), dummy("Two"))
    assert duel.atk(dragon) == 7


@pytest.mark.parametrize(("element", "attempts"), [("earth", 2), ("biolith", 0)])
def test_off_biolith_capricious_hydromancer_helps_adjacent_allies_dodge(element: str, attempts: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Capricious Hydromancer", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    duel.start()
    assert [duel.duel.creatures[card].evasion for card in (near, far)] == [attempts, 0]


@rule("EOJ-ABIL-24")
@pytest.mark.parametrize(("element", "left"), [("earth", 8), ("biolith", 9)])
def test_each_draw_outside_the_draw_phase_wounds_the_enemies_beside_hydromancer(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Capricious Hydromancer", at=5)
    near = duel.bob.creature("Corsez Henchman", at=4)
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.bob.uses(near)
    assert (duel.hp(near), duel.hp(far)) == (left - 6, 9)


def test_the_draw_of_the_turn_wounds_nobody_beside_hydromancer() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "earth")
    duel.alice.creature("Capricious Hydromancer", at=5)
    near = duel.bob.creature(dummy("Near"), at=4)
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 1
    assert duel.hp(near) == 9


# Clare Wil the Valiant


@rule("EOJ-ABIL-09")
def test_with_two_adjacent_allies_clare_wil_strikes_all_on_fields_of_an_element() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(2, "fire")
    clare = duel.alice.creature("Clare Wil the Valiant", at=5)
    duel.alice.creature(dummy("Left"), at=4)
    duel.alice.creature(dummy("Right"), at=6)
    first = duel.bob.creature(fighter("First", element=Element.WATER, defence=FULL), at=1)
    second = duel.bob.creature(fighter("Second", element=Element.WATER, defence=FULL), at=2)
    other = duel.bob.creature(dummy("Other"), at=3)
    duel.alice.mana(3)
    duel.alice.attacks(clare, first)
    assert [duel.hp(card) for card in (first, second, other)] == [5, 5, 9]
    assert duel.hp(clare) == 4


def test_with_one_adjacent_ally_clare_wil_pierces() -> None:
    duel = scenario()
    clare = duel.alice.creature("Clare Wil the Valiant", at=8)
    duel.alice.creature(dummy("Ally"), at=9)
    targets = [
        duel.bob.creature(fighter(f"Enemy {place}", element=Element.WATER, defence=FULL), at=place) for place in (2, 5)
    ]
    duel.alice.mana(3)
    duel.alice.attacks(clare)
    assert [duel.hp(card) for card in targets] == [7, 7]
    assert duel.hp(clare) == 3


@pytest.mark.parametrize(("element", "left"), [(Element.WATER, 7), (Element.FIRE, 6)])
def test_clare_wil_draws_on_water_fields_against_others_than_water(element: Element, left: int) -> None:
    duel = scenario()
    duel.field(9, "water")
    clare = duel.alice.creature("Clare Wil the Valiant", at=5)
    target = duel.bob.creature(dummy(element=element), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(clare)
    assert duel.hp(target) == left


@rule("EOJ-CARD-05")
def test_enemy_bioliths_off_biolith_cost_one_more_before_clare_wil() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "earth")
    duel.alice.creature("Clare Wil the Valiant", at=9)
    duel.bob.creature(dummy("Post"), at=4)
    card = duel.bob.hand(dummy("Machine", element=Element.BIOLITH, cost=2))
    goat = duel.bob.hand(dummy("Goat", cost=2))
    duel.bob.mana(2)
    assert [place for place in range(1, 10) if duel.bob.can("summon", card, place)] == [5, 7]
    assert [place for place in range(1, 10) if duel.bob.can("summon", goat, place)] == [1, 5, 7]


def test_enemy_bioliths_that_stand_off_biolith_are_worth_one_more_before_clare_wil() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "earth")
    duel.alice.creature("Clare Wil the Valiant", at=9)
    away = duel.bob.creature(dummy("Away", element=Element.BIOLITH, cost=2), at=1)
    home = duel.bob.creature(dummy("Home", element=Element.BIOLITH, cost=2), at=2)
    duel.start()
    assert [duel.duel.creatures[card].cost_mod for card in (away, home)] == [1, 0]


@rule("EOJ-BONUS-01")
def test_adjacent_water_allies_of_clare_wil_stand_on_water() -> None:
    duel = scenario()
    duel.alice.creature("Clare Wil the Valiant", at=5)
    near = duel.alice.creature(dummy("Near", element=Element.WATER), at=6)
    far = duel.alice.creature(dummy("Far", element=Element.WATER), at=9)
    assert [duel.hp(card) for card in (near, far)] == [11, 9]
