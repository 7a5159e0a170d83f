"""What people bring takes only so much of one process, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
import timeit
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.table.test_server import free_port, table
from websockets.asyncio.client import connect

from duelkit.table.refusals import Refusal
from duelkit.table.workshop import RECORD, TEXT, Workshop

KNIGHT = (
    "試作騎士\n【戦士族／効果】 光属性／星４／攻1800／守1000\n"
    "このカードが召喚に成功した時に発動できる。自分はデッキから１枚ドローする。"
)
STRANGE = "Nobody\n[Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000\nFlibber the gibbet thrice."
PATIENCE = 120


def test_memory_and_time_are_bounded_and_others_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    # on a busy machine some seconds of processor time are minutes on the clock
    monkeypatch.setattr("duelkit.table.processes.LONGEST", 600.0)

    async def run() -> None:
        workshop = Workshop(1, 1)
        try:
            await workshop.warm()
            assert await workshop.run("", json.loads, "[1]", brought=RECORD) == [1]
            long = asyncio.create_task(
                workshop.run("", timeit.timeit, "pass", "pass", timeit.default_timer, 10**12, brought=TEXT)
            )
            for number in range(3):
                assert await workshop.run("", json.loads, f"[{number}]") == [number]
            assert not long.done()
            with pytest.raises(Refusal, match="5 seconds of processor time"):
                await long
            with pytest.raises(Refusal, match="256 MiB of memory"):
                await workshop.run("", bytearray, 300 << 20, brought=RECORD)
            # what was bounded is free again
            assert await workshop.run("", json.loads, "[2]", brought=TEXT) == [2]
            # what cannot be stopped ends with its process
            with pytest.raises(Refusal, match="the work failed"):
                await workshop.run("", sum, range(10**15), brought=RECORD)
            assert await workshop.run("", json.loads, "[3]") == [3]
        finally:
            workshop.close()

    asyncio.run(run())


def test_a_table_that_has_just_opened_says_when_to_ask_again() -> None:
    async def run() -> None:
        workshop = Workshop(1, 1)
        try:
            with pytest.raises(Refusal, match="try again in 2 seconds") as raised:
                await workshop.run("203.0.113.5", json.loads, "[1]", brought=TEXT)
            assert raised.value.code == "slow_down"
            # what needs no reading is done meanwhile, and what was refused cost nothing
            assert await workshop.run("203.0.113.5", json.loads, "[1]") == [1]
            await workshop.warm()
            assert await workshop.run("203.0.113.5", json.loads, "[2]", brought=TEXT) == [2]
        finally:
            workshop.close()

    asyncio.run(run())


BOUNDED = """
import resource
from duelkit.table import bounds

def limits():
    return resource.getrlimit(resource.RLIMIT_AS), resource.getrlimit(resource.RLIMIT_CPU)

before = limits()
try:
    with bounds.bounded(64 << 20):
        bytearray(256 << 20)
    raise SystemExit("no MemoryError")
except MemoryError:
    pass
try:
    with bounds.bounded(seconds=1):
        while True:
            pass
except bounds.TooMuch:
    pass
assert limits() == before, limits()
assert len(bytearray(256 << 20)) == 256 << 20
"""


def test_what_is_bounded_is_as_before_afterwards() -> None:
    # in a process that does nothing else, as the table has it done
    done = subprocess.run([sys.executable, "-c", BOUNDED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


class Uploads:
    """Somebody at a real table who sends things."""

    def __init__(self, port: int, token: str) -> None:
        self.root = f"http://127.0.0.1:{port}/api"
        self.token = token

    def send(self, path: str, body: bytes, method: str = "POST") -> tuple[int, Any, Any]:
        """Status, answer and headers; asks again as long as the table says that it is busy."""
        deadline = time.monotonic() + PATIENCE
        while True:
            request = Request(f"{self.root}{path}", body, {"Authorization": f"Bearer {self.token}"}, method=method)
            try:
                with urlopen(request, timeout=PATIENCE) as found:
                    return found.status, json.loads(found.read()), found.headers
            except HTTPError as error:
                if error.code != 429 or time.monotonic() > deadline:
                    return error.code, json.loads(error.read()), error.headers
                assert int(error.headers["Retry-After"]) > 0
                time.sleep(0.5)

    def upload(self, name: str, body: bytes) -> tuple[int, Any]:
        """A file of cards."""
        return self.send(f"/my/cards/yugioh/upload?name={name}", body)[:2]


def bomb(path: Path) -> bytes:
    """A database of some kilobytes whose texts would have gigabytes."""
    connection = sqlite3.connect(path)
    connection.executescript(
        "CREATE TABLE datas(id integer primary key, alias, type, atk, def, level, race, attribute);"
        "CREATE TABLE texts(id integer primary key, name text, desc text AS (printf('%.*c', 900000, 'x')));"
        "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 3000) "
        "INSERT INTO texts(id, name) SELECT id, 'x' FROM n;"
        "INSERT INTO datas SELECT id, 0, 2, 0, 0, 0, 0, 0 FROM texts;"
    )
    connection.close()
    return path.read_bytes()


def test_files_that_are_bombs_are_refused_by_a_real_table_with_one_line(tmp_path: Path) -> None:
    port = free_port()

    async def greeted() -> str:
        async with connect(f"ws://127.0.0.1:{port}/ws") as line:
            await line.send(json.dumps({"type": "hello", "protocol": 2, "name": "Eve"}))
            return str(json.loads(await line.recv())["token"])

    with table(port, tmp_path / "data"):
        eve = Uploads(port, asyncio.run(greeted()))
        _, told, _ = eve.send("/my/cards/yugioh/read", json.dumps({"text": STRANGE}).encode())
        assert told["problem"]
        assert eve.send("/my/cards/yugioh/read", json.dumps({"text": KNIGHT}).encode())[1]["card"]["atk"] == 1800
        refused = [
            (eve.upload("cards.cdb", bomb(tmp_path / "bomb.cdb")), 400, "computes its column 'desc'"),
            (eve.upload("cards.json", b"[" * 200_000), 400, "nested too deeply"),
            (eve.upload("cards.json", b"[" + b"[]," * (5 << 20) + b"[]]"), 413, "256 MiB of memory"),
            (eve.upload("cards.cdb", b"SQLite format 3\0" + b"\xff" * 5000), 400, "cards.cdb: "),
            (eve.upload("cards.txt", b"\xff\xfe"), 400, "not UTF-8"),
        ]
        for (status, answer), wanted, words in refused:
            assert status == wanted and words in answer["error"]["message"], answer
            assert "\n" not in answer["error"]["message"]
        # the table goes on
        assert eve.send("/my/cards/yugioh/read", json.dumps({"text": KNIGHT}).encode())[1]["card"]["atk"] == 1800
