"""The examples in docstrings run, and show what they say."""

from __future__ import annotations

import doctest
import importlib
import inspect
from pathlib import Path
from types import ModuleType

import pytest

import duelkit
from duelkit import judgment, yugioh
from duelkit.judgment.duel import Duel as JudgmentDuel
from duelkit.yugioh.duel import Duel

ROOT = Path(duelkit.__file__).parent
LEAST = 150
OF_A_GAME = ("new_duel", "load_deck", "library", "options")
"""The names of a game's front that its examples use without importing them."""
EXAMPLES = sorted(
    ".".join(("duelkit", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")
    for path in ROOT.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def examples_of(module: ModuleType) -> list[doctest.DocTest]:
    """The examples of a module, one test for each docstring."""
    front: ModuleType = judgment if ".judgment" in module.__name__ else yugioh
    names = {name: getattr(front, name) for name in OF_A_GAME}
    if front is yugioh:
        names["edition"] = yugioh.edition
    return doctest.DocTestFinder().find(module, globs=names | vars(module))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_module_run(name: str) -> None:
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.FAIL_FAST)
    for test in examples_of(importlib.import_module(name)):
        told: list[str] = []
        runner.run(test, out=told.append)
        assert not told, "".join(told)
    assert runner.summarize(verbose=False).attempted


def test_there_are_examples_of_the_front() -> None:
    modules = [importlib.import_module(name) for name in EXAMPLES]
    assert sum(len(test.examples) for module in modules for test in examples_of(module)) >= LEAST


@pytest.mark.parametrize("kind", [Duel, JudgmentDuel])
def test_every_method_of_a_duel_has_an_example(kind: type) -> None:
    for name, method in vars(kind).items():
        if inspect.isfunction(method) and not name.startswith("_"):
            assert ">>> " in (method.__doc__ or ""), f"{kind.__module__}.{name}"
    for name in ("choose", "finished"):
        assert ">>> " in (inspect.getdoc(getattr(kind, name)) or ""), name
