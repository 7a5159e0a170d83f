"""The table of differences between editions: a row for each point on which they differ.

    >>> from duelkit.rulebook import load_differences
    >>> load_differences().row("starting_lp").cell("mr20").en
    '4000'

Its four columns are EX04, MR3, MR20 as its page states the rules, and "mr20-official", the generally known rules of
that time. `data/differences.toml` contains the rows.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

from duelkit.rulebook.languages import LANGUAGES, in_language
from duelkit.rulebook.statements import TABLE_FILE, Rulebook, load_rulebook

FEWEST, MOST = 2, 4
"""The number of columns that can be compared at once."""


class BadTable(ValueError):
    """A table of differences is invalid; the message names the file, the row and what was expected."""


class UnknownColumn(KeyError):
    """The table has no column for an edition."""

    def __init__(self, edition: str, known: tuple[str, ...]) -> None:
        """Make the message, one line.

        :param edition: the id that was asked for.
        :param known: the ids that there are.
        """
        super().__init__(edition, known)
        self.edition = edition
        self.known = known

    def __str__(self) -> str:
        """Return the message without the quotes that KeyError adds."""
        return f"unknown edition {self.edition!r}; known: {', '.join(self.known)}"


@dataclass(frozen=True, slots=True)
class Column:
    """An edition, or a reading of one, that the table compares.

    :param id: such as "mr20-official".
    :param en: title in English.
    :param ja: title in Japanese.
    """

    id: str
    en: str
    ja: str

    @property
    def name(self) -> str:
        """The id as the heading of the column shows it: "MR20-official"."""
        head, dash, tail = self.id.partition("-")
        return head.upper() + dash + tail

    @property
    def document(self) -> str:
        """The id of its document: "MR20" for both "mr20" and "mr20-official"."""
        return self.id.partition("-")[0].upper()

    def title(self, language: str) -> str:
        """Return the title, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.en, self.ja)


@dataclass(frozen=True, slots=True)
class Cell:
    """The rule of one column on a point.

    :param edition: id of the column.
    :param en: the rule in English.
    :param ja: the rule in Japanese.
    :param general: it rests on general knowledge; the document does not say so.
    """

    edition: str
    en: str
    ja: str
    general: bool = False

    def wording(self, language: str) -> str:
        """Return the rule, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.en, self.ja)


@dataclass(frozen=True, slots=True)
class EditionDifference:
    """A point on which editions differ.

    :param id: stable name, such as "starting_lp".
    :param en: the point in English.
    :param ja: the point in Japanese.
    :param cells: what each column has, in the table's order.
    :param refs: the statements behind it.
    :param page_variant: the page MR20 states a playable rule of its own here, which the edition keeps to.
    """

    id: str
    en: str
    ja: str
    cells: tuple[Cell, ...]
    refs: tuple[str, ...]
    page_variant: bool = False

    def point(self, language: str) -> str:
        """Return the point, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.en, self.ja)

    def cell(self, edition: str) -> Cell:
        """Return the cell of a column.

        :raises UnknownColumn: if the table has no such column.
        """
        for cell in self.cells:
            if cell.edition == edition:
                return cell
        raise UnknownColumn(edition, tuple(cell.edition for cell in self.cells))

    def refs_of(self, column: Column) -> tuple[str, ...]:
        """Return the statements for one column: those of its document, gaps only if its rule is general knowledge.

        :raises UnknownColumn: if the table has no such column.
        """
        general = self.cell(column.id).general
        return tuple(
            rule_id
            for rule_id in self.refs
            if rule_id.startswith(f"{column.document}-") and (general or "-GAP-" not in rule_id)
        )

    def parts(self, editions: Sequence[str]) -> bool:
        """Return whether some of these columns differ on the point.

        :raises UnknownColumn: if the table has no such column.
        """
        return len({self.cell(edition).en for edition in editions}) > 1

    def as_dict(self, editions: Sequence[str]) -> dict[str, Any]:
        """Return the row, with some of its columns, ready for JSON.

        :raises UnknownColumn: if the table has no such column.
        """
        cells = [self.cell(edition) for edition in editions]
        return {
            "id": self.id,
            "en": self.en,
            "ja": self.ja,
            "differs": self.parts(editions),
            "page_variant": self.page_variant,
            "editions": {cell.edition: {"en": cell.en, "ja": cell.ja, "general": cell.general} for cell in cells},
            "refs": list(self.refs),
        }


