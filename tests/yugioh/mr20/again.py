"""Rulings that an edition shares with Master Rule 3: the same positions, played under that edition.

A statement that says the same as one of Master Rule 3 is proven by every test of that one, run anew with the edition's
rules in place of Master Rule 3.
"""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from duelkit.rulebook.cite import RULE_IDS, Citation
from duelkit.yugioh import scenario as scenarios
from duelkit.yugioh.scenario import Scenario
from duelkit.yugioh.state.rules import Rules

SOURCES = Path(__file__).resolve().parents[1] / "rules"
LIFE = 8000
"""The life points in the positions of those tests; where the edition begins with others, a position still has these."""


class Ruling(NamedTuple):
    """One test of Master Rule 3 with its arguments."""

    module: ModuleType
    test: Callable[..., None]
    arguments: dict[str, object]

    def play(self, rules: Rules, patch: pytest.MonkeyPatch) -> None:
        """Run the test with other rules.

        :param patch: undoes the change of the test's module afterwards.
        """

        def under(*given: Any, **named: Any) -> Scenario:
            found = (
                scenarios.scenario(*given, **named)
                if given or "rules" in named
                else (scenarios.scenario(rules, **named))
            )
            found.alice.has_life(LIFE)
            found.bob.has_life(LIFE)
            return found

        replaced = 0
        for name, value in (("scenario", under), ("MASTER_RULE_3", rules)):
            if hasattr(self.module, name):
                patch.setattr(self.module, name, value)
                replaced += 1
        assert replaced, f"{self.module.__name__} takes its rules from somewhere else"
        self.test(**self.arguments)


def _arguments(test: Callable[..., None]) -> Iterator[tuple[str, dict[str, object]]]:
    """What a parametrised test is run with, and a label for each."""
    tables: list[list[tuple[str, dict[str, object]]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name != "parametrize":
            continue
        names = [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
        rows: list[tuple[str, dict[str, object]]] = []
        for at, value in enumerate(mark.args[1]):
            values = getattr(value, "values", value) if not isinstance(value, dict) else value
            values = values if len(names) > 1 or values is not value else (values,)
            rows.append((str(at), dict(zip(names, values, strict=True))))
        tables.append(rows)
    for chosen in itertools.product(*tables):
        arguments: dict[str, object] = {}
        for _, row in chosen:
            arguments.update(row)
        yield "-".join(label for label, _ in chosen), arguments


def _all_rulings() -> dict[str, list[tuple[str, Ruling]]]:
    """All tests of Master Rule 3 by the ids that they cite, with a name for each."""
    found: dict[str, list[tuple[str, Ruling]]] = {}
    for file in sorted(SOURCES.glob("test_*.py")):
        module = importlib.import_module(f"tests.yugioh.rules.{file.stem}")
        for name, test in vars(module).items():
            if not name.startswith("test_") or getattr(test, "__module__", "") != module.__name__:
                continue
            for label, arguments in _arguments(test):
                for cited in vars(test).get(RULE_IDS, ()):
                    found.setdefault(cited, []).append(
                        (f"{name[5:]}-{label}".rstrip("-"), Ruling(module, test, arguments))
                    )
    return found


def rulings(table: Sequence[tuple[Citation, str] | tuple[Citation, str, Sequence[str]]]) -> list[Any]:
    """The parameters of a test that plays the rulings of Master Rule 3 again.

    :param table: citations of the edition's own statements, each with the ids of the statements of Master Rule 3 that
        say the same, parted by spaces, and the names of the tests among those that the edition decides otherwise.
    :raises LookupError: if there is no test left for one of them, or no such test to leave out.
    """
    by_id = _all_rulings()
    found: list[Any] = []
    for citation, same, *rest in table:
        otherwise: Iterable[str] = rest[0] if rest else ()
        tests = [entry for cited in same.split() for entry in by_id.get(cited, [])]
        names = {ruling.test.__name__ for _, ruling in tests}
        if not names - set(otherwise) or not names.issuperset(otherwise):
            raise LookupError(f"no rulings for {citation}: {same}")
        for name, ruling in tests:
            if ruling.test.__name__ not in otherwise:
                found.append(pytest.param(ruling, marks=[*citation], id=f"{citation.ids[0]}-{name}"))
    return found
