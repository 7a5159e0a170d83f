"""Lessons over HTTP: where one stands, what is answered, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.web import Web

from duelkit import games
from duelkit.rulebook.cite import rule

LESSONS = games.named("judgment").lessons()


def choose(table: Web, lesson: str, made: list[int], option: int | None = None) -> Any:
    more = {} if option is None else {"option": option}
    return table.post("/api/lessons/choose", {"game": "judgment", "lesson": lesson, "made": made, **more})


def hand(state: Any, number: int) -> int:
    """The number of a card of the learner's hand in this duel, by its number in the library."""
    return next(int(card["card"]) for card in state["view"]["sides"][0]["hand"] if card["number"] == number)


@rule("EOJ-RECOG-11")
def test_the_lessons_of_a_game(table: Web) -> None:
    listed = table.get("/api/lessons/judgment")["lessons"]
    assert [(one["id"], one["steps"], one["name"]) for one in listed] == [
        (lesson.identity, len(lesson.steps), lesson.name) for lesson in LESSONS
    ]
    assert all(one["about"]["ja"] and one["about"]["en"] and one["rules"] for one in listed)
    assert {game["id"]: game["lessons"] for game in table.get("/api/games")["games"]} == {"yugioh": 15, "judgment": 10}
    taught = table.get("/api/lessons/yugioh")["lessons"]
    assert [one["id"] for one in taught] == [lesson.identity for lesson in games.named("yugioh").lessons()]
    assert [edition["id"] for edition in taught[13]["editions"]] == ["mr20-official", "mr4"]
    assert taught[13]["differences"][0]["editions"] and taught[13]["differences"][0]["text"]["ja"]


@rule("EOJ-RECOG-11")
@pytest.mark.parametrize("name", [lesson.identity for lesson in LESSONS])
def test_a_lesson_is_played_to_its_end(table: Web, name: str) -> None:
    state = choose(table, name, [])
    steps = state["steps"]
    for number in range(steps):
        assert state["step"] == number and state["task"]["ja"] and state["ask"]["options"][state["hint"]]["text"]["en"]
        wrong = [index for index in range(len(state["ask"]["options"])) if index != state["hint"]]
        answers = {index: choose(table, name, state["made"], index) for index in wrong[:2]}
        for answer in answers.values():
            if answer["answer"]["kind"] == "other":
                assert {**answer, "answer": None} == {**state, "answer": None}
        state = choose(table, name, state["made"], state["hint"])
        assert state["answer"]["kind"] == "right" and state["answer"]["title"] == {"ja": "正解です。", "en": "Right."}
    assert state["task"] is state["ask"] is state["hint"] is None and state["step"] == steps == len(state["made"])
    assert [entry["n"] for entry in state["log"]] == list(range(1, len(state["log"]) + 1))
    assert (state["outcome"] is not None) == (name == "winning")


@pytest.mark.parametrize("edition", ["mr3", "ex04", "mr20-official"])
def test_a_lesson_of_yugioh_is_played_to_its_end(table: Web, edition: str) -> None:
    made: list[int] = []
    while True:
        wish = {"game": "yugioh", "lesson": "chains", "edition": edition, "made": made}
        state = table.post("/api/lessons/choose", wish)
        assert state["edition"] == edition
        if state["task"] is None:
            break
        wrong = [index for index in range(len(state["ask"]["options"])) if index != state["hint"]]
        for index in wrong:
            answer = table.post("/api/lessons/choose", {**wish, "option": index})
            assert answer["answer"]["kind"] == "other" and answer["answer"]["said"] and answer["made"] == made
        answer = table.post("/api/lessons/choose", {**wish, "option": state["hint"]})
        assert answer["answer"]["kind"] == "right"
        made = answer["made"]
    assert len(made) == state["steps"] and state["outcome"] is None


