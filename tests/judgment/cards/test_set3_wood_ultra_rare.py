"""The abilities of set 3's ultra rare wood creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import FULL, Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Mandragora Triplet


@rule("EOJ-ABIL-32")
def test_mandragora_triplet_strikes_by_magic_within_her_zones_only() -> None:
    duel = scenario()
    girl = duel.alice.creature("Mandragora Triplet", at=8)
    hit = [duel.bob.creature(fighter(f"Enemy {place}", attack=5, defence=FULL), at=place) for place in (2, 5)]
    missed = duel.bob.creature(dummy("Missed"), at=4)
    duel.alice.mana(2)
    duel.alice.attacks(girl)
    assert [duel.hp(card) for card in (*hit, missed)] == [7, 7, 9]
    assert duel.hp(girl) == 4


def test_after_a_triplet_another_one_attacks_the_same_target_for_nothing() -> None:
    duel = scenario()
    first = duel.alice.creature("Mandragora Triplet", at=8)
    second = duel.alice.creature("Mandragora Triplet", at=4, facing="east")
    away = duel.alice.creature("Mandragora Triplet", at=9, facing="east")
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(4)
    duel.alice.attacks(first)
    assert duel.hp(target) == 5
    assert duel.alice.mana_left == 2
    assert not duel.alice.can("attack", second)
    assert duel.duel.creatures[away].attacks == 0


def test_a_triplet_that_has_attacked_does_not_attack_again() -> None:
    duel = scenario()
    first = duel.alice.creature("Mandragora Triplet", at=8)
    second = duel.alice.creature("Mandragora Triplet", at=9, facing="north")
    target = duel.bob.creature(dummy(), at=5)
    other = duel.bob.creature(dummy("Other"), at=6)
    duel.alice.mana(4)
    duel.alice.attacks(second)
    duel.alice.attacks(first)
    assert (duel.hp(target), duel.hp(other)) == (7, 7)


@pytest.mark.parametrize(("enemies", "attack", "cost"), [(2, 2, 1), (3, 3, 2)])
def test_outnumbered_mandragora_triplet_drives_her_allies(enemies: int, attack: int, cost: int) -> None:
    duel = scenario()
    girl = duel.alice.creature("Mandragora Triplet", at=9)
    ally = duel.alice.creature(dummy("Ally", attack=2, action=1), at=5)
    for place in range(1, enemies + 1):
        duel.bob.creature(dummy(), at=place)
    assert (duel.atk(ally), duel.attack_cost(ally), duel.rotate_cost(ally)) == (attack, cost, cost)
    assert (duel.atk(girl), duel.attack_cost(girl)) == (2, 2)


# Wild Dendrovort


@pytest.mark.parametrize(("woods", "possible"), [(1, False), (2, True)])
def test_wild_dendrovort_needs_two_wood_creatures(woods: int, possible: bool) -> None:
    duel = scenario()
    duel.field(5, "wood")
    duel.alice.creature(dummy(element=Element.WOOD), at=4)
    if woods == 2:
        duel.bob.creature(dummy(element=Element.WOOD), at=1)
    dragon = duel.alice.hand("Wild Dendrovort")
    duel.alice.mana(8)
    assert duel.alice.can("summon", dragon, 5) == possible


def test_wild_dendrovort_counts_its_owners_dead_of_wood() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Wild Dendrovort", at=5)
    duel.alice.graveyard(dummy(element=Element.WOOD), dummy(element=Element.WOOD), dummy(element=Element.FIRE))
    duel.bob.graveyard(dummy(element=Element.WOOD))
    assert duel.atk(dragon) == 7


@pytest.mark.parametrize(("element", "hp"), [("fire", 11), ("biolith", 9)])
def test_off_biolith_wild_dendrovort_heartens_adjacent_allies(element: str, hp: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Wild Dendrovort", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    assert [duel.hp(card) for card in (near, far)] == [hp, 9]


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("element", "left"), [("fire", 8), ("biolith", 9)])
def test_each_rotation_wounds_the_enemies_beside_wild_dendrovort(element: str, left: int, turn: int) -> None:
    duel = scenario(turn=turn)
    duel.field(5, element)
    duel.alice.creature("Wild Dendrovort", at=5)
    ally = duel.alice.creature(dummy("Ally"), at=9)
    near = duel.bob.creature(dummy("Near"), at=4)
    far = duel.bob.creature(dummy("Far"), at=1)
    if turn == BOB:
        duel.bob.rotates(far)
    else:
        duel.alice.rotates(ally)
    assert (duel.hp(near), duel.hp(far)) == (left, 9)


# Pope-Queen Cyrstin II


@rule("EOJ-ABIL-09")
def test_with_two_adjacent_enemies_pope_queen_cyrstin_strikes_an_element_by_magic() -> None:
    duel = scenario()
    queen = duel.alice.creature("Pope-Queen Cyrstin II", at=5)
    first = duel.bob.creature(fighter("First", element=Element.WOOD, defence=FULL), at=2)
    second = duel.bob.creature(dummy("Second", element=Element.WOOD), at=9)
    other = duel.bob.creature(dummy("Other", element=Element.FIRE), at=4)
    duel.alice.mana(4)
    duel.alice.attacks(queen, first)
    assert [duel.hp(card) for card in (first, second, other)] == [7, 7, 9]


def test_with_one_adjacent_enemy_pope_queen_cyrstin_reaches_two_fields_ahead_only() -> None:
    duel = scenario()
    queen = duel.alice.creature("Pope-Queen Cyrstin II", at=8)
    duel.bob.creature(dummy(), at=5)
    duel.alice.mana(4)
    assert not duel.alice.can("attack", queen)


@pytest.mark.parametrize(("element", "left"), [(Element.WOOD, 7), (Element.FIRE, 5)])
def test_pope_queen_cyrstin_draws_on_wood_fields_against_others_than_wood(element: Element, left: int) -> None:
    duel = scenario()
    duel.field(1, "wood")
    duel.field(3, "wood")
    queen = duel.alice.creature("Pope-Queen Cyrstin II", at=8)
    target = duel.bob.creature(dummy(element=element), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(queen)
    assert duel.hp(target) == left


@rule("EOJ-PHASE-10")
def test_pope_queen_cyrstin_taxes_enemy_bioliths_off_biolith_each_turn() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "fire")
    duel.field(2, "fire")
    duel.alice.creature("Pope-Queen Cyrstin II", at=9)
    for place in (1, 2, 3):
        duel.bob.creature(dummy(element=Element.BIOLITH), at=place)
    duel.bob.mana(5)
    duel.bob.ends_turn()
    assert duel.bob.mana_left == 3


@rule("EOJ-BONUS-01")
def test_adjacent_wood_allies_of_pope_queen_cyrstin_stand_on_wood() -> None:
    duel = scenario()
    duel.alice.creature("Pope-Queen Cyrstin II", at=5)
    near = duel.alice.creature(dummy("Near", element=Element.WOOD), at=6)
    far = duel.alice.creature(dummy("Far", element=Element.WOOD), at=9)
    assert [duel.hp(card) for card in (near, far)] == [11, 9]
