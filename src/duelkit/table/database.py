"""The database: SQLite, or PostgreSQL by a URL.

One thread owns it. Work that arrives while the thread is busy is done in its next transaction, so that many duels share
the cost of one commit; a caller gets its result only after the commit.

A failing database is retried with growing pauses: it may be full, locked, or restarting. A transaction whose result got
lost may have been committed, so everything done here can be done twice.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import StaticPool

from duelkit.kernel.errors import DuelkitError
from duelkit.table.lock import Lock
from duelkit.table.schema import upgrade

T = TypeVar("T")
Row = dict[str, Any]
Work = tuple[Callable[[Connection], Any], Callable[[Any, Exception | None], None]]
"""What to do with the database, and the function that receives the result. A retry may do it twice."""

MEMORY: Final = ("sqlite://", "sqlite:///:memory:")
PATIENCE: Final = 20.0
"""Seconds for which a failing database is retried before the work is refused."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
TROUBLE: Final = 1.0
"""Seconds of failure after which it is reported."""
MOST_WAITING: Final = 20_000
"""How much work may wait for the database; more is refused at once."""
LOG: Final = logging.getLogger("duelkit.table")


class StoreError(DuelkitError):
    """The database cannot be opened or used."""


def open_engine(url: str, durable: bool = False) -> Engine:
    """Opens the database behind a URL and upgrades its tables to this version.

    :param durable: whether SQLite writes each transaction through to the disk.
    :raises StoreError: if it cannot be opened, or was made by a later version.
    """
    try:
        # an in-memory database exists only within its one connection
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
    """Whether a failure may be temporary: the database is locked, full, unreachable or restarting."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | InternalError | PoolTimeout | OSError)


def _reason(error: Exception) -> str:
    return (str(getattr(error, "orig", None) or "").splitlines() or [type(error).__name__])[0]


def _tune(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _tune_durably(connection: Any, record: object) -> None:
    _tune(connection, record)
    connection.execute("PRAGMA synchronous=FULL")


class Database:
    """A database with its thread.

    :param durable: whether committed work must survive a power failure, and not only the end of the process.
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
        """Called in the thread of the database when it has failed for a while, and when it works again."""
        self._troubled = False
        self._closing = threading.Event()
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="duelkit-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finishes the waiting work and closes."""
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
        """Carries out jobs in one transaction; if one of them is refused, each in its own.

        A transaction that fails for a passing reason is retried for a while.
        """
        began = time.monotonic()
        pause = FIRST_PAUSE
        while True:
            try:
                done = self._once(jobs)
                break
            except Exception as failure:  # the thread must survive any failure: everybody waits for it
                spent = time.monotonic() - began
                if passes(failure) and spent + pause < self.patience and not self._closing.is_set():
                    if spent + pause >= TROUBLE:
                        self._report(True, failure)
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
        self._report(False, None)
        for answer, value in done:
            answer(value, None)

    def _once(self, jobs: list[Work]) -> list[tuple[Callable[[Any, Exception | None], None], Any]]:
        """Carries out one transaction."""
        with self._engine.begin() as connection:
            return [(answer, work(connection)) for work, answer in jobs]

    def _report(self, troubled: bool, failure: Exception | None) -> None:
        if troubled == self._troubled:
            return
        self._troubled = troubled
        if failure is not None:
            LOG.error("the database fails (%s); retrying", _reason(failure))
        else:
            LOG.warning("the database works again")
        self.on_trouble(troubled)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Carries out ``work`` in the next transaction and returns its result once that is committed.

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
            raise StoreError("the database is too slow for the amount of work")
        self._jobs.put((work, answer))
        return await future
