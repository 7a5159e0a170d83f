"""Words about coins, dice, lots and guesses (運): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Verb
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class GuessLowest(Verb):
    """``by`` names the card that lies lowest in a graveyard of ``side`` among those that pass (一番下の〜を当てる).

    Then ``right`` or ``wrong`` is done to it, as ``THEM``. From the activation until this has been processed ``by`` may
    look at no graveyard. Rule: EX04-PUB-04.
    """

    used_by_one: ClassVar[str] = "only it asks a player for what they may have forgotten (EX04-PUB-04)"
    right: Verb
    wrong: Verb
    which: Filter = MONSTER
    side: Side = Side.YOU
    by: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class DrawLot(Verb):
    """Chance picks one of the cards that the verb before worked on, as ``EACH``; ``THEM`` stay (ランダムに１枚選ぶ)."""

    used_by_one: ClassVar[str] = "it picks among cards already found; Pick at random looks for them itself"
    only_shows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiceShow(Condition):
    """The declared or thrown number lies in these bounds."""

    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class TossCoins(Verb):
    """Toss coins (コイントス); ``HEADS`` is the number of heads. Rule: MR3-RND-01."""

    keeps_that: ClassVar[bool] = True

    used_by_one: ClassVar[str] = "coins are thrown for a number of heads; a die is RollDie (MR3-RND-01)"
    only_shows: ClassVar[bool] = True
    coins: int = 1


@dataclass(frozen=True, slots=True)
class RollDie(Verb):
    """Throw the die (サイコロを振る); ``DIE`` is the result. Rule: MR3-RND-02."""

    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
