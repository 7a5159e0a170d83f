"""What the table keeps: accounts, rooms, every decision, decks, uploaded replays; in SQLite, or PostgreSQL by a URL.

One thread owns the database. What is asked for while it is busy goes into its next transaction together, so that many
duels share the cost of a commit; an answer comes only once its transaction is committed.

A database that fails is tried again, with longer and longer pauses: it may be full, locked, or just being restarted. A
transaction whose end was not heard may have been committed all the same, so all that is done here can be done twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import StaticPool

from duelkit.kernel.errors import DuelkitError
from duelkit.table.lock import Lock
from duelkit.table.schema import upgrade

T = TypeVar("T")
Row = dict[str, Any]
Work = tuple[Callable[[Connection], Any], Callable[[Any, Exception | None], None]]
"""What is to be done with the database, and who is told. It may be tried twice, the first time in vain."""

META: Final = MetaData()
ACCOUNTS: Final = Table(
    "accounts",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("token", String(64), unique=True, nullable=False),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
)
ROOMS: Final = Table(
    "rooms",
    META,
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("config", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # what it is played with: version, rules, cards, and the state at its latest hash; empty in rooms of older versions
    Column("made", Text, nullable=False, server_default=""),
    # the accounts that sit there, so that each finds its own rooms
    Column("first", Integer, nullable=True),
    Column("second", Integer, nullable=True),
    Index("ix_rooms_first", "first", "updated"),
    Index("ix_rooms_second", "second", "updated"),
    Index("ix_rooms_updated", "updated"),
)
STEPS: Final = Table(
    "steps",
    META,
    Column("room", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("duel", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("option", BigInteger, nullable=False),
)
DECKS: Final = Table(
    "decks",
    META,
    Column("id", String(32), primary_key=True),
    Column("account", Integer, nullable=False, index=True),
    Column("game", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("content", Text, nullable=False),
    Column("updated", Float, nullable=False),
)
OWN_CARDS: Final = Table(
    "own_cards",
    META,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("account", Integer, nullable=False, index=True),
    Column("game", String(12), nullable=False),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
    # the number of the card that has taken its place
    Column("newer", BigInteger, nullable=True),
)
REPLAYS: Final = Table(
    "replays",
    META,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)

ADD_STEP: Final = insert(STEPS)
ADD_NEW_STEP: Final = {
    name: kind.insert(STEPS).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    for name, kind in (("sqlite", sqlite), ("postgresql", postgresql))
}
"""By kind of database. Made once, for it is what is done most."""

MEMORY: Final = ("sqlite://", "sqlite:///:memory:")
PATIENCE: Final = 20.0
"""For so many seconds a database that fails is tried again before what was asked is refused."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
TROUBLE: Final = 1.0
"""After so many seconds of it, it is told that the database fails."""
MOST_WAITING: Final = 20_000
"""So much may wait for the database; more is refused at once."""
LOG: Final = logging.getLogger("duelkit.table")


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


def open_engine(url: str, durable: bool = False) -> Engine:
    """The database behind a URL, with its tables as this version needs them.

    :param durable: whether SQLite writes each transaction through to the disk.
    :raises StoreError: if it cannot be opened, or a later version has made it.
    """
    try:
        # a database in memory lives in its one connection
        alone: Row = (
            {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
            if url in MEMORY
            else {"pool_pre_ping": True, "pool_size": 1, "max_overflow": 1, "pool_timeout": 5}
        )
        engine = create_engine(url, **alone)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _tune_durably if durable else _tune)
        try:
            upgrade(engine)
        except Exception:
            engine.dispose()
            raise
        return engine
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = url.split("@")[-1]
        raise StoreError(
            f"the database {shown} cannot be opened ({reason}); expected sqlite:///FILE or postgresql+psycopg://…"
        ) from None


