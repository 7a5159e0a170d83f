"""What the table keeps: accounts, rooms, every decision, decks, uploaded replays; in SQLite, or PostgreSQL by a URL.

One thread owns the database. What is asked for while it is busy goes into its next transaction together, so that many
duels share the cost of a commit; an answer comes only once its transaction is committed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger, Column, Connection, Engine, Float, Integer, MetaData, String, Table, Text, create_engine, delete, event,
    insert, select, update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from duelkit.kernel.errors import DuelkitError

T = TypeVar("T")
Row = dict[str, Any]
Work = tuple[Callable[[Connection], Any], Callable[[Any, Exception | None], None]]
"""What is to be done with the database, and who is told. It may be tried twice, the first time in vain."""

META: Final = MetaData()
ACCOUNTS: Final = Table(
    "accounts", META, Column("id", Integer, primary_key=True, autoincrement=True),
    Column("token", String(64), unique=True, nullable=False), Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False))
ROOMS: Final = Table(
    "rooms", META, Column("id", String(32), primary_key=True), Column("owner", Integer, nullable=False),
    Column("status", String(12), nullable=False, index=True), Column("config", Text, nullable=False),
    Column("seats", Text, nullable=False), Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False))
STEPS: Final = Table(
    "steps", META, Column("room", String(32), primary_key=True), Column("number", Integer, primary_key=True),
    Column("duel", Integer, nullable=False), Column("player", Integer, nullable=False),
    Column("option", BigInteger, nullable=False))
DECKS: Final = Table(
    "decks", META, Column("id", String(32), primary_key=True), Column("account", Integer, nullable=False, index=True),
    Column("game", String(12), nullable=False), Column("name", String(60), nullable=False),
    Column("content", Text, nullable=False), Column("updated", Float, nullable=False))
REPLAYS: Final = Table(
    "replays", META, Column("id", String(32), primary_key=True), Column("text", Text, nullable=False),
    Column("created", Float, nullable=False))

ADD_STEP: Final = insert(STEPS)
"""Made once, for it is what is done most."""

MEMORY: Final = ("sqlite://", "sqlite:///:memory:")


class StoreError(DuelkitError):
    """The database cannot be opened or used."""


@dataclass(frozen=True)
class Account:
    """Somebody who plays. ``id`` is public, the token is not kept, only its hash."""

    id: int
    name: str


@dataclass(frozen=True)
class StoredStep:
    """One decision. ``duel``: its number in the room, 0 for an answer between two duels."""

    duel: int
    player: int
    option: int


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def open_engine(url: str) -> Engine:
    """The database behind a URL.

    :raises StoreError: if it cannot be opened.
    """
    try:
        # a database in memory lives in its one connection
        alone: Row = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}} if url in MEMORY else {}
        engine = create_engine(url, **alone)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _tune)
        META.create_all(engine)
        return engine
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = url.split("@")[-1]
        raise StoreError(f"the database {shown} cannot be opened ({reason}); expected sqlite:///FILE or "
                         "postgresql+psycopg://…") from None


def _tune(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


class Store:
    """The database with its thread.

    :param url: ``sqlite:///FILE``, ``sqlite://`` for one in memory, ``postgresql+psycopg://…``.
    :raises StoreError: if it cannot be opened.
    """

    MOST_AT_ONCE: Final = 256

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="duelkit-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting and close."""
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self._engine.dispose()

    def _work(self) -> None:
        going = True
        while going:
            jobs = [self._jobs.get()]
            while len(jobs) < self.MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get())
            if None in jobs:
                going = False
            self._transaction([job for job in jobs if job is not None])

    def _transaction(self, jobs: list[Work]) -> None:
        """Carry out what is waiting, together; where one of them is refused, each on its own."""
        try:
            with self._engine.begin() as connection:
                done = [(answer, work(connection)) for work, answer in jobs]
        except Exception as failure:  # whatever it is, the thread must live: everybody waits for it
            if len(jobs) == 1:
                jobs[0][1](None, failure)
            else:
                for job in jobs:
                    self._transaction([job])
            return
        for answer, value in done:
            answer(value, None)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Carry out ``work`` in the next transaction; answers once that is committed.

        :raises StoreError: if the database refuses.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(value: T, error: Exception | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(StoreError(f"the database refused ({type(error).__name__})"))

        def answer(value: T, error: Exception | None) -> None:
            loop.call_soon_threadsafe(settle, value, error)

        self._jobs.put((work, answer))
        return await future

    # accounts

    async def new_account(self, name: str) -> tuple[Account, str]:
        """A new account, and its token, which is told only now."""
        token = secrets.token_urlsafe(24)
        row = {"token": hashed(token), "name": name, "created": time.time()}
        key = await self.do(lambda c: c.execute(insert(ACCOUNTS).values(row)).inserted_primary_key)
        assert key is not None
        return Account(int(key[0]), name), token

    async def account(self, token: str) -> Account | None:
        """Whose token this is."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.token == hashed(token))
        row = await self.do(lambda c: c.execute(query).first())
        return None if row is None else Account(row[0], row[1])

    async def rename(self, account: int, name: str) -> None:
        """Give an account another name."""
        await self.do(lambda c: c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(name=name)) and None)

    # rooms

    async def add_room(self, identity: str, owner: int, status: str, config: Row, seats: Sequence[Row]) -> None:
        """A new room."""
        now = time.time()
        row = {"id": identity, "owner": owner, "status": status, "config": json.dumps(config),
               "seats": json.dumps(list(seats)), "created": now, "updated": now}
        await self.do(lambda c: c.execute(insert(ROOMS).values(row)) and None)

    async def update_room(self, identity: str, status: str, seats: Sequence[Row]) -> None:
        """The room has changed."""
        row = {"status": status, "seats": json.dumps(list(seats)), "updated": time.time()}
        await self.do(lambda c: c.execute(update(ROOMS).where(ROOMS.c.id == identity).values(row)) and None)

    async def room(self, identity: str) -> tuple[Row, list[StoredStep]] | None:
        """A room with all its decisions in order."""
        def work(connection: Connection) -> tuple[Row, list[StoredStep]] | None:
            row = connection.execute(select(ROOMS).where(ROOMS.c.id == identity)).mappings().first()
            if row is None:
                return None
            query = select(STEPS.c.duel, STEPS.c.player, STEPS.c.option).where(STEPS.c.room == identity)
            steps = [StoredStep(*found) for found in connection.execute(query.order_by(STEPS.c.number))]
            return {**row, "config": json.loads(row["config"]), "seats": json.loads(row["seats"])}, steps
        return await self.do(work)

    async def open_rooms(self) -> list[str]:
        """The rooms that wait for a player."""
        query = select(ROOMS.c.id).where(ROOMS.c.status == "waiting").order_by(ROOMS.c.created.desc()).limit(100)
        return await self.do(lambda c: [row[0] for row in c.execute(query)])

    async def rooms_of(self, account: int, most: int) -> list[Row]:
        """The rooms in which an account sits, the one that changed last first."""
        sits = ROOMS.c.seats.contains(f'"account": {account},', autoescape=True)
        query = select(ROOMS).where(sits).order_by(ROOMS.c.updated.desc()).limit(most)
        rows = await self.do(lambda c: [dict(row) for row in c.execute(query).mappings()])
        return [{**row, "config": json.loads(row["config"]), "seats": json.loads(row["seats"])} for row in rows]

    async def drop_room(self, identity: str) -> None:
        """Forget a room."""
        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == identity))
            connection.execute(delete(ROOMS).where(ROOMS.c.id == identity))
        await self.do(work)

    # decisions

    async def add_step(self, room: str, number: int, step: StoredStep) -> None:
        """Note decision ``number`` (from 0) of a room."""
        row = {"room": room, "number": number, "duel": step.duel, "player": step.player, "option": step.option}
        await self.do(lambda c: c.execute(ADD_STEP, row) and None)

    async def set_steps(self, room: str, start: int, steps: Sequence[StoredStep]) -> None:
        """Replace the decisions from number ``start`` on."""
        rows = [{"room": room, "number": start + at, "duel": step.duel, "player": step.player, "option": step.option}
                for at, step in enumerate(steps)]

        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == room, STEPS.c.number >= start))
            if rows:
                connection.execute(ADD_STEP, rows)
        await self.do(work)

    # decks

    async def decks(self, account: int) -> list[Row]:
        """The decks of an account."""
        query = select(DECKS).where(DECKS.c.account == account).order_by(DECKS.c.updated.desc())
        rows = await self.do(lambda c: [dict(row) for row in c.execute(query).mappings()])
        return [{**row, "content": json.loads(row["content"])} for row in rows]

    async def deck(self, account: int, identity: str) -> Row | None:
        """One deck of an account; ``None`` if there is none, or it is another's."""
        query = select(DECKS).where(DECKS.c.id == identity, DECKS.c.account == account)
        row = await self.do(lambda c: c.execute(query).mappings().first())
        return None if row is None else {**row, "content": json.loads(row["content"])}

    async def put_deck(self, account: int, identity: str, game: str, name: str, content: Row, most: int) -> bool:
        """Keep a deck, new or changed; ``False`` if it is another's, or the account has ``most`` decks."""
        def work(connection: Connection) -> bool:
            owner = connection.execute(select(DECKS.c.account).where(DECKS.c.id == identity)).scalar()
            values = {"game": game, "name": name, "content": json.dumps(content), "updated": time.time()}
            if owner is None:
                rows = connection.execute(select(DECKS.c.id).where(DECKS.c.account == account)).all()
                if len(rows) >= most:
                    return False
                connection.execute(insert(DECKS).values(id=identity, account=account, **values))
                return True
            if owner != account:
                return False
            connection.execute(update(DECKS).where(DECKS.c.id == identity).values(**values))
            return True
        return await self.do(work)

    async def drop_deck(self, account: int, identity: str) -> bool:
        """Forget a deck; whether there was one."""
        query = delete(DECKS).where(DECKS.c.id == identity, DECKS.c.account == account)
        return await self.do(lambda c: c.execute(query).rowcount > 0)

    # replays

    async def add_replay(self, text: str, keep: int = 2000) -> str:
        """Keep an uploaded record; of more than ``keep`` the oldest goes. Answers its id."""
        identity = secrets.token_urlsafe(9)

        def work(connection: Connection) -> None:
            connection.execute(insert(REPLAYS).values(id=identity, text=text, created=time.time()))
            old = select(REPLAYS.c.id).order_by(REPLAYS.c.created.desc()).offset(keep)
            for row in connection.execute(old).all():
                connection.execute(delete(REPLAYS).where(REPLAYS.c.id == row[0]))
        await self.do(work)
        return identity

    async def replay(self, identity: str) -> str | None:
        """The text of an uploaded record."""
        return await self.do(lambda c: c.execute(select(REPLAYS.c.text).where(REPLAYS.c.id == identity)).scalar())
