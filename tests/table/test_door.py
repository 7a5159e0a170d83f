"""Who is let in: the table's names, its own pages, and those who say in time what they want."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.table.test_server import free_port, table

from duelkit.table import Settings, door, make_app
from duelkit.table.limits import Budget, address_of

HELLO = json.dumps({"type": "hello", "protocol": 2})


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = make_app(Settings(workers=1, hosts=("duels.example.org",)))
    with TestClient(app, base_url="http://localhost:8123", client=("127.0.0.1", 50_000)) as found:
        yield found


@pytest.mark.parametrize(
    "host, status",
    [
        ("localhost:8123", 200),
        ("127.0.0.1:8123", 200),
        ("[::1]:8123", 200),
        ("192.168.1.5", 200),
        (f"{socket.gethostname()}:8123", 200),
        ("duels.example.org", 200),
        ("DUELS.example.org.:443", 200),
        ("evil.example", 403),
        ("localhost.evil.example", 403),
        ("127.0.0.1.evil.example:8123", 403),
        ("", 403),
        ("duels.example.org.evil.example", 403),
        ("[::1", 403),
    ],
)
def test_only_names_of_the_table(client: TestClient, host: str, status: int) -> None:
    for path in ("/", "/api/health"):
        assert client.get(path, headers={"host": host}).status_code == status


@pytest.mark.parametrize(
    "host, origin, let_in",
    [
        ("localhost:8123", "http://localhost:8123", True),
        ("localhost:8123", None, True),
        ("duels.example.org", "https://duels.example.org", True),
        ("127.0.0.1:8123", "https://duels.example.org", True),
        ("localhost:8123", "http://localhost:3000", False),
        ("localhost:8123", "https://evil.example", False),
        ("localhost:8123", "null", False),
        ("localhost:8123", "http://192.168.1.7:8123", False),
        ("192.168.1.5:8123", "http://192.168.1.7:8123", False),
        ("localhost:8123", "file://", False),
        ("localhost:8123", "http://localhost:8123.evil.example", False),
    ],
)
def test_no_pages_of_others(client: TestClient, host: str, origin: str | None, let_in: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    if let_in:
        with client.websocket_connect("/ws", headers=headers) as connection:
            connection.send_text(HELLO)
            assert json.loads(connection.receive_text())["type"] == "welcome"
    else:
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=headers):
            pass
    posted = client.post("/api/decks/check", headers=headers, content=b"{}")
    assert (posted.status_code == 403) is not let_in
    assert client.get("/api/health", headers=headers).status_code == 200


def test_slow_requests_are_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the server itself: a head that never ends, and a body that never comes."""
    import uvicorn

    async def app(scope: object, receive: object, send: object) -> None:
        while True:
            message = await receive()  # type: ignore[operator]
            if message["type"] == "http.disconnect" or not message.get("more_body"):
                return

    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.4)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.6)

    async def test() -> None:
        port = free_port()
        server = uvicorn.Server(uvicorn.Config(app, port=port, http=door.Door, log_level="critical", lifespan="off"))
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for begin, more, least in (
            (b"", b"", 0.3),
            (b"GET / HTTP/1.1\r\n", b"x: y\r\n", 0.3),
            (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\n", b"x", 0.5),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            began = time.monotonic()
            writer.write(begin)
            cut = asyncio.create_task(reader.read())
            # dripping on does not prolong it
            while not cut.done() and time.monotonic() - began < 10:
                writer.write(more)
                await asyncio.wait([cut], timeout=0.05)
            assert cut.done() and least < time.monotonic() - began < 5, begin
            writer.close()
        server.should_exit = True
        await running

    asyncio.run(test())


def test_what_listens_beyond_this_machine_says_what_that_means(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "duelkit.cli",
            "table",
            "--host",
            "0.0.0.0",
            "--port",
            "0",
            "--data",
            str(tmp_path),
            "--workers",
            "1",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None and process.stderr is not None
        assert "open at http://localhost:" in process.stdout.readline()
        warning = process.stderr.readline()
        assert "everybody who can reach this machine" in warning and "TLS" in warning
    finally:
        process.kill()
        process.communicate()


def test_names_that_are_none_are_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duelkit.cli", "table", "--data", str(tmp_path), "--allow-host", "https://x.example"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1 and "--allow-host" in done.stderr


@pytest.mark.parametrize(
    "host, name",
    [
        ("203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_under_which_name_an_address_is_counted(host: str, name: str) -> None:
    assert address_of((host, 1)) == name


def test_a_budget_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    budget: Budget[str] = Budget(2.0, 4.0)
    assert [budget.take("a") for _ in range(5)] == [True] * 4 + [False]
    assert budget.take("b", 4.0) and not budget.take("b", 0.5)
    now += 1.0
    assert budget.take("a", 2.0) and not budget.take("a", 0.1)


def test_the_server_answers_with_its_guard(tmp_path: Path) -> None:
    port = free_port()
    with table(port, tmp_path), socket.create_connection(("127.0.0.1", port), 60) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        answer = b""
        while part := connection.recv(4096):
            answer += part
        assert answer.startswith(b"HTTP/1.1 403")
