"""The slots of a wording, in which phrases differ: numbers, names, Attributes, Types, nouns (枠).

>>> shape('You can add 2 "Elf" monsters with 500 or less ATK.')
('you can add # %s with # or less atk.', (('#', '2'), ('%', '"Elf" monsters'), ('#', '500')))
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import reduce
from itertools import combinations, islice
from operator import or_
from typing import Any, Final, NamedTuple

from duelkit.yugioh.language.base import Filter, Node
from duelkit.yugioh.language.nouns import InSeries
from duelkit.yugioh.language.terms import Attribute, Race
from duelkit.yugioh.reading.grammar.english import (
    ATTRIBUTE,
    ATTRIBUTE_LIST,
    RACE,
    RACE_LIST,
    is_plural,
    one_article,
    parts_of,
)

Slots = tuple[tuple[str, str], ...]
"""The kind of each slot, ``#``, ``"``, ``@`` (an Attribute), ``&`` (a Type) or ``%`` (a noun), and its words."""


class Names(NamedTuple):
    """Japanese names by the English one: of cards and tokens, and the words that names share."""

    cards: Mapping[str, tuple[str, ...]]
    series: Mapping[str, tuple[str, ...]]


Place = tuple[Any, ...]
Nouns = Callable[[Filter, str, str], Iterator[Filter]]
"""For a filter, its noun and another noun: the filters that the other noun can mean."""
WAYS: Final = 24
"""Maximum number of ways to put other words into a definition."""

KINDS: Final = (
    "Fusion|Ritual|Synchro|Xyz|Link|Pendulum|Normal|Effect|Spirit|Union|Gemini|Toon|Flip|"
    "Continuous|Equip|Field|Quick-Play|Counter|Special Summoned|Ritual Summoned|Fusion Summoned"
)
_BEFORE: Final = (
    "face-up|face-down|Set|Attack Position|Defense Position|face-up Attack Position|face-up Defense Position",
    r"non-\w+",
    r"(?:Level|Rank) \d+(?: or (?:lower|higher))?|Link-\d+",
    ATTRIBUTE_LIST,
    RACE_LIST,
    r'(?:non-)?"[^"]*"(?: or "[^"]*")*',
    f"(?:{KINDS})(?: or (?:{KINDS}))*",
)
BEFORE: Final = tuple(rf"(?:(?P<part{number}>{pattern}) )?" for number, pattern in enumerate(_BEFORE))
HEADS: Final = r"[Mm]onsters?|cards?|Spells?/Traps?|Spells?|Traps?|Tuners?"
NOUN: Final = re.compile("".join(BEFORE) + f"(?P<head>{HEADS})")
_NOUN: Final = "".join(f"(?:(?:{pattern}) )?" for pattern in _BEFORE) + rf"(?:{HEADS})\b(?! Zone| Phase| Card)"
_FIGURES: Final = (
    r'"(?P<name>[^"]*)"|(?<![\w"])(?P<number>(?:(?<=Level )|(?<=Rank )|(?!1\b))\d+)(?![\w"])|'
    rf"(?P<attribute>{ATTRIBUTE_LIST})|(?P<race>{RACE_LIST})"
)
_SLOT: Final = re.compile(rf'(?P<noun>(?<![\w"-]){_NOUN})|{_FIGURES}')
_FIGURE: Final = re.compile(_FIGURES)
_SIGNS: Final = {"noun": "%", "name": '"', "number": "#", "attribute": "@", "race": "&"}


def shape(text: str) -> tuple[str, Slots]:
    """Returns the wording of a text, in small letters with empty slots, and the words of the slots.

    The number 1 belongs to the wording, except in Level 1, because its noun is in the singular.
    """
    return _emptied(text, _SLOT)


def figures(noun: str) -> tuple[str, Slots]:
    """The same for the words of a noun."""
    return _emptied(noun, _FIGURE)


def _emptied(text: str, slot: re.Pattern[str]) -> tuple[str, Slots]:
    found: list[tuple[str, str]] = []

    def empty(match: re.Match[str]) -> str:
        group = str(match.lastgroup)
        sign = _SIGNS[group]
        found.append((sign, match[group]))
        return "%s" if sign == "%" and is_plural(match[group]) else sign

    wording = slot.sub(empty, text).lower()
    return one_article(wording), tuple(found)


