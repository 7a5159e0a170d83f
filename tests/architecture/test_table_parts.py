"""The parts of the table do one thing each: none has more than a few public methods, none reaches into another."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import duelkit.table

MOST = 25
ROOM = Path(duelkit.table.__file__).parent

OF_LIBRARIES = {"_replace", "_exit", "_processes"}
"""Private names of the standard library: named tuples, the end of a process, the processes of a pool."""


def classes() -> Iterator[type]:
    """Every class of the table."""
    for entry in pkgutil.walk_packages(duelkit.table.__path__, "duelkit.table."):
        if ".schema" not in entry.name:
            module = importlib.import_module(entry.name)
            yield from (
                kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == entry.name
            )


def public(kind: type) -> set[str]:
    """The public methods and properties of a class, inherited ones too."""
    return {
        name
        for base in kind.__mro__
        if base.__module__.startswith("duelkit.table")
        for name, value in vars(base).items()
        if not name.startswith("_") and isinstance(value, (FunctionType, property, classmethod, staticmethod))
    }


def test_no_class_has_too_many_public_methods() -> None:
    found = {kind.__qualname__: len(public(kind)) for kind in classes()}
    assert len(found) > 100
    assert {name: count for name, count in found.items() if count > MOST} == {}


def reached(source: str) -> list[str]:
    """The private names of other objects that a file uses: those of ``self``, ``cls`` and ``super()`` are its own."""
    return [
        f"{node.lineno} {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and node.attr not in OF_LIBRARIES
        and ast.unparse(node.value) not in ("self", "cls", "super()")
    ]


def test_no_part_reaches_into_another() -> None:
    assert [
        f"{path.name} {place}"
        for path in sorted(ROOM.rglob("*.py"))
        for place in reached(path.read_text(encoding="utf-8"))
    ] == []


def test_the_checks_see_what_is_wrong() -> None:
    assert reached("self._a\nother._b\nself.part._c\nsuper()._d()\nx.__class__\n") == ["2 other._b", "3 self.part._c"]
