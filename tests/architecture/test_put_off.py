"""Imports inside functions: each puts off something heavy that most who use the file do not need."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import duelkit

ROOT = Path(duelkit.__file__).parent
MOST = 30

PUT_OFF: dict[str, tuple[int, str]] = {
    "camera/playing/judgment_camera.py": (1, "OpenCV: help and a clear refusal need none of it"),
    "camera/printing/judgment_print.py": (1, "ReportLab: help and a clear refusal need none of it"),
    "environments/cards.py": (2, "NumPy: a schema is printed without it"),
    "games/__init__.py": (1, "importlib.metadata, where a package brings a game"),
    "laboratory/intervals.py": (2, "SciPy and NumPy"),
    "laboratory/parquet.py": (1, "PyArrow"),
    "laboratory/plots.py": (2, "Matplotlib"),
    "laboratory/ratings.py": (1, "OpenSkill"),
    "laboratory/rays.py": (1, "Ray"),
    "laboratory/tournaments/swiss.py": (1, "rustworkx"),
    "rulebook/cli.py": (3, "Rich and Jinja: a look-up needs neither"),
    "table/camera.py": (2, "OpenCV: a table without a camera has none"),
    "table/cli.py": (3, "Starlette, Uvicorn and SQLAlchemy: help needs none of them"),
    "table/games/judgment.py": (1, "OpenCV: a duel without a camera needs none of it"),
    "terminal/paper.py": (1, "readline, where somebody types"),
    "terminal/yugioh/looking.py": (2, "the reading of card texts, which takes seconds to load"),
    "yugioh/__init__.py": (2, "the engine: cards and decks are read without it"),
    "yugioh/decks/presence.py": (1, "the messages: most decks lack nothing"),
}
"""File → how many such imports it has, and what they put off."""


def inside(source: str) -> int:
    """How many import statements stand inside functions."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return len(
        {
            id(node)
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, (ast.Import, ast.ImportFrom))
        }
    )


def test_what_functions_import_is_heavy_and_listed_here() -> None:
    found = Counter(
        {path.relative_to(ROOT).as_posix(): inside(path.read_text(encoding="utf-8")) for path in ROOT.rglob("*.py")}
    )
    assert dict(+found) == {name: count for name, (count, _) in PUT_OFF.items()}
    assert found.total() <= MOST


def test_the_check_sees_them() -> None:
    assert inside("import a\ndef f():\n    import b\n    def g():\n        from c import d\n") == 2
    assert inside("from a import b\nif b:\n    import c\n") == 0
