"""Changes of rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb
from duelkit.judgment.language.filters import FieldFilter, Filter
from duelkit.judgment.language.terms import Side, Until


@dataclass(frozen=True, slots=True)
class CardCost(Modifier):
    """Cards of a side cost more or less mana, at least ``least``; ``onto``: only creatures summoned to these fields."""

    cards: Filter
    amount: Amount | int
    side: Side = Side.YOU
    least: int = 0
    onto: FieldFilter | None = None


@dataclass(frozen=True, slots=True)
class HandLimit(Modifier):
    """A side's hand limit changes."""

    used_by_one: ClassVar[str] = "it changes a quantity of the rules (EOJ-PHASE-11)"
    side: Side
    amount: int


@dataclass(frozen=True, slots=True)
class Forbids(Modifier):
    """A side cannot do something: ``what`` is "steal mana", "cast spells" or "gain mana"."""

    what: str
    side: Side


@dataclass(frozen=True, slots=True)
class TurnsDiscards(Modifier):
    """When the opponent makes this creature's owner discard, the opponent discards instead."""

    used_by_one: ClassVar[str] = "it changes the player who discards (EOJ-ABIL-23)"


@dataclass(frozen=True, slots=True)
class Cancels(Modifier):
    """This creature's owner may discard cards to cancel an action of the opponent; its cost stays paid.

    ``what``: "attack" or "rotation" (a re-action), or "spell". ``discard``: the number of cards; ``which``: a filter.
    """

    what: str
    which: Filter
    discard: int = 1


@dataclass(frozen=True, slots=True)
class Decree(Verb):
    """A modifier applies for a time, as if a placement ability of the spell's player had it.

    ``rule``: a modifier that changes a rule, such as ``Forbids`` or ``CardCost``.
    """

    rule: Modifier
    until: Until = Until.OPPONENTS_NEXT_TURN
