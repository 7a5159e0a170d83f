"""Runnable rulings of any game: the data of one, the book of them, and one being shown step by step.

A game defines what a step does and how it is checked; terminal and table show rulings through this module.
"""

from __future__ import annotations

import datetime
import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError
from duelkit.lessons import Explanation, Words
from duelkit.recording import Recorder

DONE: Final = "done"
"""A step that does something."""
HOLDS: Final = "holds"
"""A step that checks something, and finds it true."""


_VERDICT: Final = re.compile(r"(Yes|No)\b")
"""How an answer to a question of yes or no begins in English."""


class UnknownRuling(DuelkitError):
    """There is no ruling of this name."""


@dataclass(frozen=True)
class Against:
    """A source with a different answer.

    :param ruling: the entry with that answer, such as in an older edition; empty for none.
    """

    source: str
    date: datetime.date | None
    answer: Words
    ruling: str = ""


@dataclass(frozen=True)
class Case(ABC):
    """A ruling.

    :param sources: the sources of the answer, the most important first.
    :param date: the date, if known.
    :param editions: the ids of the editions in which it holds.
    :param rules: the statements on which it rests.
    """

    identity: str
    sources: tuple[str, ...]
    date: datetime.date | None
    editions: tuple[str, ...]
    rules: tuple[str, ...]
    question: Words
    answer: Words
    against: tuple[Against, ...]

    @property
    def verdict(self) -> bool | None:
        """The answer to a question of yes or no; ``None`` if the question is another one."""
        found = _VERDICT.match(self.answer["en"])
        return None if found is None else found[1] == "Yes"

    @property
    @abstractmethod
    def card_names(self) -> tuple[tuple[int, Words], ...]:
        """The cards that it is about, by number and name."""

    @property
    @abstractmethod
    def steps_told(self) -> tuple[Words, ...]:
        """Its steps in words."""

    @property
    @abstractmethod
    def source_kinds(self) -> tuple[str, ...]:
        """The kinds of its sources."""

    def as_dict(self) -> dict[str, Any]:
        """Returns all of it as plain values."""
        return {
            "id": self.identity,
            "sources": list(self.sources),
            "date": told_date(self.date),
            "editions": list(self.editions),
            "rules": list(self.rules),
            "cards": [{"number": number, "name": name} for number, name in self.card_names],
            "question": self.question,
            "answer": self.answer,
            "against": [
                {"source": one.source, "date": told_date(one.date), "answer": one.answer, "ruling": one.ruling}
                for one in self.against
            ],
            "steps": list(self.steps_told),
        }


def told_date(date: datetime.date | None) -> str | None:
    """Returns a date as plain text."""
    return None if date is None else date.isoformat()


@dataclass(frozen=True)
class Shown:
    """A step that has been shown.

    :param kind: ``DONE`` or ``HOLDS``.
    :param text: the step in words.
    :param said: the reasons, each with the statements behind it.
    """

    kind: str
    text: Words
    said: tuple[Explanation, ...] = ()


class Showing(ABC):
    """A ruling shown in an edition.

    :ivar case: the ruling.
    :ivar edition: the edition.
    :ivar steps: its steps, each with its words.
    """

    case: Case
    edition: str
    steps: tuple[Shown, ...]

    @abstractmethod
    def duel(self, step: int) -> Any:
        """Returns the duel after a number of steps, to be looked at."""

    @abstractmethod
    def recorder(self, step: int, playing: bool = True) -> Recorder[Any]:
        """Returns a copy of the duel after a number of steps.

        :param playing: whether to play on from there: then forced questions are answered.
        """


class Rulings(ABC):
    """The rulings of a game."""

    @abstractmethod
    def __len__(self) -> int:
        """Returns how many there are."""

    @abstractmethod
    def every(self) -> Sequence[Case]:
        """Returns all of them."""

    @abstractmethod
    def one(self, identity: str) -> Case:
        """Returns the ruling with an id.

        :raises UnknownRuling: if there is none.
        """

    @abstractmethod
    def show(self, identity: str, edition: str = "") -> Showing:
        """Returns the ruling with an id shown in an edition, by default the newest in which it holds.

        :raises UnknownRuling: if there is none.
        :raises DuelkitError: if it does not hold in that edition.
        """

    @abstractmethod
    def search(self, words: str) -> Sequence[Case]:
        """Returns the rulings that match: an id, a card's name, a rule's id, or words that all occur in it."""

    @abstractmethod
    def of_card(self, number: int) -> Sequence[Case]:
        """Returns the rulings about a card."""

    @abstractmethod
    def on_rule(self, rule: str) -> Sequence[Case]:
        """Returns the rulings that rest on a statement."""

    def of_day(self, day: datetime.date) -> Case:
        """Returns the ruling of a day: one with a question of yes or no. New rulings change few days.

        :raises UnknownRuling: if there is none.
        """
        asked = [case for case in self.every() if case.verdict is not None]
        if not asked:
            raise UnknownRuling("no ruling with a question of yes or no")
        return min(asked, key=lambda case: hashlib.blake2b(f"{day.isoformat()} {case.identity}".encode()).digest())
