"""The deck lists that come along: every card is in the library, and the lists are legal."""

from __future__ import annotations

import pytest

from duelkit.players.random_player import RandomPlayer
from duelkit.rulebook.cite import rule
from duelkit.yugioh import new_duel
from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import CardType

NAMES = ["chaos_2005", "hero_ritual", "magician_pendulum", "overlay", "plain", "synchron"]


OF_2004 = ["wc2004_chaos", "goat_warrior_toolbox", "goat_cookie_cutter_chaos"]


def test_the_lists_are_all_there() -> None:
    assert {*NAMES, *OF_2004} <= set(builtin_decks())


@rule("MR3-DECK-01", "MR3-DECK-02", "MR3-DECK-08", "MR3-RIT-02")
@pytest.mark.parametrize("name", NAMES)
def test_the_list_is_legal(name: str) -> None:
    deck = load_deck(name)
    assert check_deck(deck, edition("mr3")) == []
    assert len(deck.main) == 40
    assert not any(card.in_extra_deck for card in deck.main)


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("chaos_2005", CardType.FUSION | CardType.FLIP | CardType.SPIRIT | CardType.SPECIAL),
        ("hero_ritual", CardType.FUSION | CardType.RITUAL | CardType.GEMINI | CardType.UNION | CardType.FLIP),
        ("magician_pendulum", CardType.PENDULUM | CardType.XYZ | CardType.SYNCHRO | CardType.TUNER),
        ("overlay", CardType.XYZ | CardType.FLIP),
        ("synchron", CardType.SYNCHRO | CardType.TUNER),
    ],
)
def test_the_list_shows_what_it_is_for(name: str, types: CardType) -> None:
    found = CardType(0)
    for card in load_deck(name).cards():
        found |= card.types
    assert found & types == types


@pytest.mark.parametrize(("name", "main"), list(zip(OF_2004, (40, 40, 41), strict=True)))
def test_a_list_of_2004_is_legal_with_its_side_deck_and_of_its_time(name: str, main: int) -> None:
    deck = load_deck(name)
    assert check_deck(deck, edition("mr3")) == []
    assert (len(deck.main), len(deck.side)) == (main, 15)
    later = CardType.SYNCHRO | CardType.XYZ | CardType.PENDULUM | CardType.LINK | CardType.TUNER | CardType.GEMINI
    assert not any(card.types & later for card in (*deck.main, *deck.extra, *deck.side))


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 2), (2, 0)])
def test_the_lists_of_2004_play_each_other_to_the_end(first: int, second: int) -> None:
    for seed in range(3):
        duel = new_duel(load_deck(OF_2004[first]), load_deck(OF_2004[second]), seed)
        player = RandomPlayer(seed)
        while duel.decision is not None:
            duel.choose(player.choose(duel))
        assert duel.outcome is not None