def passes(error: Exception) -> bool:
    """Whether a failure of the database may pass: it is locked, full, gone, or just coming up again."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | InternalError | PoolTimeout | OSError)


def _reason(error: Exception) -> str:
    return (str(getattr(error, "orig", None) or "").splitlines() or [type(error).__name__])[0]


def _rows(room: str, start: int, steps: Sequence[StoredStep]) -> list[Row]:
    return [
        {"room": room, "number": start + at, "duel": step.duel, "player": step.player, "option": step.option}
        for at, step in enumerate(steps)
    ]


def sitting(seats: Sequence[Row]) -> Row:
    """The accounts of the seats of a room."""
    accounts = [seat.get("account") or None for seat in seats[:2]]
    return dict(zip(("first", "second"), [*accounts, None, None], strict=False))


def _tune(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _tune_durably(connection: Any, record: object) -> None:
    _tune(connection, record)
    connection.execute("PRAGMA synchronous=FULL")


class Store:
    """The database with its thread.

    :param durable: whether a power failure may lose nothing that was answered, and not only the end of the process.
    :param url: ``sqlite:///FILE``, ``sqlite://`` for one in memory, ``postgresql+psycopg://…``.
    :raises StoreError: if it cannot be opened.
    """

    MOST_AT_ONCE: Final = 256

    def __init__(self, url: str, durable: bool = False) -> None:
        self._lock = Lock(url)
        try:
            self._engine = open_engine(url, durable)
        except DuelkitError:
            self._lock.release()
            raise
        self.patience = PATIENCE
        self.on_trouble: Callable[[bool], None] = lambda _: None
        """Called, in the thread of the database, when it has failed for a while, and when it works again."""
        self._troubled = False
        self._closing = threading.Event()
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="duelkit-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting and close."""
        self._closing.set()
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self._engine.dispose()
        self._lock.release()

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
        """Carry out what is waiting, together; where one of them is refused, each on its own.

        What fails for a reason that may pass is tried again for a while.
        """
        began = time.monotonic()
        pause = FIRST_PAUSE
        while True:
            try:
                done = self._once(jobs)
                break
            except Exception as failure:  # whatever it is, the thread must live: everybody waits for it
                spent = time.monotonic() - began
                if passes(failure) and spent + pause < self.patience and not self._closing.is_set():
                    if spent + pause >= TROUBLE:
                        self._tell(True, failure)
                    self._closing.wait(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                elif len(jobs) == 1 or passes(failure):
                    for _, answer in jobs:
                        answer(None, failure)
                    return
                else:
                    for job in jobs:
                        self._transaction([job])
                    return
        self._tell(False, None)
        for answer, value in done:
            answer(value, None)

    def _once(self, jobs: list[Work]) -> list[tuple[Callable[[Any, Exception | None], None], Any]]:
        """One transaction."""
        with self._engine.begin() as connection:
            return [(answer, work(connection)) for work, answer in jobs]

    def _tell(self, troubled: bool, failure: Exception | None) -> None:
        if troubled == self._troubled:
            return
        self._troubled = troubled
        if failure is not None:
            LOG.error("the database fails (%s); it is tried again", _reason(failure))
        else:
            LOG.warning("the database works again")
        self.on_trouble(troubled)

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
                future.set_exception(StoreError(f"the database refused ({_reason(error)})"))

        def answer(value: T, error: Exception | None) -> None:
            loop.call_soon_threadsafe(settle, value, error)

        if self._jobs.qsize() >= MOST_WAITING:
            raise StoreError("the database is too slow for all that is asked of it")
        self._jobs.put((work, answer))
        return await future

    # accounts

    async def new_account(self, name: str) -> tuple[Account, str]:
        """A new account, and its token, which is told only now."""
        token = secrets.token_urlsafe(24)
        row = {"token": hashed(token), "name": name, "created": time.time()}
        known = select(ACCOUNTS.c.id).where(ACCOUNTS.c.token == row["token"])

        def work(connection: Connection) -> int:
            found = connection.execute(known).scalar()
            if found is None:
                key = connection.execute(insert(ACCOUNTS).values(row)).inserted_primary_key
                assert key is not None
                found = key[0]
            return int(found)

        return Account(await self.do(work), name), token

    async def account(self, token: str) -> Account | None:
        """Whose token this is."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.token == hashed(token))
        row = await self.do(lambda c: c.execute(query).first())
        return None if row is None else Account(row[0], row[1])

    async def rename(self, account: int, name: str) -> None:
        """Give an account another name."""
        await self.do(lambda c: c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(name=name)) and None)

    # rooms

    async def add_room(
        self,
        identity: str,
        owner: int,
        status: str,
        config: Row,
        seats: Sequence[Row],
        made: Row | None = None,
        steps: Sequence[StoredStep] = (),
    ) -> None:
        """A new room, with decisions that were made in it already."""
        now = time.time()
        row = {
            "id": identity,
            "owner": owner,
            "status": status,
            "config": json.dumps(config),
            "seats": json.dumps(list(seats)),
            **sitting(seats),
            "created": now,
            "updated": now,
            "made": "" if made is None else json.dumps(made),
        }
        rows = _rows(identity, 0, steps)

        def work(connection: Connection) -> None:
            if connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == identity)).first() is None:
                connection.execute(insert(ROOMS).values(row))
                if rows:
                    connection.execute(ADD_STEP, rows)

        await self.do(work)

    async def update_room(self, identity: str, status: str, seats: Sequence[Row], made: Row | None = None) -> None:
        """The room has changed.

        :param made: what it is played with, if that is to be noted anew.
        """
        row = {
            "status": status,
            "seats": json.dumps(list(seats)),
            **sitting(seats),
            "updated": time.time(),
            **({} if made is None else {"made": json.dumps(made)}),
        }
        await self.do(lambda c: c.execute(update(ROOMS).where(ROOMS.c.id == identity).values(row)) and None)

    async def room(self, identity: str) -> tuple[Row, list[StoredStep]] | None:
        """A room with all its decisions in order."""

        def work(connection: Connection) -> tuple[Row, list[StoredStep]] | None:
            row = connection.execute(select(ROOMS).where(ROOMS.c.id == identity)).mappings().first()
            if row is None:
                return None
            query = select(STEPS.c.duel, STEPS.c.player, STEPS.c.option).where(STEPS.c.room == identity)
            steps = [StoredStep(*found) for found in connection.execute(query.order_by(STEPS.c.number))]
            return {
                **row,
                "config": json.loads(row["config"]),
                "seats": json.loads(row["seats"]),
                "made": json.loads(row["made"]) if row["made"] else None,
            }, steps

        return await self.do(work)

    async def open_rooms(self, since: float = 0.0) -> list[str]:
        """The rooms that wait for a player, and have changed since a time; the newest first."""
        query = (
            select(ROOMS.c.id)
            .where(ROOMS.c.status == "waiting", ROOMS.c.updated >= since)
            .order_by(ROOMS.c.created.desc())
            .limit(100)
        )
        return await self.do(lambda c: [row[0] for row in c.execute(query)])

    async def rooms_of(self, account: int, most: int) -> list[Row]:
        """The rooms in which an account sits, the one that changed last first."""
        queries = [
            select(ROOMS).where(seat == account).order_by(ROOMS.c.updated.desc()).limit(most)
            for seat in (ROOMS.c.first, ROOMS.c.second)
        ]
        found = await self.do(
            lambda c: {row["id"]: dict(row) for query in queries for row in c.execute(query).mappings()}
        )
        rows = sorted(found.values(), key=lambda row: float(row["updated"]), reverse=True)[:most]
        return [{**row, "config": json.loads(row["config"]), "seats": json.loads(row["seats"])} for row in rows]

    async def forget_rooms(self, before: float, without: Sequence[str], most: int = 200) -> int:
        """Forget rooms in which nothing has happened since a time; answers how many there were.

        :param without: rooms that are open now.
        :param most: of so many at once, so that nobody waits long for the database.
        """
        query = select(ROOMS.c.id).where(ROOMS.c.updated < before).order_by(ROOMS.c.updated).limit(most + len(without))

        def work(connection: Connection) -> int:
            here = set(without)
            old = [row[0] for row in connection.execute(query) if row[0] not in here][:most]
            connection.execute(delete(STEPS).where(STEPS.c.room.in_(old)))
            connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(old)))
            return len(old)

        return await self.do(work)

    async def drop_room(self, identity: str) -> None:
        """Forget a room."""

        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == identity))
            connection.execute(delete(ROOMS).where(ROOMS.c.id == identity))

        await self.do(work)

    # decisions

    async def add_step(self, room: str, number: int, step: StoredStep, made: Row | None = None) -> None:
        """Note decision ``number`` (from 0) of a room.

        :param made: what it is played with, and the state before this decision, if that is to be noted too.
        :raises StoreError: if another one is noted there.
        """
        row = _rows(room, number, [step])[0]

        def work(connection: Connection) -> bool:
            if not connection.execute(ADD_NEW_STEP[connection.dialect.name], row).rowcount:
                query = select(STEPS.c.duel, STEPS.c.player, STEPS.c.option)
                there = connection.execute(query.where(STEPS.c.room == room, STEPS.c.number == number)).first()
                return there is not None and StoredStep(*there) == step
            if made is not None:
                connection.execute(
                    update(ROOMS).where(ROOMS.c.id == room).values(made=json.dumps(made), updated=time.time())
                )
            return True

        if not await self.do(work):
            raise StoreError(f"the database refused (decision {number + 1} of room {room} is another one)")

    async def set_steps(self, room: str, start: int, steps: Sequence[StoredStep], status: str | None = None) -> None:
        """Replace the decisions from number ``start`` on, and the status if one is given.

        What the room said of its state after more decisions holds no longer.
        """
        rows = _rows(room, start, steps)

        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == room, STEPS.c.number >= start))
            if rows:
                connection.execute(ADD_STEP, rows)
            made = connection.execute(select(ROOMS.c.made).where(ROOMS.c.id == room)).scalar()
            values = {} if status is None else {"status": status, "updated": time.time()}
            if made and json.loads(made)["number"] > start:
                values["made"] = ""
            if values:
                connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(values))

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
        seen = False

        def work(connection: Connection) -> bool:
            nonlocal seen
            seen = connection.execute(query).rowcount > 0 or seen
            return seen

        return await self.do(work)

    # replays

    async def add_replay(self, text: str, keep: int = 2000) -> str:
        """Keep an uploaded record; of more than ``keep`` the oldest goes. Answers its id."""
        identity = secrets.token_urlsafe(9)

        def work(connection: Connection) -> None:
            if connection.execute(select(REPLAYS.c.id).where(REPLAYS.c.id == identity)).first() is None:
                connection.execute(insert(REPLAYS).values(id=identity, text=text, created=time.time()))
            old = select(REPLAYS.c.id).order_by(REPLAYS.c.created.desc()).offset(keep)
            for row in connection.execute(old).all():
                connection.execute(delete(REPLAYS).where(REPLAYS.c.id == row[0]))

        await self.do(work)
        return identity

    async def replay(self, identity: str) -> str | None:
        """The text of an uploaded record."""
        return await self.do(lambda c: c.execute(select(REPLAYS.c.text).where(REPLAYS.c.id == identity)).scalar())
