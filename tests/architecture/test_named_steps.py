"""Control flow of the engines names its steps and kinds: no bare number is compared with them or written into them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import duelkit

ROOT = Path(duelkit.__file__).parent
NAMED = {"step", "how", "kind", "what", "side", "instead", "until", "ending", "mode", "ref", "stat", "phase",
         "place", "event", "why"}
"""Attributes that hold a step of a task or one of several kinds."""
GAMES = ("judgment",)


def is_bare(node: ast.expr) -> bool:
    """A number written as such; −1, which stands for none everywhere, is not meant."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def names_a_kind(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in NAMED


def bare_numbers(tree: ast.AST) -> Iterator[ast.stmt | ast.expr]:
    """Comparisons of a step or kind with a number, and numbers that are written into one.

    ``code.event >= 0`` asks whether there is any.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            numbers = [part for side in sides for part in ([*side.elts] if isinstance(side, ast.Tuple) else [side])]
            whether_any = all(isinstance(operator, ast.Lt | ast.GtE) for operator in node.ops)
            if any(map(names_a_kind, sides)) and any(map(is_bare, numbers)) and not whether_any:
                yield node
        elif isinstance(node, ast.Assign) and is_bare(node.value) and any(map(names_a_kind, node.targets)):
            yield node
        elif isinstance(node, ast.AugAssign) and is_bare(node.value) and names_a_kind(node.target):
            yield node


@pytest.mark.parametrize("game", GAMES)
def test_steps_and_kinds_have_names(game: str) -> None:
    files = sorted((ROOT / game).rglob("*.py"))
    assert len(files) > 50
    found = [f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
             for path in files for node in bare_numbers(ast.parse(path.read_text(encoding="utf-8")))]
    assert found == []


@pytest.mark.parametrize("line", ["task.step = 3", "self.step == 2", "2 > self.step", "work.step += 1",
                                  "code.kind in (1, 2)", "pool.side != 2"])
def test_a_bare_number_is_found(line: str) -> None:
    assert len(list(bare_numbers(ast.parse(line)))) == 1


@pytest.mark.parametrize("line", ["self.step = NEXT", "self.step == BATTLE_BEGINS", "self.field = 3", "self.event = -1",
                                  "code.event >= 0"])
def test_a_name_is_not_mistaken_for_one(line: str) -> None:
    assert list(bare_numbers(ast.parse(line))) == []
