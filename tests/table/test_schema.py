"""The database through the versions: one from before there were versions is brought up, a later one is refused."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from tests.table.house import House, with_house
from tests.table.test_store import url, with_store

from duelkit.kernel.errors import DuelkitError
from duelkit.table.database import open_engine
from duelkit.table.lock import Lock
from duelkit.table.store import Store, StoredStep
from duelkit.table.tables import META

__all__ = ["url"]
OLD: dict[str, Any] = json.loads((Path(__file__).parent / "unversioned.json").read_text(encoding="utf-8"))


def make_old(url: str) -> None:
    """The database as the version before there were versions left it."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in OLD["ddl"][engine.dialect.name]:
            connection.execute(text(statement))
        for name, rows in OLD["rows"].items():
            for row in rows:
                columns = ", ".join(f'"{column}"' for column in row)
                values = ", ".join(f":{column}" for column in row)
                connection.execute(text(f'INSERT INTO "{name}" ({columns}) VALUES ({values})'), row)
    engine.dispose()


def test_a_database_without_a_version_is_brought_up_in_place(url: str) -> None:
    make_old(url)
    known = OLD["known"]

    async def work(store: Store) -> None:
        alice = await store.account(known["alice"])
        assert alice is not None and alice.name == "アリス"
        for key, status in (("waiting", "waiting"), ("playing", "playing"), ("over", "over")):
            found = await store.room(known[key])
            assert found is not None and found[0]["status"] == status and found[0]["made"] is None
            rows = sorted(
                (row for row in OLD["rows"]["steps"] if row["room"] == known[key]), key=lambda row: int(row["number"])
            )
            assert found[1] == [StoredStep(row["duel"], row["player"], row["option"]) for row in rows]
        assert (await store.deck(alice.id, "d1") or {})["content"] == {"main": [1, 2]}
        assert "[duelkit" in (await store.replay(known["replay"]) or "")
        made = {"version": "x", "number": 0, "hash": "y"}
        await store.add_room("new", alice.id, "playing", {}, [], made)
        assert (await store.room("new") or ({},))[0]["made"] == made

    with_store(url, work)


def test_its_rooms_can_be_played_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    make_old(url)

    async def test(house: House) -> None:
        guest = await house.guest(token=OLD["known"]["alice"])
        room = OLD["known"]["playing"]
        await guest.say(type="join", room=room)
        state = await guest.asked(room)
        before = len(guest.heard)
        await guest.choose(room, state, 0)
        assert (await guest.asked(room, before))["seq"] > state["seq"]

    with_house(test, url)


def test_the_steps_lead_to_the_tables_of_this_version(url: str) -> None:
    engine = open_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()
    again = open_engine(url)
    again.dispose()


def test_a_database_of_a_later_version_is_refused(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(DuelkitError, match=r"later version of duelkit.*expected that version"):
        Store(url)


def hold(path: str, ready: Any) -> None:
    """Hold the lock of a database until killed."""
    lock = Lock(f"sqlite:///{path}")
    ready.set()
    signal.pause()
    lock.release()


def test_one_table_at_a_time_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    process = context.Process(target=hold, args=(str(path), ready))
    process.start()
    try:
        assert ready.wait(60)
        done = subprocess.run(
            [sys.executable, "-m", "duelkit.cli", "table", "--data", str(tmp_path), "--port", "0"],
            capture_output=True,
            text=True,
            timeout=60,
            env=os.environ.copy(),
            check=False,
        )
        assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done
        assert f"in use by another table (process {process.pid}); expected" in done.stderr
    finally:
        process.kill()
        process.join()
    store = Store(f"sqlite:///{path}")
    with pytest.raises(DuelkitError, match="in use by another table"):
        Store(f"sqlite:///{path}")
    store.close()
    Store(f"sqlite:///{path}").close()
