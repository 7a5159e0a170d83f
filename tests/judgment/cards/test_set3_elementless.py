"""The abilities of set 3's creature without an element."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b")
@pytest.mark.parametrize(("element", "possible"), [(Element.FIRE, True), (Element(0), True), (Element.BIOLITH, False)])
def test_the_eye_of_juno_comes_onto_any_creature_but_a_biolith(element: Element, possible: bool) -> None:
    duel = scenario()
    base = duel.alice.creature(dummy(element=element, cost=4), at=5)
    for place in (1, 2, 3):
        duel.alice.creature("Scion's Peace", at=place)
    duel.alice.hand("The Eye of Juno")
    duel.alice.mana(6)
    assert duel.alice.can("incarnate", "The Eye of Juno", 5) == possible
    if possible:
        duel.alice.incarnates("The Eye of Juno", onto=base)
        assert duel.alice.mana_left == 0
        assert duel.hp("The Eye of Juno") == 2


@pytest.mark.parametrize("turn", [0, 1])
def test_the_eye_of_juno_grows_with_each_summon(turn: int) -> None:
    duel = scenario(turn=turn)
    eye = duel.alice.creature("The Eye of Juno", at=5)
    side = duel.bob if turn == BOB else duel.alice
    card = side.hand(dummy())
    side.mana(1)
    side.summons(card, at=4)
    assert duel.hp(eye) == 3


@rule("EOJ-PHASE-10")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_eye_of_juno_destroys_cheap_enemies_that_face_as_it_does(turn: int) -> None:
    duel = scenario(turn=turn)
    duel.alice.creature("The Eye of Juno", at=5, facing="east")
    struck = duel.bob.creature(dummy("Struck", cost=2), at=1, facing="east")
    dear = duel.bob.creature(dummy("Dear", cost=3), at=2, facing="east")
    away = duel.bob.creature(dummy("Away", cost=1), at=3, facing="west")
    own = duel.alice.creature(dummy("Own", cost=1), at=9, facing="east")
    (duel.bob if turn == BOB else duel.alice).ends_turn()
    assert [duel.where(card) for card in (struck, dear, away, own)] == ["graveyard", "board", "board", "board"]


@rule("EOJ-BOARD-05")
def test_the_eye_of_juno_may_fetch_a_sacred_creature_for_each_creature_destroyed() -> None:
    duel = scenario()
    duel.alice.creature("The Eye of Juno", at=9)
    slayer = duel.alice.creature(fighter(), at=5)
    duel.bob.creature(dummy(hp=1), at=2)
    sword = duel.alice.library("Sword of Juno")
    duel.alice.attacks(slayer)
    duel.alice.says_yes()
    assert duel.where(sword) == "hand"
    assert duel.alice.hand_size == 1
