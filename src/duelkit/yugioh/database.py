"""A user's own ``cards.cdb``: names and figures of cards that the library does not hold.

Nothing of a database is trusted: it is opened read-only, never written beside, may hold only what a card database
holds, and every value is checked before it is used.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from duelkit.kernel.errors import FileError

LARGEST_FILE: Final = 256 << 20
MOST_CARDS: Final = 100_000
LONGEST_NAME: Final = 400
LONGEST_TEXT: Final = 20_000
"""Bytes of one card's text; the longest printed one has a tenth of it."""
_MOST_TEXT: Final = 48 << 20
"""Bytes of all names and texts together; ``_ROW``: what each row counts besides."""
_ROW: Final = 100
_LIMITS: Final = (
    (sqlite3.SQLITE_LIMIT_LENGTH, 1 << 20),
    (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 1 << 20),
    (sqlite3.SQLITE_LIMIT_COLUMN, 100),
    (sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 50),
    (sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 5),
    (sqlite3.SQLITE_LIMIT_FUNCTION_ARG, 8),
    (sqlite3.SQLITE_LIMIT_ATTACHED, 0),
    (sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1),
)
_WORK: Final = 40_000_000
"""Virtual machine steps after which a query is given up; reading 200,000 cards needs far fewer."""
_HEADER: Final = b"SQLite format 3\x00"
_EXPECTED: Final = "expected a card database with the tables datas and texts"
_FIGURES: Final = ("id", "alias", "type", "atk", "def", "level", "race", "attribute")
_COLUMNS: Final = {"datas": set(_FIGURES), "texts": {"id", "name", "desc"}}
_TABLE: Final = re.compile(
    rb"\s*CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?[\"'`\[]?(?:datas|texts)[\"'`\]]?\s*\(", re.IGNORECASE
)
"""How a table begins that holds what it says, and is no view, virtual table or copy of a query."""
SAME_CARD: Final = 10
"""Another artwork of a card has a passcode at most this far away; further away, an alias is a name."""


@dataclass(frozen=True, slots=True)
class DatabaseCard:
    """One row of a card database.

    :param alias: the card that this one is another artwork of, or treated as; 0 for none.
    :param types: type bits, the same numbers as :class:`CardType`.
    :param atk: −2 for a printed ?; ``defense`` likewise, ``None`` for a Link Monster.
    :param scale: the left pendulum scale.
    :param markers: link markers as bits, 0 if it is no Link Monster.
    """

    passcode: int
    alias: int
    name: str
    types: int
    atk: int
    defense: int | None
    level: int
    scale: int
    markers: int
    race: int
    attribute: int

    @property
    def is_artwork(self) -> bool:
        """Whether it is another artwork of ``alias``, rather than a card treated as it."""
        return self.alias != 0 and abs(self.passcode - self.alias) <= SAME_CARD


class CardDatabase:
    """All cards of a ``cards.cdb``, by passcode.

    :param name: the file as the user knows it, for messages.
    """

    def __init__(self, name: str, cards: dict[int, DatabaseCard]) -> None:
        self.name = name
        self._cards = cards

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[DatabaseCard]:
        return iter(self._cards.values())

    def get(self, passcode: int) -> DatabaseCard | None:
        """The card with this passcode, if there is one."""
        return self._cards.get(passcode)


def open_database(path: str | Path) -> CardDatabase:
    """Read a card database.

    :raises FileError: if the file is missing, too large, damaged, or holds something else.
    """
    return _opened(path, False)[0]


def open_with_texts(path: str | Path) -> tuple[CardDatabase, dict[int, str]]:
    """Read a card database and the texts in it by passcode.

    :raises FileError: as :func:`open_database`.
    """
    return _opened(path, True)


def _opened(path: str | Path, texts: bool) -> tuple[CardDatabase, dict[int, str]]:
    name = str(path)
    try:
        size = os.stat(path).st_size
        head = b""
        if os.path.isfile(path):
            with open(path, "rb") as file:
                head = file.read(len(_HEADER))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileError(name, 0, f"cannot be read ({reason}); {_EXPECTED}") from None
    if size > LARGEST_FILE:
        raise FileError(name, 0, f"too large for a card database; expected at most {LARGEST_FILE >> 20} MiB")
    if head != _HEADER:
        raise FileError(name, 0, f"not an SQLite file; {_EXPECTED}")
    try:
        cards, found = _read(name, os.path.abspath(path), texts)
        return CardDatabase(name, cards), found
    except (sqlite3.Error, UnicodeError, MemoryError, OverflowError) as error:
        # a damaged schema can make even the words of an error unreadable
        reason = "unreadable schema" if isinstance(error, UnicodeError) else _one_line(str(error))
        raise FileError(name, 0, f"damaged ({reason}); {_EXPECTED}") from None


def texts_of(path: str | Path) -> dict[int, str]:
    """The texts of a card database by passcode.

    :raises FileError: if the file is damaged or holds something else.
    """
    return open_with_texts(path)[1]


