"""Rulings that run, of any game: what is known of one, the book of them, and one being shown step by step.

What a step does and how it is checked is a game's own matter; terminal and table show them through what is here.
"""

from __future__ import annotations

import datetime
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError
from duelkit.lessons import Said, Words
from duelkit.recording import Recorder

DONE: Final = "done"
"""The step does something."""
HOLDS: Final = "holds"
"""The step looks, and finds what it says."""


class UnknownRuling(DuelkitError):
    """There is no ruling of this name."""


@dataclass(frozen=True)
class Against:
    """A source that answers otherwise.

    :param ruling: the entry that shows that answer, such as in an older edition; empty for none.
    """

    source: str
    date: datetime.date | None
    answer: Words
    ruling: str = ""


@dataclass(frozen=True)
class Case(ABC):
    """A ruling.

    :param sources: those that answer so, the first of them before all; ``date``: when, if it is known.
    :param editions: the ids of the editions it holds in; ``rules``: the statements it rests on.
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
    @abstractmethod
    def card_names(self) -> tuple[tuple[int, Words], ...]:
        """The cards it concerns, by number and name."""

    @property
    @abstractmethod
    def steps_told(self) -> tuple[Words, ...]:
        """Its steps in words."""

    @property
    @abstractmethod
    def source_kinds(self) -> tuple[str, ...]:
        """The kinds of its sources."""

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain values."""
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
    """A date as plain text."""
    return None if date is None else date.isoformat()


@dataclass(frozen=True)
class Shown:
    """A step that has been shown.

    :param kind: ``DONE`` or ``HOLDS``; ``text``: the step in words.
    :param said: the reasons, each with the statements behind it.
    """

    kind: str
    text: Words
    said: tuple[Said, ...] = ()


class Showing(ABC):
    """A ruling shown in an edition.

    Attributes:
        case: The ruling.
        edition: The edition.
        steps: Its steps, each with what is said of it.
    """

    case: Case
    edition: str
    steps: tuple[Shown, ...]

    @abstractmethod
    def duel(self, step: int) -> Any:
        """The duel as it stands after so many steps, to be looked at."""

    @abstractmethod
    def recorder(self, step: int, playing: bool = True) -> Recorder[Any]:
        """A copy of the duel after so many steps.

        :param playing: whether it is to be played on from there: then no question is open to which there is but one
            answer.
        """


class Rulings(ABC):
    """The rulings of a game."""

    @abstractmethod
    def __len__(self) -> int:
        """How many there are."""

    @abstractmethod
    def every(self) -> Sequence[Case]:
        """All of them."""

    @abstractmethod
    def one(self, identity: str) -> Case:
        """The ruling of an id.

        :raises UnknownRuling: if there is none.
        """

    @abstractmethod
    def show(self, identity: str, edition: str = "") -> Showing:
        """The ruling of an id shown in an edition, in the newest that it holds in if left out.

        :raises UnknownRuling: if there is none.
        :raises DuelkitError: if it says nothing of that edition.
        """

    @abstractmethod
    def search(self, words: str) -> Sequence[Case]:
        """Those that words mean: an id, a card's name, a rule's id, or words that all occur in it."""

    @abstractmethod
    def of_card(self, number: int) -> Sequence[Case]:
        """Those that concern a card."""

    @abstractmethod
    def on_rule(self, rule: str) -> Sequence[Case]:
        """Those that rest on a statement."""
