"""What all words of the language rest on: coins that pass, numbers, what is done; and cards."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.cardlang.nodes import Logic, Node, Steps, joins


@dataclass(frozen=True, slots=True)
class Filter(Node, Logic["Filter"]):
    """A property of a coin on the board."""


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Every part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    """At least one part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """The part does not hold."""

    part: Filter


joins(Filter, All, AnyOf, Not, flat=True)


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number. A plain ``int`` may stand wherever an amount may."""


@dataclass(frozen=True, slots=True)
class Verb(Node, Steps["Verb"]):
    """Something that an effect does."""


@dataclass(frozen=True, slots=True)
class Sequence(Verb):
    """Several verbs, one after the other."""

    parts: tuple[Verb, ...]


Verb.SEQUENCE = Sequence


@dataclass(frozen=True, slots=True)
class Card(Node):
    """A coin with a name.

    :param opened: what happens when it is opened.
    """

    ja: str
    en: str
    worth: int
    opened: Verb | None = None
