"""The book: all rulings that come along. Each is read when it is asked for, for to read all of them takes a while."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.showing import Rulings, UnknownRuling
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.rulings.index import Entry, entries
from duelkit.yugioh.rulings.ruling import Ruling, read_rulings
from duelkit.yugioh.rulings.showing import RulingShowing

_RULE: Final = re.compile(r"[A-Z]+[0-9]*(?:-[A-Z]+[0-9]*)+-[0-9]+[a-z]?")


class Book(Rulings):
    """Rulings by their ids.

    :param found: the entries by their ids.
    """

    def __init__(self, found: Mapping[str, Entry]) -> None:
        self.entries = found
        self._read: dict[str, Ruling] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def every(self) -> Sequence[Ruling]:
        """All of them.

        :raises FileError: if one is damaged, or names another that is not there.
        """
        found = [self.one(identity) for identity in self.entries]
        for ruling in found:
            for other in ruling.against:
                if other.ruling and other.ruling not in self.entries:
                    raise FileError(
                        ruling.file,
                        0,
                        f"ruling {ruling.identity}, against: no ruling {other.ruling!r}; expected the id of one",
                    )
        return found

    def one(self, identity: str) -> Ruling:
        """The ruling of an id.

        :raises UnknownRuling: if there is none.
        :raises FileError: if it is damaged.
        """
        entry = self.entries.get(identity)
        if entry is None:
            raise UnknownRuling(f"unknown ruling {identity[:60]!r}; expected an id as 'duelkit rulings' lists it")
        if identity not in self._read:
            (self._read[identity],) = read_rulings(entry.text, entry.file)
        return self._read[identity]

    def show(self, identity: str, edition: str = "") -> RulingShowing:
        return RulingShowing(self.one(identity), edition)

    def search(self, words: str) -> Sequence[Ruling]:
        """Those that words mean: an id, a card's name, a rule's id, or words that all occur in it."""
        words = words.strip()
        if words in self.entries:
            return [self.one(words)]
        if words in library():
            return self.of_card(library()[words].passcode)
        if _RULE.fullmatch(words):
            return self.on_rule(words)
        wanted = [fold(word) for word in words.split()]
        return [
            ruling for ruling in self.every() if all(any(word in text for text in _texts(ruling)) for word in wanted)
        ]

    def of_card(self, number: int) -> Sequence[Ruling]:
        """Those that concern a card."""
        if number not in library():
            return []
        card = library()[number]
        return [self.one(identity) for identity, entry in self.entries.items() if entry.is_about(card)]

    def on_rule(self, rule: str) -> Sequence[Ruling]:
        """Those that rest on a statement."""
        found = [self.one(identity) for identity, entry in self.entries.items() if rule in entry.text]
        return [ruling for ruling in found if rule in ruling.rules]


def _texts(ruling: Ruling) -> tuple[str, ...]:
    """What is searched of a ruling."""
    names = (name for _, both in ruling.card_names for name in both.values())
    return tuple(
        map(
            fold,
            (
                ruling.identity,
                *ruling.sources,
                *ruling.editions,
                *ruling.rules,
                *ruling.question.values(),
                *ruling.answer.values(),
                *names,
            ),
        )
    )


@cache
def book() -> Book:
    """The book that comes along.

    :raises FileError: if an entry has no id, or an id stands twice.
    """
    return Book(entries())


@cache
def rulings() -> Mapping[str, Ruling]:
    """All rulings of the book by their ids.

    :raises FileError: if one is damaged.
    """
    return {ruling.identity: ruling for ruling in book().every()}
