"""The abilities of set 1's ultra rare fire creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Warden Hilda


@pytest.mark.parametrize(("element", "left"), [(Element.FIRE, 6), (Element.WATER, 7)])
def test_hilda_strikes_fire_creatures_harder(element: Element, left: int) -> None:
    duel = scenario()
    duel.field(5, "fire")
    hilda = duel.alice.creature("Warden Hilda", at=5)
    other = duel.bob.creature(dummy(element=element), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(hilda)
    assert duel.hp(other) == left


@rule("EOJ-ABIL-28", "EOJ-ABIL-28b", "EOJ-ABIL-28d")
def test_off_fire_hilda_possesses_enemies_on_fire_from_the_next_turn_on() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "fire")
    duel.alice.creature("Warden Hilda", at=7)
    held = duel.bob.creature(fighter(), at=1, facing="east")
    free = duel.bob.creature(fighter(), at=9, facing="north")
    duel.bob.creature(dummy(), at=2)
    duel.alice.creature(dummy(), at=6)
    assert not duel.bob.can("rotate", held)
    assert duel.bob.can("rotate", free)
    duel.bob.ends_turn()
    assert duel.alice.can("attack", held)
    assert not duel.alice.can("rotate", free)


def test_on_fire_hilda_possesses_nobody() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "fire")
    duel.field(7, "fire")
    duel.alice.creature("Warden Hilda", at=7)
    held = duel.bob.creature(fighter(), at=1)
    assert duel.bob.can("rotate", held)


# Crucible King Dios IV


@rule("EOJ-ABIL-38f")
def test_off_fire_dios_strikes_one_enemy_twice() -> None:
    duel = scenario()
    dios = duel.alice.creature("Crucible King Dios IV", at=5)
    other = duel.bob.creature(dummy(), at=2)
    beside = duel.bob.creature(dummy(), at=1)
    duel.alice.mana(4)
    duel.alice.attacks(dios)
    assert (duel.hp(other), duel.hp(beside)) == (3, 9)


@rule("EOJ-ABIL-09")
def test_on_fire_dios_strikes_by_magic_a_target_and_the_enemies_beside_it() -> None:
    duel = scenario()
    duel.field(8, "fire")
    duel.field(9, "fire")
    duel.field(7, "fire")
    dios = duel.alice.creature("Crucible King Dios IV", at=8)
    chosen = duel.bob.creature(dummy(), at=1)
    beside = duel.bob.creature(dummy(), at=2)
    far = duel.bob.creature(dummy(), at=6)
    friend = duel.alice.creature(dummy(), at=4)
    duel.alice.mana(4)
    duel.alice.attacks(dios, chosen)
    assert duel.atk(dios) == 3
    assert (duel.hp(chosen), duel.hp(beside), duel.hp(far), duel.hp(friend)) == (3, 3, 9, 9)


def test_on_fire_the_number_of_fire_fields_is_dios_attack_value() -> None:
    duel = scenario()
    duel.field(8, "fire")
    dios = duel.alice.creature("Crucible King Dios IV", at=8)
    assert duel.atk(dios) == 1


# Sciondar Fire God


@rule("EOJ-KIND-05", "EOJ-ABIL-32")
def test_the_fire_god_strikes_all_enemies_off_fire_and_nobody_else() -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.field(1, "fire")
    god = duel.alice.creature("Sciondar Fire God", at=5)
    spared = duel.bob.creature(dummy(), at=1)
    struck = [duel.bob.creature(dummy(), at=at) for at in (2, 9)]
    friend = duel.alice.creature(dummy(), at=4)
    duel.alice.mana(5)
    duel.alice.attacks(god)
    duel.is_settled()
    assert [duel.hp(card) for card in struck] == [6, 6]
    assert (duel.hp(spared), duel.hp(friend)) == (9, 9)


def test_the_fire_god_cannot_attack_enemies_on_fire_alone() -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.field(1, "fire")
    god = duel.alice.creature("Sciondar Fire God", at=5)
    duel.bob.creature(dummy(), at=1)
    duel.alice.mana(5)
    assert not duel.alice.can("attack", god)


@rule("EOJ-ABIL-28c")
def test_a_possessed_fire_god_strikes_for_its_possessor() -> None:
    duel = scenario(turn=BOB)
    duel.field(2, "fire")
    duel.field(5, "water")
    god = duel.bob.creature("Sciondar Fire God", at=2)
    friend = duel.bob.creature(dummy(), at=9)
    duel.alice.creature("Imposter Queen Anfisa", at=5)
    duel.alice.mana(5)
    duel.bob.ends_turn()
    duel.alice.attacks(god)
    assert duel.hp(friend) == 6
    assert duel.hp("Imposter Queen Anfisa") == 7


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-ABIL-10c", "EOJ-STACK-01", "EOJ-STACK-02")
def test_the_fire_god_is_incarnated_on_a_fire_creature_for_the_difference() -> None:
    duel = scenario()
    duel.field(5, "fire")
    below = duel.alice.creature(dummy(element=Element.FIRE, cost=3), at=5)
    other = duel.alice.creature(dummy(element=Element.WATER, cost=8), at=4)
    duel.bob.creature(dummy(), at=2)
    god = duel.alice.hand("Sciondar Fire God")
    duel.alice.mana(12)
    assert not duel.alice.can("incarnate", god, 4)
    duel.alice.incarnates(god, below)
    assert duel.at(5) == "Sciondar Fire God"
    assert duel.where(below) == "graveyard"
    assert duel.where(other) == "board"
    assert duel.alice.mana_left == 6
    assert not duel.alice.can("attack", god)
    assert duel.alice.can("rotate", god)


def test_a_god_is_not_incarnated_on_its_like() -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.alice.creature("Sciondar Fire God", at=5)
    duel.alice.hand("Sciondar Fire God")
    duel.alice.mana(12)
    assert not duel.alice.can("incarnate", None, 5)


@pytest.mark.parametrize(("element", "place"), [("biolith", "graveyard"), ("earth", "board")])
def test_the_fire_god_dies_on_biolith(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Sciondar Fire God", at=5)
    duel.is_settled()
    assert duel.where("Sciondar Fire God") == place
