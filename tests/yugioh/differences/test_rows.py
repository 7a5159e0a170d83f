"""Every row of the table of differences between editions has a test, and that test cites the statements behind it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from duelkit.rulebook import load_differences
from duelkit.yugioh.editions import EDITIONS

FILES = sorted(path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))


def _strings(node: ast.Call) -> list[str]:
    return [
        argument.value
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def marked() -> dict[str, list[tuple[str, set[str]]]]:
    """The tests of each row, by its id, each with the statements that it cites."""
    found = defaultdict(list)
    for path in FILES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            rows = [
                name
                for mark in calls
                if isinstance(mark.func, ast.Attribute) and mark.func.attr == "row"
                for name in _strings(mark)
            ]
            cited = {
                name
                for mark in calls
                if isinstance(mark.func, ast.Name) and mark.func.id == "rule"
                for name in _strings(mark)
            }
            assert len(rows) == 1, f"{path.name}, {node.name}: expected the mark of one row"
            found[rows[0]].append((node.name, cited))
    return found


def test_every_row_has_a_test_and_every_test_a_row() -> None:
    rows = [row.id for row in load_differences().rows]
    assert len(rows) == 40
    assert sorted(marked()) == sorted(rows)


def test_the_tests_of_a_row_cite_all_statements_behind_it() -> None:
    tests = marked()
    for row in load_differences().rows:
        cited = {name for _, names in tests[row.id] for name in names}
        assert set(row.refs) <= cited, f"{row.id}: {sorted(set(row.refs) - cited)} not cited"


def test_every_column_of_the_table_is_an_edition_that_can_be_played() -> None:
    assert [column.id for column in load_differences().columns] == ["ex04", "mr3", "mr20", "mr20-official"]
    assert {column.id for column in load_differences().columns} <= set(EDITIONS)
