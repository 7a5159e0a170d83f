"""The roots of the card language: nodes are frozen data, verbs are joined into sequences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a definition."""


@dataclass(frozen=True, slots=True)
class Verb(Node):
    """Something that an effect does."""

    def then(self, *others: Verb) -> Verb:
        """This, and after it the others."""
        return Sequence((self, *others))


@dataclass(frozen=True, slots=True)
class Sequence(Verb):
    """Several verbs, one after the other."""

    parts: tuple[Verb, ...]
