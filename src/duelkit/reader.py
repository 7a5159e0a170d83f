"""Reads TOML files: every mistake is one error that names the file, the key and what was expected."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from duelkit.kernel.errors import FileError

LARGEST_FILE: Final = 1 << 20
MOST_ENTRIES: Final = 400

Table = dict[str, Any]


class Reader:
    """Checks the values of a file; a mistake is an error with the key.

    :param name: the file name that the user knows.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def error(self, key: str, message: str) -> FileError:
        """Returns the error for a key."""
        return FileError(self.name, 0, f"{key}: {message}" if key else message)

    def known(self, table: object, keys: tuple[str, ...], where: str) -> Table:
        """Returns a table that has no other keys than these."""
        if not isinstance(table, dict):
            raise self.error(where, f"{shown(table)} is no table; expected keys {', '.join(keys)}")
        for key in table:
            if key not in keys:
                raise self.error(join(where, str(key)), f"unknown key; expected one of {', '.join(keys)}")
        return table

    def number(self, table: Table, key: str, where: str, default: int, least: int, most: int) -> int:
        """Returns a number within bounds."""
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(join(where, key), f"{shown(value)}; expected a number from {least} to {most}")
        return value

    def flag(self, table: Table, key: str, where: str, default: bool = False) -> bool:
        """Returns true or false."""
        value = table.get(key, default)
        if not isinstance(value, bool):
            raise self.error(join(where, key), f"{shown(value)}; expected true or false")
        return value

    def word(self, table: Table, key: str, where: str, default: str, allowed: tuple[str, ...]) -> str:
        """Returns one of some words."""
        value = table.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.error(join(where, key), f"{shown(value)}; expected one of {', '.join(allowed)}")
        return value

    def items(self, table: Table, key: str, where: str) -> list[Any]:
        """Returns a list that is not too long."""
        value = table.get(key, [])
        if not isinstance(value, list):
            raise self.error(join(where, key), f"{shown(value)}; expected a list")
        if len(value) > MOST_ENTRIES:
            raise self.error(join(where, key), f"{len(value)} entries; expected at most {MOST_ENTRIES}")
        return value


def join(where: str, key: str) -> str:
    """Returns a key with the table that contains it."""
    return f"{where}.{key}" if where else key


def shown(value: object) -> str:
    """Returns a value, short, for a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


def load_text(path: str | Path, what: str) -> str:
    """Returns the text of a file.

    :param what: what the file should be, for messages.
    :raises FileError: if it cannot be read, is too large, or is not text.
    """
    name = str(path)
    try:
        if Path(path).stat().st_size > LARGEST_FILE:
            raise FileError(name, 0, f"too large for a {what}; expected at most 1 MiB")
        return Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise FileError(name, 0, f"cannot be read ({error.strerror or error}); expected a {what} file") from None
    except UnicodeDecodeError:
        raise FileError(name, 0, f"not UTF-8 text; expected a {what} file") from None


def read_toml(text: str, name: str) -> Table:
    """Returns a TOML text as a table.

    :raises FileError: if it is not TOML.
    """
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise FileError(name, 0, f"not TOML: {error}") from None
