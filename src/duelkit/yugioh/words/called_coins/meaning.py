"""Words about a coin whose side is called (コイントスを行い、裏表を当てる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Verb


@dataclass(frozen=True, slots=True)
class CallCoin(Verb):
    """Toss a coin after calling heads or tails (コイントスを１回行い、裏表を当てる). Rule: MR3-RND-01."""

    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CalledRight(Condition):
    """The coin showed the side that was called (当たった場合)."""

    by_chance: ClassVar[bool] = True
