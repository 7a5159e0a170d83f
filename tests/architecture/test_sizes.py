"""How long a file, and how long and how branched a function may be."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import duelkit

ROOT = Path(duelkit.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))

LONGEST_FILE = 500
"""Lines of a file."""
LONGEST = 60
"""Lines of a function."""
MOST_BRANCHED = 20
"""Complexity of a function: one, and one more for each way that it can go."""

BRANCHES = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case, ast.Assert)


def complexity(function: ast.AST) -> int:
    """The cyclomatic complexity of a function, with the functions inside it.

    Counted are branches, loops, handlers, cases, conditional expressions, assertions, further operands of ``and`` and
    ``or``, and the loops and conditions of comprehensions.
    """
    count = 1
    for node in ast.walk(function):
        if isinstance(node, BRANCHES):
            count += 1
        elif isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            count += 1 + len(node.ifs)
    return count


def functions(source: str) -> Iterator[tuple[str, int, int]]:
    """Every function of a file: its line and name, how many lines it has, and its complexity."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno is not None:
            yield f"{node.lineno} {node.name}", node.end_lineno - node.lineno + 1, complexity(node)


def most(sources: Iterable[str]) -> tuple[int, int]:
    """The lines of the longest function, and the greatest complexity of one."""
    sizes = [(lines, branches) for source in sources for _, lines, branches in functions(source)]
    return max(lines for lines, _ in sizes), max(branches for _, branches in sizes)


def too_much(source: str) -> list[str]:
    """The functions of a file that are too long or too branched."""
    return [
        f"{place}: {lines} lines, complexity {branches}"
        for place, lines, branches in functions(source)
        if lines > LONGEST or branches > MOST_BRANCHED
    ]


def test_functions_can_be_taken_in_at_a_glance() -> None:
    assert len(SOURCES) > 100
    assert [
        f"{path.relative_to(ROOT)}:{place}" for path in SOURCES for place in too_much(path.read_text("utf-8"))
    ] == []


def test_files_are_short() -> None:
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert {name: count for name, count in lines.items() if count > LONGEST_FILE} == {}


def test_the_check_sees_what_is_too_much() -> None:
    long = "def f():\n" + "    x = 1\n" * LONGEST
    assert too_much(long) == [f"1 f: {LONGEST + 1} lines, complexity 1"]
    branched = "def f():\n" + "    if x: y\n" * MOST_BRANCHED
    assert too_much(branched) == [f"1 f: {MOST_BRANCHED + 1} lines, complexity {MOST_BRANCHED + 1}"]
    hidden = f"def f():\n    return [x if y else z for x in a if {' and '.join('b' * (MOST_BRANCHED - 2))}]\n"
    assert too_much(hidden) == [f"1 f: 2 lines, complexity {MOST_BRANCHED + 1}"]
    assert too_much("def f():\n" + "    x = 1\n" * (LONGEST - 1)) == []
