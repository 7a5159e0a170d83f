"""Words about two results of a die (サイコロを２回振る, お互いにサイコロを１回ずつ振る): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Verb
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class RollTwice(Verb):
    """Roll a die twice (サイコロを２回振る). Rule: MR3-RND-02."""

    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChooseRoll(Verb):
    """The player chooses one of the two results, which is ``DIE`` from then on (出た目を１つ選ぶ)."""

    used_by_one: ClassVar[str] = "only RollTwice has two results to choose from"
    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RollOff(Verb):
    """Both players roll a die, again and again as long as the results are the same (お互いにサイコロを１回ずつ振る。
    同じ目の場合は振り直す); ``DIE`` is the higher result. Rule: MR3-RND-02.
    """

    used_by_one: ClassVar[str] = "RollTwice is one player's, and its results may be the same"
    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RolledLower(Condition):
    """The player's result was the lower one (自分の出た目が相手より小さい).

    :param side: the player.
    """

    by_chance: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "only RollOff compares two results"

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HigherRoll(Amount):
    """The higher of the two results (大きい方の出た目)."""

    used_by_one: ClassVar[str] = "only RollTwice has two results"


@dataclass(frozen=True, slots=True)
class TotalRoll(Amount):
    """The sum of the two results (出た目の合計)."""

    used_by_one: ClassVar[str] = "only RollTwice has two results"
