"""Evasion that set 1's water creatures have and give."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.scenario import BOB, scenario
from duelkit.judgment.state.log import L_CHANCE, L_EVADED
from duelkit.rulebook.cite import rule

# evasion given and had


@rule("EOJ-ABIL-16", "EOJ-ABIL-05")
def test_monk_elder_lets_adjacent_allies_evade() -> None:
    duel = scenario()
    duel.bob.creature("Monk Elder of Okunada", at=1)
    ally = duel.bob.creature(dummy(), at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(ally) == 9
    assert len(duel.log(L_CHANCE)) == 1


def test_monk_elder_lets_neither_others_nor_itself_evade() -> None:
    duel = scenario()
    monk = duel.bob.creature("Monk Elder of Okunada", at=1)
    far = duel.bob.creature(dummy(), at=3)
    one = duel.alice.creature(fighter(), at=4)
    other = duel.alice.creature(fighter(), at=6)
    duel.chances(True, True)
    duel.alice.attacks(other)
    assert duel.hp(far) == 8
    duel.alice.attacks(one)
    assert duel.where(monk) == "graveyard"


def test_monk_elder_helps_no_enemy() -> None:
    duel = scenario(turn=BOB)
    attacker = duel.bob.creature(fighter(), at=2, facing="east")
    other = duel.alice.creature(dummy(), at=3)
    duel.bob.creature("Monk Elder of Okunada", at=6)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(other) == 8


@rule("EOJ-ABIL-05")
@pytest.mark.parametrize("name", ["Tritonan Harpoonsman", "Aluhja Priestess"])
@pytest.mark.parametrize(("element", "luck", "evaded"), [("water", True, 1), ("water", False, 0), ("earth", True, 0)])
def test_on_water_these_may_evade(name: str, element: str, luck: bool, evaded: int) -> None:
    duel = scenario()
    duel.field(2, element)
    duel.bob.creature(name, at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.chances(luck)
    duel.alice.attacks(attacker)
    assert len(duel.log(L_EVADED)) == evaded
    assert len(duel.log(L_CHANCE)) == (1 if element == "water" else 0)


@rule("EOJ-ABIL-05c")
def test_latoo_lets_other_allies_on_water_evade_and_may_evade_itself() -> None:
    duel = scenario()
    duel.field(1, "water")
    latoo = duel.bob.creature("Mercenary Savior Latoo", at=2, facing="north")
    wet = duel.bob.creature(dummy(), at=1)
    dry = duel.bob.creature(dummy(), at=3)
    attackers = [duel.alice.creature(fighter(), at=at) for at in (4, 5, 6)]
    duel.chances(True, True, True)
    for attacker in attackers:
        duel.alice.attacks(attacker)
    assert (duel.hp(wet), duel.hp(latoo), duel.hp(dry)) == (9, 3, 8)
    assert duel.duel.forced == [True]


def test_latoo_helps_no_enemy_on_water() -> None:
    duel = scenario()
    duel.field(2, "water")
    duel.alice.creature("Mercenary Savior Latoo", at=8)
    wet = duel.bob.creature(dummy(), at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(wet) == 8


def test_latoo_gives_itself_no_second_attempt_on_water() -> None:
    duel = scenario()
    duel.field(2, "water")
    latoo = duel.bob.creature("Mercenary Savior Latoo", at=2, facing="east")
    attacker = duel.alice.creature(fighter(), at=5)
    duel.chances(False, True)
    duel.alice.attacks(attacker)
    assert duel.hp(latoo) == 4
    assert duel.duel.forced == [True]


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("element", "left"), [("water", 6), ("earth", 7)])
def test_latoo_strikes_harder_if_a_target_stands_on_water(element: str, left: int) -> None:
    duel = scenario()
    duel.field(2, element)
    latoo = duel.alice.creature("Mercenary Savior Latoo", at=8)
    near = duel.bob.creature(dummy(), at=5)
    far = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(latoo)
    assert (duel.hp(near), duel.hp(far)) == (left, left)


@rule("EOJ-ABIL-05c", "EOJ-ABIL-16")
def test_don_may_evade_once_for_each_adjacent_enemy() -> None:
    duel = scenario()
    don = duel.bob.creature("Don of Venoa", at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.alice.creature(dummy(), at=1)
    duel.alice.creature(dummy(), at=9)
    duel.bob.creature(dummy(), at=3)
    duel.chances(False, True, True)
    duel.alice.attacks(attacker)
    assert duel.hp(don) == 3
    assert duel.duel.forced == [True]


def test_don_lets_adjacent_allies_evade() -> None:
    duel = scenario()
    duel.bob.creature("Don of Venoa", at=3)
    near = duel.bob.creature(dummy(), at=2)
    far = duel.bob.creature(dummy(), at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    other = duel.alice.creature(fighter(), at=4)
    duel.chances(True, True)
    duel.alice.attacks(attacker)
    duel.alice.attacks(other)
    assert (duel.hp(near), duel.hp(far)) == (9, 8)
    assert len(duel.log(L_CHANCE)) == 1


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize(("element", "left"), [("water", (7, 7, 7, 7)), ("earth", (7, 9, 7, 9))])
def test_on_water_don_strikes_all_around(element: str, left: tuple[int, ...]) -> None:
    duel = scenario()
    duel.field(5, element)
    don = duel.alice.creature("Don of Venoa", at=5)
    others = [duel.bob.creature(dummy(), at=at) for at in (2, 4, 8, 6)]
    duel.alice.mana(3)
    duel.alice.attacks(don)
    assert tuple(duel.hp(other) for other in others) == left
