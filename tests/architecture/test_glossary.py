"""Names, messages and pages use the terms of ``docs/glossary.md`` and none of its retired words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.architecture.pages import PAGES, ROOT, named

ROWS = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", named("docs/glossary.md").split("## Retired words")[1], re.MULTILINE)[1:]
RETIRED = {word.strip() for row in ROWS for word in row.split(",")} - {"---"}
PATTERN = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, RETIRED))) + r")\b", re.IGNORECASE)
MODULES = sorted((ROOT / "src").rglob("*.py"))
MESSAGES = sorted((ROOT / "src").rglob("*.ftl"))


def parts(name: str) -> str:
    """Returns the words of a name: ``LeavesField`` and ``leaves_field`` are both "leaves field"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", " ", name).strip().lower()


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields the names that a module gives: of functions, classes, parameters, fields and constants."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
                | ast.arg(arg=name)
            ):
                yield node.lineno, name
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield node.lineno, name
            case ast.Assign(targets=targets):
                for target in targets:
                    if isinstance(target, ast.Attribute):
                        yield node.lineno, target.attr
                    elif isinstance(target, ast.Name) and target.id.isupper():
                        yield node.lineno, target.id
            case _:
                pass


SPOKEN = re.compile(r"\b(?:told|said|heard)\b")
"""Texts are messages, lines or reasons, and values are returned or received: nothing is told, said or heard."""
READING = (
    "duelkit/cardlang/",
    "duelkit/lessons/",
    "duelkit/judgment/lessons/",
    *(f"duelkit/yugioh/{room}/" for room in ("words", "reading", "text", "language", "engine", "lessons")),
)
"""Rooms in which texts are read or printed, and lessons, which say something to every answer."""
PUBLISHED = {
    "showing.py": {"steps_told", "told_date", "said"},
    "yugioh/rulings/ruling.py": {"steps_told"},
    "yugioh/rulings/steps.py": {"said"},
}
"""Names that the reference lists, by file below ``duelkit``."""


def spoken_names(source: str) -> set[str]:
    """Returns the names that a module gives, local variables too, in which something is told, said or heard."""
    tree = ast.parse(source)
    stored = {
        getattr(node, "id", getattr(node, "attr", ""))
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return {name for name in (*stored, *(name for _, name in names(tree))) if SPOKEN.search(parts(name))}


def retired_names(source: str) -> list[str]:
    """Returns the names of a module that contain a retired word, with their lines."""
    return [f"line {line}: {name}" for line, name in names(ast.parse(source)) if PATTERN.search(parts(name))]


def test_no_name_contains_a_retired_word() -> None:
    found = [f"{path.relative_to(ROOT)}, {each}" for path in MODULES for each in retired_names(path.read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_nothing_is_told_said_or_heard() -> None:
    found = {}
    for path in MODULES:
        name = path.relative_to(ROOT / "src").as_posix()
        if not name.startswith(READING):
            found[name] = spoken_names(path.read_text("utf-8")) - PUBLISHED.get(name.removeprefix("duelkit/"), set())
    assert not {name: words for name, words in found.items() if words}
    assert spoken_names("def _told(said): heard_at = self.was_told = 1\n") == {"_told", "said", "heard_at", "was_told"}


@pytest.mark.parametrize("path", [*PAGES, ROOT / "CHANGELOG.md", *MESSAGES], ids=lambda path: "-".join(path.parts[-3:]))
def test_no_page_and_no_message_contains_a_retired_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name == "glossary.md":
        text = text.split("## Retired words")[0]
    # a line that ends so is the name of an example card
    found = [line for line in text.splitlines() if PATTERN.search(line) and not re.search(r" / .+:$", line)]
    assert not found, "\n".join(found)


def test_every_term_has_both_languages() -> None:
    project, _, yugioh, judgment = (part for part in named("docs/glossary.md").split("\n## ")[1:5])
    for section in (project, yugioh, judgment):
        rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", section, re.MULTILINE)[2:]
        assert len(rows) >= 9
        for english, japanese in rows:
            assert re.search(r"[a-zA-Z]", english) and re.search(r"[ぁ-んァ-ヶ一-龯]", japanese), english


def test_what_is_retired_is_found() -> None:
    assert {"vow", "deed", "in one piece"} <= RETIRED and "say" not in RETIRED
    source = (
        "class TestVow:\n    strayed: int\n\n    def heed(self, guises): self.muted = 1\n\nVEIL = 1\nEffectVeiler = 2\n"
    )
    assert len(retired_names(source)) == 6
    assert not retired_names("def disguise(veiler): ...\n")
