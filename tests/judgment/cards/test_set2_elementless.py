"""The abilities of set 2's creatures without an element."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import NONE, Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

JUNO = ("Sword of Juno", "Hammer of Juno", "Spire of Juno", "Fist of Juno")


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-ABIL-10e")
@pytest.mark.parametrize("name", JUNO)
def test_the_weapons_of_juno_are_incarnated_onto_any_creature_but_bioliths(name: str) -> None:
    duel = scenario()
    offering = duel.alice.creature(dummy("Offering", element=Element.FIRE, cost=2), at=5)
    bare = duel.alice.creature(dummy("Bare", element=NONE, cost=2), at=4)
    machine = duel.alice.creature(dummy("Machine", element=Element.BIOLITH, cost=2), at=6)
    duel.bob.creature(dummy("Enemy", element=Element.FIRE), at=9)
    card = duel.alice.hand(name)
    cost = duel.duel.info[card].cost
    duel.alice.mana(cost)
    assert duel.alice.can("incarnate", card, 5) and duel.alice.can("incarnate", card, 4)
    assert not duel.alice.can("incarnate", card, 6)
    duel.alice.incarnates(card, offering)
    assert duel.position(card) == 5 and duel.where(offering) == "graveyard"
    assert duel.where(bare) == duel.where(machine) == "board"
    assert duel.alice.mana_left == 2
    assert duel.alice.is_asked("act")


@rule("EOJ-BONUS-04")
@pytest.mark.parametrize("name", JUNO)
def test_the_weapons_of_juno_have_no_element(name: str) -> None:
    duel = scenario()
    duel.field(5, "fire")
    card = duel.alice.creature(name, at=5)
    assert duel.hp(card) == duel.duel.info[card].hp


# Sword of Juno


@rule("EOJ-ABIL-02")
def test_sword_of_juno_frightens_enemies_ahead() -> None:
    duel = scenario()
    duel.alice.creature("Sword of Juno", at=8)
    near = duel.bob.creature(fighter("Near", attack=3), at=5)
    far = duel.bob.creature(fighter("Far", attack=3), at=2)
    beside = duel.bob.creature(fighter("Beside", attack=3), at=9)
    assert [duel.atk(card) for card in (near, far, beside)] == [1, 1, 3]


def test_sword_of_juno_does_not_frighten_allies() -> None:
    duel = scenario()
    duel.alice.creature("Sword of Juno", at=8)
    friend = duel.alice.creature(fighter("Friend", attack=3), at=5)
    assert duel.atk(friend) == 3


# Hammer of Juno


@pytest.mark.parametrize(("cost", "back"), [(5, True), (6, False)])
def test_hammer_of_juno_sends_a_target_back_that_costs_no_more_than_its_hit_points(cost: int, back: bool) -> None:
    duel = scenario()
    hammer = duel.alice.creature("Hammer of Juno", at=8)
    target = duel.bob.creature(fighter("Target", cost=cost), at=5)
    duel.alice.mana(4)
    duel.alice.attacks(hammer)
    assert duel.where(target) == ("hand" if back else "board")
    assert duel.hp(hammer) == (5 if back else 4)
    assert duel.bob.mana_left == 0


def test_hammer_of_juno_counts_the_hit_points_that_it_has_now() -> None:
    duel = scenario()
    hammer = duel.alice.creature("Hammer of Juno", at=8)
    duel.duel.creatures[hammer].damage = 1
    target = duel.bob.creature(dummy("Target", cost=5), at=5)
    duel.alice.mana(4)
    duel.alice.attacks(hammer)
    assert duel.where(target) == "board"


# Spire of Juno


@rule("EOJ-PHASE-10")
@pytest.mark.parametrize(("element", "mana"), [(Element.BIOLITH, 2), (Element.FIRE, 0)])
def test_spire_of_juno_draws_mana_from_enemy_bioliths(element: Element, mana: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Spire of Juno", at=5)
    duel.bob.creature(dummy("Enemy", element=element), at=1)
    duel.alice.creature(dummy("Friend", element=Element.BIOLITH), at=9)
    duel.bob.ends_turn()
    assert duel.alice.mana_left == mana + 2
    duel.alice.ends_turn()
    assert duel.alice.mana_left == mana + 2


# Fist of Juno


@pytest.mark.parametrize(("at", "left"), [(5, 8), (2, 8), (1, 9)])
def test_fist_of_juno_keeps_enemies_near_biolith_fields_from_dodging(at: int, left: int) -> None:
    duel = scenario()
    for field in (1, 2, 3, 4, 6, 7, 8, 9):
        duel.field(field, "fire")
    duel.alice.creature("Fist of Juno", at=9, facing="south")
    target = duel.bob.creature(dummy("Target", evasion=1), at=at)
    attacker = duel.alice.creature(fighter("Attacker"), at=at + 3)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(target) == left


def test_fist_of_juno_leaves_allies_their_dodges() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Fist of Juno", at=9, facing="south")
    friend = duel.alice.creature(dummy("Friend", evasion=1), at=5)
    attacker = duel.bob.creature(fighter("Attacker"), at=2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(friend) == 9
