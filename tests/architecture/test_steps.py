"""What a task does next, whose card is meant, where it lies: in the engine such numbers have names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import duelkit

ROOT = Path(duelkit.__file__).parent
GAMES = ("yugioh", "judgment")

STATES = {"step", "how", "side", "of", "chooser", "stat", "ref", "instead", "ending"}
"""Names of what is always a word, 0 included."""
NAMED = STATES | {
    "until",
    "kind",
    "phase",
    "why",
    "place",
    "position",
    "positions",
    "verb",
    "secret",
    "known",
    "again",
    "mode",
    "attack_target",
    "types",
    "kinds",
    "because",
    "zones",
    "flags",
    "where",
}
"""Names of attributes and variables whose values are words, not quantities; 0 and −1 may say that there is none."""
NOTHING = ("0", "-1")


def literal(node: ast.expr) -> bool:
    """Whether it is a number written out."""
    if isinstance(node, ast.UnaryOp):
        return literal(node.operand)
    return isinstance(node, ast.Constant) and type(node.value) is int


def meant(node: ast.expr, names: set[str]) -> bool:
    """Whether it is one of those names."""
    if isinstance(node, ast.Subscript):
        return meant(node.value, names)
    return isinstance(node, ast.Attribute) and node.attr in names or isinstance(node, ast.Name) and node.id in names


def bare(node: ast.AST) -> bool:
    """Whether a named value is compared with, set to or masked by a number written out."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        right = node.comparators[0]
        if isinstance(right, (ast.Tuple, ast.Set, ast.List)):
            sides = [node.left, *right.elts]
        if isinstance(node.ops[0], (ast.GtE, ast.Lt)) and ast.unparse(right) == "0":
            return False
        names = NAMED if ast.unparse(right) not in NOTHING else STATES
        return any(meant(side, names) for side in sides) and any(literal(side) for side in sides)
    if isinstance(node, ast.Assign):
        return literal(node.value) and any(
            isinstance(target, ast.Attribute) and target.attr in ("step", "how") for target in node.targets
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
        return meant(node.left, NAMED) and literal(node.right) or meant(node.right, NAMED) and literal(node.left)
    return False


def found(source: str) -> Iterator[int]:
    """The lines where a number has no name."""
    for node in ast.walk(ast.parse(source)):
        if bare(node):
            yield node.lineno  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_no_number_without_a_name_steers_the_engine(game: str) -> None:
    compiled = [
        path
        for room in ("engine/**/*.py", "state/**/*.py", "words/**/run.py")
        for path in sorted((ROOT / game).glob(room))
    ]
    assert len(compiled) > 20
    places = [
        f"{path.relative_to(ROOT)}:{line}" for path in compiled for line in found(path.read_text(encoding="utf-8"))
    ]
    assert places == []


def test_the_check_sees_numbers() -> None:
    for line in (
        "if self.step == 3: pass",
        "self.step = 2",
        "if code.side != 2: pass",
        "if place & 0x4: pass",
        "if duel.attack_target == -2: pass",
        "if self.until in (6, 8): pass",
        "x = kinds | 0x10000",
    ):
        assert list(found(line)) == [1], line
    for line in (
        "if self.step == DRAW: pass",
        "if duel.attack_target >= 0: pass",
        "entry & 0xFF",
        "if len(cards) == 2: pass",
    ):
        assert list(found(line)) == [], line
