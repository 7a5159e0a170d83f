"""Words about how often a player summoned (合計〜回): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class HasSummonedTimes(Condition):
    """A player succeeded so often in Normal, Flip and Special Summons in the current turn
    (このターンに召喚・反転召喚・特殊召喚に合計２回以上成功している); monsters summoned together are one Summon.

    :param at_least: how often at least.
    :param side: the player.
    """

    used_by_one: ClassVar[str] = "HasSummoned counts monsters, and none that were Flip Summoned"

    at_least: int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasSummonedSince(Condition):
    """For what is done later in the turn: you Special Summoned such a monster since it was determined that it is
    (発動後、このターン中に〜の特殊召喚に成功した).

    :param which: the monster.
    :param normal: you Normal Summoned it instead (召喚に成功した).
    """

    which: Filter
    normal: bool = False


@dataclass(frozen=True, slots=True)
class PlayedThisTurn(Filter):
    """A card on the field that was Normal or Special Summoned, or Set, in the current turn
    (このターンに召喚・特殊召喚・セットされた); a Flip Summon does not count.
    """

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CameTogether(Condition):
    """So many of the cards of the event came about at the same moment (２体以上同時に特殊召喚された).

    :param at_least: how many at least.
    :param different_levels: no two of these have the same original Level (元々のレベルが異なる).
    """

    at_least: int
    different_levels: bool = False


@dataclass(frozen=True, slots=True)
class OneAtOnce(Modifier):
    """Neither player can Special Summon several monsters at the same time
    (２体以上のモンスターを同時に特殊召喚できない).

    Of what could be summoned together one at most comes; what must be summoned together does not come at all.
    """

    used_by_one: ClassVar[str] = "Cannot is about single monsters, or all Special Summons"
