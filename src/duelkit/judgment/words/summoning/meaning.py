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
    """It may be summoned onto an allied creature, which is sacrificed, for the difference of their costs (降臨).

    ``onto``: a filter; ``only``: whether there is no other way to summon it. Rules: EOJ-ABIL-10 to -10e.
    """

    KIND: ClassVar[Kind | None] = Kind.INCARNATION
    onto: Filter
    only: bool = False


@dataclass(frozen=True, slots=True)
class Invocation(Ability):
    """Its owner may incarnate creatures from the hand onto allied creatures; ``free``: at no cost.

    It excludes creatures with the name of one that was summoned this turn.
    """

    KIND: ClassVar[Kind | None] = Kind.INCARNATION
    cards: Filter
    onto: Filter
    free: bool = False
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class SummonCondition(Ability):
    """It can be summoned only if a condition holds."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class SummonOnto(Verb):
    """A creature replaces the ability's own creature, which is sacrificed, at no cost (転生).

    The effect of a spell that costs a sacrifice replaces that creature. ``onto``: summons to a chosen field of these
    instead; ``paid``: for its mana cost. The creature cannot attack this turn. Rules: EOJ-ABIL-21 to -21d,
    EOJ-STACK-01 to -03.
    """

    KIND: ClassVar[Kind | None] = Kind.REINCARNATION
    what: Pick
    onto: FieldFilter | None = None
    ends_turn: bool = False
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Unite(Verb):
    """This creature is put onto an allied one, which is sacrificed, and gains its HP; it is then ``UNITED``."""

    what: What
    pattern: int = 1
    """The attack icon that it uses from then on."""