@dataclass(frozen=True, slots=True)
class DifferenceTable:
    """All points on which the editions differ.

    :param columns: the editions compared, in order.
    :param rows: the points, in order.
    """

    columns: tuple[Column, ...]
    rows: tuple[EditionDifference, ...]

    def column(self, edition: str) -> Column:
        """Return a column by its id, in upper or lower case.

        :raises UnknownColumn: if the table has no such column.
        """
        for column in self.columns:
            if column.id == edition.lower():
                return column
        raise UnknownColumn(edition, tuple(column.id for column in self.columns))

    def row(self, point: str) -> EditionDifference:
        """Return a row by its id.

        :raises KeyError: if there is no such row.
        """
        for row in self.rows:
            if row.id == point:
                return row
        raise KeyError(point)

    def about(self, rule_id: str) -> tuple[EditionDifference, ...]:
        """Return the rows that cite a statement, in order."""
        return tuple(row for row in self.rows if rule_id in row.refs)

    def choose(self, editions: Sequence[str]) -> tuple[Column, ...]:
        """Return the columns to compare.

        :param editions: two to four different ids, in upper or lower case.
        :returns: the columns, in the order asked for.
        :raises UnknownColumn: if the table has no such column.
        :raises ValueError: if there are too few or too many, or one comes twice.
        """
        columns = tuple(self.column(edition) for edition in editions)
        if not FEWEST <= len(columns) <= MOST:
            raise ValueError(f"{FEWEST} to {MOST} editions can be compared, not {len(columns)}")
        for column in columns:
            if columns.count(column) > 1:
                raise ValueError(f"the edition {column.id} is given twice")
        return columns


_ROW_KEYS = {"id", "general", "page_variant", "refs", *LANGUAGES}


def _texts(value: object, keys: Sequence[str], where: str) -> Mapping[str, str]:
    """Check that a value is a table with exactly these keys and texts as values."""
    if not isinstance(value, dict):
        raise BadTable(f"{where}: expected a table with the keys {', '.join(keys)}")
    for key in keys:
        if not isinstance(value.get(key), str) or not value[key].strip():
            raise BadTable(f"{where}: expected a text under {key!r}")
    for key in value:
        if key not in keys:
            raise BadTable(f"{where}: unknown key {key!r}; expected {', '.join(keys)}")
    return value


def _names(value: object, known: Sequence[str] | Rulebook, what: str, where: str) -> tuple[str, ...]:
    """Check that a value is a list of different known names."""
    if not isinstance(value, list):
        raise BadTable(f"{where}: expected a list")
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise BadTable(f"{where}: {name!r} is no {what}")
        if value.count(name) > 1:
            raise BadTable(f"{where}: {name!r} comes twice")
    return tuple(value)


def _row(table: Mapping[str, Any], columns: tuple[Column, ...], rulebook: Rulebook, where: str) -> EditionDifference:
    """Build a row from its TOML table."""
    for key in table:
        if key not in _ROW_KEYS:
            raise BadTable(f"{where}: unknown key {key!r}; expected {', '.join(sorted(_ROW_KEYS))}")
    ids = [column.id for column in columns]
    texts = {language: _texts(table.get(language), ["point", *ids], f"{where}, {language}") for language in LANGUAGES}
    general = _names(table.get("general", []), ids, "column", f"{where}, general")
    refs = _names(table.get("refs", []), rulebook, "statement of the rulebook", f"{where}, refs")
    if not refs:
        raise BadTable(f"{where}: expected at least one statement under 'refs'")
    variant = table.get("page_variant", False)
    if not isinstance(variant, bool):
        raise BadTable(f"{where}: expected true or false under 'page_variant'")
    english, japanese = texts["en"], texts["ja"]
    return EditionDifference(
        id=table["id"],
        en=english["point"],
        ja=japanese["point"],
        cells=tuple(Cell(name, english[name], japanese[name], name in general) for name in ids),
        refs=refs,
        page_variant=variant,
    )


def read_differences(text: str, rulebook: Rulebook, name: str = TABLE_FILE) -> DifferenceTable:
    """Read a table of differences.

    :param text: TOML with `[[column]]` and `[[difference]]` tables.
    :param rulebook: the statements that its rows may name.
    :param name: the file's name, for messages.
    :returns: the table.
    :raises BadTable: if the text is not TOML, a key is missing, unknown or of the wrong type, a wording is empty, an id
        occurs twice, or a row names a column or a statement that does not exist.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(f"{name}: not TOML: {error}") from None
    for part in ("column", "difference"):
        if not isinstance(data.get(part), list):
            raise BadTable(f"{name}: expected [[{part}]] tables")
    columns: list[Column] = []
    for number, table in enumerate(data["column"], start=1):
        titles = _texts(table, ["id", "en", "ja"], f"{name}, column {number}")
        if titles["id"] in [column.id for column in columns]:
            raise BadTable(f"{name}: two columns have the id {titles['id']!r}")
        columns.append(Column(titles["id"], titles["en"], titles["ja"]))
    rows: list[EditionDifference] = []
    for number, table in enumerate(data["difference"], start=1):
        identity = table.get("id") if isinstance(table, dict) else None
        if not isinstance(identity, str) or not identity:
            raise BadTable(f"{name}, difference {number}: expected a text under 'id'")
        if identity in [row.id for row in rows]:
            raise BadTable(f"{name}: two differences have the id {identity!r}")
        rows.append(_row(table, tuple(columns), rulebook, f"{name}, difference {identity!r}"))
    return DifferenceTable(tuple(columns), tuple(rows))


@functools.cache
def load_differences() -> DifferenceTable:
    """Return the table of the package, cached.

    :raises BadTable: if the package's file is damaged.
    """
    file = resources.files("duelkit.rulebook") / "data" / TABLE_FILE
    return read_differences(file.read_text(encoding="utf-8"), load_rulebook())
