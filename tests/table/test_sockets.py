"""Hostile clients are refused with a clear error, and the duels of others go on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from duelkit.table import Settings, make_app

HELLO = {"type": "hello", "protocol": 2, "name": "Alice"}
LOCAL = ("127.0.0.1", 50_000)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(make_app(Settings(workers=1, cover=False, hosts=("testserver",))), client=LOCAL) as found:
        yield found


def say(socket: WebSocketTestSession, message: Any) -> None:
    socket.send_text(message if isinstance(message, str) else json.dumps(message))


def answer(socket: WebSocketTestSession, identity: int) -> dict[str, Any]:
    """The answer to a message."""
    while True:
        found: dict[str, Any] = json.loads(socket.receive_text())
        if found.get("id") == identity:
            return found


def greeted(socket: WebSocketTestSession) -> dict[str, Any]:
    say(socket, HELLO)
    found: dict[str, Any] = json.loads(socket.receive_text())
    assert found["type"] == "welcome"
    return found


@pytest.mark.parametrize(
    "first, code",
    [
        ("not json", "bad_message"),
        ("[]", "bad_message"),
        ("{}", "bad_message"),
        ('{"type": "nonsense"}', "bad_message"),
        ('{"type": "lobby"}', "bad_message"),
        ('{"type": "hello", "protocol": 99}', "version"),
        ('{"type": "hello", "protocol": 1}', "version"),
        ('{"type": "hello", "protocol": 2, "token": "forged"}', "bad_token"),
        ('{"type": "hello", "protocol": "1"}', "bad_message"),
        ('{"type": "hello", "protocol": 2, "evil": 1}', "bad_message"),
        ('{"type": "hello", "protocol": 2, "name": ""}', "bad_message"),
        ('{"type": "hello", "protocol": 2, "name": "' + "x" * 25 + '"}', "bad_message"),
        ("[" * 60_000, "bad_message"),
        ('{"type": "hello", "protocol": 2, "name": "' + "x" * 70_000 + '"}', "too_large"),
    ],
)
def test_greeting_that_is_none(client: TestClient, first: str, code: str) -> None:
    with client.websocket_connect("/ws") as socket:
        say(socket, first)
        found = json.loads(socket.receive_text())
        assert found["type"] == "error" and found["code"] == code and found["message"]
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_binary_messages_are_read_like_text(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        socket.send_bytes(json.dumps(HELLO).encode())
        assert json.loads(socket.receive_text())["type"] == "welcome"
        socket.send_bytes(b"\xff\xfe\x00")
        assert json.loads(socket.receive_text())["code"] == "bad_message"


@pytest.mark.parametrize(
    "message, code, told",
    [
        ({"type": "create", "game": "chess", "deck": "x", "opponent": "self"}, "bad_message", "game"),
        (
            {"type": "create", "game": "yugioh", "deck": "../../etc/passwd", "opponent": "self"},
            "bad_deck",
            "unknown deck",
        ),
        ({"type": "create", "game": "judgment", "deck": "/etc/passwd", "opponent": "self"}, "bad_deck", "unknown deck"),
        ({"type": "create", "game": "yugioh", "deck": {"main": [1] * 201}, "opponent": "self"}, "bad_message", "main"),
        ({"type": "create", "game": "yugioh", "deck": {"main": [-1]}, "opponent": "self"}, "bad_message", "main"),
        ({"type": "create", "game": "yugioh", "deck": {"main": [1] * 40}, "opponent": "self"}, "bad_deck", "1"),
        ({"type": "create", "game": "yugioh", "deck": {"main": []}, "opponent": "self"}, "bad_deck", "40"),
        (
            {"type": "create", "game": "yugioh", "deck": "synchron", "opponent": "self", "edition": "../x"},
            "bad_message",
            "edition",
        ),
        (
            {"type": "create", "game": "yugioh", "deck": "synchron", "opponent": "self", "limits": "/etc/passwd"},
            "bad_message",
            "limit list",
        ),
        (
            {"type": "create", "game": "yugioh", "deck": "synchron", "opponent": "friend", "clock": 1},
            "bad_message",
            "clock",
        ),
        (
            {"type": "create", "game": "yugioh", "deck": "synchron", "opponent": "friend", "seed": 1},
            "bad_message",
            "seed",
        ),
        (
            {"type": "create", "game": "judgment", "deck": "fire", "opponent": "friend", "best_of": 3},
            "bad_message",
            "best_of",
        ),
        ({"type": "join", "room": "../../x"}, "bad_message", "room"),
        ({"type": "join", "room": "nowhere"}, "unknown_room", "no such room"),
        ({"type": "choose", "room": "nowhere", "ask": 1, "option": 0}, "unknown_room", "no such room"),
        ({"type": "choose", "room": "nowhere", "ask": 1, "option": -1}, "bad_message", "option"),
        ({"type": "choose", "room": "nowhere", "ask": 1, "option": 1.5}, "bad_message", "option"),
        ({"type": "windows", "room": "nowhere", "mode": "never"}, "bad_message", "mode"),
        (HELLO, "bad_message", "second hello"),
        ({"type": "name", "name": "\u202e\u0000"}, "bad_message", "name"),
    ],
)
def test_messages_that_are_refused(client: TestClient, message: dict[str, Any], code: str, told: str) -> None:
    with client.websocket_connect("/ws") as socket:
        greeted(socket)
        say(socket, {**message, "id": 5})
        found = answer(socket, 5) if message is not HELLO else json.loads(socket.receive_text())
        assert found["code"] == code, found
        assert told in found["message"]
        say(socket, {"type": "lobby", "id": 6})
        assert answer(socket, 6)["type"] == "lobby", "the connection goes on"


def test_flood_is_held_up_and_cut_off(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        greeted(socket)
        for _ in range(400):
            say(socket, {"type": "lobby"})
        codes = []
        with pytest.raises(WebSocketDisconnect):
            while True:
                codes.append(json.loads(socket.receive_text()).get("code"))
        assert codes.count("slow_down") >= 100
        assert codes.count(None) < 200


def test_what_asks_for_more_work_counts_for_several_messages(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        greeted(socket)
        for number in range(40):
            say(socket, {"type": "join", "room": "nowhere", "id": number})
        codes = [answer(socket, number)["code"] for number in range(40)]
        assert 10 <= codes.count("unknown_room") <= 30 and codes[-1] == "slow_down"


def test_another_player_goes_on_while_one_floods(client: TestClient) -> None:
    with client.websocket_connect("/ws") as honest, client.websocket_connect("/ws") as hostile:
        greeted(honest)
        greeted(hostile)
        say(honest, {"type": "create", "game": "judgment", "deck": "fire", "opponent": "self", "seed": 1, "id": 1})
        room = answer(honest, 1)["room"]
        for _ in range(100):
            say(hostile, {"type": "choose", "room": room, "ask": 1, "option": 0})
        state = json.loads(honest.receive_text())
        while state["type"] != "state" or state["ask"] is None:
            state = json.loads(honest.receive_text())
        assert state["seq"] == 1, "nobody else has answered"
        say(honest, {"type": "choose", "room": room, "ask": state["ask"]["id"], "option": 0})
        new = json.loads(honest.receive_text())
        while new["type"] != "state":
            new = json.loads(honest.receive_text())
        assert new["seq"] == 2


def test_names_are_only_text(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        say(socket, {"type": "hello", "protocol": 2, "name": "<b>x</b>\u0007\n"})
        assert json.loads(socket.receive_text())["name"] == "<b>x</b>"


def test_token_is_the_way_back(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        welcome = greeted(socket)
    with client.websocket_connect("/ws") as socket:
        say(socket, {"type": "hello", "protocol": 2, "token": welcome["token"]})
        again = json.loads(socket.receive_text())
        assert again["account"] == welcome["account"] and again["name"] == "Alice"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/..%2f..%2fstore.py", "/js/../../app.py", "/%2e%2e/app.py"])
def test_no_file_outside_the_page(client: TestClient, path: str) -> None:
    found = client.get(path)
    assert found.status_code == 404 or "from __future__" not in found.text and "build-system" not in found.text


def test_page_keeps_to_itself(client: TestClient) -> None:
    found = client.get("/")
    assert found.status_code == 200 and "<!doctype html>" in found.text.lower()
    policy = found.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe-eval" not in policy
    # the only script within the page is the map of the others
    [scripts] = [rule for rule in policy.split(";") if "script-src" in rule]
    assert re.fullmatch(r" script-src 'self' 'sha256-[\w+/=]{44}'", scripts)
    assert found.text.count("<script") == 2
    assert found.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path, status",
    [
        ("/api/replays/nowhere", 404),
        ("/api/replays/..%2f", 404),
        ("/api/replays/nowhere/0", 404),
        ("/api/replays/nowhere/file", 404),
        ("/api/replays/" + "x" * 60, 404),
        ("/api/replays/nowhere?duel=x", 400),
    ],
)
def test_replays_that_are_none(client: TestClient, path: str, status: int) -> None:
    assert client.get(path).status_code == status


@pytest.mark.parametrize(
    "body, status",
    [
        (b"", 400),
        (b"nonsense", 400),
        (b"\xff\xff", 400),
        (b"x" * ((1 << 20) + 1), 413),
        (b'[duelkit "record 1"]\n[game "chess"]\n', 400),
        (b'[duelkit "record 1"]\n[game "yugioh"]\n', 400),
    ],
)
def test_uploads_that_are_none(client: TestClient, body: bytes, status: int) -> None:
    found = client.post("/api/replays", content=body)
    assert found.status_code == status and found.json()["error"]["message"]
