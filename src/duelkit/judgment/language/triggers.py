"""Events that trigger abilities (トリガ)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.judgment.language.base import Node
from duelkit.judgment.language.filters import ANYTHING, THIS, FieldFilter, Filter
from duelkit.judgment.language.terms import Side


class Event(IntEnum):
    """Something that happens. Rules: EOJ-TIMING-01 to -05, EOJ-SYNC-15 to -21."""

    SUMMONED = 0
    ATTACKS = 1
    """攻撃時."""
    HIT = 2
    """攻撃ヒット時: the creature's attack has hit ``other``."""
    ATTACKED = 3
    """攻撃終了時: the creature's attack on ``other`` is over."""
    EVADED = 4
    TRASHED = 5
    """トラッシュしたとき."""
    BURIED = 6
    """トラッシュされ墓地に置かれたとき."""
    ROTATED = 7
    MOVED = 8
    QUAKED = 9
    """A field was turned over."""
    RESOLUTION = 10
    """The turn-resolution phase."""
    SPELL_CAST = 11
    DRAWN = 12
    MANA_GAINED = 13
    SACRIFICED = 14
    """It was sacrificed to summon another creature."""
    ACTION_ATTACK = 15
    """An attack by re-action was declared."""
    BATTLE_OVER = 16
    """The battle in which the creature attacked ``other`` is over, including counterattacks."""


@dataclass(frozen=True, slots=True)
class When(Node):
    """An event that triggers an ability.

    :param who: the creature to which it happened.
    :param other: the attacked creature.
    :param side: the side whose turn it is, or that casts a spell, draws or gains mana.
    :param survived: whether the attacked creature must not be dead.
    :param once: whether only the first matching creature of an attack on several triggers it.
    :param where: the field where it happened.
    """

    event: Event
    who: Filter = THIS
    other: Filter | None = None
    side: Side = Side.EITHER
    survived: bool = False
    once: bool = False
    where: FieldFilter | None = None


def summoned(who: Filter = THIS, onto: Filter | None = None) -> When:
    """After a creature was summoned; ``onto``: onto a creature that was sacrificed for it."""
    return When(Event.SUMMONED, who, onto)


def trashed(who: Filter = THIS) -> When:
    """After a creature was trashed."""
    return When(Event.TRASHED, who)


def hits(other: Filter = ANYTHING, survived: bool = False) -> When:
    """After the creature's attack has hit."""
    return When(Event.HIT, THIS, other, survived=survived)


def has_attacked(other: Filter = ANYTHING, survived: bool = False, once: bool = False) -> When:
    """After the creature's attack is over."""
    return When(Event.ATTACKED, THIS, other, survived=survived, once=once)


def resolution_phase(side: Side = Side.YOU) -> When:
    """In a side's turn-resolution phase."""
    return When(Event.RESOLUTION, ANYTHING, None, side)
