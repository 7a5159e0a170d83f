"""The parts of speech of English card text, and what a text has named already."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum

from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.en.terms import ordered, settled, written
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.registry import Language, Wordings

THIS = "this card "
NOWHERE = Zone(0)
"""Not known where."""


class Slot(IntEnum):
    """The position of a property in a noun phrase."""

    OTHER = 0
    NON = 1
    FACE = 2
    BOUND = 3
    ATTRIBUTE = 4
    RACE = 5
    SERIES = 6
    TYPE = 7
    HEAD = 8
    NAME = 9
    CLAUSE = 10
    EXCEPT = 11
    NONE = 12


@dataclass(frozen=True, slots=True)
class Trait:
    """A property, worded for its place; ``negative``: the opposite; ``plural``: with several cards."""

    slot: Slot
    text: str
    negative: str = ""
    plural: str = ""

    @property
    def is_non(self) -> bool:
        """Whether its opposite precedes the noun: non-Tuner."""
        return self.negative.startswith("non-")

    def predicate(self, subject: str, plural: bool, be: tuple[str, str]) -> State | None:
        """The property stated of a subject: it is face-up; it has material; ``None`` where a noun has to be added.

        :param be: the verb and its negation (is, is not).
        """
        text, (is_, not_) = self.text, be
        if self.slot in (Slot.FACE, Slot.ATTRIBUTE, Slot.BOUND):
            text = f"in {text}" if text.endswith("Position") and "face" not in text else text
            return State(f"{subject} {is_} {text}", f"{subject} {not_} {text}")
        if self.slot is Slot.OTHER:
            return State(f"{subject} {not_} this card", f"{subject} {is_} this card")
        if self.slot is not Slot.CLAUSE:
            return None
        if text.startswith("that "):
            text = text.removeprefix("that ")
            return State(f"{subject} {text}", f"{subject} {self.negative.removeprefix('that ') or f'not {text}'}")
        if text.startswith("with "):
            has, do = ("have", "do") if plural else ("has", "does")
            text = text.removeprefix("with ")
            no = f"{has} {self.negative.removeprefix('with ')}" if self.negative.startswith("with ") else ""
            return State(f"{subject} {has} {text}", f"{subject} {no or f'{do} not have {text}'}")
        return State(f"{subject} {is_} {text}", f"{subject} {not_} {text}")


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards, worded as object, subject and possessor."""

    text: str
    subject: str = ""
    possessive: str = ""
    plural: bool = False
    head: Head = Head.CARD
    this: bool = False
    zones: Zone = NOWHERE
    of_target: bool = False
    extra: bool = False

    @property
    def bare(self) -> str:
        """The words without the article."""
        return self.text.removeprefix("the ")

    @property
    def uncounted(self) -> str:
        """The words without all."""
        return self.text.removeprefix("all ")

    @property
    def subj(self) -> str:
        """they, this card …"""
        return self.subject or self.text

    @property
    def poss(self) -> str:
        """its, their, this card's …"""
        if self.possessive:
            return self.possessive
        return f"{self.text}'" if self.plural and self.text.endswith("s") else f"{self.text}'s"


def it(head: Head, plural: bool, *, of_target: bool = False, zones: Zone = NOWHERE, extra: bool = False) -> Noun:
    """it, or them; ``extra``: they belong to the Extra Deck."""
    if plural:
        return Noun("them", "they", "their", True, head, of_target=of_target, zones=zones, extra=extra)
    return Noun("it", "it", "its", False, head, of_target=of_target, zones=zones, extra=extra)


THIS_CARD = Noun("this card", head=Head.CARD, this=True)
HEADS = {
    Head.CARD: ("card", "cards"),
    Head.MONSTER: ("monster", "monsters"),
    Head.SPELL: ("Spell", "Spells"),
    Head.TRAP: ("Trap", "Traps"),
    Head.SPELL_OR_TRAP: ("Spell/Trap", "Spells/Traps"),
}


@dataclass(slots=True)
class Scope:
    """What is known at this point of a text."""

    card: Card
    effect: Effect | None = None
    known: dict[RefKind, Noun] = field(default_factory=dict)
    paying: bool = False
    aiming: bool = False
    place_of_this: str = ""
    done: str = "that number of cards"
    chosen: str = "the amount paid"
    done_each: str = "of them"
    dealt: str = "the damage inflicted"
    event_damage: str = "the damage taken"
    declared: str = "type"
    both_causes: bool = False
    in_place: bool = False
    unnamed: tuple[str, ...] = ()
    restricting: str = ""
    by_attack: bool = False

    def now(self, kind: RefKind, noun: Noun) -> None:
        """From here on ``kind`` points at ``noun``."""
        self.known[kind] = noun


