"""The first turn of opening hands over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.web import Web

from duelkit import games
from duelkit.kernel.record import read_record
from duelkit.laboratory.goldfish.yugioh_goals import Goal
from duelkit.yugioh import load_deck

YUGIOH = games.named("yugioh")
NUMBERS = {card.passcode for card in (*load_deck("synchron").main, *load_deck("synchron").extra)}
SYNCHRO = {"game": "yugioh", "deck": "synchron", "edition": "mr3", "goal": "シンクロモンスター"}


def test_hands_are_searched_and_their_lines_reach_the_goal(table: Web) -> None:
    found = table.post("/api/goldfish/hands", {**SYNCHRO, "count": 4})["hands"]
    assert [hand["number"] for hand in found] == [0, 1, 2, 3]
    main = [card.passcode for card in load_deck("synchron").main]
    for hand in found:
        assert len(hand["hand"]) == 5 and all(hand["hand"].count(card) <= main.count(card) for card in hand["hand"])
        assert all(card in hand["hand"] for card in hand["used"])
    reached = next(hand for hand in found if hand["verdict"] == "reached")
    assert reached["used"]
    record = table.post("/api/goldfish/line", {**SYNCHRO, "number": reached["number"]})["record"]
    end = YUGIOH.start_of(read_record(record, "line"))
    assert sorted(end.duel.info[card].passcode for card in end.duel.hand[0]) == sorted(reached["hand"])
    for step in read_record(record, "line").steps:
        end.choose(step.option)
    assert Goal(SYNCHRO["goal"]).holds(end.duel, 0) and end.duel.turn == 2


def test_a_hand_follows_from_the_seed_and_its_number(table: Web) -> None:
    whole = table.post("/api/goldfish/hands", {**SYNCHRO, "goal": "Set card", "seed": 9, "count": 6})["hands"]
    parts = [
        table.post("/api/goldfish/hands", {**SYNCHRO, "goal": "Set card", "seed": 9, "first": first, "count": 3})
        for first in (0, 3)
    ]
    assert whole == [hand for part in parts for hand in part["hands"]]
    other = table.post("/api/goldfish/hands", {**SYNCHRO, "goal": "Set card", "seed": 10, "count": 6})["hands"]
    assert [hand["hand"] for hand in whole] != [hand["hand"] for hand in other]


def test_who_goes_second_draws_a_card_more(table: Web) -> None:
    wish = {**SYNCHRO, "deck": "plain", "goal": "6 cards in your hand", "count": 3}
    first, second = (
        [hand["verdict"] for hand in table.post("/api/goldfish/hands", {**wish, "second": way})["hands"]]
        for way in (False, True)
    )
    assert second == ["reached"] * 3 and sorted(first) == [
        "impossible",
        "impossible",
        "reached",
    ]  # one has Pot of Greed


def test_without_a_goal_the_best_boards_are_found(table: Web) -> None:
    wish = {key: value for key, value in SYNCHRO.items() if key != "goal"}
    found = table.post("/api/goldfish/hands", {**wish, "count": 2})["hands"]
    for hand in found:
        assert hand["verdict"] in ("best", "at_least") and hand["worth"] > 0 and hand["board"]
        end = YUGIOH.replay(
            read_record(table.post("/api/goldfish/line", {**wish, "number": hand["number"]})["record"], "line")
        )
        board = [card for card in (*end.duel.monsters[0], *end.duel.spells[0], end.duel.field[0]) if card >= 0]
        assert (
            sorted(end.duel.info[card].passcode for card in board if end.duel.info[card].passcode in NUMBERS)
            == hand["board"]
        )
        assert end.duel.turn == 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"goal": "謎のモンスター達"}, "is not understood"),
        ({"goal": ""}, "a goal of 0 characters"),
        ({"goal": "x" * 301}, "$.goal"),
        ({"deck": {"main": []}}, "an empty main deck"),
        ({"deck": {"main": [5]}}, "unknown card 5"),
        ({"deck": "nothing"}, "unknown deck"),
        ({"edition": "mr9"}, "unknown edition"),
        ({"game": "judgment", "deck": "fire", "edition": None}, "cannot be searched"),
        ({"count": 11}, "$.count"),
        ({"first": -1}, "$.first"),
    ],
)
def test_what_cannot_be_searched_is_refused(table: Web, change: dict[str, Any], told: str) -> None:
    code = "bad_deck" if "deck" in change and "game" not in change else "bad_message"
    assert told in table.refused("POST", "/api/goldfish/hands", 400, code, json={**SYNCHRO, **change})


def test_a_hand_without_a_line_has_none_to_watch(table: Web) -> None:
    wish = {**SYNCHRO, "deck": "plain", "goal": "Synchro Monster", "number": 0}
    told = table.refused("POST", "/api/goldfish/line", 404, "not_found", json=wish)
    assert "no line reaches the goal" in told
