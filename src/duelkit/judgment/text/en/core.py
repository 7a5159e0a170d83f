"""The parts of speech of English ability text, and the context of a text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum

from duelkit.cardlang.wording import Language, Wordings
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.text.grammar.en import possessive


def start(scope: Scope) -> None:
    """Begin a new ability, in which nothing has been mentioned."""
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
    WHERE = 11
    CLAUSE = 12
    BUT = 13


AFTER = (Slot.WHERE, Slot.CLAUSE, Slot.BUT)
"""After the noun: where something is, what it is, what is excluded."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A property, worded for its place in a noun phrase.

    :param negative: the opposite, for ``negative_slot``.
    :param plural: the same of several creatures, where that differs; ``negative_plural`` likewise.
    :param sole: at most one creature can have it.
    :param be: the property after "is", where that is not the text (without "that is"); ``negative_be`` likewise.
    :param has_verb: ``be`` is a predicate with a verb instead (has been activated).
    :param same: what is the same as that of another (element), and whose (this creature's field).
    """

    slot: Slot
    text: str
    negative: str = ""
    plural: str = ""
    negative_plural: str = ""
    negative_slot: Slot = Slot.NONE
    sole: bool = False
    this: bool = False
    be: str = ""
    negative_be: str = ""
    has_verb: bool = False
    same: tuple[str, str] = ("", "")

    @property
    def opposite(self) -> Trait:
        """The property of those that do not have this one."""
        text = self.negative or f"that is not {self.text}"
        many = self.negative_plural or (f"that are not {self.text}" if not self.negative else "")
        slot = self.negative_slot or (self.slot if self.negative else Slot.CLAUSE)
        be = self.negative_be if self.negative else f"not {self.text}"
        return Trait(
            slot,
            text,
            self.text,
            many,
            self.plural,
            self.slot,
            be=be,
            negative_be=self.be,
            has_verb=self.has_verb and bool(self.negative),
        )

    @property
    def predicate(self) -> str:
        """What stands after "is", or the whole predicate if the property has a verb."""
        return self.be or self.text


@dataclass(frozen=True, slots=True)
class Noun:
    """Creatures, cards or fields: as object, and what goes with it.

    :param this: it is the creature that has the ability.
    :param pronoun: it, they: the text is one.
    :param again: what it is called where the creature that has the ability has just been named (its Attack).
    :param two: how this and a second one like it are called together (the two chosen fields), and which it is.
    """

    text: str
    plural: bool = False
    this: bool = False
    pronoun: str = ""
    again: str = ""
    two: tuple[str, int] = ("", 0)

    @property
    def poss(self) -> str:
        """this creature's, the attacked creatures', its."""
        if self.pronoun:
            return self.its
        return possessive(self.text, self.plural)

    @property
    def short(self) -> str:
        """What it is called where the creature that has the ability has just been named; empty if that is not in it."""
        return self.again or ("it" if self.this else "")

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
        """The noun with a verb that agrees."""
        return f"{self.text} {many if self.plural else one}"


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in words.

    :param text: what it is equal to (the number of Fire fields).
    :param number: the number itself, if it is known.
    :param each: what is counted, one of it (Fire field), where ``text`` is a count; ``factor`` times.
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
    where: str = "in"
    """Before the place of cards: in, or from, where they are moved."""
    fields: list[Noun] = field(default_factory=list)
    healed: Noun | None = None
    """The creatures whose HP a verb changes: in its amount, their HP is "its HP"."""
    element: str = "the chosen element"

    def now(self, kind: RefKind, noun: Noun, slot: int = -1) -> None:
        """Let a reference of this kind mean ``noun`` from here on."""
        self.known[kind, slot] = noun


@dataclass(frozen=True, slots=True)
class Phrase:
    """What happens, as a clause.

    :param text: the clause: an order to you (draw a card), or with a subject (your opponent draws a card).
    :param order: whether it is an order, so that "you may" can stand before it.
    :param tail: sentences after it.
    :param closed: nothing can be joined on: it has an "otherwise".
    :param subject: the subject of a statement; ``predicate`` is the rest of it.
    :param gets: what the subject gets, where the predicate begins with "gets".
    :param short: the clause with "it" for the creature that has the ability, where it begins with that.
    :param opens: the clause opens a sentence with a condition or a chance.
    :param aside: the clause is a remark on an attack, not a next step.
    """

    text: str
    order: bool = True
    tail: tuple[str, ...] = ()
    closed: bool = False
    subject: str = ""
    predicate: str = ""
    gets: str = ""
    short: str = ""
    opens: bool = False
    aside: bool = False

    @property
    def whole(self) -> str:
        """The clause and the sentences after it."""
        return ". ".join((self.text, *self.tail))

    @property
    def whole_short(self) -> str:
        """All of it, with "it" for the creature that has the ability."""
        return ". ".join((self.short or self.text, *self.tail))

    def and_then(self, more: str, tail: tuple[str, ...]) -> Phrase:
        """The phrase with ``more`` behind its clause, and a new tail."""
        return replace(self, text=self.text + more, short=self.short and self.short + more, tail=tail)


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement of what applies: a subject and what holds of it, or a whole sentence.

    :param gets: what the subject gets, where the predicate is "gets".
    :param own: whether a whole sentence begins with an attack of the creature that has the ability.
    """

    subject: Noun | None
    one: str
    many: str = ""
    gets: str = ""
    own: bool = False

    @property
    def predicate(self) -> str:
        """What holds of the subject."""
        verb = self.many or self.one if self.subject is not None and self.subject.plural else self.one
        return f"{verb} {self.gets}" if self.gets else verb

    @property
    def text(self) -> str:
        """The clause."""
        return self.predicate if self.subject is None else f"{self.subject.text} {self.predicate}"

    @property
    def begins_with_this(self) -> bool:
        """Whether it begins with the creature that has the ability."""
        return self.subject is not None and bool(self.subject.short)

    @property
    def short(self) -> str:
        """The clause with "it" for the creature that has the ability, where it begins with that."""
        if self.subject is None or not self.subject.short:
            return self.text
        return f"{self.subject.short} {self.predicate}"


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
        """The negation."""
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
