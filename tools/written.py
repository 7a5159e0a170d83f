"""Written effects made into what the reader takes instead of the words of a text, or into whole cards.

A definition stands in ``written.tsv`` as in the modules of cards that are written by hand: an expression of the card
language with its functions. An effect is an effect or a way of summoning (``Procedure``), or several with commas; a
sentence before the effects is what the reader makes of one (``Summoned``, ``Own``, ``Applies``, ``Limited`` …); a whole
card is its effects, and fields of a card by name (``materials=…``); its ``types`` come to those that are printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from duelkit.yugioh import language
from duelkit.yugioh.cards.written import MATERIALS, PENDULUM, SENTENCE, WHOLE, WrittenPart
from duelkit.yugioh.language.card import Card, Effect, Materials, Procedure
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar import statements
from duelkit.yugioh.reading.grammar.numbers import MARKS
from duelkit.yugioh.reading.grammar.statements import Statement
from duelkit.yugioh.reading.written import Written, WrittenBox

STATEMENTS: Final = {name: value for name, value in vars(statements).items() if isinstance(value, type)}


class NotWritten(ValueError):
    """A line that does not say what it is to say."""


def _given(*values: Any, **fields: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return values, fields


def meant(part: WrittenPart) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a definition says: values, and fields by name.

    :raises NotWritten: if it is no expression of the card language.
    """
    names = {"__builtins__": {}, **STATEMENTS, **vars(language), "given": _given}
    try:
        values, fields = eval(f"given({part.definition})", names)
    except Exception as error:
        raise NotWritten(f"{part.passcode} {part.en}, {part.part}: {type(error).__name__}: {error}") from error
    kinds = Statement if part.part.startswith(SENTENCE) else Materials if part.part == MATERIALS else Effect | Procedure
    if not all(isinstance(each, kinds) for each in values) or fields and part.part != WHOLE:
        raise NotWritten(f"{part.passcode} {part.en}, {part.part}: not what such a part says")
    return values, fields


def whole(part: WrittenPart, blank: Card) -> Card:
    """A card that is written as a whole.

    :param blank: its names and figures.
    """
    values, fields = meant(part)
    return canonical(replace(blank, **{**fields, "types": blank.types | fields.get("types", 0), "effects": values}))


def written(parts: Iterable[WrittenPart]) -> Written:
    """What is written of a card of which the rest is read.

    :raises NotWritten: if a line names no part of a text.
    """
    materials = None
    effects: tuple[dict[int, Any], dict[int, Any]] = ({}, {})
    sentences: dict[int, tuple[Statement, ...]] = {}
    for part in parts:
        values, _ = meant(part)
        mark = part.part.removeprefix(PENDULUM)
        if part.part == MATERIALS:
            materials = values[0]
        elif part.part.startswith(SENTENCE) and part.part.removeprefix(SENTENCE).isdecimal():
            sentences[int(part.part.removeprefix(SENTENCE)) - 1] = values
        elif mark in MARKS and len(mark) == 1:
            effects[part.part.startswith(PENDULUM)][MARKS.index(mark)] = values
        else:
            raise NotWritten(f"{part.passcode} {part.en}: {part.part!r} is no part of a text")
    return Written(WrittenBox(effects[0], sentences), WrittenBox(effects[1]), materials)
