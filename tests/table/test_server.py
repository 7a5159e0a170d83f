"""The real server as its own process: a duel survives a kill in its middle, and bots play to the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect

from duelkit import games
from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError
from duelkit.table import bot
from duelkit.table.cli import listener
from duelkit.table.config import COMPUTERS


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def table(port: int, data: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A running server."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "duelkit.cli",
            "table",
            "--port",
            str(port),
            "--data",
            str(data),
            "--workers",
            "1",
            *options,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ.copy(),
    )
    try:
        assert process.stdout is not None
        assert "The table is open" in process.stdout.readline()
        # connections wait with the system before anything is served, and until then a Ctrl+C that this process was
        # told to ignore is ignored there too
        with urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
            assert answer.status == 200
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


async def hear(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; a state only with a question or an end."""
    while True:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), 60))
        assert found["type"] != "error", found
        if found["type"] == kind and (kind != "state" or found["ask"] is not None or found["outcome"] is not None):
            return found


@pytest.mark.parametrize("game, deck", [("yugioh", "synchron"), ("judgment", "fire")])
def test_kill_in_mid_duel_loses_nothing(game: str, deck: str, tmp_path: Path) -> None:
    port = free_port()
    kept: dict[str, Any] = {}

    async def before(process: subprocess.Popen[str]) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None, open_timeout=60) as connection:
            await connection.send(json.dumps({"type": "hello", "protocol": 2, "name": "Alice"}))
            kept["token"] = (await hear(connection, "welcome"))["token"]
            await connection.send(
                json.dumps({"type": "create", "game": game, "deck": deck, "opponent": "random", "seed": 11})
            )
            state = await hear(connection, "state")
            kept["room"] = state["room"]
            for _ in range(10):
                await connection.send(
                    json.dumps(
                        {
                            "type": "choose",
                            "room": state["room"],
                            "ask": state["ask"]["id"],
                            "option": len(state["ask"]["options"]) - 1,
                        }
                    )
                )
                state = await hear(connection, "state")
            kept["state"] = state
            process.kill()
            process.wait()
            # the processes of its computer players hold this pipe too; it ends once they have gone as well
            assert process.stdout is not None
            rest = threading.Thread(target=process.stdout.read, daemon=True)
            rest.start()
            await asyncio.to_thread(rest.join, 30)
            assert not rest.is_alive(), "a process of the table lives on"

    async def after() -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None, open_timeout=60) as connection:
            await connection.send(json.dumps({"type": "hello", "protocol": 2, "token": kept["token"]}))
            await hear(connection, "welcome")
            await connection.send(json.dumps({"type": "join", "room": kept["room"]}))
            state = await hear(connection, "state")
            assert state["view"] == kept["state"]["view"]
            assert state["ask"]["options"] == kept["state"]["ask"]["options"]
            await connection.send(
                json.dumps({"type": "choose", "room": kept["room"], "ask": state["ask"]["id"], "option": 0})
            )
            assert (await hear(connection, "state"))["seq"] > state["seq"]

    # nobody is here to hide from: otherwise nearly all of the time is held back between answers
    with table(port, tmp_path, "--no-cover") as process:
        asyncio.run(before(process))
    with table(port, tmp_path, "--no-cover"):
        asyncio.run(after())


