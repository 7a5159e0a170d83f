"""Words about life points (ＬＰ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Verb
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class LifePoints(Amount):
    """The life points of a player (ＬＰ).

    :param side: the player.
    """

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class GainLife(Verb):
    """A player gains life points (LPを回復する).

    :param amount: how many.
    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    amount: Amount | int
    side: Side = Side.YOU

    def stands_alone(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Damage(Verb):
    """A player takes effect damage (ダメージを与える): ``damage(500)``. Rule: RES-GAP-DMG-01.

    :param amount: how much.
    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class PayLife(Verb):
    """Pay life points, as a cost (LPを払う): ``pay(1000)``. Rule: MR3-GAP-LIFE-01.

    :param amount: how many.
    """

    keeps_that: ClassVar[bool] = True

    amount: Amount | int


@dataclass(frozen=True, slots=True)
class LoseLife(Verb):
    """A player loses life points, which is neither damage nor a payment (LPを失う).

    :param amount: how many.
    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class SetLife(Verb):
    """The life points of a player become a number (LPは〜になる).

    :param amount: the number.
    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True

    used_by_one: ClassVar[str] = "life points become a number that is neither damage nor gain (no effect answers it)"
    amount: Amount | int
    side: Side = Side.EITHER


def damage(amount: Amount | int, side: Side = Side.OPPONENT) -> Verb:
    """A player takes effect damage."""
    return Damage(amount, side)


def pay(amount: Amount | int) -> Verb:
    """Pay life points."""
    return PayLife(amount)