@dataclass(frozen=True, slots=True)
class Phrase:
    """One clause with its subject, and sentences before and after it.

    :param base: the verb and what follows, for an order, you and plurals (destroy 1 card).
    :param third: the same for a single third person (destroys 1 card); empty: as ``base``.
    :param ing: the same as a gerund (destroying 1 card).
    :param subject: who does it; empty for you in an order.
    :param lead: what stands first (if …, ).
    :param singular: the subject is a single third person.
    :param stated: it opens with a statement or a circumstance (it gains …; this turn, …), not with an order.
    """

    base: str
    third: str = ""
    ing: str = ""
    subject: str = ""
    singular: bool = True
    lead: str = ""
    done: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()
    can: bool = False
    stated: bool = False

    @property
    def is_order(self) -> bool:
        """Whether its first words are an order (destroy it), so that you can … fits before it."""
        return not self.stated and not (self.subject and not self.lead and not self.done)

    @property
    def clause(self) -> str:
        """The clause alone."""
        if self.can:
            return f"{self.lead}{self.subject or 'you'} can {settled(self.base)}"
        if not self.subject:
            return self.lead + settled(self.base)
        return f"{self.lead}{self.subject} {settled(self.third or self.base if self.singular else self.base)}"

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it as sentences, without full stops."""
        return (*self.done, self.clause, *self.tail)

    @property
    def text(self) -> str:
        """All of it."""
        return written(self.sentences)

    @property
    def asks(self) -> bool:
        """Whether it opens with a condition: if you control a monster, draw 1 card."""
        return self.lead.startswith("if ")

    @property
    def without_if(self) -> Phrase:
        """The same, its condition joined to what precedes it: (and if you do, and) you control a monster, …"""
        return replace(self, lead=self.lead.removeprefix("if "))

    def permitted(self) -> Phrase:
        """you can draw 1 card; you can apply this: …, where an order or a statement precedes the verb."""
        circumstance = self.lead.startswith(("if ", "during ", "immediately "))
        if "; " in self.lead or (self.lead and not circumstance):
            return replace(self, lead=f"you can {'' if self.is_order else 'apply this: '}{self.lead}")
        if not self.lead and not self.subject and not self.is_order:
            return self.prefixed("you can apply this: ")
        return replace(self, can=True)

    @property
    def is_permission(self) -> bool:
        """Whether it opens with you can."""
        return self.sentences[0].startswith("you can ")

    def during(self, words: str) -> Phrase:
        """The same with how long it lasts, before an exception."""
        head, exception, rest = self.base.partition(", except")
        return replace(self, base=f"{head} {words}{exception}{rest}")

    def prefixed(self, words: str) -> Phrase:
        """The same with words before its first clause: a circumstance, or an order closed by a semicolon."""
        stated = not words.endswith("; ")
        if self.done:
            return replace(self, done=(words + self.done[0], *self.done[1:]), stated=stated)
        return replace(self, lead=words + self.lead, stated=stated)

    def lasting(self, words: str, *, whole: bool) -> Phrase:
        """The same with how long it lasts (until the end of this turn), where the clause has room for it.

        :param whole: a clause is a sentence of its own, so that the time precedes it.
        """
        once, phase, turn = ", once per turn", "during your Main Phase", "this turn"
        base = self.base
        if words == "until the end of this turn" and base.endswith(once):
            return replace(self, base=base.removesuffix(once).replace(phase, f"{phase} {turn}"))
        also, exception = ", also " in base, ", except" in base
        if words and whole:
            return self.prefixed(f"{turn if words == 'until the end of this turn' else words}, ")
        if words and also and not exception:
            return self.prefixed(f"{turn if words.endswith(turn) else words}, ")
        order = self.ordered()
        if not words or exception:
            return order.during(words) if words else order
        return replace(order, base=f"{order.base}{',' if also else ''} {words}")

    def ordered(self) -> Phrase:
        """The same as an order, where it can be one: negate its effects."""
        base = ordered(self.base)
        return replace(self, base=base, stated=self.stated and base == self.base)

    def with_tail(self, *sentences: str) -> Phrase:
        """The same with sentences after it."""
        return replace(self, tail=(*self.tail, *sentences))

    def with_more(self, words: str) -> Phrase:
        """The same with words at the end of its clause."""
        return replace(self, base=self.base + words, third=self.third and self.third + words)

    def joined(self, link: str, second: Phrase) -> Phrase:
        """This, ``link`` and ``second`` in one sentence; a new sentence where this one is closed already."""
        if self.tail and any(sentence.startswith(("●", "Otherwise", "otherwise")) for sentence in self.tail):
            opening = {
                ", then ": "then, ",
                ", and if you do, ": "if you do, ",
                ", also ": "also, ",
                ", also, after that, ": "after that, ",
            }.get(link, "")
            return replace(
                second.prefixed(opening),
                done=(*self.done, self.clause, *self.tail, *second.prefixed(opening).done),
                stated=not self.is_order,
            )
        if second.done:
            opened = replace(
                second, done=(f"{self.clause}{link}{second.done[0]}", *second.done[1:]), stated=not self.is_order
            )
            return replace(opened, done=(*self.done, *opened.done), tail=(*self.tail, *second.tail))
        return replace(
            second,
            lead=f"{self.clause}{link}{second.lead}",
            done=self.done,
            tail=(*self.tail, *second.tail),
            ing=f"{self.ing}{link}{second.ing}" if self.ing and second.ing else "",
            stated=not self.is_order,
        )


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement: (subject) (predicate), or (subject's part) (predicate).

    :param one: the predicate for a single subject (gains 500 ATK).
    :param many: the same for several (gain 500 ATK).
    :param part: a figure of the subject (ATK): then the subject is possessive.
    :param figure: the figure that goes up or down, so that ATK and DEF can share a predicate.
    :param whole: a complete sentence instead.
    :param lead: when it holds (while …, ).
    :param once: the same for what is done once (if …, ).
    :param order: ``whole`` is an order (negate its effects).
    """

    noun: Noun
    one: str = ""
    many: str = ""
    part: str = ""
    figure: str = ""
    whole: str = ""
    lead: str = ""
    once: str = ""
    all: bool = False
    order: bool = False

    @property
    def predicate(self) -> str:
        """The predicate for this subject."""
        return (self.many or self.one) if self.noun.plural else self.one


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An event, worded after when or if.

    :param moment: it is a point of time (during your End Phase).
    :param point: the point of time alone, where the text names the battling monster too.
    :param attacker: who declares the attack.
    """

    text: str
    moment: bool = False
    point: str = ""
    attacker: str = ""

    @property
    def of_this(self) -> bool:
        """Whether its subject is this card."""
        return self.text.startswith(THIS)

    @property
    def of_attacker(self) -> str:
        """The event with this card as this attacking card."""
        return self.text.replace(THIS, "this attacking card ", 1)

    @property
    def next(self) -> Occurrence:
        """The same of the next phase: during your next End Phase."""
        text = self.text.replace("during your ", "during your next ").replace("during the ", "during the next ")
        return replace(self, text=text)

    def in_turn(self, turn: str) -> str | None:
        """during your End Phase, of a phase of any turn and during your turn; ``None`` for other events and moments."""
        if not self.text.startswith("during the ") or not turn.endswith(" turn"):
            return None
        return self.text.replace("during the ", f"{turn.removesuffix(' turn')} ")


@dataclass(frozen=True, slots=True)
class State:
    """A condition and its opposite, as clauses (you control a monster; you control no monsters)."""

    text: str
    negative: str = ""

    @property
    def was(self) -> State:
        """The same of the past: it was face-up."""
        one, other = (
            text.replace(" is ", " was ").replace(" are ", " were ") for text in (self.text, self.opposite.text)
        )
        return State(one, other)

    @property
    def is_past(self) -> bool:
        """Whether it is about what happened to the card: this card was Special Summoned."""
        return " was " in self.text

    @property
    def of_this(self) -> bool:
        """Whether it is about this card, and names nobody else."""
        return self.text.startswith("this card") and " your " not in f"{self.text}, "

    @property
    def opposite(self) -> State:
        """The condition that does not hold."""
        return State(self.negative or f"it is not the case that {self.text}", self.text)


@dataclass(frozen=True, slots=True)
class Battle(State):
    """A battle as a condition: (this card) (battles) ( an opponent's monster)."""

    subject: str = ""
    verb: str = ""
    other: str = ""

    @property
    def fought(self) -> str:
        """The same after damage calculation: this card battled a monster."""
        verb = {"battles": "battled", "attacks": "attacked"}.get(self.verb, self.verb)
        return f"{self.subject} {verb}{self.other}"


def battle(subject: str, verb: str, other: str = "", negative: str = "") -> Battle:
    """A battle, its verb in the base form (attack), and what follows it ( an opponent's monster)."""
    text = f"{subject} {verb}s{other}"
    return Battle(text, negative or f"{subject} does not {verb}{other}", subject, f"{verb}s", other)


_EN = Language.EN
FILTERS: Wordings[Scope, Trait] = Wordings(_EN)
WHATS: Wordings[Scope, Noun] = Wordings(_EN)
AMOUNTS: Wordings[Scope, str] = Wordings(_EN)
CONDITIONS: Wordings[Scope, State] = Wordings(_EN)
EVENTS: Wordings[Scope, Occurrence] = Wordings(_EN)
MODIFIERS: Wordings[Scope, list[Clause]] = Wordings(_EN)
VERBS: Wordings[Scope, Phrase] = Wordings(_EN)
MATERIALS: Wordings[Scope, str] = Wordings(_EN)
PARTS: Wordings[Scope, str] = Wordings(_EN)
ALL = (FILTERS, WHATS, AMOUNTS, CONDITIONS, EVENTS, MODIFIERS, VERBS, MATERIALS, PARTS)
