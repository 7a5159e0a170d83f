"""Words about cards whose Levels add up to a number: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Pool, What
from duelkit.yugioh.language.selections import Ref


@dataclass(frozen=True, slots=True)
class LevelsAdding(What):
    """Monsters of the pool whose Levels add up to at least a number, none of them superfluous; for the cost of an own
    procedure, which the card itself can be part of (レベルの合計が〜以上になるように).

    :param pool: the monsters.
    :param at_least: the number.
    """

    pool: Pool
    at_least: int


@dataclass(frozen=True, slots=True)
class LevelsMatching(What):
    """This card and at least one monster of the pool, whose Levels add up to that of a card of another pool; for the
    cost of an effect that targets such a card (そのレベルの合計と同じレベルを持つ〜を対象として).

    :param pool: the monsters besides this card.
    :param match: the cards that have the Level.
    """

    used_by_one: ClassVar[str] = "LevelsAdding reaches a number that is printed, and may go beyond it"

    pool: Pool
    match: Pool


@dataclass(frozen=True, slots=True)
class OfTotalLevel(Filter):
    """A monster whose Level is that of the cards paid, as they were on the field, added up; any before that is paid
    (そのレベルの合計と同じレベルを持つ).

    :param ref: the cards paid.
    """

    used_by_one: ClassVar[str] = "a figure that equals an amount finds nothing before the cost is paid"
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    ref: Ref
