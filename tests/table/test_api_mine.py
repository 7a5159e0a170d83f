"""One's own decks over HTTP: nobody else's, whatever is tried."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.web import Web

from duelkit.table.api_mine import MOST_DECKS
from duelkit.table.messages import LARGEST

REBORN, JUNK, STARDUST = 83764718, 63977008, 44508094
MINE = "/api/my/decks"


def deck(**more: Any) -> dict[str, Any]:
    """A deck to keep."""
    return {"game": "yugioh", "deck": {"name": "mine", "main": [REBORN, JUNK], "extra": [STARDUST]}, **more}


def keep(table: Web, token: str, wish: dict[str, Any], path: str = MINE) -> Any:
    """The answer to keeping a deck."""
    answer = table.ask("PUT", path, token, json=wish)
    assert answer.status_code == (201 if path == MINE else 200), answer.text
    return answer.json()


def test_keep_read_change_and_forget(table: Web) -> None:
    token = table.account()
    kept = keep(table, token, deck(edition="mr3", limits="ocg-2015-04"))
    path = f"{MINE}/{kept['id']}"
    read = table.get(path, token=token)
    assert read["deck"] == {"name": "mine", "main": [REBORN, JUNK], "extra": [STARDUST], "side": []}
    assert (read["game"], read["edition"], read["limits"]) == ("yugioh", "mr3", "ocg-2015-04")
    changed = keep(table, token, {"game": "yugioh", "deck": {"name": "changed", "main": [JUNK]}}, path)
    assert changed["id"] == kept["id"]
    listed = table.get(MINE, token=token)["decks"]
    assert [(row["name"], row["deck"]["main"], row["edition"]) for row in listed] == [("changed", [JUNK], None)]
    assert table.ask("DELETE", path, token).status_code == 204
    assert table.get(MINE, token=token)["decks"] == []
    table.refused("GET", path, 404, "not_found", token=token)
    table.refused("DELETE", path, 404, "not_found", token=token)


def test_decks_of_each_game_apart(table: Web) -> None:
    token = table.account()
    keep(table, token, deck())
    keep(table, token, {"game": "judgment", "deck": {"name": "fire", "main": [1, 1, 2]}})
    assert {row["game"] for row in table.get(MINE, token=token)["decks"]} == {"yugioh", "judgment"}
    only = table.get(f"{MINE}?game=judgment", token=token)["decks"]
    assert [(row["game"], row["deck"]["main"]) for row in only] == [("judgment", [1, 1, 2])]


def test_a_deck_need_not_be_legal_but_its_cards_must_exist(table: Web) -> None:
    token = table.account()
    keep(table, token, {"game": "yugioh", "deck": {"main": []}})
    keep(table, token, {"game": "yugioh", "deck": {"main": [REBORN] * 60}})
    assert keep(table, token, {"game": "yugioh", "deck": {"main": [JUNK + 1]}})["deck"]["main"] == [JUNK]
    for wrong in (
        {"game": "yugioh", "deck": {"main": [5]}},
        {"game": "yugioh", "deck": {"main": [], "side": [7]}},
        {"game": "judgment", "deck": {"main": [999]}},
        {"game": "judgment", "deck": {"main": [1], "extra": [2]}},
    ):
        table.refused("PUT", MINE, 400, "bad_deck", token=token, json=wrong)


def test_nobody_reaches_another_ones_deck(table: Web) -> None:
    alice, mallory = table.account("Alice"), table.account("Mallory")
    path = f"{MINE}/{keep(table, alice, deck())['id']}"
    table.refused("GET", path, 404, "not_found", token=mallory)
    table.refused("DELETE", path, 404, "not_found", token=mallory)
    table.refused("PUT", path, 404, "not_found", token=mallory, json=deck())
    assert table.get(MINE, token=mallory)["decks"] == []
    assert table.get(path, token=alice)["name"] == "mine"


def test_an_id_cannot_be_chosen(table: Web) -> None:
    token = table.account()
    table.refused("PUT", f"{MINE}/chosen", 404, "not_found", token=token, json=deck())
    assert table.get(MINE, token=token)["decks"] == []


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        "Bearer nobody",
        "Basic YTpi",
        "Token x",
        f"Bearer {'x' * 5000}",
        "Bearer ' OR 1=1 --",
        "nobody",
    ],
)
def test_without_a_token_that_somebody_has_nothing_is_told(table: Web, header: str | None) -> None:
    table.account()
    headers = {} if header is None else {"authorization": header}
    for method, path in (
        ("GET", MINE),
        ("PUT", MINE),
        ("GET", f"{MINE}/x"),
        ("PUT", f"{MINE}/x"),
        ("DELETE", f"{MINE}/x"),
    ):
        table.refused(method, path, 401, "bad_token", headers=headers, json=deck())
    assert table.ask("GET", MINE, headers=headers).headers["www-authenticate"] == "Bearer"


def test_token_is_asked_for_before_the_body(table: Web) -> None:
    table.refused("PUT", MINE, 401, "bad_token", content=b"x" * (LARGEST + 1))


@pytest.mark.parametrize("identity", ["%2e%2e", "..%2fdecks", "%00", "x" * 200, "a b", "é", "'--", "<script>", "x/y"])
def test_strange_ids_are_not_found(table: Web, identity: str) -> None:
    token = table.account()
    for method in ("GET", "DELETE"):
        answer = table.ask(method, f"{MINE}/{identity}", token)
        assert answer.status_code in (404, 405), (identity, answer.status_code)


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "yugioh"},
        {"game": "chess", "deck": {"main": []}},
        {"game": "yugioh", "deck": "synchron"},
        {"game": "yugioh", "deck": {"main": [1] * 201}},
        {"game": "yugioh", "deck": {"main": []}, "edition": "mr9"},
        {"game": "yugioh", "deck": {"main": []}, "limits": "none"},
        {"game": "yugioh", "deck": {"main": []}, "id": "x"},
        {"game": "judgment", "deck": {"main": []}, "edition": "mr3"},
        {"game": "yugioh", "deck": {"main": [], "name": 5}},
    ],
)
def test_wrong_bodies_are_refused_and_nothing_is_kept(table: Web, wish: dict[str, Any]) -> None:
    token = table.account()
    table.refused("PUT", MINE, 400, "bad_message", token=token, json=wish)
    assert table.get(MINE, token=token)["decks"] == []


def test_deck_over_the_size_is_refused(table: Web) -> None:
    table.refused("PUT", MINE, 413, "too_large", token=table.account(), content=b"[" + b"1," * LARGEST)


def test_names_are_kept_as_they_are_without_what_does_not_print(table: Web) -> None:
    token = table.account()
    name = '<img src=x onerror=alert(1)>\n\u202e日本語\x00"\\'
    kept = keep(table, token, {"game": "yugioh", "deck": {"name": name, "main": []}})
    assert kept["name"] == "<img src=x onerror=alert(1)>日本語"
    assert keep(table, token, {"game": "yugioh", "deck": {"name": "\n\t", "main": []}})["name"] == "deck"


def test_no_more_decks_than_an_account_may_have(table: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_DECKS == 200
    monkeypatch.setattr("duelkit.table.api_mine.MOST_DECKS", 3)
    token = table.account()
    kept = [keep(table, token, deck())["id"] for _ in range(3)]
    assert "3 decks" in table.refused("PUT", MINE, 400, "full", token=token, json=deck())
    keep(table, token, deck(), f"{MINE}/{kept[0]}")
    keep(table, table.account("Bob"), deck())
    assert table.ask("DELETE", f"{MINE}/{kept[0]}", token).status_code == 204
    keep(table, token, deck())
