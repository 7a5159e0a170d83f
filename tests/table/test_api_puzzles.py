"""Puzzles over HTTP: the list, a puzzle played to its end, what is answered on the way and off it, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.web import Web

from duelkit import games
from duelkit.puzzles import Puzzle
from duelkit.table import api_puzzles

EASIEST = {game.identity: min(game.puzzles(), key=lambda puzzle: len(puzzle.solution)) for game in games.every()}


def ask(table: Web, what: str, puzzle: Puzzle, **more: Any) -> Any:
    return table.post(f"/api/puzzles/{what}", {"game": puzzle.game, "puzzle": puzzle.identity, **more})


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_the_puzzles_of_a_game(table: Web, game: str) -> None:
    known = games.named(game).puzzles()
    listed = table.get(f"/api/puzzles/{game}")["puzzles"]
    assert [(one["id"], one["name"], one["task"], one["goal"], one["level"]) for one in listed] == [
        (puzzle.identity, puzzle.name, puzzle.task, puzzle.goal, puzzle.level) for puzzle in known
    ]
    assert next(one["puzzles"] for one in table.get("/api/games")["games"] if one["id"] == game) == len(known) > 0


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_hints_lead_to_the_end(table: Web, game: str) -> None:
    puzzle = EASIEST[game]
    lines = ask(table, "solution", puzzle)["lines"]
    assert len(lines) == len(puzzle.solution) and all(line["ja"] and line["en"] for line in lines)
    state = ask(table, "choose", puzzle)
    assert state["made"] == [] and state["back"] is None and state["answer"] is None and state["ask"]
    while not state["result"]:
        hint = ask(table, "hint", puzzle, made=state["made"])
        assert hint["answer"]["kind"] == "right"
        before = state["made"]
        state = ask(table, "choose", puzzle, made=before, option=hint["hint"])
        assert state["made"][: len(before) + 1] == [*before, hint["hint"]] and state["back"] >= len(before)
    assert state["result"] == "solved" and state["ask"] is None
    assert state["answer"]["kind"] == "right" and state["answer"]["title"] == {"ja": "正解です", "en": "Solved"}
    assert len(state["made"]) == len(puzzle.solution)
    assert ask(table, "hint", puzzle, made=state["made"])["hint"] is None


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_a_wrong_way_is_told_as_such_to_its_end(table: Web, game: str) -> None:
    puzzle = EASIEST[game]
    state = ask(table, "choose", puzzle)
    end = len(state["ask"]["options"]) - 1
    state = ask(table, "choose", puzzle, option=end)
    assert state["answer"]["kind"] == "impossible"
    if not state["result"]:
        found = ask(table, "hint", puzzle, made=state["made"])
        assert found["hint"] is None and found["answer"]["kind"] == "impossible"
    while not state["result"]:
        state = ask(table, "choose", puzzle, made=state["made"], option=len(state["ask"]["options"]) - 1)
    assert state["result"] == "failed" and state["ask"] is None
    assert state["answer"]["said"][0]["text"]["en"].startswith("Not solved")
    again = ask(table, "choose", puzzle, made=state["made"][: state["back"]])
    assert again["result"] == "" and again["ask"]


def test_what_is_not_found_in_time_is_not_said(table: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = EASIEST["judgment"]
    monkeypatch.setattr(api_puzzles, "WHOLE", 0.0)
    monkeypatch.setattr(api_puzzles, "_SOLVERS", type(api_puzzles._SOLVERS)())
    state = ask(table, "choose", puzzle)
    steps = games.named("judgment").puzzles()
    wrong = next(at for at, option in enumerate(puzzle.begin().duel.decision.options) if option != puzzle.solution[0])
    assert len(steps) and ask(table, "choose", puzzle, made=state["made"], option=wrong)["answer"]["kind"] == "other"


def test_why_and_forecast(table: Web) -> None:
    for puzzle in EASIEST.values():
        assert ask(table, "why", puzzle)["lines"]
        state = ask(table, "choose", puzzle)
        number = next(card["card"] for card in state["view"]["sides"][0]["hand"])
        assert ask(table, "why", puzzle, card=number)["judged_actions"]
    assert "courses" in ask(table, "forecast", EASIEST["judgment"], option=0)


def test_solvers_are_kept_and_bounded(table: Web) -> None:
    for puzzle in games.named("judgment").puzzles()[: api_puzzles.SOLVERS + 2]:
        ask(table, "choose", puzzle)
    assert len(api_puzzles._SOLVERS) == api_puzzles.SOLVERS


@pytest.mark.parametrize(
    ("body", "code", "told"),
    [
        ({"puzzle": "none"}, "bad_message", "unknown puzzle 'none'; expected a number from 1 to"),
        ({"game": "chess"}, "bad_message", "unknown game 'chess'; expected yugioh or judgment"),
        ({"made": [99]}, "not_offered", "option 99; expected a number below"),
        ({"option": 99}, "not_offered", "option 99; expected a number below"),
        ({"made": [1] * 201}, "bad_message", "Expected `array` of length <= 200 - at `$.made`"),
        ({"lesson": "1"}, "bad_message", "Object contains unknown field `lesson`"),
    ],
)
def test_refusals(table: Web, body: dict[str, Any], code: str, told: str) -> None:
    wish = {"game": "judgment", "puzzle": "1", **body}
    assert told in table.refused("POST", "/api/puzzles/choose", 400, code, json=wish)


def test_addresses_without_puzzles(table: Web) -> None:
    table.refused("GET", "/api/puzzles/chess", 404, "not_found")
    table.refused("GET", "/api/puzzles/yugioh/1", 404, "not_found")


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_hints_themes_and_the_puzzle_of_a_day(table: Web, game: str) -> None:
    known = games.named(game).puzzles()
    listed = table.get(f"/api/puzzles/{game}")
    assert all(set(one["themes"]) <= set(listed["themes"]) and one["rating"] > 900 for one in listed["puzzles"])
    assert all(words["ja"] and words["en"] for words in listed["themes"].values())
    puzzle = EASIEST[game]
    hint = ask(table, "hint", puzzle)
    state = ask(table, "choose", puzzle)
    assert hint["hints"][-1]["en"] == state["ask"]["options"][hint["hint"]]["text"]["en"] and len(hint["hints"]) >= 2
    day = table.get(f"/api/puzzles/{game}/day/2026-11-27")
    assert day["id"] in {one.identity for one in known}
    table.refused("GET", f"/api/puzzles/{game}/day/never", 400, "bad_message")


def test_a_player_is_rated(table: Web) -> None:
    puzzle = EASIEST["yugioh"]
    found = ask(table, "rate", puzzle, solved=True)["rating"]
    assert found["rating"] > 1500
    again = ask(table, "rate", puzzle, solved=False, **found)["rating"]
    assert again["rating"] < found["rating"] and again["deviation"] < found["deviation"]
    refused = {"game": "yugioh", "puzzle": puzzle.identity, "solved": True, "rating": -1.0}
    table.refused("POST", "/api/puzzles/rate", 400, "bad_message", json=refused)
