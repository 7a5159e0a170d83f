"""Scenarios themselves: what is built, what is meant by a number, what is asked anew."""

from __future__ import annotations

import pytest

from duelkit.judgment import library
from duelkit.judgment.scenario import scenario
from duelkit.judgment.state import codes


def test_a_number_means_the_card_of_the_library_and_a_placed_card_itself() -> None:
    spell = next(card for card in library().cards if not card.is_creature and card.cost <= 2)
    duel = scenario()
    duel.alice.creature(library()["Flame Magus"].number, at=5)
    duel.alice.mana(8)
    card = duel.alice.hand(spell.number)
    assert duel.find(spell.number) == card
    assert duel.where(spell.number) == duel.where(card) == "hand"
    assert duel.alice.can("cast", spell.number) == duel.alice.can("cast", card) == duel.alice.can("cast", spell.en)


def test_cards_and_mana_that_come_later_are_offered_at_once() -> None:
    duel = scenario()
    duel.alice.creature("Flame Magus", at=5)
    duel.is_settled()
    magus = duel.alice.hand("Twin Goblins")
    duel.alice.mana(9)
    assert duel.alice.can("summon", magus)
    duel.alice.summons(magus, at=8)
    assert duel.where(magus) == "board"


def test_nothing_is_added_while_something_else_is_asked() -> None:
    duel = scenario()
    magus = duel.alice.hand("Twin Goblins")
    duel.alice.mana(9)
    decision = duel.decision()
    assert decision is not None
    duel.duel.choose(next(option for option in decision.options if codes.card_of(option) == magus))
    assert duel.alice.is_asked("position")
    with pytest.raises(AssertionError, match="nothing can be added now; expected it before the first action"):
        duel.alice.mana(3)
