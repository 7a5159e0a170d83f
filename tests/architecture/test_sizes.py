"""How long and how branched a function may be: what is longer says in its docstring why it stays in one piece."""

from __future__ import annotations

import ast
from pathlib import Path

import duelkit

ROOT = Path(duelkit.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))

LONGEST = 60
"""Lines of a function."""
MOST_BRANCHED = 20
"""Cyclomatic complexity: one, and one more for each branch, loop, handler and case (McCabe)."""
EXCUSE = "In one piece"
"""How a docstring begins the sentence that says why."""

BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)


def complexity(function: ast.AST) -> int:
    """The cyclomatic complexity of a function, with the functions inside it."""
    return 1 + sum(isinstance(node, BRANCHES) for node in ast.walk(function))


def too_much(source: str) -> list[str]:
    """The functions that are too long or too branched and do not say why."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or node.end_lineno is None:
            continue
        lines = node.end_lineno - node.lineno + 1
        branches = complexity(node)
        if (lines > LONGEST or branches > MOST_BRANCHED) and EXCUSE not in (ast.get_docstring(node) or ""):
            found.append(f"{node.lineno} {node.name}: {lines} lines, complexity {branches}")
    return found


def test_functions_can_be_taken_in_at_a_glance() -> None:
    assert len(SOURCES) > 100
    assert [
        f"{path.relative_to(ROOT)}:{place}" for path in SOURCES for place in too_much(path.read_text(encoding="utf-8"))
    ] == []


def test_the_check_sees_what_is_too_much() -> None:
    long = "def f():\n" + "    x = 1\n" * LONGEST
    assert too_much(long) == [f"1 f: {LONGEST + 1} lines, complexity 1"]
    branched = "def f():\n" + "    if x: y\n" * MOST_BRANCHED
    assert too_much(branched) == [f"1 f: {MOST_BRANCHED + 1} lines, complexity {MOST_BRANCHED + 1}"]
    assert too_much(branched.replace("def f():\n", f'def f():\n    """{EXCUSE}: one table."""\n')) == []
    assert too_much("def f():\n" + "    x = 1\n" * (LONGEST - 1)) == []
