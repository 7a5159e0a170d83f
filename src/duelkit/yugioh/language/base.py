"""The one base of every word of the card language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import IntEnum


@dataclass(frozen=True, slots=True)
class Node:
    """A frozen piece of a card definition. It holds no run state; two equal nodes are interchangeable."""


class OfCounters:
    """Marks a word that speaks of the counters with this name."""

    __slots__ = ()
    name: str


def nodes(value: object) -> Iterator[Node]:
    """A piece of a definition, or a tuple of pieces, and everything inside."""
    if isinstance(value, tuple):
        for each in value:
            yield from nodes(each)
    elif isinstance(value, Node):
        yield value
        for each in fields(value):
            yield from nodes(getattr(value, each.name))


@dataclass(frozen=True, slots=True)
class Occasion(Node):
    """An event or an activation that an effect reacts to (発動条件)."""


@dataclass(frozen=True, slots=True)
class Verb(Node):
    """Something that an effect does, or a cost that is paid. Verbs are joined as in card text.

    The joints decide what counts as simultaneous (RES-END-01, RES-END-02) and what depends on what.
    """

    def then(self, other: Verb) -> Verb:
        """``other`` happens after this, and only if this happened (その後)."""
        return Joined(Joint.THEN, self, other)

    def and_if_you_do(self, other: Verb) -> Verb:
        """``other`` happens at the same time, and only if this happened (〜し、〜する)."""
        return Joined(Joint.AND_IF_YOU_DO, self, other)

    def also(self, other: Verb) -> Verb:
        """``other`` happens at the same time, whether or not this could happen (また)."""
        return Joined(Joint.ALSO, self, other)

    def also_after(self, other: Verb) -> Verb:
        """``other`` happens after this, whether or not this could happen (さらに)."""
        return Joined(Joint.ALSO_AFTER, self, other)


class Joint(IntEnum):
    """How two verbs are joined."""

    THEN = 0
    AND_IF_YOU_DO = 1
    ALSO = 2
    ALSO_AFTER = 3


@dataclass(frozen=True, slots=True)
class Joined(Verb):
    """Two verbs, joined."""

    joint: Joint
    first: Verb
    second: Verb
