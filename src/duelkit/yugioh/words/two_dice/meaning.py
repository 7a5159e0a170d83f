"""Words about a die rolled twice (サイコロを２回振る): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Verb


@dataclass(frozen=True, slots=True)
class RollTwice(Verb):
    """Roll a die twice (サイコロを２回振る). Rule: MR3-RND-02."""

    used_by_one: ClassVar[str] = "RollDie keeps one result only"
    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HigherRoll(Amount):
    """The higher of the two results (大きい方の出た目)."""

    used_by_one: ClassVar[str] = "only RollTwice has two results"


@dataclass(frozen=True, slots=True)
class TotalRoll(Amount):
    """The sum of the two results (出た目の合計)."""

    used_by_one: ClassVar[str] = "only RollTwice has two results"
