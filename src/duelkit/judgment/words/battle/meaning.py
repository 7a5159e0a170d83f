"""Who attacks whom, and how strongly."""

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
    """Whom a magic attack of the group kind strikes, beside the chosen target (``pattern``: by which of its icons).

    ``fields``: its target is such a field, and it strikes those of the group on it and next to it. Rule: EOJ-MASS-14.
    """

    group: Filter
    targets: Filter | None = None
    """Whom it may choose; left out, any enemy."""
    fields: FieldFilter | None = None
    pattern: int = -1


@dataclass(frozen=True, slots=True)
class Intercept(Ability):
    """Half of the time it attacks a creature that the enemy has just summoned into its reach, without cost (迎撃)."""

    by: Filter = THIS
    """Which creatures do it."""
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Possesses(Modifier):
    """Enemies are possessed (憑依). Rules: EOJ-ABIL-28 to -28h."""

    KIND: ClassVar[Kind | None] = Kind.POSSESSION
    to: Filter


@dataclass(frozen=True, slots=True)
class Decoys(Modifier):
    """Such enemies can attack only decoys, even if none is in reach; ``to``: who are the decoys (囮)."""

    enemies: Filter
    to: Filter = THIS


@dataclass(frozen=True, slots=True)
class ExtraAttack(Modifier):
    """Creatures can attack by re-action so many times more in a turn."""

    used_by_one: ClassVar[str] = "only it bends how often a creature re-acts (EOJ-REACT-02)"
    to: Filter
    number: int = 1


@dataclass(frozen=True, slots=True)
class Strike(Modifier):
    """Its attack is stronger or weaker for an attack that meets a condition (強撃・乱撃).

    :param amount: what is added; ``becomes``: it stands in place of the printed value.
    :param if_any: at least one of the attacked creatures passes; :param hitting: exactly so many are attacked.
    :param chance: only half of the time. Rules: EOJ-ABIL-07 to -07d, EOJ-ABIL-37.
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
    """Creatures attack without cost; ``used``: it uses up their re-action attack."""

    what: What = TARGET
    used: bool = False


@dataclass(frozen=True, slots=True)
class Incite(Verb):
    """Every creature battles once, from the centre field, then clockwise (扇動). Rules: EOJ-MASS-01 to -14."""

    used_by_one: ClassVar[str] = "the mass battle is a chapter of the rulebook (EOJ-MASS-01)"
