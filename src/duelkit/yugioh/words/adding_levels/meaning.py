"""Words about cards whose Levels add up to a number: what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Pool, What


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
class RatingsAdding(What):
    """Link Monsters of the pool whose Ratings add up to a number, for a cost (リンクマーカーの合計が〜になるように).

    :param pool: the monsters.
    :param total: the number.
    :param least: how many monsters at least.
    """

    pool: Pool
    total: int
    least: int = 1
