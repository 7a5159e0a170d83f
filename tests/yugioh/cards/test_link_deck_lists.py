"""The deck lists with Link Monsters: legal where there are such monsters, and they show every way of summoning."""

from __future__ import annotations

import pytest

from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.yugioh.decks import check_deck, load_deck
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.procedures.rollout import rollout
from duelkit.yugioh.language import CardType
from duelkit.yugioh.state.codes import S_LINK, S_PENDULUM
from duelkit.yugioh.state.log import L_SUMMON, entries

NAMES = ["link_cyberse_starter", "link_allstars"]


@rule("MR20-DECK-01")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official"])
@pytest.mark.parametrize("name", NAMES)
def test_the_list_is_legal_where_there_are_link_monsters(name: str, rules: str) -> None:
    deck = load_deck(name)
    assert check_deck(deck, edition(rules)) == []
    assert len(deck.main) == 40
    assert 0 < len(deck.extra) <= 15
    assert 0 < len(deck.side) <= 15


@pytest.mark.parametrize("name", NAMES)
def test_the_list_is_refused_where_there_are_none(name: str) -> None:
    assert any("Link Monster" in violation.message for violation in check_deck(load_deck(name), edition("mr3")))


def test_one_list_holds_every_kind_of_extra_deck_monster() -> None:
    found = CardType(0)
    for card in load_deck("link_allstars").cards():
        found |= card.types
    every = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.PENDULUM | CardType.LINK | CardType.TUNER
    assert found & every == every


def test_the_two_lists_duel_each_other_to_the_end_and_summon_in_their_ways() -> None:
    ways = 0
    for seed in range(1, 7):
        decks = [load_deck(name).cards() for name in NAMES]
        duel = begin(edition("mr20-official"), decks, seed)
        rollout(duel, Rng(seed))
        assert duel.outcome is not None
        for entry in entries(duel.log):
            if entry.kind == L_SUMMON:
                ways |= entry.a
    assert ways & S_LINK
    assert ways & S_PENDULUM
