"""Nothing but what belongs to a game names it: every other file asks the front door which games there are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from duelkit import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "duelkit"
NAMES = tuple(game.identity for game in games.built_in())
FRONT_DOOR = "games/__init__.py"
"""The one place that lists the games that come along."""
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def belongs_to(path: Path, game: str) -> bool:
    """Whether a file is a game's own: its path, or the beginning of its name, is the game's.

    Cards are called as they are printed: some bear the name of the other game.
    """
    parts = path.relative_to(SOURCE).parts
    return game in parts[:-1] or re.split(r"[._]", parts[-1])[0] == game or parts[1:2] == ("cards",)


def named_in_python(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every word of a program that can name a game, with its line: strings, names, imports; no docstrings."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    told |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.name
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
            yield from ((node.lineno, alias.name) for alias in node.names)


def named_in_script(text: str) -> Iterator[tuple[int, str]]:
    """Every line of a script, without its comments."""
    bare = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    yield from enumerate(bare.splitlines(), 1)


def found_in(path: Path, text: str) -> list[str]:
    """The games that a file names though it is not theirs."""
    words = named_in_python(ast.parse(text)) if path.suffix == ".py" else named_in_script(text)
    return [
        f"{path.relative_to(SOURCE)}, line {line}: {game}"
        for line, word in words
        for game in NAMES
        if game in word.lower() and not belongs_to(path, game)
    ]


def sources() -> list[Path]:
    """All programs and scripts but those of others."""
    return [
        path
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".py", ".js")
        and "vendor" not in path.parts
        and path.relative_to(SOURCE).as_posix() != FRONT_DOOR
    ]


def test_only_what_belongs_to_a_game_names_it() -> None:
    files = sources()
    assert len(files) > 300 and {path.suffix for path in files} == {".py", ".js"}
    assert [place for path in files for place in found_in(path, path.read_text(encoding="utf-8"))] == []


def test_the_front_door_lists_each_game_once() -> None:
    text = (SOURCE / FRONT_DOOR).read_text(encoding="utf-8")
    body = text.split('"""', 2)[2]
    for name in NAMES:
        assert body.count(f'"{name}"') == 1, name


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("table/room.py", 'if game == "yugioh":\n    pass\n'),
        ("terminal/play.py", "def play():\n    from duelkit.judgment import Duel\n    return Duel\n"),
        ("players/__init__.py", "make_judgment_player = None\n"),
        ("judgment/records.py", 'OTHER = "yugioh"\n'),
        ("table/static/js/room.js", "/* a room */\nif (game !== 'judgment') show();\n"),
        ("table/static/js/yugioh/board.js", 'import { lookOf } from "../judgment/bits.js";\n'),
    ],
)
def test_a_name_elsewhere_is_found(file: str, text: str) -> None:
    assert len(found_in(SOURCE / file, text)) == 1 + text.count("Judgment")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("table/room.py", '"""Yugioh is played here."""\n# judgment too\nRooms = 1\n'),
        ("table/games/yugioh_match.py", "from duelkit.yugioh.match import Match\nRooms = Match\n"),
        ("games/judgment.py", 'NAME = "judgment"\n'),
        ("table/static/js/room.js", "// of yugioh\n/* and judgment */ show();\n"),
    ],
)
def test_what_only_speaks_of_a_game_is_not_taken_for_it(file: str, text: str) -> None:
    assert found_in(SOURCE / file, text) == []
