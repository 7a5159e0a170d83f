"""What is kept of rooms: finished duels stay as they were, each finds its own, old ones go when the owner wishes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text, update
from tests.table.house import House, with_house
from tests.table.test_schema import OLD, make_old
from tests.table.test_server import free_port, table
from tests.table.test_store import POSTGRES, url, with_store
from tests.table.web import Here, Owner

from duelkit.kernel.record import read_record
from duelkit.table import replaying
from duelkit.table.api_own import OwnCards
from duelkit.table.database import open_engine
from duelkit.table.pace import Pace
from duelkit.table.refusals import Refusal
from duelkit.table.replays import Replays
from duelkit.table.store import Store, StoredStep
from duelkit.table.tables import ROOMS
from duelkit.yugioh.language.card import LENT

__all__ = ["url"]


def test_another_deck_for_a_rematch_leaves_the_finished_duel_as_it_was(tmp_path: Path) -> None:
    base = f"sqlite:///{tmp_path / 'table.sqlite'}"
    kept: dict[str, str] = {}

    async def record(house: House) -> str:
        return str(await Replays(house.hub).ask("", kept["room"], 1, replaying.text))

    async def before(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = kept["room"] = await alice.room(
            game="yugioh", edition="mr3", deck="synchron", opponent="friend", first="me"
        )
        await bob.say(type="join", room=room, deck="plain")
        state = await alice.asked(room)
        await alice.choose(room, state, 0)
        await house.settle()
        await bob.say(type="surrender", room=room)
        await house.settle()
        kept["record"] = await record(house)
        await bob.say(type="rematch", room=room, deck="overlay")
        await bob.say(type="windows", room=room, mode="always")
        await house.settle()
        assert await record(house) == kept["record"]
        await alice.say(type="rematch", room=room)
        await house.settle()
        # the next duel is played with what was asked for
        again = house.hub.rooms[bob.last("room", room)["next"]]
        assert [seat.deck.name for seat in again.seats if seat.deck is not None and seat.name == "Bob"] != ["plain"]

    async def after(house: House) -> None:
        assert await record(house) == kept["record"]
        assert read_record(kept["record"], "record").end is not None

    with_house(before, base)
    with_house(after, base)


def test_a_duel_given_up_while_an_answer_is_held_back_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = f"sqlite:///{tmp_path / 'table.sqlite'}"
    kept: dict[str, str] = {}
    monkeypatch.setattr(Pace, "draw", lambda pace, kind=0: 600.0)
    monkeypatch.setattr("duelkit.table.hub.secrets.randbits", lambda bits: 7)

    async def before(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = kept["room"] = await alice.room(
            game="yugioh", edition="mr3", deck="plain", opponent="friend", first="me"
        )
        for guest in (alice, bob):
            if guest is bob:
                await bob.say(type="join", room=room, deck="plain")
            await guest.say(type="windows", room=room, mode="can")
        await house.settle()
        # the table passes for both players before the first draw, and has not yet shown it
        desk = house.hub.rooms[room].course.on_table
        assert desk.decision is not None and desk.decision.alone() and not desk.record.steps
        moment = desk.turn, desk.duel.phase
        await bob.say(type="surrender", room=room)
        await house.settle()
        # what would be passed next, and what would be asked, depends on hidden cards
        assert desk.outcome is not None and (desk.turn, desk.duel.phase) == moment
        kept["record"], kept["digest"] = str(desk.record.steps), desk.digest()
        assert alice.last("room", room)["status"] == "over"

    async def after(house: House) -> None:
        loaded = await house.hub.find(kept["room"])
        assert str(loaded.course.record_of(1).steps) == kept["record"]
        assert loaded.course.on_table.digest() == kept["digest"]

    with_house(before, base, cover=True)
    with_house(after, base, cover=True)


def test_each_finds_its_own_rooms_by_an_index(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(40):
            await store.add_room(f"r{number}", 1, "over", {}, [{"account": 1 + number % 4}, {"account": 7}])
        await store.update_room("r0", "over", [{"account": 9}, {"account": 12}])
        assert [row["id"] for row in await store.rooms_of(9, 60)] == ["r0"]
        assert [row["id"] for row in await store.rooms_of(1, 3)] == ["r36", "r32", "r28"]
        assert len(await store.rooms_of(7, 60)) == 39 and len(await store.rooms_of(7, 5)) == 5
        if url.startswith("sqlite"):
            plan = await store.do(
                lambda c: str(
                    c.execute(
                        text("EXPLAIN QUERY PLAN SELECT * FROM rooms WHERE first = 1 ORDER BY updated DESC LIMIT 60")
                    ).all()
                )
            )
            assert "ix_rooms_first" in plan and "SCAN" not in plan

    with_store(url, work)


def test_rooms_of_earlier_versions_are_found_too(url: str) -> None:
    make_old(url)

    async def work(store: Store) -> None:
        alice = await store.account(OLD["known"]["alice"])
        assert alice is not None
        assert {row["id"] for row in await store.rooms_of(alice.id, 60)} >= {
            OLD["known"][key] for key in ("playing", "over")
        }

    with_store(url, work)


@pytest.mark.parametrize("version", ["0001", "0002", "0003"])
def test_a_database_of_every_earlier_version_is_brought_up(version: str, url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        # back to what that version left
        for index in ("ix_rooms_first", "ix_rooms_second", "ix_rooms_updated"):
            connection.execute(text(f"DROP INDEX {index}"))
        for column in ("first", "second", *(["made"] if version == "0001" else [])):
            connection.execute(text(f'ALTER TABLE rooms DROP COLUMN "{column}"'))
        if version != "0003":
            connection.execute(text("DROP TABLE own_cards"))
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        for number, seats in enumerate(('[{"account": 5}, {"account": 0}]', "no JSON", "[]")):
            connection.execute(
                text(
                    "INSERT INTO rooms(id, owner, status, config, seats, created, updated) "
                    "VALUES (:id, 5, 'over', '{}', :seats, 1, 2)"
                ),
                {"id": f"old{number}", "seats": seats},
            )
    engine.dispose()

    async def work(store: Store) -> None:
        assert [row["id"] for row in await store.rooms_of(5, 60)] == ["old0"]
        await store.add_room("new", 5, "over", {}, [{"account": 5}])
        assert [row["id"] for row in await store.rooms_of(5, 60)] == ["new", "old0"]

    with_store(url, work)


def test_old_rooms_are_forgotten_when_the_owner_wishes(tmp_path: Path) -> None:
    base = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def test(house: House) -> None:
        store = house.hub.store
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        await store.add_room("old", 1, "over", {}, [], steps=[StoredStep(1, 0, 1)])
        await store.add_room("young", 1, "over", {}, [], steps=[StoredStep(1, 0, 1)])
        long_ago = time.time() - 3 * 86_400
        old = update(ROOMS).where(ROOMS.c.id != "young").values(updated=long_ago)
        await store.do(lambda c: c.execute(old) and None)
        await house.hub.forget_old()
        assert await store.room("old") is not None
        house.hub._keep_rooms = 2
        await house.hub.forget_old()
        assert await store.room("old") is None and await store.room("young") is not None
        # a room that is open stays, however long nothing was stored of it
        assert await store.room(room) is not None
        assert await store.do(lambda c: c.execute(text("SELECT count(*) FROM steps WHERE room = 'old'")).scalar()) == 0

    with_house(test, base)


def test_a_clock_that_jumps_forgets_no_open_room_and_loses_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        house.hub._keep_rooms = 1
        now = time.time()
        for jump in (10 * 365 * 86_400, -10 * 365 * 86_400, 0):
            monkeypatch.setattr("duelkit.table.hub.time.time", lambda jump=jump: now + jump)
            await house.hub.forget_old()
            state = guest.last("state", room)
            after = len(guest.heard)
            await guest.choose(room, state, 0)
            await guest.asked(room, after)
        monkeypatch.undo()
        found = await house.hub.store.room(room)
        assert found is not None and len(found[1]) == 3

    with_house(test)


def test_a_look_at_ones_rooms_has_a_budget_and_so_has_guessing_of_cards() -> None:
    from tests.table.web import Web

    store = Store("sqlite://")
    try:
        web = Web(store)
        _, token = asyncio.run(store.new_account("Alice"))
        found = [web.ask("GET", "/api/my/rooms", token).status_code for _ in range(25)]
        assert found[:15] == [200] * 15 and found[-1] == 429
    finally:
        store.close()


def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with table(free_port(), data):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert "table.sqlite" in modes and not any(mode & 0o077 for mode in modes.values()), modes
    # what an earlier version left open is closed
    (data / "table.sqlite").chmod(0o644)
    with table(free_port(), data):
        assert stat.S_IMODE((data / "table.sqlite").stat().st_mode) == 0o600


def test_a_durable_table_writes_through(tmp_path: Path) -> None:
    for durable, wanted in ((False, 1), (True, 2)):
        store = Store(f"sqlite:///{tmp_path / 'table.sqlite'}", durable)
        try:
            assert asyncio.run(store.do(lambda c: c.execute(text("PRAGMA synchronous")).scalar())) == wanted
        finally:
            store.close()


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\0" + b"\xff" * 4000, None])
def test_a_corrupt_database_is_told_in_one_line(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    if content is None:
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE rooms(id TEXT PRIMARY KEY)")
        connection.execute("INSERT INTO rooms VALUES ('x')")
        connection.commit()
        connection.close()
        data = bytearray(path.read_bytes())
        data[100:4096] = os.urandom(3996)
        content = bytes(data)
    path.write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-m", "duelkit.cli", "table", "--data", str(tmp_path), "--port", "0"],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ.copy(),
        check=False,
    )
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done
    assert "table.sqlite" in done.stderr and "cannot be opened" in done.stderr
    assert path.read_bytes() == content


def test_who_is_not_in_a_delayed_room_learns_nothing_by_branching_or_from_the_lobby() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        room = await alice.room(game="judgment", deck="fire", opponent="friend", public=True, delay=1)
        await bob.say(type="join", room=room, deck="water")
        await house.settle()

        async def asked() -> str:
            await eve.say(type="branch", room=room, id=5)
            return str(eve.heard[-1])

        before = await asked()
        await bob.say(type="surrender", room=room)
        for player in (alice, bob):
            await player.say(type="rematch", room=room)
        await house.settle()
        standing = house.hub.rooms[room].standing
        assert standing.status == "over" and standing.next in house.hub.rooms
        assert await asked() == before
        listed = [entry.room for entry in house.hub.lobby.listed(eve).rooms]
        assert standing.next not in listed
        await eve.say(type="lobby")
        await eve.until(lambda found: str(standing.next) in str(found))

    with_house(test)


def test_numbers_of_written_cards_cannot_be_tried_freely() -> None:
    async def run() -> None:
        store = Store("sqlite://")
        own = OwnCards(Owner(store, Here()))
        try:
            said = []
            for number in range(40):
                with pytest.raises(Refusal) as raised:
                    await own.line("yugioh", LENT + 16 * number, "203.0.113.5")
                said.append(raised.value.code)
            assert said[:20] == ["not_found"] * 20 and said.count("not_found") < 30 and said[-1] == "slow_down"
            # a deck is a hundred tries
            assert await own.lines("yugioh", [LENT + 16 * number for number in range(100)], "203.0.113.6") == []
            with pytest.raises(Refusal, match="try again in"):
                await own.lines("yugioh", [LENT], "203.0.113.6")
            # cards of the library are no tries, and others are not held up
            assert await own.line("yugioh", 89631139, "203.0.113.5") is None
            assert await own.lines("yugioh", [LENT], "203.0.113.7") == []
        finally:
            store.close()

    asyncio.run(run())


# a second table does not open on an SQLite file
@pytest.mark.parametrize("url", ["postgresql"] if POSTGRES else [], indirect=True)
def test_two_tables_on_one_database_never_write_over_each_other(url: str) -> None:
    async def run() -> None:
        one, two = House(url), House(url)
        await one.hub.open()
        await two.hub.open()
        try:
            alice = await one.guest("Alice")
            room = await alice.room(game="judgment", deck="fire", opponent="self", seed=1)
            state = await alice.asked(room)
            again = await two.guest(token=alice.token)
            await again.say(type="join", room=room)
            there = await again.asked(room)
            # both stand at the same question; the second one to answer it is refused, unless it answers the same
            await alice.choose(room, state, 0)
            await one.settle()
            await again.choose(room, there, 1)
            refused = await again.until(lambda found: found["type"] == "error")
            assert refused["code"] == "internal"
            found = await one.hub.store.room(room)
            desk = one.hub.rooms[room].course.desk
            assert found is not None and desk is not None
            assert [step.option for step in found[1]] == [step.option for step in desk.record.steps]
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())
