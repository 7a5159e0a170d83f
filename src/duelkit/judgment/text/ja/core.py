"""The parts of speech of Japanese ability text, and the context of a text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum

from duelkit.cardlang.wording import Language, Wordings
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.filters import RefKind


def start(scope: Scope) -> None:
    """Begin a new ability, in which nothing has been mentioned."""
    scope.known = {}


class Slot(IntEnum):
    """Where a property stands in a noun phrase."""

    NONE = 0
    CLAUSE = 1
    LATE = 2
    PLACE = 3
    OTHER = 4
    SIDE = 5
    RARITY = 6
    ELEMENT = 7
    AFFILIATION = 8
    RACE = 9
    NAME = 10
    HEAD = 11


CLAUSES = (Slot.CLAUSE, Slot.LATE)
"""Clauses before the noun; those on what is excluded (以外の) or possible (できる) come after the others."""
NOMINAL = (Slot.SIDE, Slot.RARITY, Slot.ELEMENT, Slot.RACE)
"""A noun itself: it is tied to the next with の, or stands right before the head."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A property before a noun.

    :param text: 味方, 火属性, 隣接する, 火フィールドに置かれている.
    :param negative: the opposite, for ``negative_slot``; without one, 以外の excludes what has the property.
    :param predicate: the property as a predicate (火属性である); ``no_predicate``: its opposite.
    :param sole: at most one creature can have it.
    :param excluded: what 以外の excludes, where that is not the text.
    :param but: what the property itself excludes: its text is that and 以外の.
    :param compared: with what something is compared, what is the same (同じ属性), and the opposite (異なる属性).
    """

    slot: Slot
    text: str
    negative: str = ""
    negative_slot: Slot = Slot.NONE
    predicate: str = ""
    no_predicate: str = ""
    sole: bool = False
    this: bool = False
    excluded: str = ""
    but: str = ""
    compared: tuple[str, str, str] = ("", "", "")

    @property
    def opposite(self) -> Trait:
        """The property of those that do not have this one."""
        if not self.negative:
            but = self.excluded or self.text
            return replace(
                excluding(but),
                negative=self.text,
                negative_slot=self.slot,
                no_predicate=self.predicate,
                predicate=self.no_predicate,
            )
        whom, same, other = self.compared
        return Trait(
            self.negative_slot or Slot.CLAUSE,
            self.negative,
            self.text,
            self.slot,
            self.no_predicate,
            self.predicate,
            compared=(whom, other, same),
        )


def excluding(what: str) -> Trait:
    """A property of everything but these."""
    return Trait(Slot.LATE, f"{what}以外の", but=what)


def compared(whom: str, same: str, other: str) -> Trait:
    """What is the same as that of another: 同じ属性, 異なる属性."""
    text, negative = f"{whom}と{same}", f"{whom}と{other}"
    return Trait(
        Slot.CLAUSE,
        f"{text}の",
        f"{negative}の",
        Slot.CLAUSE,
        f"{text}である",
        f"{negative}である",
        compared=(whom, same, other),
    )


@dataclass(frozen=True, slots=True)
class Noun:
    """Creatures, cards or fields.

    :param this: it is the creature that has the ability.
    :param two: how this and a second one like it are called together (選んだ2つのフィールド), and which it is.
    """

    text: str
    plural: bool = False
    this: bool = False
    two: tuple[str, int] = ("", 0)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in words.

    :param text: what it is equal to (火フィールドの数).
    :param number: the number itself, if it is known.
    :param each: what is counted, one of it (火フィールド1つ), where ``text`` is a count; ``factor`` times.
    """

    text: str
    number: int | None = None
    each: str = ""
    factor: int = 1


@dataclass(slots=True)
class Scope:
    """The context at a point of a text."""

    card: Card
    known: dict[tuple[RefKind, int], Noun] = field(default_factory=dict)
    fields: list[Noun] = field(default_factory=list)
    element: str = "選んだ属性"

    def now(self, kind: RefKind, noun: Noun, slot: int = -1) -> None:
        """Let a reference of this kind mean ``noun`` from here on."""
        self.known[kind, slot] = noun


@dataclass(frozen=True, slots=True)
class Phrase:
    """What happens: a clause in dictionary form, and sentences after it.

    :param closed: nothing can be joined on: it is a case of its own.
    :param topic: what a statement is about; ``predicate`` is what stands after は.
    :param short: the clause without its topic, where that is the creature that has the ability.
    :param bracketed: the clause ends with a bracket, so that no clause can follow it in the same sentence.
    :param aside: the clause is a remark on an attack, not a next step.
    """

    text: str
    tail: tuple[str, ...] = ()
    closed: bool = False
    topic: str = ""
    predicate: str = ""
    short: str = ""
    bracketed: bool = False
    aside: bool = False

    @property
    def whole(self) -> str:
        """The clause and the sentences after it."""
        return "。".join((self.text, *self.tail))

    @property
    def whole_short(self) -> str:
        """All of it, without the creature that has the ability as its topic."""
        return "。".join((self.short or self.text, *self.tail))


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement of what applies: a topic and what holds of it, or a whole sentence."""

    topic: Noun | None
    text: str

    @property
    def whole(self) -> str:
        """The clause."""
        return self.text if self.topic is None else f"{self.topic}は{self.text}"

    @property
    def short(self) -> str:
        """The clause without the creature that has the ability as its topic."""
        return self.text if self.begins_with_this else self.whole

    @property
    def begins_with_this(self) -> bool:
        """Whether its topic is the creature that has the ability."""
        return self.topic is not None and self.topic.this


@dataclass(frozen=True, slots=True)
class Occasion:
    """When an ability works.

    :param verb: the event and とき or たびに, or all of it.
    :param subject: what it happens to, where a place can stand after that.
    """

    verb: str
    subject: str = ""
    place: str = ""

    @property
    def text(self) -> str:
        """The occasion."""
        return f"{self.subject}が{self.place}{self.verb}" if self.subject else self.verb


@dataclass(frozen=True, slots=True)
class State:
    """A condition: a clause that can stand before 間 or 場合, its opposite, and short forms without a subject.

    :param this: whether the clause begins with the creature that has the ability.
    """

    text: str
    negative: str
    short: str = ""
    short_negative: str = ""
    place: str = ""
    no_place: str = ""
    this: bool = False

    @property
    def opposite(self) -> State:
        """The negation."""
        return State(self.negative, self.text, self.short_negative, self.short, self.no_place, self.place, self.this)


_JA = Language.JA
FILTERS: Wordings[Scope, Trait] = Wordings(_JA)
WHATS: Wordings[Scope, Noun] = Wordings(_JA)
FIELD_FILTERS: Wordings[Scope, Trait] = Wordings(_JA)
FIELDS: Wordings[Scope, Noun] = Wordings(_JA)
AMOUNTS: Wordings[Scope, Quantity] = Wordings(_JA)
CONDITIONS: Wordings[Scope, State] = Wordings(_JA)
EVENTS: Wordings[Scope, Occasion] = Wordings(_JA)
MODIFIERS: Wordings[Scope, list[Clause]] = Wordings(_JA)
VERBS: Wordings[Scope, Phrase] = Wordings(_JA)
ABILITIES: Wordings[Scope, list[str]] = Wordings(_JA)
PARTS: Wordings[Scope, str] = Wordings(_JA)
ALL = (FILTERS, WHATS, FIELD_FILTERS, FIELDS, AMOUNTS, CONDITIONS, EVENTS, MODIFIERS, VERBS, ABILITIES, PARTS)
