"""Formats (環境、フォーマット): an edition together with a card pool, a limit list and the wording of a year.

A format is what players agree on when they say "Goat" or "Edison". Each is a TOML file here; a user's own has the same
form:

.. code-block:: toml

    id = "goat"
    name = { ja = "ゴート・フォーマット（2005年4月）", en = "Goat Format (April 2005)" }
    edition = "ex04"
    wording = 2005                 # cards have the wording of this year
    region = "TCG"                 # the card pool: released in this region …
    until = "2005-08-16"           # … up to this day; without it, until now
    plus = [73879377]              # also in the pool, by passcode
    minus = []                     # not in it
    limits = "tcg-2005-04"         # a limit list of ``duelkit deck limits``, or an lflist.conf
    note = { ja = "…", en = "…" }
    source = "where these facts come from"

Besides, limit lists are formats (``dated.tsv``): ``ocg-2018-07`` is what was played while that list was in force;
``ocg`` and ``tcg`` are short names of the newest.

Instead of ``region`` and ``until``, ``cards`` may list the whole pool by passcode.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.reader import LARGEST_FILE, Reader, Table
from duelkit.yugioh.editions.known import EDITIONS
from duelkit.yugioh.state.rules import NUMBERS, Rules

REGIONS: Final = ("OCG", "TCG")
_KEYS: Final = (
    "id", "name", "edition", "wording", "region", "until", "cards", "plus", "minus", "limits", "note", "source"
)  # fmt: skip
MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
SOURCE_OF_DAYS: Final = "release days as collected by YGOJSON from Yugipedia"
_DAY: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)
_IDENTITY: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
_MOST_CARDS: Final = 30_000


class UnknownFormat(DuelkitError):
    """There is no format with this id."""


@dataclass(frozen=True, eq=False)
class Format:
    """What may be played, under which rules.

    :param name: its name, by language.
    :param rules: the edition, with the format's id and the year of its wordings.
    :param edition: the id of the edition that it is based on.
    :param region: where a card must have been released, OCG or TCG; empty if ``cards`` lists the pool.
    :param until: the last day on which a card of the pool may have been released, ISO 8601; empty for any day.
    :param cards: the whole pool, by passcode; empty if the pool follows from region and day.
    :param plus: cards that are in the pool besides; ``minus``: cards that are not.
    :param limits: the limit list: an id or a file; empty for none.
    :param note: what is special, by language.
    """

    identity: str
    name: dict[str, str]
    rules: Rules
    edition: str
    region: str = ""
    until: str = ""
    cards: frozenset[int] = frozenset()
    plus: frozenset[int] = frozenset()
    minus: frozenset[int] = frozenset()
    limits: str = ""
    note: dict[str, str] | None = None
    source: str = ""

    def has(self, passcode: int, released: str) -> bool:
        """Whether a card is in the pool.

        :param released: the day on which it was first released in the region, ISO 8601; empty if it was not.
        """
        if passcode in self.minus:
            return False
        if self.cards:
            return passcode in self.cards or passcode in self.plus
        if passcode in self.plus or not self.region:
            return True
        return bool(released) and released <= (self.until or released)


@cache
def formats() -> dict[str, Format]:
    """Returns the formats with a name of their own, and those of the lists now in force, by id, oldest first.

    >>> formats()["goat"].rules.year
    2005
    """
    found = [
        read_format(item.read_text(encoding="utf-8"), item.name)
        for item in resources.files(__package__).iterdir()
        if item.name.endswith(".toml")
    ]
    found += (each for each in dated_formats().values() if not each.until)
    found.sort(key=lambda each: (each.until or "9999", not each.region, each.identity))
    return {each.identity: each for each in found}


@cache
def dated_formats() -> dict[str, Format]:
    """Returns a format for each limit list, by the list's id, oldest first.

    Each is what was played while the list was in force: its edition, all cards of the region up to the last day.

    >>> dated_formats()["ocg-2018-07"].edition
    'mr4'
    """
    # a line for each list, oldest first: its id, the edition, the first day
    lines = (resources.files(__package__) / "dated.tsv").read_text(encoding="utf-8").splitlines()
    found: dict[str, Format] = {}
    last: dict[str, str] = {}
    for identity, edition, since in (line.split("\t") for line in reversed(lines)):
        region, first = identity[:3].upper(), date.fromisoformat(since)
        found[identity] = _dated(identity, region, edition, first, last.get(region, ""))
        last[region] = str(first - timedelta(days=1))
    return dict(reversed(found.items()))


def _dated(identity: str, region: str, edition: str, first: date, until: str) -> Format:
    """The format of a limit list; ``until`` is empty for the one in force."""
    named = f"{region} {MONTHS[first.month - 1]} {first.day}, {first.year}"
    names = {"ja": f"{region} {first.year}年{first.month}月{first.day}日", "en": named}
    rules = EDITIONS[edition].revise(identity=identity, name_ja=names["ja"], name_en=named)
    return Format(identity, names, rules, edition, region, until, limits=identity, source=SOURCE_OF_DAYS)


@cache
def newest_formats() -> dict[str, Format]:
    """Returns what is played today, by short names that stay: ``ocg``, ``tcg``, and ``master2020`` for the first.

    >>> newest_formats()["master2020"].edition
    'mr20-official'
    """
    found = {each.region.lower(): each for each in dated_formats().values() if not each.until}
    return {**found, "master2020": found["ocg"]}


def known_format(identity: str) -> Format | None:
    """Returns the format of the project with an id or a short name, or ``None``."""
    return formats().get(identity) or dated_formats().get(identity) or newest_formats().get(identity)


def chosen_format(text: str) -> Format:
    """The format that a user names by its id, by the id of a limit list, or by a ``.toml`` file.

    :raises UnknownFormat: if there is none.
    :raises FileError: if the file does not define one.

    >>> chosen_format("Goat").edition
    'ex04'
    """
    found = known_format(text.lower())
    if found is not None:
        return found
    if Path(text).suffix != ".toml":
        raise UnknownFormat(
            f"unknown format {text[:80]!r}; expected one of {', '.join(formats())}, ocg or tcg for the newest, a limit "
            "list such as ocg-2018-07, or a .toml file"
        )
    own = read_format(_text_of(Path(text)), text)
    if own.identity in EDITIONS or known_format(own.identity):
        raise FileError(text, 0, f"id is {own.identity!r}, which is taken already; expected another id")
    _OWN[own.identity] = own
    return own


_OWN: Final[dict[str, Format]] = {}
"""The formats that were read from a user's files, by id."""


