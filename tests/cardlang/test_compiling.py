"""Words that pass on their fields: what their executors take is what the fields are compiled to."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import partial
from inspect import signature
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from tests.third_game import compiler as coins
from tests.third_game import words as words_of_coins

from duelkit.cardlang import vocabulary
from duelkit.cardlang.compiling import Emitted, Fields, Passed
from duelkit.cardlang.compiling import Handlers as Table
from duelkit.judgment.compiler import context as judgment
from duelkit.judgment.compiler import definitions as judgment_definitions
from duelkit.yugioh.compiler import context as yugioh
from duelkit.yugioh.compiler import definitions as yugioh_definitions

LOADED = (yugioh_definitions, judgment_definitions, vocabulary.load(words_of_coins, "compile"))
"""What enters the words in the tables."""
TABLES: list[Table[Any, Any]] = [
    value for context in (yugioh, judgment, coins) for value in vars(context).values() if isinstance(value, Table)
]


def passed() -> Iterator[Passed]:
    """The handlers of words that pass on their fields."""
    for table in TABLES:
        for handler in table.kinds.values():
            inner = handler.passed if isinstance(handler, Emitted) else handler
            if isinstance(inner, Passed):
                yield inner


def made_of(fields: Fields, hint: Any) -> list[Any]:
    """The types of what a field of this type is compiled to."""
    parts = get_args(hint)
    if get_origin(hint) is tuple:
        return [tuple[made_of(fields, parts[0])[0], ...]]  # type: ignore[misc]
    if hint not in fields.ways and NoneType in parts and hint != int | None and not is_number(parts[0]):
        return [made | None for made in made_of(fields, parts[0])]
    way = fields.way(hint)
    if way in fields.ways.values():
        made = get_type_hints(way)["return"]
        return list(get_args(made)) if get_origin(made) is tuple else [made]
    return [hint if hint in (bool, int, str, int | None) else int]


def is_number(kind: Any) -> bool:
    """Whether what is left out becomes a number."""
    return kind is bool or isinstance(kind, type) and issubclass(kind, Enum)


def takes(executor: Any) -> dict[str, Any]:
    """The types of an executor's parameters, without those that its entry fills in."""
    given = executor.args if isinstance(executor, partial) else ()
    by_name = executor.keywords if isinstance(executor, partial) else {}
    kind = executor.func if isinstance(executor, partial) else executor
    if isinstance(kind, type) and kind.__init__ is object.__init__:  # type: ignore[misc]
        return {}
    hints = get_type_hints(kind.__init__ if isinstance(kind, type) else kind)  # type: ignore[misc]
    names = list(signature(kind).parameters)
    return {name: hints[name] for name in names[len(given) :] if name not in by_name}


def fits(made: Any, taken: Any) -> bool:
    """Whether a parameter takes what a field becomes."""
    return made == taken or isinstance(taken, UnionType) and made in get_args(taken) or (made, taken) == (bool, int)


@pytest.mark.parametrize("handler", list(passed()), ids=lambda handler: handler.kind.__name__)
def test_an_executor_takes_what_the_fields_become(handler: Passed) -> None:
    hints = get_type_hints(handler.kind)
    given = [made for name in handler.names for made in made_of(handler.fields, hints[name])]
    wanted = takes(handler.run)
    needed = signature(handler.run).parameters.values()
    assert len([each for each in needed if each.default is each.empty]) <= len(given) <= len(wanted)
    for made, (name, taken) in zip(given, wanted.items(), strict=False):
        assert fits(made, taken), f"{handler.kind.__name__} gives {made}, {name} takes {taken}"
