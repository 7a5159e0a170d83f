"""The parts of speech of English ability text, and what a text has already spoken of."""

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
    OTHER = 1
    PLACE = 2
    SIDE = 3
    STATE = 4
    RARITY = 5
    ELEMENT = 6
    AFFILIATION = 7
    RACE = 8
    NAME = 9
    HEAD = 10
    CLAUSE = 11


@dataclass(frozen=True, slots=True)
class Trait:
    """A property, worded for its place in a noun phrase.

    Attributes:
        negative: The opposite, for ``negative_slot``.
        plural: The same of several creatures, where that differs; ``negative_plural`` likewise.
        sole: At most one creature can have it.
        be: The property as a predicate after "is"; the text itself where empty.
    """

    slot: Slot
    text: str
    negative: str = ""
    plural: str = ""
    negative_plural: str = ""
    negative_slot: Slot = Slot.NONE
    sole: bool = False
    this: bool = False

    @property
    def opposite(self) -> Trait:
        """Not so."""
        text = self.negative or f"that is not {self.text}"
        many = self.negative_plural or (f"that are not {self.text}" if not self.negative else "")
        slot = self.negative_slot or (self.slot if self.negative else Slot.CLAUSE)
        return Trait(slot, text, self.text, many, self.plural, self.slot)


@dataclass(frozen=True, slots=True)
class Noun:
    """Creatures, cards or fields: as object, and what goes with it."""

    text: str
    plural: bool = False
    this: bool = False
    pronoun: str = ""

    @property
    def poss(self) -> str:
        """this creature's, the attacked creatures', its."""
        if self.pronoun:
            return self.its
        return f"{self.text}'" if self.plural and self.text.endswith("s") else f"{self.text}'s"

    @property
    def it(self) -> str:
        """it, they."""
        return self.pronoun or ("they" if self.plural else "it")

    @property
    def them(self) -> str:
        """it, them."""
        return self.pronoun or ("them" if self.plural else "it")

    @property
    def its(self) -> str:
        """its, their."""
        return "their" if self.plural else "its"

    def does(self, one: str, many: str) -> str:
        """With a verb that agrees."""
        return f"{self.text} {many if self.plural else one}"


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in words.

    Attributes:
        text: What it is equal to (the number of Fire fields).
        number: The number itself, if it is known.
        each: What is counted, one of it (Fire field), where ``text`` is a count; ``factor`` times.
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
    where: str = "in"
    """Before the place of cards: in, or from, where they are moved."""
    fields: list[str] = field(default_factory=list)
    element: str = "the chosen element"

    def now(self, kind: RefKind, noun: Noun, slot: int = -1) -> None:
        """From here on a reference points at ``noun``."""
        self.known[kind, slot] = noun


@dataclass(frozen=True, slots=True)
class Phrase:
    """What happens, as a clause.

    Attributes:
        text: The clause: an order to you (draw a card), or with a subject (your opponent draws a card).
        order: Whether it is an order, so that "you may" can stand before it.
        tail: Sentences after it.
        closed: Nothing can be joined on: it has an "otherwise".
        subject: Whom it is about, where it is a statement; what holds of it is the rest.
    """

    text: str
    order: bool = True
    tail: tuple[str, ...] = ()
    closed: bool = False
    subject: str = ""

    @property
    def whole(self) -> str:
        """All of it."""
        return ". ".join((self.text, *self.tail))


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement of what applies: a subject and what holds of it, or a whole sentence."""

    subject: Noun | None
    one: str
    many: str = ""

    @property
    def text(self) -> str:
        """The clause."""
        if self.subject is None:
            return self.one
        return self.subject.does(self.one, self.many or self.one)


@dataclass(frozen=True, slots=True)
class State:
    """A condition: a clause, its opposite, and the short form where it is about the ability's own creature."""

    text: str
    negative: str
    short: str = ""
    short_negative: str = ""
    place: str = ""
    """After "summoned to", where it is about the field of the creature (a Fire field); ``no_place``: the opposite."""
    no_place: str = ""

    @property
    def opposite(self) -> State:
        """The condition that does not hold."""
        return State(self.negative, self.text, self.short_negative, self.short, self.no_place, self.place)


_EN = Language.EN
FILTERS: Wordings[Scope, Trait] = Wordings(_EN)
WHATS: Wordings[Scope, Noun] = Wordings(_EN)
FIELD_FILTERS: Wordings[Scope, Trait] = Wordings(_EN)
FIELDS: Wordings[Scope, Noun] = Wordings(_EN)
AMOUNTS: Wordings[Scope, Quantity] = Wordings(_EN)
CONDITIONS: Wordings[Scope, State] = Wordings(_EN)
EVENTS: Wordings[Scope, str] = Wordings(_EN)
MODIFIERS: Wordings[Scope, list[Clause]] = Wordings(_EN)
VERBS: Wordings[Scope, Phrase] = Wordings(_EN)
ABILITIES: Wordings[Scope, list[str]] = Wordings(_EN)
PARTS: Wordings[Scope, str] = Wordings(_EN)
ALL = (FILTERS, WHATS, FIELD_FILTERS, FIELDS, AMOUNTS, CONDITIONS, EVENTS, MODIFIERS, VERBS, ABILITIES, PARTS)
