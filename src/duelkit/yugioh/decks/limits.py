"""Limit lists (禁止・制限カードリスト, リミットレギュレーション): our own dated ones, and a user's ``lflist.conf``.

Rules: EX04-LIM-01 to EX04-LIM-05, MR3-LIM-01 to MR3-LIM-05, MR20-LIM-01 to MR20-LIM-05.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.yugioh.cards import fold
from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.decks.listing import Unreadable, read_text, shown_path

LARGEST_FILE: Final = 8 << 20
FORBIDDEN: Final = 0
LIMITED: Final = 1
SEMI_LIMITED: Final = 2
WORDS: Final = {
    FORBIDDEN: ("forbidden", "禁止カード"),
    LIMITED: ("limited", "制限カード"),
    SEMI_LIMITED: ("semi-limited", "準制限カード"),
}
_ENTRY: Final = re.compile(r"(\d{1,10})\s+([+-]?\d{1,3})(?:\s+.*|--.*)?", re.ASCII)
_START: Final = 0x7DFCEE6A


class UnknownLimitList(DuelkitError):
    """There is no limit list of this id."""


@dataclass(frozen=True)
class LimitEntry:
    """One line of a limit list: how many copies of a card, named by passcode (0: not), by its names, or both.

    ``copies`` −1: the card is outside the pool that the list is for.
    """

    passcode: int
    names: tuple[str, ...]
    copies: int


@dataclass(frozen=True)
class LimitList:
    """How many copies of which cards a deck may hold.

    :param entries: a card not listed may be used as often as the edition says, unless the list is a ``whitelist``:
        then it may not be used.
    :param date: the day from which it was in force, ISO 8601; ``region``: OCG or TCG.
    :param source: where the facts come from; ``confidence``: high, medium or low.
    :param complete: whether it names all that the published list names.
    :param identity_hash: for a list from an ``lflist.conf``, the number by which other tools know it.
    """

    identity: str
    name: str
    entries: tuple[LimitEntry, ...] = field(repr=False)
    whitelist: bool = False
    edition: str = ""
    region: str = ""
    date: str = ""
    source: str = ""
    confidence: str = ""
    complete: bool = True
    identity_hash: int | None = None

    def bound(self, directory: Directory) -> Bounds:
        """The list with its cards pooled by name, as far as the directory knows them."""
        found: Bounds | None = directory.bounds.get(id(self))
        if found is not None:
            return found
        pooled: dict[str, int] = {}
        for entry in self.entries:
            keys = {directory.key_of_name(name) for name in entry.names}
            if entry.passcode:
                keys.add(directory[entry.passcode].key)
            for key in keys:
                pooled[key] = min(entry.copies, pooled.get(key, entry.copies))
        found = directory.bounds[id(self)] = Bounds(self, pooled)
        return found


class Bounds:
    """A limit list, ready to be asked: one number for each name."""

    def __init__(self, limits: LimitList, pooled: dict[str, int]) -> None:
        self.limits = limits
        self._pooled = pooled

    def of(self, facts: CardFacts) -> int | None:
        """How many copies may be used; ``None`` if the list says nothing about the card."""
        keys = (facts.key, fold(facts.ja), fold(facts.en))
        found = [self._pooled[key] for key in keys if key and key in self._pooled]
        return min(found) if found else None


# Our own lists ------------------------------------------------------------------------------------


@cache
def limit_lists() -> dict[str, LimitList]:
    """The lists that come with the project, by id, oldest first."""
    folder = resources.files("duelkit.yugioh.decks") / "limit_lists"
    found = [
        read_toml(item.read_text(encoding="utf-8"), item.name)
        for item in folder.iterdir()
        if item.name.endswith(".toml")
    ]
    found += map(_published, (folder / "published.tsv").read_text(encoding="utf-8").splitlines())
    return {limits.identity: limits for limits in sorted(found, key=lambda limits: (limits.date, limits.identity))}


def _published(line: str) -> LimitList:
    """Reads a line of ``published.tsv``: id, day, edition, source, confidence, and the passcodes of each kind."""
    identity, day, edition, source, confidence, *kinds = line.split("\t")
    region = identity[:3].upper()
    entries = [
        LimitEntry(int(code), (), copies)
        for copies, codes in zip((FORBIDDEN, LIMITED, SEMI_LIMITED), kinds, strict=True)
        for code in codes.split()
    ]
    source = f"the list that Konami published, as collected in {source}"
    return LimitList(
        identity, f"{region} {day}", tuple(entries), False, edition, region, day, source, confidence, complete=True
    )


def list_in_force(date: str, region: str = "OCG") -> LimitList | None:
    """The newest of our lists that was in force on a day, ISO 8601; ``None`` if all are younger.

    Rules: EX04-LIM-05, MR3-LIM-05, MR20-LIM-05.
    """
    found = [limits for limits in limit_lists().values() if limits.region == region and limits.date <= date]
    return found[-1] if found else None


def read_toml(text: str, source: str) -> LimitList:
    """Read a list in our own format.

    :raises FileError: saying which field is wrong and what was expected.
    """
    try:
        data = tomllib.loads(text.lstrip("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise FileError(source, 0, f"not TOML ({str(error)[:120]}); expected a limit list") from None
    words = {}
    for key in ("id", "name", "edition", "region", "date", "source", "confidence"):
        value = data.pop(key, "")
        if not isinstance(value, str) or not value.isprintable() or len(value) > 400:
            raise FileError(source, 0, f"{key} is {str(value)[:30]!r}; expected a text of one line")
        words[key] = value
    for key in ("id", "name"):
        if not words[key]:
            raise FileError(source, 0, f"no {key!r}; expected the list's {key}")
    if words["date"] and not re.fullmatch(r"\d{4}-\d\d-\d\d", words["date"]):
        raise FileError(source, 0, f"date is {words['date'][:30]!r}; expected a day such as 2004-09-01")
    switches = {}
    for key, usual in (("complete", True), ("whitelist", False)):
        switch = data.pop(key, usual)
        if not isinstance(switch, bool):
            raise FileError(source, 0, f"{key} is {str(switch)[:30]!r}; expected true or false")
        switches[key] = switch
    entries: list[LimitEntry] = []
    for key, count in (("forbidden", 0), ("limited", 1), ("semi_limited", 2), ("unlimited", 3)):
        rows = data.pop(key, [])
        if not isinstance(rows, list):
            raise FileError(source, 0, f"{key} is no list; expected [{{ ja = …, en = …, code = … }}, …]")
        for number, row in enumerate(rows, 1):
            entries.append(_entry(row, count, f"{key}, card {number}", source))
    if data:
        raise FileError(
            source,
            0,
            f"unknown field {str(next(iter(data)))[:30]!r}; expected id, name, edition, region, "
            "date, source, confidence, complete, whitelist, forbidden, limited, semi_limited or "
            "unlimited",
        )
    return LimitList(
        words["id"],
        words["name"],
        tuple(entries),
        switches["whitelist"],
        words["edition"],
        words["region"],
        words["date"],
        words["source"],
        words["confidence"],
        switches["complete"],
    )


def _entry(row: Any, count: int, where: str, source: str) -> LimitEntry:
    known = {"ja": str, "en": str, "code": int}
    if isinstance(row, str):
        row = {"ja": row}
    if (
        not isinstance(row, dict)
        or not row
        or any(
            key not in known or not isinstance(value, known[key]) or isinstance(value, bool) or value in ("", 0)
            for key, value in row.items()
        )
    ):
        raise FileError(source, 0, f"{where}: {str(row)[:40]!r}; expected a name or {{ ja = …, en = …, code = … }}")
    return LimitEntry(row.get("code", 0), tuple(row[key] for key in ("ja", "en") if key in row), count)


# lflist.conf --------------------------------------------------------------------------------------


def identity_hash(entries: list[tuple[int, int]]) -> int:
    """The number by which other tools know a list: of its entries, passcode and copies, in order."""
    value = _START
    for code, count in entries:
        value ^= (code << 18 | code >> 14) ^ (code << (27 + count) | code >> (5 - count))
        value &= 0xFFFFFFFF
    return value


def read_lflist(text: str, source: str) -> list[LimitList]:
    """Read all lists of an ``lflist.conf``.

    :raises FileError: naming the first line that is neither a comment, a list's name, ``$whitelist`` nor an entry.
    """
    found: list[LimitList] = []
    name = ""
    whitelist = False
    entries: list[tuple[int, int]] = []

    def finish() -> None:
        if name:
            found.append(
                LimitList(
                    name,
                    name,
                    tuple(LimitEntry(code, (), count) for code, count in entries),
                    whitelist,
                    source=source,
                    identity_hash=identity_hash(entries),
                )
            )

    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(("#", "--", "//")):
            continue
        if line.startswith("!"):
            finish()
            name, whitelist, entries = line[1:].strip(), False, []
            if not name or not name.isprintable() or len(name) > 200:
                raise FileError(source, number, "a list without a name; expected !Name")
        elif line.startswith("$"):
            if line[1:].split()[0:1] == ["whitelist"]:
                whitelist = True
            elif not line[1:2].isalpha():
                raise FileError(source, number, f"unknown word {line[:20]!r}; expected $whitelist")
        else:
            entry = _ENTRY.fullmatch(line)
            if entry is None:
                raise FileError(
                    source,
                    number,
                    f"damaged entry {line[:30]!r}; expected a passcode and how many copies, such as '83764718 1'",
                )
            if not name:
                raise FileError(source, number, "an entry before any list; expected !Name first")
            code, count = int(entry[1]), int(entry[2])
            if not 0 < code < 1 << 32 or not -1 <= count <= 3:
                raise FileError(source, number, f"{code} {count}: expected a passcode and −1 to 3 copies")
            entries.append((code, count))
    finish()
    if not found:
        raise FileError(source, 0, "no list in it; expected an lflist.conf with at least one !Name")
    return found


def load_limits(wanted: str) -> LimitList:
    """A limit list by the id of one of ours, or from a file: ``FILE`` (its first list) or ``FILE:NAME``.

    A file that ends in ``.toml`` is read in our own format, any other as an ``lflist.conf``.

    :raises FileError: if the file cannot be read as that.
    :raises UnknownLimitList: if there is no list of that name.
    """
    ours = limit_lists()
    if wanted in ours:
        return ours[wanted]
    path, name = wanted, ""
    try:
        text = read_text(path, "limit list", LARGEST_FILE)
    except Unreadable:
        path, _, name = wanted.rpartition(":")
        if not path or not name:
            raise UnknownLimitList(
                f"{shown_path(wanted)}: no such limit list or file; expected a file or one of {', '.join(ours)}"
            ) from None
        text = read_text(path, "limit list", LARGEST_FILE)
    if path.lower().endswith(".toml"):
        return read_toml(text, path)
    lists = read_lflist(text, path)
    if not name:
        return lists[0]
    for limits in lists:
        if limits.name.casefold() == name.strip().casefold():
            return limits
    raise UnknownLimitList(
        f"{shown_path(path)}: no list {name[:40]!r}; expected one of {', '.join(limits.name for limits in lists[:40])}"
    )
