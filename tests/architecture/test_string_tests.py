"""Printed and read words are values, not strings to cut up: how often rooms still test or change a string.

A clause knows its kind, person, place and subject, and the grammar prints it at the end; so outside `text/grammar` and
`reading/grammar` nothing needs to ask how printed words begin or to replace a part of them. What is left is counted by
room, and the number may only fall.
"""

from __future__ import annotations

import ast
from pathlib import Path

import duelkit

YUGIOH = Path(duelkit.__file__).parent / "yugioh"

METHODS = {"startswith", "endswith", "replace", "removeprefix", "removesuffix", "partition", "rpartition", "find"}
"""Methods of `str` that test or cut words. (`dataclasses.replace` is called by its bare name.)"""
PATTERNS = {"match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
"""Functions of `re` that do the same."""

ROOMS: dict[str, tuple[tuple[str, ...], str, int]] = {
    "text": (("text/**/*.py", "words/*/en.py", "words/*/ja.py"), "text/grammar/", 1),
    "reading": (("reading/**/*.py", "words/*/reading.py"), "reading/grammar/", 2),
}
"""Room → its files, the folder that may do it, and the most that the rest may have."""


def string_tests(source: str) -> int:
    """How many expressions test or change the letters of a string."""
    return sum(map(_is_string_test, ast.walk(ast.parse(source))))


def _is_string_test(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        of_re = isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
        return node.func.attr in (PATTERNS if of_re else METHODS)
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], ast.In | ast.NotIn)
        and isinstance(node.left, ast.Constant)
        and isinstance(node.left.value, str)
        and not isinstance(node.comparators[0], ast.Tuple | ast.List | ast.Set)
    )


def counted(room: str) -> dict[str, int]:
    """File → how many string tests it has, in a room, without its grammar."""
    patterns, grammar, _ = ROOMS[room]
    files = {path for pattern in patterns for path in YUGIOH.glob(pattern)}
    found = {path.relative_to(YUGIOH).as_posix(): string_tests(path.read_text(encoding="utf-8")) for path in files}
    return {name: count for name, count in sorted(found.items()) if count and not name.startswith(grammar)}


def test_rooms_test_no_more_strings_than_before() -> None:
    found = {room: sum(counted(room).values()) for room in ROOMS}
    assert {room: count for room, count in found.items() if count > ROOMS[room][2]} == {}, "lower ceilings only"


def test_the_count_sees_them() -> None:
    assert string_tests("a.startswith('x')\nb.replace('x', 'y')\nif 'x' in c: pass") == 3
    assert string_tests("re.sub('x', 'y', a)\nre.compile('x')") == 1
    assert string_tests("replace(clause, noun=it)\n'x' in ('x', 'y')\n[].append(1)") == 0
