"""`rule` declares which statements a test checks.

Use it on functions and classes, or as the marks of a parameter:

    @rule("MR3-DSD-07")
    def test_card_that_resolves_before_damage_calculation() -> None: ...

    @pytest.mark.parametrize("level", [pytest.param(5, marks=rule("MR3-SUM-04"))])
    def test_tributes(level: int) -> None: ...
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterator
from typing import Any, TypeVar

from duelkit.rulebook.statements import load_rulebook

RULE_IDS = "rule_ids"
"""The name of the attribute of a test that holds the cited ids."""

_Cited = TypeVar("_Cited", bound=Callable[..., object])


def _pytest_mark(ids: tuple[str, ...]) -> Any:
    """Return the pytest marker `rule(*ids)`, or None where pytest is not installed."""
    try:
        pytest = importlib.import_module("pytest")
    except ImportError:
        return None
    return pytest.mark.rule(*ids)


class Citation(Collection[Any]):
    """Ids of statements to attach to a test.

    Calling it with a function or a class attaches them. As a collection it contains the pytest marker (none without
    pytest), so that it can be passed to `pytest.param(..., marks=...)`.

    :param ids: the statements cited.
    """

    def __init__(self, ids: tuple[str, ...]) -> None:
        """Cite statements.

        :param ids: ids of existing statements.
        :raises TypeError: if there is no id, or one is not a string.
        :raises UnknownRule: if no statement has one of the ids.
        """
        if not ids or not all(isinstance(rule_id, str) for rule_id in ids):
            raise TypeError('rule() takes one or more statement ids, such as rule("MR3-DSD-07")')
        rulebook = load_rulebook()
        for rule_id in ids:
            rulebook.statement(rule_id)
        self.ids = ids
        mark = _pytest_mark(ids)
        self._marks: tuple[Any, ...] = () if mark is None else (mark,)

    def __call__(self, test: _Cited) -> _Cited:
        """Attach the ids to a test function or class.

        Several citations of one test add up; subclasses do not inherit those of a class.

        :param test: the function or class.
        :returns: the same object, with the attribute `rule_ids` and, given pytest, the marker `rule`.
        """
        before: tuple[str, ...] = vars(test).get(RULE_IDS, ())
        setattr(test, RULE_IDS, tuple(dict.fromkeys((*self.ids, *before))))
        for mark in self._marks:
            mark(test)
        return test

    def __iter__(self) -> Iterator[Any]:
        """Yield the pytest marker."""
        return iter(self._marks)

    def __len__(self) -> int:
        """Return 1 with pytest, 0 without."""
        return len(self._marks)

    def __contains__(self, mark: object) -> bool:
        """Return whether this is the citation's pytest marker."""
        return mark in self._marks

    def __repr__(self) -> str:
        """Return the call that makes this citation."""
        return f"rule({', '.join(map(repr, self.ids))})"


def rule(*ids: str) -> Citation:
    """Cite the rule statements that a test checks.

    :param ids: ids such as "MR3-DSD-07". Write them as plain strings, since `coverage` reads them from the source text.
    :returns: a decorator for functions and classes, also accepted as `pytest.param(..., marks=...)`.
    :raises TypeError: if there is no id, or one is not a string.
    :raises UnknownRule: if no statement has one of the ids.
    """
    return Citation(ids)
