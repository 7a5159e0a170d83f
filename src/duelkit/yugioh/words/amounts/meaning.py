"""Words about amounts (数値): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Pool, What
from duelkit.yugioh.language.terms import CardType, Stat


@dataclass(frozen=True, slots=True)
class Kinds(Amount):
    """The number of different names among the cards of a pool (〜の種類の数).

    :param pool: the cards.
    :param of: count attributes or types instead of names.
    """

    pool: Pool
    of: Stat | None = None


@dataclass(frozen=True, slots=True)
class TypesAmong(Amount):
    """How many of these card types the cards of a pool have (モンスターの種類（儀式・融合…）の数).

    :param pool: the cards.
    :param types: the card types.
    """

    used_by_one: ClassVar[str] = "Kinds counts names, Attributes and Types"

    pool: Pool
    types: CardType


@dataclass(frozen=True, slots=True)
class Higher(Amount):
    """The higher of two amounts (高い方の数値).

    :param first: the one.
    :param second: the other.
    """

    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class HighestOf(Amount):
    """The highest figure among the cards referred to.

    :param stat: the figure.
    :param what: the cards.
    """

    stat: Stat
    what: What


@dataclass(frozen=True, slots=True)
class OnePer(Amount):
    """One for each so many, the rest left out (３枚につき１枚).

    :param amount: the amount.
    :param each: how many of it count as one.
    """

    amount: Amount
    each: int


@dataclass(frozen=True, slots=True)
class OpenTargets(Amount):
    """As the upper bound of one group of targets: how many cards another group can have (それぞれ同じ数だけ対象として).

    :param slot: the number of the other group, from 0.
    """

    slot: int = 1


@dataclass(frozen=True, slots=True)
class AsManyAs(Amount):
    """As the size of one group of targets: that of an earlier group (それぞれ同じ数だけ対象として).

    :param slot: the number of the earlier group, from 0.
    """

    slot: int = 0


@dataclass(frozen=True, slots=True)
class Doubling(Amount):
    """An amount that doubles each time a count grows, from 1 on (〜毎に倍になる).

    :param start: the amount while the count is 1.
    :param count: the count.
    """

    used_by_one: ClassVar[str] = "no other amount grows by a factor; Times multiplies by a number that stays"
    start: int
    count: Amount


@dataclass(frozen=True, slots=True)
class InCase(Amount):
    """One amount if a condition holds, and another one otherwise (〜の場合、〜体にできる).

    :param condition: the condition.
    :param amount: the amount if it holds.
    :param otherwise: the other one.
    """

    condition: Condition
    amount: Amount | int
    otherwise: Amount | int = 1
