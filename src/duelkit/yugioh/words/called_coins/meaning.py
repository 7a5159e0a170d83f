"""Words about a coin whose side is called (コイントスを行い、裏表を当てる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Modifier, Verb


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


@dataclass(frozen=True, slots=True)
class TossAgain(Modifier):
    """The player can toss the coins of their own effects again, all of them, once per turn by whatever card of the name
    (自分がコイントスを行う効果を適用する際に、コイントスを最初からやり直す事ができる).
    """

    used_by_one: ClassVar[str] = "it comes between a toss and what depends on it"
