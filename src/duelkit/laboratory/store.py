"""The played duels of a run, in one SQLite file: each exactly once, even if the writing process is killed.

A block of duels is one row of the file and one transaction. An interrupted write leaves the file as it was before the
block.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from duelkit.kernel.errors import FileError
from duelkit.laboratory.playing import Done
from duelkit.laboratory.rows import Row, unpack

FORMAT: Final = "1"
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS about (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS blocks (first INTEGER PRIMARY KEY, count INTEGER NOT NULL, duels BLOB NOT NULL,
                                   crc INTEGER NOT NULL);
"""


class Store:
    """The file of a run. While it is open nobody else can open it.

    :param path: created if it does not exist.
    :param about: what the run is of; a file with another value is refused.
    :raises FileError: if it cannot be read or written, is damaged, in use, or of another run.
    """

    def __init__(self, path: Path, about: Mapping[str, str]) -> None:
        self.path = path
        self.name = str(path)
        with self._errors_in_a_line():
            self._base = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
        try:
            self._begin({"format": FORMAT, **about})
        except BaseException:
            self._base.close()
            raise

    def _begin(self, about: Mapping[str, str]) -> None:
        with self._errors_in_a_line():
            # one writer: its lock is held while the file is open, and released when the process ends
            self._base.execute("PRAGMA locking_mode=EXCLUSIVE")
            self._base.execute("PRAGMA journal_mode=WAL")
            self._base.execute("PRAGMA synchronous=NORMAL")
            with self._transaction():
                for statement in _TABLES.split(";"):
                    self._base.execute(statement)
                found = dict(self._base.execute("SELECT key, value FROM about"))
                if not found:
                    self._base.executemany("INSERT INTO about VALUES (?, ?)", about.items())
        for key, value in about.items() if found else ():
            if found.get(key) != value:
                raise FileError(
                    self.name,
                    0,
                    f"holds another run: {key} is {_short(found.get(key))}, not "
                    f"{_short(value)}; expected the same, or another folder",
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file."""
        with self._errors_in_a_line():
            self._base.close()

    def add(self, done: Done) -> None:
        """Stores a block, completely or not at all.

        :raises FileError: if it cannot be written.
        """
        with self._errors_in_a_line(), self._transaction():
            before = self._base.execute(
                "SELECT first + count FROM blocks WHERE first <= ? ORDER BY first DESC LIMIT 1",
                (done.first + done.duels - 1,),
            ).fetchone()
            assert before is None or before[0] <= done.first, f"a duel of {done.first} to {before[0] - 1} comes twice"
            self._base.execute(
                "INSERT INTO blocks VALUES (?, ?, ?, ?)", (done.first, done.duels, done.rows, zlib.crc32(done.rows))
            )

    def gaps(self, duels: int) -> Iterator[range]:
        """Returns the missing numbers below ``duels``, in order."""
        at = 0
        with self._errors_in_a_line():
            for first, count in self._base.execute("SELECT first, count FROM blocks ORDER BY first"):
                if at < min(first, duels):
                    yield range(at, min(first, duels))
                at = first + count
        if at < duels:
            yield range(at, duels)

    def rows(self, duels: int, after: int = 0) -> Iterator[Row]:
        """Yields the played duels with numbers from ``after`` to below ``duels``, in the order of the numbers.

        :raises FileError: if some are damaged.
        """
        with self._errors_in_a_line():
            for first, count, data, crc in self._base.execute(
                "SELECT * FROM blocks WHERE first < ? AND first + count > ? ORDER BY first", (duels, after)
            ):
                try:
                    rows = unpack(data) if zlib.crc32(data) == crc else []
                except ValueError:
                    rows = []
                if [row.number for row in rows] != list(range(first, first + count)):
                    raise FileError(
                        self.name,
                        0,
                        f"duels {first} to {first + count - 1} are damaged; expected them as "
                        "they were written; remove the file to play all of them again",
                    )
                yield from rows[max(0, after - first) : duels - first]

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._base.execute("COMMIT")
        except BaseException:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            raise

    @contextmanager
    def _errors_in_a_line(self) -> Iterator[None]:
        """Reports errors of the file in one line."""
        try:
            yield
        except sqlite3.Error as error:
            raise FileError(self.name, 0, _reason(error)) from None


def _reason(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_BUSY"):
        return "another process is playing this run; expected it to end first"
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return f"damaged ({error}); expected the duels of a run; remove it to play them again"
    if name.startswith("SQLITE_CANTOPEN"):
        return f"cannot be opened ({error}); expected a folder in which it can be written"
    return f"cannot be written ({error}); what was played before is kept"


def _short(value: str | None) -> str:
    return repr(value if value is None or len(value) <= 60 else value[:59] + "…")
