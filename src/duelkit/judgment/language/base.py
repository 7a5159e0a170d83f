"""The roots of the card language: nodes are frozen data, verbs are joined into sequences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import ClassVar

from duelkit.judgment.language.kinds import Kind


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a definition."""

    asks_figures: ClassVar[bool] = False
    """Whether it asks for figures or abilities that placement abilities give."""
    deals_damage: ClassVar[bool] = False
    """Whether it deals magic damage."""
    KIND: ClassVar[Kind | None] = None
    """The ability of the rulebook's chapter 20 that it always is."""

    def kind_of_ability(self) -> Kind | None:
        """The ability of the rulebook's chapter 20 that it is, if it is one."""
        return self.KIND


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number."""

    def falls(self) -> bool:
        """Whether it is taken away rather than added."""
        return False


def falls(amount: Amount | int) -> bool:
    """Whether an amount is taken away rather than added."""
    return amount < 0 if isinstance(amount, int) else amount.falls()


def nodes(root: object) -> Iterator[Node]:
    """A node and everything in it, in order."""
    if isinstance(root, tuple):
        for part in root:
            yield from nodes(part)
    elif isinstance(root, Node):
        yield root
        for each in fields(root):
            yield from nodes(getattr(root, each.name))


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


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """Something that applies; ``to``: to which creatures."""
