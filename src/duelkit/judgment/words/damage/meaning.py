"""Damage, dodging and death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb
from duelkit.judgment.language.card import Placement
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import TARGET, THIS, Filter, What, is_this
from duelkit.judgment.language.kinds import Kind


def extinct(condition: Condition) -> Placement:
    """The creature dies at once when this holds (消滅). Rule: EOJ-ABIL-15."""
    return Placement((Extinct(),), condition)


@dataclass(frozen=True, slots=True)
class EvadesFrom(Modifier):
    """Creatures evade physical attacks of some attackers: with ``attempts`` attempts, or always if that is 0."""

    attackers: Filter
    to: Filter = THIS
    attempts: int = 0

    def kind_of_ability(self) -> Kind | None:
        if not self.attempts:
            return Kind.VIGILANCE
        return Kind.EVASION if is_this(self.to) else Kind.SCOUT


@dataclass(frozen=True, slots=True)
class ReachesInvisible(Modifier):
    """Attacks can target invisible creatures."""

    to: Filter


@dataclass(frozen=True, slots=True)
class SureBonus(Modifier):
    """Attack bonuses that creatures gain half of the time always apply."""

    used_by_one: ClassVar[str] = "it changes the chance of attack bonuses (EOJ-ABIL-37)"
    to: Filter


@dataclass(frozen=True, slots=True)
class TurnsDamage(Modifier):
    """The damage of this creature's attacks affects something other than HP, or HP if that is not possible.

    ``into``: "attack" (of the target, if at least 1), "summoning cost" (of the target, down to 1), "mana" (which the
    opponent loses) or "stolen mana" (which moves from the opponent to this creature's owner).
    """

    into: str


@dataclass(frozen=True, slots=True)
class Extinct(Modifier):
    """The creature dies at once (消滅). Rules: EOJ-ABIL-15 to -15c."""

    KIND: ClassVar[Kind | None] = Kind.EXTINCTION


@dataclass(frozen=True, slots=True)
class MagicDamage(Verb):
    """Creatures take magic damage. Rules: EOJ-KIND-05, EOJ-ABIL-24."""

    deals_damage: ClassVar[bool] = True
    amount: Amount | int
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Destroy(Verb):
    """Creatures die."""

    used_by_one: ClassVar[str] = "death by an effect is a term of the rules (EOJ-TRASH-01)"
    what: What = TARGET
