"""Figures, keywords, elements and races of creatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb, falls
from duelkit.judgment.language.filters import SELF, TARGET, THIS, Filter, Ref, RefKind, What, is_this
from duelkit.judgment.language.kinds import BY_KEYWORD, Kind
from duelkit.judgment.language.terms import Element, Keyword, Stat, Until


def kind_of_change(stat: Stat, falls: bool, own: bool) -> Kind | None:
    """The ability of chapter 20 that changes a figure like this; ``own``: only of the ability's own creature."""
    if stat is Stat.ATTACK:
        return (Kind.WILD_STRIKE if falls else Kind.VALOUR) if own else Kind.FEAR if falls else Kind.INSPIRE
    if stat in (Stat.ATTACK_COST, Stat.ROTATE_COST):
        return (Kind.AGILITY if own else Kind.COMMAND) if falls else Kind.CURSE
    if stat is Stat.EVASION:
        return Kind.EVASION if own else Kind.SCOUT
    if stat is Stat.PROTECTION:
        return Kind.PROTECTION if own else Kind.DEFENCE
    return None


@dataclass(frozen=True, slots=True)
class Changes(Modifier):
    """A figure changes by an amount. Rules: EOJ-ABIL-02, -11 to -14, -26, -35, EOJ-PARAM-04."""

    stat: Stat
    amount: Amount | int
    to: Filter = THIS
    negative: bool = False

    def kind_of_ability(self) -> Kind | None:
        return kind_of_change(self.stat, falls(self.amount) != self.negative, is_this(self.to))


@dataclass(frozen=True, slots=True)
class Becomes(Modifier):
    """An amount replaces the printed attack value or HP; changes still apply. Rule: EOJ-ABIL-26."""

    stat: Stat
    amount: Amount | int
    to: Filter = THIS

    def kind_of_ability(self) -> Kind | None:
        return Kind.VALOUR if self.stat is Stat.ATTACK else None


@dataclass(frozen=True, slots=True)
class Grants(Modifier):
    """Creatures have an ability."""

    keyword: Keyword
    to: Filter = THIS

    def kind_of_ability(self) -> Kind | None:
        if self.keyword is Keyword.INVISIBLE and not is_this(self.to):
            return Kind.HIDDEN_TROOPS
        return BY_KEYWORD.get(self.keyword)


@dataclass(frozen=True, slots=True)
class UsesPattern(Modifier):
    """The creature uses another of its attack icons (攻撃変化). Rule: EOJ-ABIL-09."""

    KIND: ClassVar[Kind | None] = Kind.ATTACK_CHANGE
    index: int = 1


def action_cost(amount: int, to: Filter = THIS) -> tuple[Modifier, ...]:
    """Re-actions of creatures, attack and rotation alike, cost more or less. Rules: EOJ-ABIL-12, EOJ-ABIL-13."""
    return Changes(Stat.ATTACK_COST, amount, to), Changes(Stat.ROTATE_COST, amount, to)


@dataclass(frozen=True, slots=True)
class Heal(Verb):
    """Creatures gain HP permanently, or lose it if the amount is negative (治癒). Rules: EOJ-ABIL-19, -19b."""

    amount: Amount | int
    what: What = TARGET

    def kind_of_ability(self) -> Kind | None:
        return None if falls(self.amount) else Kind.HEALING


@dataclass(frozen=True, slots=True)
class ChangeFigure(Verb):
    """A figure of creatures changes, temporarily or permanently."""

    stat: Stat
    amount: Amount | int
    what: What = TARGET
    until: Until = Until.LASTING
    negative: bool = False

    def kind_of_ability(self) -> Kind | None:
        if isinstance(self.what, Ref) and self.what.kind is RefKind.SELF:
            return Kind.TRANSFORM
        return kind_of_change(self.stat, falls(self.amount) != self.negative, True)


@dataclass(frozen=True, slots=True)
class GiveKeyword(Verb):
    """Creatures gain a keyword, temporarily or permanently."""

    keyword: Keyword
    what: What = TARGET
    until: Until = Until.LASTING

    def kind_of_ability(self) -> Kind | None:
        return BY_KEYWORD.get(self.keyword)


@dataclass(frozen=True, slots=True)
class SetPattern(Verb):
    """The creature uses another of its attack icons from now on."""

    KIND: ClassVar[Kind | None] = Kind.ATTACK_CHANGE
    index: int
    what: What = SELF


@dataclass(frozen=True, slots=True)
class BecomeElement(Verb):
    """Creatures have another element from now on."""

    KIND: ClassVar[Kind | None] = Kind.TRANSFORM
    element: Element
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class BecomeRace(Verb):
    """Creatures have the race of another card from now on."""

    used_by_one: ClassVar[str] = "it takes the race from another card"
    KIND: ClassVar[Kind | None] = Kind.TRANSFORM
    of: Ref
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class SwapFigures(Verb):
    """The current HP and attack of creatures are swapped."""

    KIND: ClassVar[Kind | None] = Kind.TRANSFORM
    what: What = TARGET
