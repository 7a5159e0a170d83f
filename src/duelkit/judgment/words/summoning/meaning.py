"""Ways of summoning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.card import Ability
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import FieldFilter, Filter, Pick, What
from duelkit.judgment.language.kinds import Kind


@dataclass(frozen=True, slots=True)
class Incarnation(Ability):
    """It may be summoned onto an own creature that is sacrificed, for the difference of their costs (降臨).

    ``onto``: which creatures; ``only``: it can be summoned in no other way. Rules: EOJ-ABIL-10 to -10e.
    """

    KIND: ClassVar[Kind | None] = Kind.INCARNATION
    onto: Filter
    only: bool = False


@dataclass(frozen=True, slots=True)
class Invocation(Ability):
    """Its owner may incarnate such creatures from the hand onto such own creatures; ``free``: without cost.

    Not a creature of the name of one that was summoned in this turn.
    """

    KIND: ClassVar[Kind | None] = Kind.INCARNATION
    cards: Filter
    onto: Filter
    free: bool = False
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class SummonCondition(Ability):
    """It can be summoned only if this holds."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class SummonOnto(Verb):
    """A creature is summoned in the place of the ability's own, which is sacrificed (転生), without cost.

    Of a spell whose price is a sacrifice: in the place of that creature. ``onto``: to a chosen field of these instead;
    ``paid``: for its mana cost.
    It cannot attack in this turn. Rules: EOJ-ABIL-21 to -21d, EOJ-STACK-01 to -03.
    """

    KIND: ClassVar[Kind | None] = Kind.REINCARNATION
    what: Pick
    onto: FieldFilter | None = None
    ends_turn: bool = False
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Unite(Verb):
    """This creature is put onto another own one, which is sacrificed, and adds its HP; it is then ``UNITED``."""

    what: What
    pattern: int = 1
    """The attack icon by which it attacks from then on."""
