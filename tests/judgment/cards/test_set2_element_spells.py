"""The element spells of set 2: festivals and the ascension."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import TRIFLE, plain, with_spell

from duelkit.judgment.language import NONE, Element
from duelkit.judgment.scenario import Scenario
from duelkit.rulebook.cite import rule

FESTIVALS = [
    ("Festival of Fire", Element.FIRE, "fire"),
    ("Festival of Water", Element.WATER, "water"),
    ("Festival of Earth", Element.EARTH, "earth"),
    ("Festival of Wood", Element.WOOD, "wood"),
]


def festive(name: str, element: Element, word: str) -> Scenario:
    """Bob stands on 5, which is of the element; so is 4; the rest is Biolith."""
    duel = with_spell(name, 0)
    duel.field(4, word)
    duel.field(5, word)
    duel.bob.creature(plain(), at=5)
    duel.alice.creature(plain(), at=1)
    duel.alice.hand(plain(element=element), plain(name="Other"))
    duel.alice.casts(name)
    duel.alice.picks(plain(element=element))
    return duel


@rule("EOJ-SPELL-07", "EOJ-CARD-05")
@pytest.mark.parametrize(("name", "element", "word"), FESTIVALS)
def test_a_festival_makes_the_opponents_summons_to_other_fields_dearer(name: str, element: Element, word: str) -> None:
    duel = festive(name, element, word)
    assert duel.alice.cards("graveyard") == ["Plain", "Other", name]
    guest = duel.bob.hand(plain(cost=3, name="Guest"))
    duel.bob.mana(3)
    duel.alice.ends_turn()
    assert duel.bob.mana_left == 5
    assert [duel.bob.can("summon", guest, at) for at in (4, 2, 6, 8)] == [True, False, False, False]
    duel.bob.summons(guest, at=4)
    assert duel.bob.mana_left == 2


@pytest.mark.parametrize(("name", "element", "word"), FESTIVALS)
def test_a_festival_leaves_other_fields_open_for_three_more(name: str, element: Element, word: str) -> None:
    duel = festive(name, element, word)
    guest = duel.bob.hand(plain(cost=3, name="Guest"))
    duel.bob.mana(4)
    duel.alice.ends_turn()
    duel.bob.summons(guest, at=2)
    assert duel.bob.mana_left == 0


@pytest.mark.parametrize(("name", "element", "word"), FESTIVALS)
def test_after_the_opponents_turn_a_festival_is_over(name: str, element: Element, word: str) -> None:
    duel = festive(name, element, word)
    own = duel.alice.hand(plain(cost=3, name="Own"))
    guest = duel.bob.hand(plain(cost=3, name="Guest"))
    duel.bob.mana(0)
    duel.alice.mana(1)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.bob.mana(1)
    assert [duel.alice.can("summon", own, at) for at in (2, 4)] == [True, True]
    duel.alice.ends_turn()
    assert [duel.bob.can("summon", guest, at) for at in (4, 2, 6, 8)] == [True, True, True, True]


@rule("EOJ-SPELL-08")
@pytest.mark.parametrize(("name", "element"), [festival[:2] for festival in FESTIVALS])
def test_a_festival_takes_two_creature_cards_one_of_its_element(name: str, element: Element) -> None:
    for hand, castable in (((element, NONE), True), ((NONE, NONE), False), ((element,), False)):
        duel = with_spell(name, 0)
        for held in hand:
            duel.alice.hand(plain(element=held))
        duel.alice.hand(TRIFLE)
        assert duel.alice.can("cast", name) == castable


# Biolith Ascension


def ascension(*, count: int = 4, biolith: str = "Biolith Bomber") -> Scenario:
    """Alice has a fire creature on 5 and one of biolith on 1, Bob the rest of ``count``; all fields are of fire."""
    duel = with_spell("Biolith Ascension", 0)
    for at in range(1, 10):
        duel.field(at, "fire")
    duel.alice.creature(plain(element=Element.FIRE, name="Given"), at=5)
    duel.alice.creature(plain(element=Element.BIOLITH), at=1)
    for at in range(2, count):
        duel.bob.creature(plain(), at=at)
    if biolith:
        duel.alice.hand(biolith)
    return duel


@rule("EOJ-SPELL-07", "EOJ-STACK-01", "EOJ-STACK-02", "EOJ-STACK-03", "EOJ-TRASH-08")
def test_ascension_puts_a_biolith_in_the_place_of_another_creature() -> None:
    duel = ascension()
    duel.bob.creature(plain(), at=8)
    duel.alice.casts("Biolith Ascension")
    duel.alice.faces("west")
    assert duel.at(5) == "Biolith Bomber"
    assert duel.facing("Biolith Bomber") == "west"
    assert duel.alice.mana_left == 0
    assert duel.alice.cards("graveyard") == ["Given", "Biolith Ascension"]
    assert duel.alice.is_asked("act")
    assert not duel.alice.can("attack", "Biolith Bomber")


@rule("EOJ-STACK-03", "EOJ-SPELL-10")
def test_ascension_is_locked_below_four_creatures_the_sacrifice_counted() -> None:
    duel = ascension(count=4)
    duel.alice.casts("Biolith Ascension")
    duel.alice.faces("west")
    assert duel.at(5) == "Biolith Bomber"
    duel = ascension(count=3)
    duel.alice.hand(plain(element=Element.BIOLITH))
    assert not duel.alice.can("cast", "Biolith Ascension")


@rule("EOJ-SPELL-08", "EOJ-SPELL-09")
def test_ascension_needs_a_biolith_card_and_a_creature_that_is_none() -> None:
    assert not ascension(biolith="").alice.can("cast", "Biolith Ascension")
    assert not ascension(biolith="Flame Magus").alice.can("cast", "Biolith Ascension")
    duel = with_spell("Biolith Ascension", 0)
    for at in range(1, 5):
        duel.alice.creature(plain(element=Element.BIOLITH), at=at)
    duel.bob.creature(plain(), at=5)
    duel.alice.hand("Biolith Bomber")
    assert not duel.alice.can("cast", "Biolith Ascension")
