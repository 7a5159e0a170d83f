"""Sample hands and odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest
from tests.table.web import Web

from duelkit import judgment, yugioh
from duelkit.rulebook.cite import rule
from duelkit.table.odds import at_least, exactly, hands, one_of_each
from duelkit.yugioh.language.terms import CardType


def counted(deck: list[int], drawn: int, good: Any) -> float:
    """The chance of a hand, by looking at every hand there is."""
    found = [good([deck[at] for at in hand]) for hand in combinations(range(len(deck)), min(drawn, len(deck)))]
    return float(Fraction(sum(found), len(found)))


DECK = [1, 1, 1, 2, 2, 3, 4, 4, 5, 6]


@pytest.mark.parametrize("drawn", [1, 3, 5, 10, 12])
@pytest.mark.parametrize("card", [1, 2, 3, 9])
@pytest.mark.parametrize("least", [1, 2, 3])
def test_odds_are_those_of_all_hands(drawn: int, card: int, least: int) -> None:
    wanted = counted(DECK, drawn, lambda hand: hand.count(card) >= least)
    assert at_least(len(DECK), DECK.count(card), drawn, least) == pytest.approx(wanted)


@pytest.mark.parametrize("drawn", [1, 4, 10])
def test_odds_of_exact_numbers_add_up_to_one(drawn: int) -> None:
    found = exactly(len(DECK), 3, drawn)
    assert sum(found) == pytest.approx(1)
    for held, chance in enumerate(found):
        assert chance == pytest.approx(counted(DECK, drawn, lambda hand, held=held: hand.count(1) == held))


@pytest.mark.parametrize(
    "groups", [[{1}, {2}], [{1, 2}, {2, 3}], [{1}, {1}], [{1}, {9}], [{1}, {2}, {3, 4}], [], [set()]]
)
@pytest.mark.parametrize("drawn", [2, 5])
def test_odds_of_a_card_of_every_group_are_those_of_all_hands(groups: list[set[int]], drawn: int) -> None:
    wanted = counted(DECK, drawn, lambda hand: all(any(card in group for card in hand) for group in groups))
    assert one_of_each(DECK, [frozenset(group) for group in groups], drawn) == pytest.approx(wanted)


def test_hands_follow_from_the_seed_and_hold_the_deck() -> None:
    first, second = hands(DECK, 7, 3, 5, 5), hands(DECK, 7, 3, 5, 5)
    assert first == second != hands(DECK, 8, 3, 5, 5)
    for hand, following in first:
        assert sorted(hand + following) == sorted(DECK)


def test_hands_are_drawn_evenly() -> None:
    drawn = [0] * 8
    for hand, _ in hands(list(range(8)), 3, 4000, 2, 0):
        for card in hand:
            drawn[card] += 1
    assert all(850 < count < 1150 for count in drawn), drawn


@rule("EOJ-SETUP-03")
@pytest.mark.parametrize("game, deck, least", [("yugioh", "synchron", 40), ("judgment", "fire", 30)])
def test_answer_of_the_route(table: Web, game: str, deck: str, least: int) -> None:
    wish = {"game": game, "deck": deck, "count": 3, "seed": 11}
    found = table.post("/api/decks/hands", wish)
    assert found == table.post("/api/decks/hands", wish)
    assert (found["size"], found["cards"], found["seed"], len(found["hands"])) == (5, least, 11, 3)
    main = table.get(f"/api/decks/built-in/{game}/{deck}")["deck"]["main"]
    for hand in found["hands"]:
        assert len(hand["hand"]) == len(hand["next"]) == 5
        assert all((hand["hand"] + hand["next"]).count(card) <= main.count(card) for card in hand["hand"])
    assert {row["card"]: row["copies"] for row in found["odds"]} == {card: main.count(card) for card in main}
    for row in found["odds"]:
        wanted = 1 - comb(least - row["copies"], 5) / comb(least, 5)
        assert row["chances"][0] == pytest.approx(wanted, abs=1e-6) and len(row["chances"]) == 6
        assert row["chances"] == sorted(row["chances"])


def test_groups_that_the_user_marks(table: Web) -> None:
    cards = yugioh.load_deck("synchron").main
    tuners = sorted({card.passcode for card in cards if card.types & CardType.TUNER})
    copies = sum(1 for card in cards if card.passcode in tuners)
    rest = sorted({card.passcode for card in cards} - set(tuners))
    found = table.post(
        "/api/decks/hands",
        {
            "game": "yugioh",
            "deck": "synchron",
            "count": 0,
            "groups": [{"name": "tuners", "cards": tuners}, {"name": "others", "cards": rest}, {"cards": [1]}],
        },
    )
    assert [group["copies"] for group in found["groups"]] == [copies, 40 - copies, 0]
    assert found["groups"][0]["chances"][0] == pytest.approx(1 - comb(40 - copies, 5) / comb(40, 5), abs=1e-6)
    assert found["together"][0] == 0 and found["hands"] == []
    two = table.post(
        "/api/decks/hands",
        {"game": "yugioh", "deck": "synchron", "count": 0, "groups": [{"cards": tuners}, {"cards": rest}]},
    )["together"][0]
    none = (comb(40 - copies, 5) + comb(copies, 5)) / comb(40, 5)
    assert two == pytest.approx(1 - none, abs=1e-6)
    twice = table.post(
        "/api/decks/hands",
        {"game": "yugioh", "deck": "synchron", "count": 0, "groups": [{"cards": tuners, "least": 2}, {"cards": rest}]},
    )
    assert twice["together"] is None and twice["groups"][0]["chances"][0] < found["groups"][0]["chances"][0]


def test_small_decks_and_large_hands(table: Web) -> None:
    found = table.post("/api/decks/hands", {"game": "judgment", "deck": {"main": [1, 2, 3]}, "size": 20, "count": 1})
    assert found["size"] == 3 and sorted(found["hands"][0]["hand"]) == [1, 2, 3] and found["hands"][0]["next"] == []
    assert all(row["chances"] == [1.0] for row in found["odds"])
    assert judgment.standard_settings().opening_hand == 5


@pytest.mark.parametrize(
    "more",
    [
        {"count": 21},
        {"count": -1},
        {"seed": -1},
        {"seed": 1 << 53},
        {"seed": "x"},
        {"size": 0},
        {"size": 21},
        {"groups": [{"cards": [1]}] * 9},
        {"groups": [{"cards": [1], "least": 0}]},
        {"groups": [{"cards": [1] * 201}]},
        {"groups": [{"cards": ["x"]}]},
        {"groups": [{"cards": [1], "name": "x" * 61}]},
        {"edition": "none"},
    ],
)
def test_wrong_wishes_are_refused(table: Web, more: dict[str, Any]) -> None:
    table.refused("POST", "/api/decks/hands", 400, "bad_message", json={"game": "yugioh", "deck": "plain", **more})


def test_empty_deck_has_no_hands(table: Web) -> None:
    table.refused("POST", "/api/decks/hands", 400, "bad_deck", json={"game": "yugioh", "deck": {"main": []}})
