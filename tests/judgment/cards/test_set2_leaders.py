"""What the leaders of set 2 share: magic on a field, cheaper creatures, invocations; and General Lug's own ability."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import Element, Incite, Keyword, SpellClass, spell
from duelkit.judgment.scenario import NotOffered, Scenario, scenario
from duelkit.rulebook.cite import rule

# General Lug


def test_lug_hits_the_target_on_fire_and_the_enemies_around_it() -> None:
    duel = scenario()
    duel.field(2, "fire")
    lug = duel.alice.creature("General Lug", at=9)
    target = duel.bob.creature(dummy("Target"), at=2)
    near = duel.bob.creature(dummy("Near"), at=5)
    far = duel.bob.creature(dummy("Far"), at=6)
    friend = duel.alice.creature(dummy("Friend"), at=1)
    duel.alice.mana(5)
    duel.alice.attacks(lug)
    assert [duel.hp(card) for card in (target, near, far, friend)] == [6, 6, 9, 9]


def test_lug_chooses_among_the_fire_fields_empty_ones_too() -> None:
    duel = scenario()
    for at in (4, 6, 8):
        duel.field(at, "fire")
    lug = duel.alice.creature("General Lug", at=9)
    left = duel.bob.creature(dummy("Left"), at=1)
    middle = duel.bob.creature(dummy("Middle"), at=5)
    right = duel.bob.creature(dummy("Right"), at=3)
    duel.alice.mana(5)
    duel.alice.attacks(lug)
    assert duel.alice.offered_fields() == [4, 6, 8]
    duel.alice.chooses_field(4)
    assert [duel.hp(card) for card in (left, middle, right)] == [6, 6, 9]


def test_lug_must_strike_at_a_field_from_which_a_decoy_is_hit() -> None:
    duel = scenario()
    for at in (4, 6):
        duel.field(at, "fire")
    lug = duel.alice.creature("General Lug", at=9)
    decoy = duel.bob.creature(dummy("Decoy", keywords=Keyword.DECOY), at=1)
    right = duel.bob.creature(dummy("Right"), at=3)
    duel.alice.mana(5)
    duel.alice.attacks(lug)
    assert (duel.hp(decoy), duel.hp(right)) == (6, 9)


@rule("EOJ-SUMMON-10")
def test_lug_chooses_a_field_as_he_is_summoned() -> None:
    duel = scenario()
    for at in (4, 6):
        duel.field(at, "fire")
    duel.alice.creature(dummy("Friend"), at=8)
    left = duel.bob.creature(dummy("Left"), at=1)
    right = duel.bob.creature(dummy("Right"), at=3)
    duel.bob.creature(dummy("Apart"), at=2)
    lug = duel.alice.hand("General Lug")
    duel.alice.mana(6)
    duel.alice.summons(lug, at=9)
    duel.alice.chooses_field(6)
    assert (duel.hp(left), duel.hp(right)) == (9, 6)


def test_lug_needs_a_fire_field_to_strike_at() -> None:
    duel = scenario()
    duel.field(1, "fire")
    lug = duel.alice.creature("General Lug", at=9)
    duel.bob.creature(dummy("Far"), at=6)
    duel.alice.mana(5)
    with pytest.raises(NotOffered):
        duel.alice.attacks(lug)


@rule("EOJ-ABIL-24")
@pytest.mark.parametrize("lug", [True, False])
def test_lug_lets_invisible_creatures_be_attacked(lug: bool) -> None:
    duel = scenario()
    if lug:
        duel.alice.creature("General Lug", at=9)
    attacker = duel.alice.creature(fighter(), at=8)
    duel.bob.creature(dummy("Hidden", keywords=Keyword.INVISIBLE), at=5)
    assert duel.alice.can("attack", attacker) == lug


def invocation(name: str, element: Element, mana: int = 9) -> tuple[Scenario, int, int, int]:
    """A leader with an invocation, an own creature of the element for 2 mana, one for 5 in the hand."""
    duel = scenario()
    leader = duel.alice.creature(name, at=9)
    offering = duel.alice.creature(dummy("Offering", element=element, cost=2), at=5)
    duel.alice.creature(dummy("Of another kind"), at=4)
    card = duel.alice.hand(dummy("Newcomer", element=element, cost=5))
    duel.alice.mana(mana)
    return duel, leader, offering, card


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-ABIL-10c")
@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("General Lug", Element.FIRE),
        ("Admiral Belta", Element.WATER),
        ("Marshal Akhum", Element.EARTH),
        ("Lord Hu", Element.WOOD),
        ("Sciondar Gateway", Element.BIOLITH),
    ],
)
def test_a_leader_invokes_creatures_of_its_element(name: str, element: Element) -> None:
    duel, leader, offering, card = invocation(name, element)
    assert duel.alice.can("incarnate", card, 5) and duel.alice.can("incarnate", card, 9)
    assert not duel.alice.can("incarnate", card, 4)
    duel.alice.incarnates(card, offering)
    assert duel.where(offering) == "graveyard" and duel.position(card) == 5
    assert duel.alice.mana_left == 9 - (5 - 1 - 2)
    assert not duel.alice.can("attack", card)
    assert duel.where(leader) == "board" and duel.alice.is_asked("act")


def test_without_the_leader_nothing_is_invoked() -> None:
    duel = scenario()
    duel.alice.creature(dummy("Offering", element=Element.FIRE, cost=2), at=5)
    card = duel.alice.hand(dummy("Newcomer", element=Element.FIRE, cost=5))
    duel.alice.mana(9)
    assert not duel.alice.can("incarnate", card)


def test_an_invocation_wants_its_element_and_its_mana() -> None:
    duel, _, _, card = invocation("General Lug", Element.FIRE, 1)
    assert not duel.alice.can("incarnate", card, 5)
    other = duel.alice.hand(dummy("Water", element=Element.WATER, cost=1))
    assert not duel.alice.can("incarnate", other)


def test_a_name_summoned_this_turn_is_not_invoked_again() -> None:
    duel, _, offering, card = invocation("General Lug", Element.FIRE)
    double = duel.alice.hand(dummy("Newcomer", element=Element.FIRE, cost=5))
    duel.alice.creature(dummy("Second offering", element=Element.FIRE, cost=2), at=8)
    duel.alice.incarnates(card, offering)
    assert not duel.alice.can("incarnate", double)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("incarnate", double, 8)


@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("Flameheart", Element.FIRE),
        ("General Lug", Element.FIRE),
        ("Admiral Belta", Element.WATER),
        ("Marshal Akhum", Element.EARTH),
        ("Lord Hu", Element.WOOD),
        ("Sciondar Gateway", Element.BIOLITH),
    ],
)
def test_creatures_of_an_element_are_cheaper_beside_its_leader(name: str, element: Element) -> None:
    for of, cost, price in ((element, 3, 2), (element, 1, 1), (Element(0), 3, 3)):
        duel = scenario()
        duel.alice.creature(name, at=5)
        card = duel.alice.hand(dummy("Newcomer", element=of, cost=cost))
        duel.alice.mana(5)
        duel.alice.summons(card, at=4)
        assert duel.alice.mana_left == 5 - price


@rule("EOJ-MASS-13")
def test_in_a_mass_battle_lug_strikes_from_the_first_field_that_reaches_the_forced_target() -> None:
    duel = scenario()
    for at in (2, 4):
        duel.field(at, "fire")
    duel.alice.creature("General Lug", at=9)
    forced = duel.bob.creature(dummy("Forced"), at=1)
    along = duel.bob.creature(dummy("Along"), at=3)
    apart = duel.bob.creature(dummy("Apart"), at=7)
    card = duel.alice.hand(spell(9009, "Riot", SpellClass.SORCERY, 0, Incite()))
    duel.alice.casts(card)
    duel.alice.faces("north")
    assert [duel.hp(one) for one in (forced, along, apart)] == [6, 6, 9]
