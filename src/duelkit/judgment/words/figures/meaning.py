"""The figures of creatures, and what they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb
from duelkit.judgment.language.filters import SELF, TARGET, THIS, Filter, Ref, What
from duelkit.judgment.language.words import Element, Keyword, Stat, Until


@dataclass(frozen=True, slots=True)
class Changes(Modifier):
    """A figure changes by an amount. Rules: EOJ-ABIL-02, -11 to -14, -26, -35, EOJ-PARAM-04."""

    stat: Stat
    amount: Amount | int
    to: Filter = THIS
    negative: bool = False


@dataclass(frozen=True, slots=True)
class Becomes(Modifier):
    """The attack value, or the HP, is this instead of the printed one; changes still count. Rule: EOJ-ABIL-26."""

    stat: Stat
    amount: Amount | int
    to: Filter = THIS


@dataclass(frozen=True, slots=True)
class Grants(Modifier):
    """Creatures have an ability."""

    keyword: Keyword
    to: Filter = THIS


@dataclass(frozen=True, slots=True)
class UsesPattern(Modifier):
    """The creature attacks by another of its attack icons (攻撃変化). Rule: EOJ-ABIL-09."""

    index: int = 1


def action_cost(amount: int, to: Filter = THIS) -> tuple[Modifier, ...]:
    """Re-actions of creatures, attack and rotation alike, cost more or less. Rules: EOJ-ABIL-12, EOJ-ABIL-13."""
    return Changes(Stat.ATTACK_COST, amount, to), Changes(Stat.ROTATE_COST, amount, to)


@dataclass(frozen=True, slots=True)
class Heal(Verb):
    """Creatures gain lasting HP; a negative amount takes it away (治癒). Rules: EOJ-ABIL-19, -19b."""

    amount: Amount | int
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class ChangeFigure(Verb):
    """A figure of creatures changes, for a time or lastingly."""

    stat: Stat
    amount: Amount | int
    what: What = TARGET
    until: Until = Until.LASTING
    negative: bool = False


@dataclass(frozen=True, slots=True)
class GiveKeyword(Verb):
    """Creatures have an ability, for a time or lastingly."""

    keyword: Keyword
    what: What = TARGET
    until: Until = Until.LASTING


@dataclass(frozen=True, slots=True)
class SetPattern(Verb):
    """The creature attacks by another of its icons from now on."""

    index: int
    what: What = SELF


@dataclass(frozen=True, slots=True)
class BecomeElement(Verb):
    """Creatures have another element from now on."""

    element: Element
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class BecomeRace(Verb):
    """Creatures have the race of another card from now on."""

    used_by_one: ClassVar[str] = "a race is taken from another card, not named"
    of: Ref
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class SwapFigures(Verb):
    """HP and attack of creatures, as they are now, trade places."""

    what: What = TARGET
