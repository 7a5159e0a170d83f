"""The rooms of THE EYE OF JUDGMENT in detail: a word is one folder, and no arrow runs up inside a room either."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.architecture.test_string_tests import string_tests

import duelkit.judgment

ROOT = Path(duelkit.judgment.__file__).parent
FRONTS = ("language/__init__", "compiler/definitions", "text/__init__", "text/ja/card", "text/en/card")
"""Files that load all words."""
ABOVE = ("why", "cards", "boards", "decks", "lessons", "puzzles", "top")
ENGINE = ("facts", "moves", "legality", "procedures")
BELOW: dict[str, tuple[str, ...]] = {
    "language": (),
    "meaning": ("language",),
    "language/__init__": ("meaning", "language"),
    "words": ("language/__init__",),
    "state": ("language",),
    "facts": ("state", "language"),
    "moves": ("facts", "state"),
    "legality": ("facts", "state"),
    "procedures": ("legality", "moves", "facts", "state"),
    "seen": ("facts", "state"),
    "run": (*ENGINE, "state"),
    "compiler": ("facts", "state", "language"),
    "handlers": ("compiler", "run", "facts", "state", "meaning", "language"),
    "compiler/definitions": ("words", "handlers", "compiler", "run", *ENGINE, "state", "meaning", "language"),
    "text": ("meaning", "language", "state"),
    "wording": ("text", "meaning", "language"),
    "text/en/card": ("words", "text", "meaning", "language"),
    "text/ja/card": ("words", "text", "meaning", "language"),
    "text/__init__": ("text/en/card", "text/ja/card", "text", "language"),
    "telling": ("text", "state", "language"),
}
"""What each part may import beside itself; packages are imported whole by whoever imports a part of them."""
OUTSIDE = {
    "language": ("cardlang",),
    "language/__init__": ("cardlang",),
    "meaning": (),
    "state": ("kernel", "cardlang"),
    "compiler": ("kernel", "cardlang"),
    "handlers": ("kernel", "cardlang"),
    "text": ("kernel", "cardlang"),
    "wording": ("cardlang",),
    "compiler/definitions": ("kernel", "cardlang"),
    "telling": ("kernel", "messages"),
    "text/en/card": ("cardlang",),
    "text/ja/card": ("cardlang",),
    "text/__init__": ("cardlang",),
}
"""What each part may import of the rest of the package; if it is not named here, the kernel."""
WORD = {"meaning": "meaning", "run": "run", "compile": "handlers", "ja": "wording", "en": "wording"}


def part_of(name: str) -> str:
    """The part to which a module belongs, its name written as a path below the game."""
    steps = name.split("/")
    if name in FRONTS:
        return name
    if name in ("language/node_classes", "language/functions"):
        return "language/__init__"
    if steps[0] == "words":
        return WORD[steps[-1]] if len(steps) == 3 and steps[-1] in WORD else "words"
    if steps[0] == "engine" and len(steps) > 1:
        return steps[1]
    return steps[0] if len(steps) > 1 else "top"


def modules() -> dict[str, ast.Module]:
    """Every file of the game that is more than a docstring, by its name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if len(tree.body) > 1:
            found[path.relative_to(ROOT).with_suffix("").as_posix()] = tree
    return found


def imports(tree: ast.Module) -> list[str]:
    """What a file imports of the game, in functions too, but not for annotations alone."""
    unread = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    names: list[str] = []
    for node in ast.walk(tree):
        if id(node) in unread:
            continue
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("duelkit.judgment."):
            base = node.module.removeprefix("duelkit.judgment.").replace(".", "/")
            names += [
                f"{base}/{alias.name}" if ROOT.joinpath(base, f"{alias.name}.py").exists() else base
                for alias in node.names
            ]
        elif isinstance(node, ast.Import):
            names += [
                alias.name.removeprefix("duelkit.judgment.").replace(".", "/")
                for alias in node.names
                if alias.name.startswith("duelkit.judgment.")
            ]
    return [f"{name}/__init__" if ROOT.joinpath(name, "__init__.py").exists() else name for name in names]


FILES = modules()


@pytest.mark.parametrize("part", BELOW)
def test_a_part_imports_what_is_below_it(part: str) -> None:
    mine = [name for name in FILES if part_of(name) == part]
    assert mine, f"no file in {part}"
    wrong = [
        f"{name} imports {other}"
        for name in mine
        for other in imports(FILES[name])
        if part_of(other) not in (part, *BELOW[part])
    ]
    assert wrong == []


@pytest.mark.parametrize("part", BELOW)
def test_a_part_knows_little_of_the_rest_of_the_package(part: str) -> None:
    found = {
        name.split(".")[1]
        for file, tree in FILES.items()
        if part_of(file) == part
        for node in ast.walk(tree)
        for name in ([node.module] if isinstance(node, ast.ImportFrom) and node.module else [])
        if name.startswith("duelkit.")
    }
    assert found <= {"judgment", *OUTSIDE.get(part, ("kernel",))}


def test_every_file_has_its_part() -> None:
    parts = {part_of(name) for name in FILES}
    assert parts == {*BELOW, *ABOVE}


def test_no_files_import_each_other_in_a_circle() -> None:
    """Taking away again and again what imports nothing that is left must leave nothing."""
    left = {
        name: {other for other in imports(tree) if other in FILES and other != name} for name, tree in FILES.items()
    }
    while ready := [name for name, needs in left.items() if not needs & left.keys()]:
        for name in ready:
            del left[name]
    assert sorted(left) == []


def test_texts_test_hardly_any_strings() -> None:
    """Printed words are values: only ``text/grammar`` tests or cuts strings. The ceiling may only fall."""
    texts = [name for name in FILES if part_of(name) in ("text", "wording", "text/ja/card", "text/en/card")]
    assert "words/flow/en" in texts
    found = {
        name: count
        for name in texts
        if not name.startswith("text/grammar/")
        and (count := string_tests((ROOT / f"{name}.py").read_text(encoding="utf-8")))
    }
    assert sum(found.values()) <= 6, found