def leaves(value: Any, at: Place = (), *, inside: bool = False) -> Iterator[tuple[Place, Any]]:
    """Everything in a definition that a slot can express, and where it is."""
    if isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from leaves(each, (*at, number), inside=inside)
    elif isinstance(value, Node):
        filters = isinstance(value, Filter)
        if filters and not inside:
            yield at, value
        for each in fields(value):
            yield from leaves(getattr(value, each.name), (*at, each.name), inside=inside or filters)
    elif type(value) is int or isinstance(value, str | Attribute | Race):
        yield at, value


def put(value: Any, at: Place, new: Any) -> Any:
    """The definition with another value in one place."""
    if not at:
        return new
    if isinstance(value, tuple):
        return tuple(put(each, at[1:], new) if number == at[0] else each for number, each in enumerate(value))
    return replace(value, **{at[0]: put(getattr(value, at[0]), at[1:], new)})


def _value(kind: str, word: str) -> int | Attribute | Race:
    """The value that a slot expresses."""
    if kind == "#":
        return int(word)
    if kind == "@":
        return reduce(or_, (ATTRIBUTE[each] for each in parts_of(word)))
    return reduce(or_, (RACE[each] for each in parts_of(word)))


def _new_value(value: Any, leaf: Any) -> Any:
    """The new value of a leaf if its slot changes; a loss stays a loss."""
    return -value if type(leaf) is int and leaf < 0 else value


def refilled(meaning: Any, old: Slots, new: Slots, names: Names, nouns: Nouns) -> Iterator[Any]:
    """The definitions in which the words ``old`` of the slots are replaced by ``new``, the simplest first.

    The caller checks which of them prints as wanted.
    """
    often = Counter((kind, was, now) for (kind, was), (_, now) in zip(old, new, strict=True) if was != now)
    changes = sorted(often, key=lambda change: change[0] != "%")  # a new noun has its own figures

    def after(value: Any, number: int) -> Iterator[Any]:
        if number == len(changes):
            yield value
            return
        for changed in _changed(value, *changes[number], often[changes[number]], names, nouns):
            yield from after(changed, number + 1)

    yield from islice(after(meaning, 0), WAYS)


def _changed(meaning: Any, kind: str, was: str, now: str, often: int, names: Names, nouns: Nouns) -> Iterator[Any]:
    """The definition with one slot's old word replaced by the new one, in each possible way."""
    if kind == '"':
        yield from _renamed(meaning, was, now, names)
        return
    if kind == "%":
        others = [
            (at, other) for at, leaf in leaves(meaning) if isinstance(leaf, Filter) for other in nouns(leaf, was, now)
        ]
        for chosen in combinations(others, often):
            if len({at for at, _ in chosen}) == often:
                yield reduce(lambda changed, place: put(changed, *place), chosen, meaning)
        return
    before, value = _value(kind, was), _value(kind, now)
    places = [
        (at, _new_value(value, leaf))
        for at, leaf in leaves(meaning)
        if type(leaf) is type(before) and (leaf == before or kind == "#" and leaf == -int(before))
    ]
    for many in range(1, min(len(places), often + 1) + 1):  # others with the same figure are not in the text
        for chosen in combinations(places, many):
            yield reduce(lambda changed, place: put(changed, *place), chosen, meaning)


def renamed(meaning: Any, old: tuple[str, str], new: tuple[str, str]) -> Any:
    """The definition with the Japanese and the English name of a card replaced by others."""
    for at, leaf in list(leaves(meaning)):
        if isinstance(leaf, str) and leaf == old[1] and at[-1] in ("en", 1):
            ja = (*at[:-1], "ja" if at[-1] == "en" else 0)
            if at_place(meaning, ja) == old[0]:
                meaning = put(put(meaning, ja, new[0]), at, new[1])
    return meaning


def at_place(value: Any, at: Place) -> Any:
    """The value in a place of a definition."""
    return reduce(lambda part, step: part[step] if isinstance(part, tuple) else getattr(part, step), at, value)


def _renamed(meaning: Any, was: str, now: str, names: Names) -> Iterator[Any]:
    """The definition with another name wherever the name is used, in both languages."""
    pairs: list[tuple[Place, Place]] = []
    series = False
    for at, leaf in leaves(meaning):
        if leaf == was and isinstance(leaf, str) and at[-1] in ("en", 1):
            pairs.append(((*at[:-1], "ja" if at[-1] == "en" else 0), at))
            series |= isinstance(at_place(meaning, at[:-1]), InSeries)
    for ja in (names.series if series else names.cards).get(now, ()) if pairs else ():
        changed = meaning
        for first, second in pairs:
            changed = put(put(changed, first, ja), second, now)
        yield changed
