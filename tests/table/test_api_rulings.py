"""Rulings over HTTP: listed, searched, shown step by step, played on, and behind cards and statements."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.web import Web

from duelkit.yugioh.cards import library
from duelkit.yugioh.rulings import rulings

SCARECROW = "swift-scarecrow-attacker-gone"


def choose(table: Web, ruling: str, **more: Any) -> Any:
    return table.post("/api/rulings/choose", {"game": "yugioh", "ruling": ruling, **more})


def test_the_rulings_of_a_game(table: Web) -> None:
    every = table.get("/api/rulings/yugioh")["rulings"]
    assert [one["id"] for one in every] == list(rulings())
    assert all(one["question"]["ja"] and one["answer"]["en"] and one["sources"] and one["editions"] for one in every)
    assert table.get("/api/rulings/judgment") == {"rulings": []}
    assert {game["id"]: game["rulings"] for game in table.get("/api/games")["games"]} == {
        "yugioh": len(every),
        "judgment": 0,
    }
    found = table.get("/api/rulings/yugioh?search=Spirit%20Reaper")["rulings"]
    assert "reaper-equipped" in [one["id"] for one in found] and len(found) < len(every)
    one = table.get(f"/api/rulings/yugioh/{SCARECROW}")
    assert one["sources"] == ["fid 12933"] and one["date"] == "2017-03-24" and one["against"] == []
    assert one["steps"][0] == {"ja": "バトルフェイズへ", "en": "On to the Battle Phase"}
    names = {"ja": "速攻のかかし", "en": "Swift Scarecrow"}
    assert {"number": library()["速攻のかかし"].passcode, "name": names} in one["cards"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/api/rulings/chess", "no game 'chess'; expected one of"),
        ("/api/rulings/yugioh/nothing", "unknown ruling 'nothing'; expected an id"),
        ("/api/rulings/judgment?search=x", "has no rulings"),
        ("/api/rulings/yugioh?search=" + "a%20" * 13, "a search for 13 words; expected at most 12"),
    ],
)
def test_what_there_is_not_is_refused(table: Web, path: str, message: str) -> None:
    status, code = (400, "bad_message") if "words" in message else (404, "not_found")
    assert message in table.refused("GET", path, status, code)


def test_a_ruling_is_shown_step_by_step(table: Web) -> None:
    state = choose(table, SCARECROW)
    assert state["step"] == 0 and state["steps"] == 9 and state["shown"] is state["ask"] is None
    assert state["edition"] == "mr20-official" and state["you"] == 0
    assert [card["passcode"] for card in state["view"]["sides"][1]["hand"]] == [library()["速攻のかかし"].passcode]
    told = [choose(table, SCARECROW, step=step, edition="mr3") for step in range(1, 10)]
    assert [one["shown"]["kind"] for one in told] == ["done"] * 5 + ["holds"] * 4
    assert told[1]["shown"]["said"][0]["rules"] == ["MR3-BP-04"]
    assert [entry["n"] for entry in told[-1]["log"]] == list(range(1, len(told[-1]["log"]) + 1))
    alone = choose(table, "exiled-force-alone", step=1)["shown"]
    assert alone["kind"] == "holds" and alone["said"][0]["rules"] == ["MR20-TGT-01"]
    assert alone["text"]["ja"] == "自分は「ならず者傭兵部隊」を発動できない"


def test_one_plays_on_from_a_step(table: Web) -> None:
    state = choose(table, SCARECROW, step=2, playing=True)
    assert state["playing"] and state["ask"]["kind"] == "respond" and state["made"] == []
    passing = next(index for index, option in enumerate(state["ask"]["options"]) if option["verb"] == "pass")
    after = choose(table, SCARECROW, step=2, playing=True, option=passing)
    assert after["made"] == [passing] and after["you"] == 1, "the other player is asked"
    card = next(option["card"] for option in after["ask"]["options"] if option["card"] is not None)
    why = table.post(
        "/api/rulings/why",
        {"game": "yugioh", "ruling": SCARECROW, "step": 2, "playing": True, "made": [passing], "card": card},
    )
    assert any(judged["offered"] for judged in why["judged_actions"])
    lines = table.post("/api/rulings/why", {"game": "yugioh", "ruling": SCARECROW, "step": 2, "playing": True})
    assert lines["lines"]


@pytest.mark.parametrize(
    ("more", "status", "code", "message"),
    [
        ({"step": 10}, 400, "bad_message", "step 10; expected at most 9"),
        ({"option": 0}, 400, "not_offered", "option 0; expected a number below 0"),
        ({"step": 2, "playing": True, "option": 9}, 400, "not_offered", "option 9; expected a number below"),
        ({"ruling": "nothing"}, 404, "not_found", "unknown ruling 'nothing'"),
        ({"edition": "ex04"}, 400, "bad_message", "says nothing of 'ex04'; expected one of"),
    ],
)
def test_what_does_not_fit_is_refused(table: Web, more: dict[str, Any], status: int, code: str, message: str) -> None:
    wish = {"game": "yugioh", "ruling": SCARECROW, **more}
    assert message in table.refused("POST", "/api/rulings/choose", status, code, json=wish)


def test_cards_statements_and_reasons_name_the_rulings(table: Web) -> None:
    force = library()["Exiled Force"].passcode
    assert "exiled-force-alone" in [one["id"] for one in table.get(f"/api/cards/yugioh/{force}")["rulings"]]
    assert "sangan-as-xyz-material" in [one["id"] for one in table.get("/api/rules/MR3-XYZ-08")["rulings"]]
    assert table.get("/api/rules/EOJ-SUMMON-03")["rulings"] == []
    state = choose(table, "exiled-force-alone", playing=True)
    card = state["view"]["sides"][0]["monsters"][0]["card"]
    why = table.post(
        "/api/rulings/why", {"game": "yugioh", "ruling": "exiled-force-alone", "playing": True, "card": card}
    )
    reasons = [reason for judged in why["judged_actions"] for reason in judged["reasons"]]
    assert [reason["rulings"] for reason in reasons if "rulings" in reason] == [["exiled-force-alone"]]


def test_puzzles_and_rulings_of_one_game_are_kept_apart(table: Web) -> None:
    assert "puzzles" in table.get("/api/puzzles/yugioh")
    assert "rulings" in table.get("/api/rulings/yugioh")
