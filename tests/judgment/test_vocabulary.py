"""Every word of the card language earns its place: cards use it, and one that only a single card uses says why."""

from __future__ import annotations

import dataclasses
import sys
from collections import defaultdict
from collections.abc import Iterator

from duelkit.judgment import library
from duelkit.judgment.language import Anything, IsThis
from duelkit.judgment.language.base import Node


def subclasses(kind: type[Node]) -> Iterator[type[Node]]:
    for each in kind.__subclasses__():
        # a dataclass with slots leaves a twin without them behind
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            yield each
        yield from subclasses(each)


def words() -> set[type[Node]]:
    """The words of the language: the kinds of nodes that are no base of others."""
    known = {each for each in subclasses(Node) if each.__module__.startswith("duelkit.judgment.")}
    return {each for each in known if not any(issubclass(other, each) and other is not each for other in known)}


def uses() -> dict[type[Node], set[int]]:
    """The numbers of the cards that use each word."""
    found: dict[type[Node], set[int]] = defaultdict(set)

    def walk(value: object, number: int) -> None:
        if isinstance(value, tuple):
            for part in value:
                walk(part, number)
        elif isinstance(value, Node):
            found[type(value)].add(number)
            for field in dataclasses.fields(value):
                walk(getattr(value, field.name), number)

    for card in library().cards:
        walk(card, card.number)
    return found


def test_no_word_is_used_by_no_card() -> None:
    found = uses()
    assert len(words()) > 120 and {Anything, IsThis} <= words()
    assert sorted(word.__name__ for word in words() if not found[word]) == []


def test_a_word_that_one_card_uses_says_why_it_is_one() -> None:
    found = uses()
    silent = [word.__name__ for word in words() if len(found[word]) == 1 and not getattr(word, "used_by_one", "")]
    outdated = [word.__name__ for word in words() if len(found[word]) > 1 and hasattr(word, "used_by_one")]
    assert (silent, outdated) == ([], [])
