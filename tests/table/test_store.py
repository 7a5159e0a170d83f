"""What the table keeps, in SQLite and in PostgreSQL (``DUELKIT_TEST_POSTGRES``: the URL of a database)."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, make_url, select
from sqlalchemy.schema import CreateSchema, DropSchema

from duelkit.table.database import StoreError
from duelkit.table.store import Store, StoredStep
from duelkit.table.tables import ACCOUNTS

POSTGRES = os.environ.get("DUELKIT_TEST_POSTGRES")


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    assert POSTGRES
    # several tests may run at once: each in a schema of its own
    schema = f"duelkit_{secrets.token_hex(6)}"
    engine = create_engine(POSTGRES)
    with engine.begin() as connection:
        connection.execute(CreateSchema(schema))
    own = make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"})
    yield own.render_as_string(hide_password=False)
    with engine.begin() as connection:
        connection.execute(DropSchema(schema, cascade=True))
    engine.dispose()


def with_store(url: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Open the store, work with it, close it."""

    async def run() -> None:
        store = Store(url)
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_accounts_keep_no_token(url: str) -> None:
    async def work(store: Store) -> None:
        alice, token = await store.new_account("アリス")
        bob, other = await store.new_account("Bob")
        assert alice.id != bob.id and token != other
        assert await store.account(token) == alice
        assert await store.account("forged") is None
        await store.rename(bob.id, "Robert")
        found = await store.account(other)
        assert found is not None and found.name == "Robert"

        def kept(connection: Connection) -> list[str]:
            return [str(value) for row in connection.execute(select(ACCOUNTS)) for value in row]

        assert not {token, other} & set(await store.do(kept))

    with_store(url, work)


def test_rooms_and_decisions_outlive_the_store(url: str) -> None:
    steps = [StoredStep(0, 0, 5), StoredStep(1, 1, 1 << 40), StoredStep(1, 0, -1)]

    async def before(store: Store) -> None:
        await store.add_room("r1", 1, "waiting", {"game": "yugioh", "title": "対戦"}, [{"name": "A"}, {}])
        await store.add_room("r2", 1, "waiting", {}, [])
        await asyncio.gather(*(store.add_step("r1", number, step) for number, step in enumerate(steps)))
        await store.add_step("r2", 0, steps[0])
        assert sorted(await store.open_rooms()) == ["r1", "r2"]
        await store.update_room("r1", "playing", [{"name": "A"}, {"name": "B"}])

    async def after(store: Store) -> None:
        found = await store.room("r1")
        assert found is not None
        row, kept = found
        assert (row["status"], row["config"]["title"], row["seats"][1]) == ("playing", "対戦", {"name": "B"})
        assert kept == steps
        assert await store.open_rooms() == ["r2"]
        await store.set_steps("r1", 1, [StoredStep(1, 0, 7)])
        assert (await store.room("r1") or ({}, []))[1] == [steps[0], StoredStep(1, 0, 7)]
        await store.drop_room("r1")
        assert await store.room("r1") is None
        assert (await store.room("r2") or ({}, []))[1] == [steps[0]]

    with_store(url, before)
    with_store(url, after)


def test_a_refused_write_harms_no_other(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_room("r", 1, "waiting", {}, [])
        done = await asyncio.gather(
            store.add_step("r", 0, StoredStep(0, 0, 1)),
            store.add_step("r", 0, StoredStep(0, 0, 2)),
            store.add_step("r", 1, StoredStep(0, 1, 3)),
            store.do(lambda connection: [][1]),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), StoreError, type(None), StoreError]
        assert (await store.room("r") or ({}, []))[1] == [StoredStep(0, 0, 1), StoredStep(0, 1, 3)]

    with_store(url, work)


def test_decks_are_their_owners_alone(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.put_deck(1, "d1", "yugioh", "光", {"main": [1, 2]}, most=2)
        assert await store.put_deck(1, "d2", "judgment", "fire", {"cards": [3]}, most=2)
        assert not await store.put_deck(1, "d3", "judgment", "wood", {}, most=2)
        assert not await store.put_deck(2, "d1", "yugioh", "stolen", {}, most=2)
        assert await store.put_deck(1, "d1", "yugioh", "闇", {"main": [9]}, most=2)
        assert {(row["id"], row["name"]) for row in await store.decks(1)} == {("d1", "闇"), ("d2", "fire")}
        assert (await store.deck(1, "d1") or {})["content"] == {"main": [9]}
        assert await store.deck(2, "d1") is None and await store.decks(2) == []
        assert not await store.drop_deck(2, "d1")
        assert await store.drop_deck(1, "d1") and not await store.drop_deck(1, "d1")

    with_store(url, work)


def test_of_too_many_uploaded_records_the_oldest_goes(url: str) -> None:
    async def work(store: Store) -> None:
        kept = [await store.add_replay(f"record {number}", keep=2) for number in range(3)]
        assert [await store.replay(one) for one in kept] == [None, "record 1", "record 2"]

    with_store(url, work)
