"""Base classes of the card language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from duelkit.cardlang import nodes as cardlang
from duelkit.cardlang.nodes import Steps, walk
from duelkit.judgment.language.kinds import Kind


@dataclass(frozen=True, slots=True)
class Node(cardlang.Node):
    """A part of a card definition, as frozen data."""

    asks_figures: ClassVar[bool] = False
    """Whether it depends on figures or abilities that placement abilities give."""
    deals_damage: ClassVar[bool] = False
    """Whether it deals magic damage."""
    KIND: ClassVar[Kind | None] = None
    """The ability of the rulebook's chapter 20 that it always represents."""

    def kind_of_ability(self) -> Kind | None:
        """The ability of the rulebook's chapter 20 that it represents, if any."""
        return self.KIND


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number."""

    def falls(self) -> bool:
        """Whether the amount is subtracted."""
        return False


def falls(amount: Amount | int) -> bool:
    """Whether an amount is subtracted."""
    return amount < 0 if isinstance(amount, int) else amount.falls()


def nodes(root: object) -> Iterator[Node]:
    """A node and everything in it, in order."""
    return walk(root)


@dataclass(frozen=True, slots=True)
class Verb(Node, Steps["Verb"]):
    """Something that an effect does."""


@dataclass(frozen=True, slots=True)
class Sequence(Verb):
    """Several verbs, one after the other."""

    parts: tuple[Verb, ...]


Verb.SEQUENCE = Sequence


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """Something that applies continuously; ``to``: the creatures to which it applies."""
