"""Attacks, counterattacks and battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb, falls
from duelkit.judgment.language.card import Ability
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import TARGET, THIS, FieldFilter, Filter, What
from duelkit.judgment.language.kinds import Kind


@dataclass(frozen=True, slots=True)
class MagicGroup(Ability):
    """The creatures that a magic attack of the group kind strikes in addition to its target. Rule: EOJ-MASS-14.

    :param pattern: the index of the attack icon.
    :param fields: if given, the target is one of these fields, and the attack strikes the group on and next to it.
    """

    group: Filter
    targets: Filter | None = None
    """The possible targets; by default every enemy."""
    fields: FieldFilter | None = None
    pattern: int = -1


@dataclass(frozen=True, slots=True)
class Intercept(Ability):
    """With a 50 % chance, a free attack on a creature that the enemy has just summoned into reach (迎撃)."""

    by: Filter = THIS
    """The creatures that attack."""
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Possesses(Modifier):
    """Enemies are possessed (憑依). Rules: EOJ-ABIL-28 to -28h."""

    KIND: ClassVar[Kind | None] = Kind.POSSESSION
    to: Filter


@dataclass(frozen=True, slots=True)
class Decoys(Modifier):
    """Enemies can attack only decoys, even if none is in reach; ``to``: the decoys (囮)."""

    enemies: Filter
    to: Filter = THIS


@dataclass(frozen=True, slots=True)
class ExtraAttack(Modifier):
    """Creatures have additional attacks by re-action in each turn."""

    used_by_one: ClassVar[str] = "it changes the number of re-actions (EOJ-REACT-02)"
    to: Filter
    number: int = 1


@dataclass(frozen=True, slots=True)
class Strike(Modifier):
    """The attack value changes for an attack that meets a condition (強撃・乱撃). EOJ-ABIL-07 to -07d, EOJ-ABIL-37.

    :param amount: the change; ``becomes``: whether it replaces the printed value.
    :param if_any: a filter that at least one of the attacked creatures passes.
    :param hitting: the exact number of attacked creatures.
    :param chance: whether it applies only half of the time.
    """

    amount: Amount | int
    if_any: Filter | None = None
    hitting: int = 0
    chance: bool = False
    becomes: bool = False
    condition: Condition | None = None

    def kind_of_ability(self) -> Kind | None:
        return Kind.WILD_STRIKE if not self.becomes and falls(self.amount) else Kind.POWER_STRIKE


@dataclass(frozen=True, slots=True)
class NoCounter(Verb):
    """The attacked creature cannot counterattack in this battle."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class AttackNow(Verb):
    """Creatures attack at no cost; ``used``: whether it counts as their attack by re-action."""

    what: What = TARGET
    used: bool = False


@dataclass(frozen=True, slots=True)
class Incite(Verb):
    """Every creature battles once, from the centre field, then clockwise (扇動). Rules: EOJ-MASS-01 to -14."""

    used_by_one: ClassVar[str] = "the mass battle is a chapter of the rulebook (EOJ-MASS-01)"
