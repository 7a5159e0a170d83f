"""Search of statements by words, with synonyms and ranking.

A word in Latin letters matches words that begin with it: "tribute" matches tributes, but not attribute. A Japanese word
matches anywhere. Terms with several names ("Tribute Summon", 生け贄召喚, アドバンス召喚) match one another;
``synonyms.toml`` lists them.
"""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from importlib import resources
from typing import Final, Protocol

from duelkit.rulebook.sections import english
from duelkit.rulebook.words import load_words

ID: Final = 40
"""The scores of a match in the id, the headings, the wording and the example."""
HEADING: Final = 8
WORDING: Final = 6
EXAMPLE: Final = 2
AGAIN: Final = 1
"""The score of each further match in the wording, up to three."""
LITERAL: Final = 1.5
"""The factor for a match of the term itself instead of a synonym."""
TOGETHER: Final = 10
"""The score if all words match side by side."""


def folded(text: str) -> str:
    """Fold a text for comparison, without width and case."""
    return unicodedata.normalize("NFKC", text).casefold()


@functools.cache
def synonyms() -> tuple[tuple[str, ...], ...]:
    """The groups of synonyms, folded."""
    text = (resources.files("duelkit.rulebook") / "synonyms.toml").read_text(encoding="utf-8")
    return tuple(tuple(folded(term) for term in group) for group in tomllib.loads(text)["same"])


@functools.cache
def pattern(term: str) -> re.Pattern[str]:
    """The positions of a folded term in a folded text."""
    boundary = r"(?<![a-z0-9])" if term[:1].isascii() and term[:1].isalnum() else ""
    return re.compile(boundary + re.escape(term))


@dataclass(frozen=True)
class Term:
    """A term of a query. ``others``: its synonyms."""

    asked: str
    others: tuple[str, ...]


def terms_of(text: str) -> tuple[Term, ...]:
    """The terms of a query; known terms of several words count as one."""
    rest = " ".join(folded(text).split())
    found: list[tuple[int, Term]] = []
    known = {name: group for group in synonyms() for name in group}
    for name in sorted(known, key=len, reverse=True):
        end = r"(?![a-z0-9])" if name[-1].isascii() else ""
        for place in re.finditer(pattern(name).pattern + end, rest):
            found.append((place.start(), Term(name, tuple(other for other in known[name] if other != name))))
            rest = rest[: place.start()] + "\0" * len(name) + rest[place.end() :]
    found += [(place.start(), Term(place[0], ())) for place in re.finditer(r"[^\s\0]+", rest)]
    return tuple(term for _, term in sorted(found, key=lambda one: one[0]))


class Searchable(Protocol):
    """A statement, as far as it is searched."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def topic(self) -> str:
        """The topic."""

    @property
    def section(self) -> str:
        """The section."""

    @property
    def en(self) -> str:
        """The wording in English."""

    @property
    def ja(self) -> str:
        """The wording in Japanese."""

    @property
    def example(self) -> str | None:
        """The example in English."""

    @property
    def example_ja(self) -> str | None:
        """The example in Japanese."""


class SearchText:
    """The searchable text of one statement."""

    def __init__(self, statement: Searchable) -> None:
        topic = load_words()["topic"].get(statement.topic)
        names = () if topic is None else topic.values()
        self.id = folded(statement.id)
        self.heading = folded("\n".join((statement.topic, *names, statement.section, english(statement.section))))
        self.wording = folded(f"{statement.en}\n{statement.ja}")
        self.example = folded(f"{statement.example or ''}\n{statement.example_ja or ''}")

    def worth(self, term: str) -> float:
        """The score of the statement for a term, 0 without a match."""
        there = pattern(term)
        times = len(there.findall(self.wording))
        return (
            (ID if there.search(self.id) else 0)
            + (HEADING if there.search(self.heading) else 0)
            + (WORDING + AGAIN * min(times - 1, 3) if times else 0)
            + (EXAMPLE if there.search(self.example) else 0)
        )

    def rank(self, terms: tuple[Term, ...], phrase: str) -> float:
        """The score of the statement for all terms, 0 unless each matches.

        :param phrase: the whole query, folded.
        """
        total = 0.0
        for term in terms:
            best = max(LITERAL * self.worth(term.asked), *map(self.worth, term.others), 0.0)
            if not best:
                return 0.0
            total += best
        return total + (TOGETHER if len(terms) > 1 and phrase in self.wording else 0)