def _read(name: str, path: str, texts: bool) -> tuple[dict[int, DatabaseCard], dict[int, str]]:
    """The cards, and their texts if they are wanted.

    Both tables are read one after the other as they lie, without an index, a function or anything else of the file's
    own; what they hold is counted, as pages of a damaged file may stand in it many times over.
    """
    connection = sqlite3.connect(f"file:{quote(path)}?mode=ro&immutable=1", uri=True)
    try:
        connection.text_factory = bytes
        for limit, most in _LIMITS:
            connection.setlimit(limit, most)
        for setting in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"):
            connection.execute(f"PRAGMA {setting}")
        # a schema can be a maze as well as a table: give up rather than run for ever
        connection.set_progress_handler(_Patience(), 10_000)
        _check_schema(name, connection)
        connection.set_authorizer(_only_reads)
        names: dict[int, bytes] = {}
        found: dict[int, str] = {}
        left = _MOST_TEXT
        column = '"desc"' if texts else "NULL"
        for code, called, text in connection.execute(f"SELECT id, name, {column} FROM texts NOT INDEXED"):
            if not isinstance(code, int):
                continue
            left -= sum(len(each) for each in (called, text) if isinstance(each, bytes)) + _ROW
            if left < 0 or len(names) > MOST_CARDS:
                raise FileError(
                    name, 0, f"more than {_MOST_TEXT >> 20} MiB of texts or {MOST_CARDS} cards; {_EXPECTED}"
                )
            names[code] = called
            if isinstance(text, bytes):
                if len(text) > LONGEST_TEXT:
                    raise FileError(
                        name, 0, f"card {code}: its text has {len(text)} bytes; expected at most {LONGEST_TEXT}"
                    )
                found[code] = text.decode("utf-8", "replace")
        cards: dict[int, DatabaseCard] = {}
        rows = connection.execute('SELECT id, alias, type, atk, "def", level, race, attribute FROM datas NOT INDEXED')
        for number, row in enumerate(rows):
            if number >= MOST_CARDS:
                raise FileError(name, 0, f"more than {MOST_CARDS} cards; {_EXPECTED}")
            card = _card(name, (*row, names.get(row[0])))
            cards[card.passcode] = card
    finally:
        connection.close()
    if not cards:
        raise FileError(name, 0, f"no cards in it; {_EXPECTED}")
    return cards, found


def _only_reads(action: int, first: str | None, second: str | None, base: str | None, inner: str | None) -> int:
    """What a statement may do: read these two tables, in itself and not through a view or trigger of the file."""
    allowed = (
        action == sqlite3.SQLITE_SELECT
        or action == sqlite3.SQLITE_READ
        and first in _COLUMNS
        and (base == "main" and inner is None)
    )
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


class _Patience:
    """Stops a query that takes too long."""

    def __init__(self) -> None:
        self.left = _WORK // 10_000

    def __call__(self) -> int:
        self.left -= 1
        return 1 if self.left < 0 else 0


def _check_schema(name: str, connection: sqlite3.Connection) -> None:
    for table, wanted in _COLUMNS.items():
        kinds = connection.execute("SELECT type, sql FROM sqlite_master WHERE lower(name) = ?", (table,)).fetchall()
        if [kind for kind, _ in kinds] != [b"table"] or _TABLE.match(bytes(kinds[0][1] or b"")) is None:
            raise FileError(name, 0, f"no table {table!r}; {_EXPECTED}")
        rows = connection.execute(f"PRAGMA table_xinfo({table})").fetchall()
        computed = [row for row in rows if row[6] != 0]
        if computed:
            shown = _one_line(bytes(computed[0][1]).decode("utf-8", "replace"))[:40]
            raise FileError(name, 0, f"table {table!r} computes its column {shown!r}; expected plain columns")
        columns = {bytes(row[1]).decode("utf-8", "replace").lower() for row in rows}
        missing = sorted(wanted - columns)
        if missing:
            raise FileError(name, 0, f"table {table!r} has no column {', '.join(map(repr, missing))}; {_EXPECTED}")


def _card(name: str, row: tuple[Any, ...]) -> DatabaseCard:
    numbers: list[int] = []
    for column, value in zip(_FIGURES, row, strict=False):
        if value is None and column == "alias":
            value = 0
        if not isinstance(value, int):
            raise FileError(name, 0, f"card {_shown(row[0])}: {column} is {_shown(value)}; expected a whole number")
        numbers.append(value)
    passcode, alias, types, atk, defense, level, race, attribute = numbers
    if not 0 < passcode < 1 << 32:
        raise FileError(name, 0, f"a card has the passcode {passcode}; expected 1 to {(1 << 32) - 1}")
    if not 0 <= alias < 1 << 32:
        alias = 0
    text = row[8]
    if text is None:
        text = b""
    if not isinstance(text, bytes):
        raise FileError(name, 0, f"card {passcode}: its name is no text; expected UTF-8 text")
    try:
        called = text.decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(name, 0, f"card {passcode}: its name is not UTF-8; expected UTF-8 text") from None
    called = "".join(sign if sign.isprintable() else " " for sign in called).strip()[:LONGEST_NAME]
    link = bool(types & 0x4000000)
    return DatabaseCard(
        passcode,
        alias,
        called or f"#{passcode}",
        types & 0xFFFFFFF,
        atk,
        None if link else defense,
        level & 0xFF,
        level >> 24 & 0xFF,
        defense & 0x1FF if link else 0,
        race,
        attribute,
    )


def _one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)[:120] or "unreadable"


def _shown(value: object) -> str:
    return repr(value)[:30]
