"""Rules that are bent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb
from duelkit.judgment.language.filters import FieldFilter, Filter
from duelkit.judgment.language.terms import Side, Until


@dataclass(frozen=True, slots=True)
class CardCost(Modifier):
    """Cards of a side cost more or less mana, not below ``least``; ``onto``: creatures summoned to such fields."""

    cards: Filter
    amount: Amount | int
    side: Side = Side.YOU
    least: int = 0
    onto: FieldFilter | None = None


@dataclass(frozen=True, slots=True)
class HandLimit(Modifier):
    """A side's hand limit changes."""

    used_by_one: ClassVar[str] = "the hand limit is a quantity of the rules (EOJ-PHASE-11)"
    side: Side
    amount: int


@dataclass(frozen=True, slots=True)
class Forbids(Modifier):
    """A side cannot: ``what`` is "steal mana", "cast spells", "gain mana"."""

    what: str
    side: Side


@dataclass(frozen=True, slots=True)
class TurnsDiscards(Modifier):
    """A discard that the opponent forces on this creature's owner falls on the opponent instead."""

    used_by_one: ClassVar[str] = "only it bends who chooses a discard (EOJ-ABIL-23)"


@dataclass(frozen=True, slots=True)
class Cancels(Modifier):
    """When the opponent does it, this creature's owner may discard cards to cancel it; what was paid stays paid.

    ``what``: "attack" or "rotation" (a re-action), "spell". ``discard``: how many cards; ``which``: of such cards.
    """

    what: str
    which: Filter
    discard: int = 1


@dataclass(frozen=True, slots=True)
class Decree(Verb):
    """For a time it is as if a placement ability of the spell's player said so, wherever its card is.

    ``rule``: a modifier that bends a rule, such as ``Forbids`` or ``CardCost``.
    """

    rule: Modifier
    until: Until = Until.OPPONENTS_NEXT_TURN
