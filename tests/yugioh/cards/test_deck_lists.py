"""The deck lists that come along: every card is in the library, and the lists are legal."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import CardType

NAMES = ["chaos_2005", "hero_ritual", "magician_pendulum", "overlay", "plain", "synchron"]


def test_the_lists_are_all_there() -> None:
    assert set(NAMES) <= set(builtin_decks())


@rule("MR3-DECK-01", "MR3-DECK-02", "MR3-DECK-08", "MR3-RIT-02")
@pytest.mark.parametrize("name", NAMES)
def test_the_list_is_legal(name: str) -> None:
    deck = load_deck(name)
    assert check_deck(deck, edition("mr3")) == []
    assert len(deck.main) == 40
    assert not any(card.in_extra_deck for card in deck.main)


@pytest.mark.parametrize(("name", "types"), [
    ("chaos_2005", CardType.FUSION | CardType.FLIP | CardType.SPIRIT | CardType.SPECIAL),
    ("hero_ritual", CardType.FUSION | CardType.RITUAL | CardType.GEMINI | CardType.UNION | CardType.FLIP),
    ("magician_pendulum", CardType.PENDULUM | CardType.XYZ | CardType.SYNCHRO | CardType.TUNER),
    ("overlay", CardType.XYZ | CardType.FLIP),
    ("synchron", CardType.SYNCHRO | CardType.TUNER),
])
def test_the_list_shows_what_it_is_for(name: str, types: CardType) -> None:
    found = CardType(0)
    for card in load_deck(name).cards():
        found |= card.types
    assert found & types == types
