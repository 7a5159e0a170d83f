"""Finding statements by words: at word boundaries, with the other names of a term, the best first.

A word in Latin letters stands for words that begin with it: "tribute" for tributes, not for an attribute. A word in
Japanese, which has no boundaries, may stand anywhere. Terms that have had several names ("Tribute Summon", 生け贄召喚,
アドバンス召喚) find one another; they lie in ``synonyms.toml``.
"""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Final

from duelkit.rulebook.sections import english
from duelkit.rulebook.words import load_words

if TYPE_CHECKING:
    from duelkit.rulebook.statements import Statement

ID: Final = 40
"""What a term is worth where it stands: in the id, in the headings, in the wording, in the example."""
HEADING: Final = 8
WORDING: Final = 6
EXAMPLE: Final = 2
AGAIN: Final = 1
"""For each further place in the wording, up to three."""
LITERAL: Final = 1.5
"""How much more it is worth as it was asked for than by another name."""
TOGETHER: Final = 10
"""For all words side by side, as they were asked for."""


def folded(text: str) -> str:
    """A text for comparison: width and case of the letters do not matter."""
    return unicodedata.normalize("NFKC", text).casefold()


@functools.cache
def synonyms() -> tuple[tuple[str, ...], ...]:
    """Groups of terms that mean the same, folded."""
    text = (resources.files("duelkit.rulebook") / "synonyms.toml").read_text(encoding="utf-8")
    return tuple(tuple(folded(term) for term in group) for group in tomllib.loads(text)["same"])


@functools.cache
def pattern(term: str) -> re.Pattern[str]:
    """Where a folded term stands in a folded text."""
    boundary = r"(?<![a-z0-9])" if term[:1].isascii() and term[:1].isalnum() else ""
    return re.compile(boundary + re.escape(term))


@dataclass(frozen=True)
class Term:
    """A word or term that was asked for. ``others``: the other names of it."""

    asked: str
    others: tuple[str, ...]


def terms_of(text: str) -> tuple[Term, ...]:
    """What a text asks for; terms of several words that are known as one are one."""
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


class SearchText:
    """What a search looks through of one statement."""

    def __init__(self, statement: Statement) -> None:
        topic = load_words()["topic"].get(statement.topic)
        names = () if topic is None else topic.values()
        self.id = folded(statement.id)
        self.heading = folded("\n".join((statement.topic, *names, statement.section, english(statement.section))))
        self.wording = folded(f"{statement.en}\n{statement.ja}")
        self.example = folded(f"{statement.example or ''}\n{statement.example_ja or ''}")

    def worth(self, term: str) -> float:
        """How well the statement answers a term; 0 if it says nothing of it."""
        there = pattern(term)
        times = len(there.findall(self.wording))
        return (
            (ID if there.search(self.id) else 0)
            + (HEADING if there.search(self.heading) else 0)
            + (WORDING + AGAIN * min(times - 1, 3) if times else 0)
            + (EXAMPLE if there.search(self.example) else 0)
        )

    def rank(self, terms: tuple[Term, ...], phrase: str) -> float:
        """How well the statement answers all terms together; 0 unless it answers each.

        :param phrase: all of them as they were asked for, folded.
        """
        total = 0.0
        for term in terms:
            best = max(LITERAL * self.worth(term.asked), *map(self.worth, term.others), 0.0)
            if not best:
                return 0.0
            total += best
        return total + (TOGETHER if len(terms) > 1 and phrase in self.wording else 0)
