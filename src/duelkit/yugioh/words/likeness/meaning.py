"""Words about monsters that agree with another card in some properties (〜の内、２つ以上が同じ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.selections import Ref
from duelkit.yugioh.language.terms import Stat


@dataclass(frozen=True, slots=True)
class AgreesIn(Filter):
    """A monster that agrees with the card referred to, or with one of a pool, in so many of these properties
    (種族・属性・攻撃力の内、２つ以上が〜と同じ, 〜の内１つのみが〜と同じ).

    :param ref: the card, or the cards one of which it is.
    :param of: the properties: figures, ``ATTRIBUTE``, ``RACE``. One that either card lacks is never the same.
    :param at_least: in how many of them at least.
    :param only: in no more than that.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    ref: Ref | Pool
    of: tuple[Stat, ...]
    at_least: int = 1
    only: bool = False


@dataclass(frozen=True, slots=True)
class HasPartner(Filter):
    """A monster with which another monster of a pool agrees in each of these properties, or differs in each of them
    (種族・属性が同じモンスター２体, 種族・属性が異なるモンスター２体).

    :param among: the pool.
    :param of: ``ATTRIBUTE``, ``RACE``, or both.
    :param different: the other one differs in each.
    :param original: as printed on both (元々の種族・属性).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    among: Pool
    of: tuple[Stat, ...] = (Stat.RACE, Stat.ATTRIBUTE)
    different: bool = False
    original: bool = False


@dataclass(frozen=True, slots=True)
class HasEqual(Filter):
    """A monster two of whose figures are the same; none that has no number there (攻撃力と守備力の数値が同じ).

    :param first: the one figure.
    :param second: the other one.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    first: Stat
    second: Stat
