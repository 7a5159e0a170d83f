"""The parts of speech of Japanese ability text, and what a text has already spoken of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from duelkit.judgment.language.card import Card
from duelkit.judgment.language.filters import RefKind
from duelkit.wording import Language, Wordings


def start(scope: Scope) -> None:
    """A new ability: nothing has been spoken of."""
    scope.known = {}


class Slot(IntEnum):
    """Where a property stands in a noun phrase."""

    NONE = 0
    CLAUSE = 1
    PLACE = 2
    OTHER = 3
    SIDE = 4
    RARITY = 5
    ELEMENT = 6
    AFFILIATION = 7
    RACE = 8
    NAME = 9
    HEAD = 10


NOMINAL = (Slot.SIDE, Slot.RARITY, Slot.ELEMENT, Slot.RACE)
"""A noun itself: it is tied to the next with の, or stands right before the head."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A property before a noun.

    Attributes:
        text: 味方, 火属性, 隣接する, 火フィールドに置かれている.
        negative: The opposite, for ``negative_slot``.
        predicate: The property as a predicate (火属性である); ``no_predicate``: its opposite.
        sole: At most one creature can have it.
    """

    slot: Slot
    text: str
    negative: str = ""
    negative_slot: Slot = Slot.NONE
    predicate: str = ""
    no_predicate: str = ""
    sole: bool = False
    this: bool = False

    @property
    def opposite(self) -> Trait:
        """Not so."""
        text = self.negative or f"{self.text}以外の"
        return Trait(self.negative_slot or Slot.CLAUSE, text, self.text, self.slot, self.no_predicate, self.predicate)


@dataclass(frozen=True, slots=True)
class Noun:
    """Creatures, cards or fields."""

    text: str
    plural: bool = False
    this: bool = False


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in words.

    Attributes:
        text: What it is equal to (火フィールドの数).
        number: The number itself, if it is known.
        each: What is counted, one of it (火フィールド1つ), where ``text`` is a count; ``factor`` times.
    """

    text: str
    number: int | None = None
    each: str = ""
    factor: int = 1


@dataclass(slots=True)
class Scope:
    """What is known at this point of a text."""

    card: Card
    known: dict[tuple[RefKind, int], Noun] = field(default_factory=dict)
    fields: list[str] = field(default_factory=list)
    element: str = "選んだ属性"

    def now(self, kind: RefKind, noun: Noun, slot: int = -1) -> None:
        """From here on a reference points at ``noun``."""
        self.known[kind, slot] = noun


@dataclass(frozen=True, slots=True)
class Phrase:
    """What happens: a clause in dictionary form, and sentences after it.

    Attributes:
        closed: Nothing can be joined on: it is a case of its own.
    """

    text: str
    tail: tuple[str, ...] = ()
    closed: bool = False

    @property
    def whole(self) -> str:
        """All of it."""
        return "。".join((self.text, *self.tail))


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement of what applies: a topic and what holds of it, or a whole sentence."""

    topic: Noun | None
    text: str

    @property
    def whole(self) -> str:
        """The clause."""
        return self.text if self.topic is None else f"{self.topic.text}は{self.text}"


@dataclass(frozen=True, slots=True)
class State:
    """A condition: a clause that can stand before 間 or 場合, its opposite, and short forms without a subject."""

    text: str
    negative: str
    short: str = ""
    short_negative: str = ""
    place: str = ""
    no_place: str = ""

    @property
    def opposite(self) -> State:
        """The condition that does not hold."""
        return State(self.negative, self.text, self.short_negative, self.short, self.no_place, self.place)


_JA = Language.JA
FILTERS: Wordings[Scope, Trait] = Wordings(_JA)
WHATS: Wordings[Scope, Noun] = Wordings(_JA)
FIELD_FILTERS: Wordings[Scope, Trait] = Wordings(_JA)
FIELDS: Wordings[Scope, Noun] = Wordings(_JA)
AMOUNTS: Wordings[Scope, Quantity] = Wordings(_JA)
CONDITIONS: Wordings[Scope, State] = Wordings(_JA)
EVENTS: Wordings[Scope, str] = Wordings(_JA)
MODIFIERS: Wordings[Scope, list[Clause]] = Wordings(_JA)
VERBS: Wordings[Scope, Phrase] = Wordings(_JA)
ABILITIES: Wordings[Scope, list[str]] = Wordings(_JA)
PARTS: Wordings[Scope, str] = Wordings(_JA)
ALL = (FILTERS, WHATS, FIELD_FILTERS, FIELDS, AMOUNTS, CONDITIONS, EVENTS, MODIFIERS, VERBS, ABILITIES, PARTS)