@rule("MR3-SUM-07")
def test_what_is_not_possible_in_a_lesson_of_yugioh_is_answered(table: Web) -> None:
    wish = {"game": "yugioh", "lesson": "why_not", "made": []}
    state = table.post("/api/lessons/choose", wish)
    card = next(one["card"] for one in state["view"]["sides"][0]["hand"] if one["passcode"] == 91152256)
    answer = table.post("/api/lessons/why", {**wish, "card": card})["answer"]
    assert answer["kind"] == "impossible" and answer["said"] == [
        {
            "text": {
                "ja": "「エルフの剣士」：このターンの通常召喚（セットを含む）はもう行いました。",
                "en": '"Celtic Guardian": You have already Normal Summoned or Set a monster this turn.',
            },
            "rules": ["MR3-SUM-07"],
        }
    ]


@rule("EOJ-RECOG-11", "EOJ-SUMMON-03")
def test_what_is_not_possible_is_answered(table: Web) -> None:
    state = choose(table, "summoning", [])
    place = {"game": "judgment", "lesson": "summoning", "card": hand(state, 4)}
    there = table.post("/api/lessons/why", {**place, "place": 3})["answer"]
    assert there["kind"] == "impossible" and there["said"] == [
        {
            "text": {
                "ja": "「Partmole Flame Lizard」をフィールド4に召喚する：自分のクリーチャーに"
                "隣接するフィールドではありません",
                "en": "Summon Partmole Flame Lizard to field 4: the field is not next to a creature of yours",
            },
            "rules": ["EOJ-SUMMON-03", "EOJ-SUMMON-04"],
        }
    ]
    assert table.post("/api/lessons/why", {**place, "place": 4})["answer"] is None
    judged_actions = table.post("/api/lessons/why", place)["judged_actions"]
    assert {judged["offered"] for judged in judged_actions} == {True, False}
    lines = table.post("/api/lessons/why", {"game": "judgment", "lesson": "summoning"})
    assert lines["lines"] and lines["judged_actions"] is None and lines["answer"] is None


def test_what_an_option_would_do(table: Web) -> None:
    made = [choose(table, "reactions", [])["hint"]]
    state = choose(table, "reactions", made)
    courses = table.post(
        "/api/lessons/forecast", {"game": "judgment", "lesson": "reactions", "made": made, "option": state["hint"]}
    )["courses"]
    assert len(courses) == 1 and courses[0]["exact"] and "dies" in courses[0]["lines"][-1]["en"]


@pytest.mark.parametrize(
    ("body", "code", "told"),
    [
        (
            {"lesson": "none"},
            "bad_message",
            "unknown lesson 'none'; expected a number from 1 to 10, or one of summoning",
        ),
        ({"game": "yugioh", "lesson": "16"}, "bad_message", "unknown lesson '16'; expected a number from 1 to 15"),
        (
            {"game": "yugioh", "lesson": "link", "edition": "mr3"},
            "bad_message",
            "lesson link: unknown edition 'mr3'; expected one of mr20-official, mr4",
        ),
        ({"game": "chess", "lesson": "1"}, "bad_message", "unknown game 'chess'; expected yugioh or judgment"),
        ({"made": [0]}, "bad_message", "option 0 is not the task; expected the way through it - at `$.made`"),
        ({"option": 99}, "not_offered", "option 99; expected a number below 10"),
        ({"made": [6, 3, 0]}, "not_offered", "option 0; expected a number below 0"),
        ({"made": [1] * 41}, "bad_message", "Expected `array` of length <= 40 - at `$.made`"),
        ({"deck": "fire"}, "bad_message", "Object contains unknown field `deck`"),
    ],
)
def test_refusals(table: Web, body: dict[str, Any], code: str, told: str) -> None:
    wish = {"game": "judgment", "lesson": "sides", **body}
    assert told in table.refused("POST", "/api/lessons/choose", 400, code, json=wish)


def test_cards_that_are_not_seen_are_no_cards(table: Web) -> None:
    for card in (5, 0, 10**15):
        table.refused(
            "POST", "/api/lessons/why", 400, "bad_message", json={"game": "judgment", "lesson": "sides", "card": card}
        )
    table.refused("GET", "/api/lessons/chess", 404, "not_found")
