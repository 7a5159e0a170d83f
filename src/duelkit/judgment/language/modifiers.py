"""What a placement ability makes so while its creature is on the board (配置効果)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.amounts import Amount
from duelkit.judgment.language.base import Node
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import THIS, FieldFilter, Filter
from duelkit.judgment.language.words import Element, Keyword, Side, Stat


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """Something that applies; ``to``: to which creatures."""


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


@dataclass(frozen=True, slots=True)
class Possesses(Modifier):
    """Enemies are possessed (憑依). Rules: EOJ-ABIL-28 to -28h."""

    to: Filter


@dataclass(frozen=True, slots=True)
class Seals(Modifier):
    """Fields cannot be turned over or exchanged (封地). Rule: EOJ-ABIL-29."""

    fields: FieldFilter


@dataclass(frozen=True, slots=True)
class CountsAs(Modifier):
    """Fields count as an element as well."""

    fields: FieldFilter
    element: Element


@dataclass(frozen=True, slots=True)
class EvadesFrom(Modifier):
    """Creatures evade physical attacks of such attackers: ``attempts`` times by chance, 0: surely."""

    attackers: Filter
    to: Filter = THIS
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class CardCost(Modifier):
    """Cards of a side cost more or less mana, not below ``least``; ``onto``: creatures summoned to such fields."""

    cards: Filter
    amount: Amount | int
    side: Side = Side.YOU
    least: int = 0
    onto: FieldFilter | None = None


@dataclass(frozen=True, slots=True)
class ExitMana(Modifier):
    """The trash bonus of such creatures: taken by this creature's owner, or given to nobody."""

    of: Filter
    stolen: bool = True


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
class ReachesInvisible(Modifier):
    """Invisible creatures can be attacked as if they were not."""

    to: Filter


@dataclass(frozen=True, slots=True)
class Decoys(Modifier):
    """Such enemies can attack only decoys, even if none is in reach; ``to``: who are the decoys (囮)."""

    enemies: Filter
    to: Filter = THIS


@dataclass(frozen=True, slots=True)
class SureBonus(Modifier):
    """What such creatures gain half of the time when they attack, they gain always."""

    used_by_one: ClassVar[str] = "only it bends the chance of a wild strike (EOJ-ABIL-37)"
    to: Filter


@dataclass(frozen=True, slots=True)
class TurnsDiscards(Modifier):
    """A discard that the opponent forces on this creature's owner falls on the opponent instead."""

    used_by_one: ClassVar[str] = "only it bends who chooses a discard (EOJ-ABIL-23)"


@dataclass(frozen=True, slots=True)
class ExtraAttack(Modifier):
    """Creatures can attack by re-action so many times more in a turn."""

    used_by_one: ClassVar[str] = "only it bends how often a creature re-acts (EOJ-REACT-02)"
    to: Filter
    number: int = 1


@dataclass(frozen=True, slots=True)
class TurnsDamage(Modifier):
    """The damage of this creature's attacks works on something else than HP; if that is not there, on HP.

    ``into``: "attack" (the target's, if it is 1 or more), "summoning cost" (the target's, down to 1), "mana" (the
    opponent loses as much, if there is any) or "stolen mana" (so much is stolen from the opponent).
    """

    into: str


@dataclass(frozen=True, slots=True)
class Cancels(Modifier):
    """When the opponent does it, this creature's owner may discard cards to cancel it; what was paid stays paid.

    ``what``: "attack" or "rotation" (a re-action), "spell". ``discard``: how many cards; ``which``: of such cards.
    """

    what: str
    which: Filter
    discard: int = 1


@dataclass(frozen=True, slots=True)
class BelongsTo(Modifier):
    """Cards count as of an affiliation."""

    used_by_one: ClassVar[str] = "only it bends of which affiliation a card is"
    affiliation: str
    to: Filter


@dataclass(frozen=True, slots=True)
class NoFieldBonus(Modifier):
    """Creatures have no field bonus. Rule: EOJ-BONUS-01."""

    used_by_one: ClassVar[str] = "only it bends field bonuses (EOJ-BONUS-01)"
    to: Filter


@dataclass(frozen=True, slots=True)
class Extinct(Modifier):
    """The creature dies at once (消滅). Rules: EOJ-ABIL-15 to -15c."""


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


def action_cost(amount: int, to: Filter = THIS) -> tuple[Modifier, ...]:
    """Re-actions of creatures, attack and rotation alike, cost more or less. Rules: EOJ-ABIL-12, EOJ-ABIL-13."""
    return Changes(Stat.ATTACK_COST, amount, to), Changes(Stat.ROTATE_COST, amount, to)