def test_bots_play_both_games(tmp_path: Path) -> None:
    port = free_port()
    # nobody is here to hide from: otherwise nearly all of the time is held back between answers
    with table(port, tmp_path, "--no-cover"):
        for game, level in (("yugioh", "greedy"), ("judgment", "greedy"), ("judgment", "random")):
            done = subprocess.run(
                [
                    sys.executable,
                    "-m",
                    "duelkit.cli",
                    "bot",
                    "--url",
                    f"http://127.0.0.1:{port}",
                    "--game",
                    game,
                    "--level",
                    level,
                    "--seed",
                    "4",
                ],
                capture_output=True,
                text=True,
                timeout=240,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert "answers" in done.stdout


@pytest.fixture(scope="module")
def covered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a table for both games, which covers for whom it answers."""
    port = free_port()
    with table(port, tmp_path_factory.mktemp("covered")):
        yield port


@pytest.mark.parametrize("game, deck", [("yugioh", "synchron"), ("judgment", "fire")])
def test_a_computer_of_every_level_plays_the_first_turn(game: str, deck: str, covered: int) -> None:
    """The computer begins: nothing was decided before its first answer, which its process has to find all the same."""
    opponents = [name for name in COMPUTERS if name in games.named(game).levels]

    async def play() -> set[str]:
        async with connect(f"ws://127.0.0.1:{covered}/ws", max_size=None, open_timeout=60) as connection:
            await connection.send(json.dumps({"type": "hello", "protocol": 2, "name": "Alice"}))
            await hear(connection, "welcome")
            for number, opponent in enumerate(opponents):
                await connection.send(
                    json.dumps(
                        {
                            "type": "create",
                            "game": game,
                            "deck": deck,
                            "opponent": opponent,
                            "first": "other",
                            "seed": 5,
                            "id": number,
                        }
                    )
                )
            rooms: dict[str, str] = {}
            began: set[str] = set()
            answered: set[str] = set()
            while len(answered) < len(opponents):
                found = json.loads(await asyncio.wait_for(connection.recv(), 60))
                assert found["type"] != "error", found
                if found["type"] == "room" and found.get("id") is not None:
                    rooms[found["room"]] = opponents[found["id"]]
                # the first state comes with the opening hands, and phases begin by themselves
                if found["type"] == "state":
                    acted = found["ask"] is not None or any(entry["kind"] != "phase" for entry in found["log"])
                    if found["room"] in began and acted:
                        answered.add(rooms[found["room"]])
                    began.add(found["room"])
            return answered

    # who never answers tells for ever how far it is
    assert asyncio.run(asyncio.wait_for(play(), 120)) == set(opponents)


def test_wrong_addresses_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for arguments in (
        ["bot", "--url", "ftp://x"],
        ["bot", "--url", f"http://127.0.0.1:{free_port()}"],
        ["table", "--workers", "0", "--data", str(tmp_path)],
    ):
        assert main(arguments) == 2, arguments
        told.append(capsys.readouterr().err)
    # a table that goes so far leaves its process in another state
    for arguments in (
        ["table", "--port", "99999", "--data", str(tmp_path)],
        ["table", "--host", "203.0.113.1", "--port", "1", "--data", str(tmp_path)],
        ["table", "--database", "nonsense://x"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "duelkit.cli", *arguments], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 2, done
        told.append(done.stderr)
    for words in told:
        assert len(words.strip().splitlines()) == 1 and "expected" in words, words


def test_the_usual_port_gives_way_when_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = int(taken.getsockname()[1])
        monkeypatch.setattr("duelkit.table.cli.PORT", number)
        with listener("127.0.0.1", None) as other:
            assert other.getsockname()[1] not in (0, number)
        with pytest.raises(DuelkitError, match="expected a free port"):
            listener("127.0.0.1", number)


def test_ctrl_c_closes_the_table_quietly(tmp_path: Path) -> None:
    with table(free_port(), tmp_path) as process:
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
        assert process.stdout is not None and process.stdout.read() == ""


def test_ctrl_c_before_anything_is_served_is_quiet(tmp_path: Path) -> None:
    script = (
        "import sys, uvicorn.server\n"
        "def stop(*given, **named): raise KeyboardInterrupt\n"
        "uvicorn.server.asyncio_run = stop\n"
        "from duelkit.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "table", "--port", str(free_port()), "--data", str(tmp_path), "--workers", "1"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr, len(done.stdout.splitlines())) == (0, "", 1)


def test_a_bot_that_was_too_fast_says_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "PAUSE", 0.0)

    class Table:
        """Refuses every message once."""

        def __init__(self) -> None:
            self.sent: list[str] = []

        async def send(self, text: str) -> None:
            self.sent.append(text)

        async def recv(self) -> str:
            return json.dumps(
                {"type": "error", "code": "slow_down", "message": "too many"}
                if len(self.sent) < 3
                else {"type": "pong"}
            )

    async def spoken() -> tuple[dict[str, object], list[str]]:
        there = Table()
        player = bot.Bot(there, games.named("yugioh"), "random", 1)  # type: ignore[arg-type]
        await player.say(type="ping")
        return await player.hear(), there.sent

    heard, sent = asyncio.run(spoken())
    assert heard == {"type": "pong"} and sent == ['{"type": "ping"}'] * 3
