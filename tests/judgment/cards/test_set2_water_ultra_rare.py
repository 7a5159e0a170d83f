"""The abilities of set 2's ultra rare water creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Sarma of Tinoa


@rule("EOJ-ABIL-19")
def test_sarma_heals_water_creatures_on_water_by_the_number_of_water_fields() -> None:
    duel = scenario()
    for at in (1, 2, 4, 7):
        duel.field(at, "water")
    healed = duel.alice.creature(dummy("Healed", element=Element.WATER), at=7)
    dry = duel.alice.creature(dummy("Dry", element=Element.WATER), at=9)
    fire = duel.alice.creature(dummy("No water", element=Element.EARTH), at=4)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.WATER), at=1)
    sarma = duel.alice.hand("Sarma of Tinoa")
    duel.alice.mana(5)
    duel.alice.summons(sarma, at=8)
    assert [duel.hp(card) for card in (healed, dry, fire, enemy)] == [9 + 2 + 4, 9, 9, 9 + 2]
    assert duel.hp(sarma) == 4


@rule("EOJ-ABIL-01", "EOJ-COUNTER-06")
def test_sarma_pushes_the_target_back() -> None:
    duel = scenario()
    sarma = duel.alice.creature("Sarma of Tinoa", at=8)
    target = duel.bob.creature(fighter("Target", attack=2), at=5)
    duel.alice.mana(3)
    duel.alice.attacks(sarma)
    assert duel.position(target) == 2
    assert (duel.hp(target), duel.hp(sarma)) == (6, 4)


def test_sarma_does_not_push_against_another_creature() -> None:
    duel = scenario()
    sarma = duel.alice.creature("Sarma of Tinoa", at=8)
    target = duel.bob.creature(fighter("Target", attack=2), at=5)
    duel.bob.creature(dummy("Behind"), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(sarma)
    assert duel.position(target) == 5
    assert duel.hp(sarma) == 4


@pytest.mark.parametrize(("at", "price"), [(4, 3), (3, 1)])
def test_sarma_makes_summons_to_adjacent_fields_dearer(at: int, price: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Sarma of Tinoa", at=5)
    duel.bob.creature(dummy("Neighbour"), at=2)
    duel.bob.creature(dummy("Another"), at=1)
    card = duel.bob.hand(dummy("Newcomer", cost=1))
    duel.bob.mana(5)
    duel.bob.summons(card, at=at)
    assert duel.bob.mana_left == 5 - price


def test_sarma_makes_adjacent_enemies_worth_more_mana() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Sarma of Tinoa", at=5)
    zolda = duel.bob.creature("Shaman Zolda", at=2)
    far = duel.bob.creature(dummy("Far", cost=1), at=1)
    near = duel.bob.creature(dummy("Near", cost=1), at=4)
    friend = duel.alice.creature(dummy("Friend", cost=1), at=8)
    duel.bob.graveyard("Partmole Axethrower")
    duel.bob.ends_turn()
    assert duel.alice.is_asked("act") and duel.where(zolda) == "board"
    duel.alice.ends_turn()
    assert sorted(duel.bob.offered_cards()) == ["Far", "Friend"]
    duel.bob.picks(far)
    assert [duel.where(card) for card in (far, near, friend)] == ["hand", "board", "board"]


# Corleo, Venoan Capo


@rule("EOJ-ABIL-26")
def test_corleo_is_as_strong_as_his_family() -> None:
    duel = scenario()
    corleo = duel.alice.creature("Corleo, Venoan Capo", at=5)
    duel.alice.creature("Venoan Spy", at=9)
    duel.alice.creature("Shadow Diver", at=7)
    duel.bob.creature("Venoan Spy", at=1)
    duel.alice.creature("Frost Guards", at=8)
    assert duel.atk(corleo) == 4


def test_corleo_steals_mana_for_each_of_his_family_when_an_ally_dodges() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Corleo, Venoan Capo", at=9)
    duel.alice.creature("Venoan Spy", at=7)
    friend = duel.alice.creature(dummy("Friend"), at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    duel.bob.mana(5)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(friend) == 9
    assert (duel.alice.mana_left, duel.bob.mana_left) == (2, 3)


def test_corleo_does_not_dodge_himself() -> None:
    duel = scenario(turn=BOB)
    corleo = duel.alice.creature("Corleo, Venoan Capo", at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(corleo) == 3


def test_corleo_does_not_let_enemies_dodge() -> None:
    duel = scenario()
    duel.alice.creature("Corleo, Venoan Capo", at=9)
    enemy = duel.bob.creature(dummy("Enemy"), at=5)
    attacker = duel.alice.creature(fighter(), at=8)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(enemy) == 8


# Admiral Belta


def test_belta_hits_the_target_on_water_and_the_enemies_around_it() -> None:
    duel = scenario()
    duel.field(2, "water")
    belta = duel.alice.creature("Admiral Belta", at=9)
    target = duel.bob.creature(dummy("Target"), at=2)
    near = duel.bob.creature(dummy("Near"), at=5)
    far = duel.bob.creature(dummy("Far"), at=6)
    duel.alice.mana(2)
    duel.alice.attacks(belta)
    assert [duel.hp(card) for card in (target, near, far)] == [8, 8, 9]


@rule("EOJ-ABIL-25", "EOJ-PHASE-10")
def test_belta_turns_all_fire_fields_over_in_the_resolution_phase() -> None:
    duel = scenario()
    duel.alice.creature("Admiral Belta", at=9)
    duel.field(1, "fire", "water")
    duel.field(2, "fire", "earth")
    duel.field(3, "wood", "fire")
    duel.alice.ends_turn()
    assert [duel.elements(at) for at in (1, 2, 3)] == [["water"], ["earth"], ["wood"]]
    duel.bob.ends_turn()
    assert duel.elements(3) == ["wood"]
