"""Set 1's spell that makes every creature battle."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import plain, with_spell

from duelkit.judgment.language import FRONT_BLIND_BACK, FULL, MAGIC, SELECTIVE_FULL_CIRCLE, STANDARD, Element
from duelkit.judgment.scenario import ALICE, Scenario
from duelkit.judgment.state.log import L_ATTACK
from duelkit.rulebook.cite import rule


def battle_log(duel: Scenario) -> list[int]:
    """The creatures that attacked, in order."""
    return [entry.card for entry in duel.log(L_ATTACK)]


def riot(direction: str) -> tuple[Scenario, list[int]]:
    """Every creature can reach an enemy on each side; hit points are ample."""
    duel = with_spell("Scion's Riotous Impunity", 2)
    brawler = plain(attack=1, hp=30, pattern=SELECTIVE_FULL_CIRCLE)
    cards = [(duel.alice if at % 2 else duel.bob).creature(brawler, at=at) for at in range(1, 10)]
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces(direction)
    return duel, [[*map(int, cards)].index(card) + 1 for card in battle_log(duel)]


@rule("EOJ-MASS-01", "EOJ-MASS-02", "EOJ-MASS-03", "EOJ-MASS-04", "EOJ-SPELL-02")
@pytest.mark.parametrize(
    ("direction", "order"),
    [
        ("north", [5, 2, 3, 6, 9, 8, 7, 4, 1]),
        ("east", [5, 6, 9, 8, 7, 4, 1, 2, 3]),
        ("south", [5, 8, 7, 4, 1, 2, 3, 6, 9]),
        ("west", [5, 4, 1, 2, 3, 6, 9, 8, 7]),
    ],
)
def test_impunity_lets_everyone_battle_from_the_centre_clockwise(direction: str, order: list[int]) -> None:
    duel, fought = riot(direction)
    assert fought == order
    assert duel.winner == ALICE
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.alice.creature(plain(attack=1, pattern=STANDARD), at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces(direction)
    assert duel.bob.is_asked("act")


@rule("EOJ-MASS-09", "EOJ-MASS-05")
def test_who_dies_before_its_turn_in_the_riot_does_not_battle() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    strong = duel.alice.creature(plain(attack=9, pattern=STANDARD), at=5)
    weak = duel.bob.creature(plain(attack=5, pattern=STANDARD), at=2)
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("north")
    assert duel.where(weak) == "graveyard"
    assert duel.hp(strong) == 9
    assert duel.bob.mana_left == 3


@rule("EOJ-MASS-05", "EOJ-MASS-07")
def test_minos_pushed_off_fire_battles_before_it_dies_after_the_riot() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.field(4, "fire")
    duel.alice.creature("Taurus Monolith", at=7, facing="north")
    minos = duel.bob.creature("Great Minos of Sciondar", at=4, facing="east")
    victim = duel.alice.creature(plain(), at=2)
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("east")
    assert duel.hp(victim) == 7
    assert duel.where(minos) == "graveyard"
    assert duel.bob.mana_left == 2


@rule("EOJ-MASS-10", "EOJ-MASS-11")
def test_in_the_riot_targets_are_assigned_in_the_order_of_counterattacks() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.alice.creature(plain(attack=1, pattern=SELECTIVE_FULL_CIRCLE), at=5, facing="north")
    cards = [duel.bob.creature(plain(), at=at) for at in (4, 6, 8)]
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("south")
    assert [duel.hp(card) for card in cards] == [9, 8, 9]


@rule("EOJ-MASS-12")
def test_in_the_riot_who_has_no_enemy_in_reach_does_not_attack() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.alice.creature(plain(attack=1, pattern=STANDARD), at=5)
    friend = duel.alice.creature(plain(), at=2)
    attacker = duel.bob.creature(plain(attack=2, pattern=STANDARD), at=8, facing="north")
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("south")
    assert duel.hp(friend) == 9
    assert battle_log(duel) == [attacker]


@rule("EOJ-MASS-13")
def test_in_the_riot_magic_strikes_the_nearest_enemy_in_front() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.alice.creature(plain(attack=1, pattern=MAGIC), at=8, facing="north")
    cards = [duel.bob.creature(plain(), at=at) for at in (1, 2, 6, 9)]
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("north")
    assert [duel.hp(card) for card in cards] == [9, 9, 8, 9]


@rule("EOJ-MASS-14")
def test_in_the_riot_group_magic_takes_the_element_of_the_first_target() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.field(8, "fire")
    duel.alice.creature("Tino, Son of Scion", at=8, facing="north")
    near = duel.bob.creature(plain(element=Element.WATER), at=5)
    same = duel.bob.creature(plain(element=Element.WATER), at=9)
    other = duel.bob.creature(plain(element=Element.EARTH), at=2)
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("north")
    assert [duel.hp(card) for card in (near, same, other)] == [8, 8, 9]


@rule("EOJ-MASS-08", "EOJ-MASS-06")
def test_the_order_of_the_riot_stays_with_the_creatures() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    stinger = duel.alice.creature("Biolith Stinger", at=5, facing="north")
    moved = duel.bob.creature(plain(attack=1, pattern=STANDARD, defence=FULL), at=2, facing="north")
    last = duel.alice.creature(plain(attack=1, pattern=STANDARD), at=1, facing="west")
    duel.alice.casts("Scion's Riotous Impunity")
    duel.chances(False, False)
    duel.alice.faces("north")
    assert battle_log(duel) == [stinger, moved]
    assert duel.position(moved) == 5
    assert duel.where(stinger) == "graveyard"
    assert duel.position(last) == 1


@rule("EOJ-MASS-09", "EOJ-ABIL-36b")
def test_in_the_riot_a_fortress_does_not_attack_but_counterattacks() -> None:
    duel = with_spell("Scion's Riotous Impunity", 2)
    duel.bob.creature("Aegis Citadel", at=2)
    attacker = duel.alice.creature(plain(attack=1, pattern=STANDARD, defence=FRONT_BLIND_BACK), at=5)
    duel.alice.casts("Scion's Riotous Impunity")
    duel.alice.faces("north")
    assert battle_log(duel) == [attacker]
    assert duel.hp(attacker) == 8


@rule("EOJ-SPELL-09")
def test_impunity_needs_a_creature_on_the_board() -> None:
    duel = with_spell("Scion's Riotous Impunity")
    assert not duel.alice.can("cast", "Scion's Riotous Impunity")
