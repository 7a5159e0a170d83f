"""Boards: the tiles and the tables of the game, from TOML.

Rules: EOJ-BOARD-02, EOJ-BOARD-10, EOJ-COUNTER-13, EOJ-MASS-02.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from duelkit.judgment.state.board import Board, Settings
from duelkit.kernel.errors import FileError

ELEMENTS: Final = {"fire": 1, "water": 2, "earth": 4, "wood": 8, "biolith": 16}
LARGEST_FILE: Final = 1 << 16
Cell = tuple[int, int]


def read_board(text: str, name: str) -> Board:
    """Read a board from a TOML text.

    :param name: the path of the file, for messages.
    :raises FileError: if something is wrong, with the key and what was expected.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileError(name, 0, f"not TOML: {error}") from None
    fields = _table(table, "fields", name)
    fronts, backs = _tiles(fields, name)
    order = _positions(_table(table, "order", name), "positions", name)
    mass = _table(table, "mass_battle", name)
    title = table.get("name", Path(name).stem)
    if not isinstance(title, str) or not title:
        raise FileError(name, 0, f"name is {title!r}; expected a text")
    return Board(
        title,
        fields.get("official") is True,
        fronts,
        backs,
        order,
        _cells(_table(table, "counterattacks", name), name, "counterattacks"),
        tuple(_positions(mass, key, name) for key in ("up", "right", "down", "left")),
        _cells(_table(table, "magic_targets", name), name, "magic_targets"),
    )


def load_board(path: str) -> Board:
    """Read a board file.

    :raises FileError: if it cannot be read or is wrong.
    """
    try:
        if Path(path).stat().st_size > LARGEST_FILE:
            raise FileError(path, 0, "too large for a board; expected at most 64 KiB")
        return read_board(Path(path).read_bytes().decode("utf-8-sig"), path)
    except OSError as error:
        raise FileError(path, 0, f"cannot be read ({error.strerror or error}); expected a board file") from None
    except UnicodeDecodeError:
        raise FileError(path, 0, "not UTF-8 text; expected a board file") from None


@cache
def standard_board() -> Board:
    """The board that comes along.

    >>> standard_board().name
    'standard'
    """
    text = (resources.files("duelkit.judgment.boards") / "standard.toml").read_text(encoding="utf-8")
    return read_board(text, "standard.toml")


@cache
def standard_settings() -> Settings:
    """The quantities of the rulebook, on the standard board.

    >>> standard_settings().fields_to_win
    5
    """
    return Settings(standard_board())


def _table(table: dict[str, Any], key: str, name: str) -> dict[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise FileError(
            name, 0, f"no table [{key}]; expected fields, order, counterattacks, mass_battle and magic_targets"
        )
    return value


def _tiles(fields: dict[str, Any], name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rows = fields.get("rows")
    if not isinstance(rows, list) or len(rows) != 3 or any(not isinstance(row, list) or len(row) != 3 for row in rows):
        raise FileError(name, 0, "fields.rows is not three rows of three; expected tiles such as 'fire/water'")
    fronts: list[int] = []
    backs: list[int] = []
    for number, tile in enumerate((tile for row in rows for tile in row), 1):
        front, _, back = tile.partition("/") if isinstance(tile, str) else ("", "", "")
        if front not in ELEMENTS or back not in ELEMENTS:
            raise FileError(
                name,
                0,
                f"fields.rows: tile {number} is {tile!r}; expected front/back, each one of {', '.join(ELEMENTS)}",
            )
        fronts.append(ELEMENTS[front])
        backs.append(ELEMENTS[back])
    return tuple(fronts), tuple(backs)


def _positions(table: dict[str, Any], key: str, name: str) -> tuple[int, ...]:
    value = table.get(key)
    if (
        not isinstance(value, list)
        or any(not isinstance(item, int) for item in value)
        or (sorted(value) != list(range(1, 10)))
    ):
        raise FileError(name, 0, f"{key} is {value!r}; expected the positions 1 to 9, each once")
    return tuple(item - 1 for item in value)


def _cells(table: dict[str, Any], name: str, where: str) -> tuple[Cell, ...]:
    """An order of cells; missing ones come last, so that the order covers every creature."""
    value = table.get("cells")
    if not isinstance(value, list) or any(
        not isinstance(item, list) or len(item) != 2 or any(not isinstance(part, int) or abs(part) > 2 for part in item)
        for item in value
    ):
        raise FileError(name, 0, f"{where}.cells is not a list of cells; expected [right, forward] pairs from -2 to 2")
    found = [(item[0], item[1]) for item in value]
    if len(set(found)) != len(found) or (0, 0) in found:
        raise FileError(name, 0, f"{where}.cells holds a cell twice, or [0, 0]; expected each cell once")
    rest = [
        (right, forward)
        for forward in (2, 1, 0, -1, -2)
        for right in (-2, -1, 0, 1, 2)
        if (right, forward) != (0, 0) and (right, forward) not in found
    ]
    return (*found, *rest)
