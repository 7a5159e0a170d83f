"""The rooms of the house: who may import whom."""

from __future__ import annotations

import ast
from enum import IntEnum
from pathlib import Path

import pytest

import duelkit
from duelkit.yugioh.language import modifiers, triggers, words

ROOT = Path(duelkit.__file__).parent
SOURCES = sorted(Path(__file__).parents[2].joinpath("src", "duelkit").rglob("*.py"))

GAMES = ("yugioh", "judgment")
# room → the rooms of duelkit that it may import
ALLOWED = {
    "kernel": ("kernel",),
    "yugioh/language": ("yugioh/language",),
    "yugioh/state": ("yugioh/state", "yugioh/language", "kernel"),
    "yugioh/engine": ("yugioh/engine", "yugioh/state", "yugioh/language", "kernel"),
    "yugioh/editions": ("yugioh/editions", "yugioh/engine", "yugioh/state", "kernel"),
    "yugioh/why": ("yugioh/why", "yugioh/editions", "yugioh/engine", "yugioh/text", "yugioh/state", "yugioh/language",
                   "kernel"),
    "yugioh/cards": ("yugioh/cards", "yugioh/language", "kernel"),
    "judgment/cards": ("judgment/cards", "judgment/language", "kernel"),
    "judgment/boards": ("judgment/boards", "judgment/state", "kernel"),
    "judgment/why": ("judgment/why", "judgment/engine", "judgment/text", "judgment/state", "judgment/language",
                     "kernel"),
    "judgment/decks": ("judgment/decks", "judgment/cards", "judgment/language", "kernel"),
    "rulebook": ("rulebook",),
}


def room_of(path: Path) -> str:
    parts = path.relative_to(SOURCES[0].parents[0]).parts
    return "/".join(parts[:2]) if parts[0] in GAMES and len(parts) > 2 else parts[0]


def imports(path: Path) -> list[str]:
    """What a file imports, wherever in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
    return [name for name in found if name.startswith("duelkit.")]


def target(module: str) -> str:
    parts = module.split(".")[1:]
    return "/".join(parts[:2]) if parts[0] in GAMES and len(parts) > 1 else parts[0]


@pytest.mark.parametrize("room", ALLOWED)
def test_arrows_run_one_way(room: str) -> None:
    base = SOURCES[0].parents[0] / room
    files = [path for path in SOURCES if base in path.parents]
    assert files, f"no files in {room}"
    for path in files:
        for module in imports(path):
            assert target(module) in ALLOWED[room], f"{path.name} in {room} imports {module}"


def test_the_tables_rooms_know_no_game() -> None:
    """Rooms, connections and the store speak to a game through its desk only."""
    table = SOURCES[0].parents[0] / "table"
    for name in ("room", "hub", "seats", "sockets", "store", "messages", "refusals"):
        for module in imports(table / f"{name}.py"):
            assert target(module).split("/")[0] not in GAMES, f"{name}.py imports {module}"


def test_only_the_command_line_knows_the_table() -> None:
    for path in SOURCES:
        if path.name != "cli.py" and room_of(path) != "table":
            assert not any(target(module) == "table" for module in imports(path)), path.name


def test_no_engine_file_names_an_edition() -> None:
    from duelkit.yugioh.editions import EDITIONS
    for path in SOURCES:
        if "engine" in path.parts:
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)
                       and isinstance(node.value, str)]
            for identity in EDITIONS:
                assert identity not in strings, f"{path.name} names the edition {identity}"


def test_no_file_is_larger_than_its_room() -> None:
    large = [f"{path.name}: {len(lines)}" for path in SOURCES
             if len(lines := path.read_text(encoding="utf-8").splitlines()) > 750]
    assert large == []


@pytest.mark.parametrize("module", [words, triggers, modifiers])
def test_no_word_is_a_silent_alias_of_another(module: object) -> None:
    for name, kind in vars(module).items():
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind is not IntEnum:
            aliases = [member for member in kind.__members__ if kind[member].name != member]
            assert aliases == [], f"{name}: {aliases}"
