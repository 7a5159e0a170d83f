"""The quiz and the ruling of the day over HTTP."""

from __future__ import annotations

import datetime

import pytest
from tests.table.web import Web

from duelkit import games


def test_a_question_and_its_answer(table: Web) -> None:
    question = games.named("yugioh").question(21)
    assert question is not None
    wish = {"game": "yugioh", "seed": 21}
    state = table.post("/api/quiz/choose", wish)
    assert state["question"] == question.text and state["choices"] == list(question.choices)
    assert state["right"] is state["answer"] is state["ask"] is None and state["view"]["sides"]
    # before the answer nothing is said of what can be done
    assert table.post("/api/quiz/why", wish) == {"lines": [], "judged_actions": None}
    for choice in range(len(question.choices)):
        answered = table.post("/api/quiz/choose", {**wish, "option": choice})
        assert answered["right"] == question.right and answered["made"] == [choice]
        assert answered["answer"]["kind"] == ("right" if choice == question.right else "other")
        assert answered["answer"]["said"] and len(answered["log"]) > len(state["log"])
    assert {game["id"]: game["quiz"] for game in table.get("/api/games")["games"]} == {
        "yugioh": True,
        "judgment": False,
    }


def test_refusals(table: Web) -> None:
    table.refused("POST", "/api/quiz/choose", 404, "not_found", json={"game": "judgment", "seed": 1})
    table.refused("POST", "/api/quiz/choose", 400, "bad_message", json={"game": "yugioh", "seed": -1})
    table.refused("POST", "/api/quiz/choose", 400, "not_offered", json={"game": "yugioh", "seed": 1, "option": 9})
    told = table.refused("GET", "/api/rulings/yugioh/day/tomorrow", 400, "bad_message")
    assert "day 'tomorrow'; expected one such as 2026-01-31" in told
    table.refused("GET", "/api/rulings/judgment/day/2026-01-31", 404, "not_found")


@pytest.mark.parametrize("day", ["2026-11-27", "2026-11-28", "2027-02-28"])
def test_the_ruling_of_a_day(table: Web, day: str) -> None:
    found = table.get(f"/api/rulings/yugioh/day/{day}")
    book = games.named("yugioh").rulings()
    assert book is not None and book.of_day(datetime.date.fromisoformat(day)).identity == found["id"]
    assert found["verdict"] == (found["answer"]["en"][:3] == "Yes")
    assert found["steps"] and found == table.get(f"/api/rulings/yugioh/day/{day}")


def test_days_have_different_rulings() -> None:
    book = games.named("yugioh").rulings()
    assert book is not None
    first = datetime.date(2026, 1, 1)
    found = {book.of_day(first + datetime.timedelta(days)).identity for days in range(60)}
    assert len(found) > 50
    assert {book.one(identity).verdict for identity in found} == {True, False}