def format_of(rules: Rules) -> Format | None:
    """The format whose rules these are, or ``None``.

    >>> format_of(EDITIONS["mr3"]) is None
    True
    """
    return known_format(rules.identity) or _OWN.get(rules.identity)


def _text_of(path: Path) -> str:
    expected = "expected a format as .toml file"
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FileError(str(path), 0, f"larger than 1 MiB; {expected}")
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be read ({error.strerror or error}); {expected}") from None
    except UnicodeDecodeError:
        raise FileError(str(path), 0, f"not UTF-8 text; {expected}") from None


def read_format(text: str, name: str) -> Format:
    """Read a format.

    :param name: the file name that the user knows.
    :raises FileError: naming the key and what was expected.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError(name, 0, f"not TOML ({str(error)[:120]}); expected a format") from None
    reader = Reader(name)
    table = reader.known(data, _KEYS, "")
    identity = _line(reader, table, "id")
    if not _IDENTITY.fullmatch(identity):
        raise reader.error("id", f"{identity[:40]!r}; expected lower-case letters, digits and -")
    edition = reader.word(table, "edition", "", "", tuple(EDITIONS))
    names = _languages(reader, table, "name")
    if names is None:
        raise reader.error("name", 'missing; expected { ja = "…", en = "…" }')
    base = EDITIONS[edition]
    year = reader.number(table, "wording", "", base.year, *NUMBERS["year"])
    region, until, cards = _pool(reader, table)
    return Format(
        identity,
        names,
        base.revise(identity=identity, name_ja=names["ja"], name_en=names["en"], year=year),
        edition,
        region,
        until,
        cards,
        _passcodes(reader, table, "plus"),
        _passcodes(reader, table, "minus"),
        _line(reader, table, "limits"),
        _languages(reader, table, "note"),
        _line(reader, table, "source"),
    )


def _pool(reader: Reader, table: Table) -> tuple[str, str, frozenset[int]]:
    """Region, last day and cards: either the first two are given, or the third, or none for a pool of all cards."""
    cards = _passcodes(reader, table, "cards")
    until = _line(reader, table, "until")
    if until and not _DAY.fullmatch(until):
        raise reader.error("until", f"{until[:20]!r}; expected a day such as 2005-08-16")
    region = reader.word(table, "region", "", "", ("", *REGIONS))
    if until and not region:
        raise reader.error("region", "missing; expected the region in which cards were released until that day")
    if cards and region:
        raise reader.error("cards", "given together with region; expected one of them")
    return region, until, cards


def _line(reader: Reader, table: Table, key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or not value.isprintable() or len(value) > 400:
        raise reader.error(key, f"{str(value)[:30]!r}; expected a text of one line")
    return value


def _languages(reader: Reader, table: Table, key: str) -> dict[str, str] | None:
    if key not in table:
        return None
    value: Any = reader.known(table[key], ("ja", "en"), key)
    if set(value) != {"ja", "en"}:
        raise reader.error(key, "expected both ja and en")
    return {language: _line(reader, value, language) for language in ("ja", "en")}


def _passcodes(reader: Reader, table: Table, key: str) -> frozenset[int]:
    value = table.get(key, [])
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        raise reader.error(key, f"expected a list of at most {_MOST_CARDS} passcodes")
    for code in value:
        if not isinstance(code, int) or isinstance(code, bool) or not 0 < code < 10**9:
            raise reader.error(key, f"{str(code)[:20]!r}; expected a passcode")
    return frozenset(value)
