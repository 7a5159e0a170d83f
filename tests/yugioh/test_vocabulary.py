"""Every word of the card language earns its place: cards use it, or texts bring it; one for a single card says why."""

from __future__ import annotations

import dataclasses
from collections import Counter
from functools import cache

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.cards import library


@cache
def users() -> Counter[str]:
    """How many cards use each word, written out or as what another word means by itself."""
    known = library()
    said = [set(known.shelf.words_of(code)) for code in known.shelf]
    for card in known.written:
        found: set[str] = set()
        walk(card, found)
        said.append(found)
    spoken = {name: vocabulary.saying(words, name) for name in vocabulary.meanings(words)}
    return Counter(name for each in said for name, ways in spoken.items() if ways & each)


def walk(value: object, found: set[str]) -> None:
    if isinstance(value, tuple | frozenset):
        for part in value:
            walk(part, found)
    elif dataclasses.is_dataclass(value):
        found.add(type(value).__name__)
        for field in dataclasses.fields(value):
            walk(getattr(value, field.name), found)


def test_a_word_that_no_card_uses_can_be_read_in_the_texts_of_others() -> None:
    unused = [name for name in vocabulary.meanings(words) if not users()[name]]
    silent = [name for name in unused if not any(place.part == "reading" for place in vocabulary.places(words, name))]
    assert silent == []


def test_a_word_that_one_card_uses_says_why_it_is_one() -> None:
    known = vocabulary.meanings(words)
    silent = [name for name in known if users()[name] == 1 and not getattr(known[name], "used_by_one", "")]
    outdated = [name for name in known if users()[name] > 1 and hasattr(known[name], "used_by_one")]
    assert (silent, outdated) == ([], [])
