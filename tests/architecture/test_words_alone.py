"""A word of the card language belongs to one folder: hardly any file outside it names the word."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import duelkit

ROOT = Path(duelkit.__file__).parent
WORDS = ROOT / "yugioh" / "words"
NAMED_ELSEWHERE = 0.6
"""The most files outside its folder that may name a word, on average over all words. Lower it when the figure falls."""
IN_A_CIRCLE = 0
"""The most folders of words that may import each other in a circle. Lower it when the figure falls."""


@cache
def tree(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def words() -> dict[str, str]:
    """The folder of every word; closed lists (enumerations) are terms, not words."""
    return {
        node.name: path.parent.name
        for path in sorted(WORDS.glob("*/meaning.py"))
        for node in tree(path).body
        if isinstance(node, ast.ClassDef)
        and not node.name.startswith("_")
        and not any(ast.unparse(base) in ("IntEnum", "IntFlag", "Enum", "StrEnum") for base in node.bases)
    }


def folder_of(path: Path) -> str:
    """The folder of words in which a file is, or nothing."""
    return path.parent.name if path.is_relative_to(WORDS) else ""


@cache
def outside() -> tuple[Path, ...]:
    """The files that count: all but the card library, which is written in words, and the front that exports them."""
    front = ROOT / "yugioh" / "language" / "__init__.py"
    return tuple(
        path
        for path in sorted(ROOT.rglob("*.py"))
        if path != front
        and not path.is_relative_to(ROOT / "yugioh" / "cards")
        and "duelkit.yugioh" in path.read_text(encoding="utf-8")
    )


def named_in(path: Path) -> set[str]:
    """What a file imports of the card language, and in the readers the strings that may stand for a word."""
    names: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
            ("duelkit.yugioh.language", "duelkit.yugioh.words")
        ):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "reading" in path.as_posix():
            names.add(node.value)
    return names


def mentions() -> dict[str, list[str]]:
    """For every word the files outside its folder that name it."""
    found: dict[str, list[str]] = {name: [] for name in words()}
    for path in outside():
        for name in named_in(path) & words().keys():
            if words()[name] != folder_of(path):
                found[name].append(path.relative_to(ROOT).as_posix())
    return found


def test_hardly_any_file_outside_its_folder_names_a_word() -> None:
    found = mentions()
    mean = sum(map(len, found.values())) / len(found)
    most = sorted(found.items(), key=lambda pair: -len(pair[1]))[:5]
    assert mean <= NAMED_ELSEWHERE, f"{mean:.2f} files outside its folder name a word; most of all {most}"
    assert mean > NAMED_ELSEWHERE - 0.1, f"lower NAMED_ELSEWHERE to {mean:.2f}"


def circle() -> list[str]:
    """The folders of words that import each other in a circle, or are imported by such a circle and import it."""
    left = {
        folder.name: {
            node.module.split(".")[3]
            for path in folder.glob("*.py")
            for node in ast.walk(tree(path))
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duelkit.yugioh.words.")
            if node.module
        }
        - {folder.name}
        for folder in sorted(WORDS.iterdir())
        if folder.joinpath("__init__.py").exists()
    }
    while True:
        needed = {name for needs in left.values() for name in needs}
        loose = [name for name, needs in left.items() if not needs & left.keys() or name not in needed]
        if not loose:
            return sorted(left)
        for name in loose:
            del left[name]


def test_folders_of_words_do_not_import_each_other_in_a_circle() -> None:
    found = circle()
    assert len(found) <= IN_A_CIRCLE, found
    assert len(found) == IN_A_CIRCLE, f"lower IN_A_CIRCLE to {len(found)}"
