"""A card of the library is pickled as its place there, any other one whole."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from duelkit.yugioh import library, load_deck, new_duel
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import Card

POT = library()["強欲な壺"]
SANGAN = library()["クリッター"]


@pytest.mark.parametrize(("name", "year"), [("強欲な壺", None), ("クリッター", 2004), ("read", None)])
def test_a_card_of_the_library_is_the_same_one_again(name: str, year: int | None) -> None:
    known = library()
    card = known[next(iter(known.shelf))] if name == "read" else known[name]
    if year is not None:
        card = card.under(year)
    packed = pickle.dumps(card)
    assert len(packed) < 100
    assert pickle.loads(packed) is card


@pytest.mark.parametrize(
    "card",
    [
        replace(POT, atk=1),
        SANGAN.worded_until(1999),
        replace(SANGAN.under(2004), level=9),
        next(iter(library().tokens.values())),
    ],
    ids=lambda card: card.en,
)
def test_any_other_card_is_pickled_whole(card: Card) -> None:
    packed = pickle.dumps(card)
    library.cache_clear()
    assert pickle.loads(packed) == card
    assert card.en.encode() in packed


def test_a_card_of_another_library_object_keeps_its_place() -> None:
    cards = [library()[name] for name in ("Luster Dragon", "Pot of Greed", "Decode Talker")]
    library.cache_clear()
    assert [library().place_of(card) for card in cards] == [(card.passcode, -1) for card in cards]
    assert library().place_of(replace(cards[0], atk=1)) is None


def test_a_duel_is_pickled_without_the_texts_of_its_cards() -> None:
    for identity in ("ex04", "mr3"):
        duel = new_duel(load_deck("wc2004_chaos"), load_deck("wc2004_chaos"), 1, edition(identity))
        packed = pickle.dumps(duel)
        assert "強欲な壺".encode() not in packed
        assert [info.definition for info in pickle.loads(packed).info] == [info.definition for info in duel.info]
