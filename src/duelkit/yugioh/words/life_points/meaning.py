"""Words about life points (ＬＰ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Modifier, Verb
from duelkit.yugioh.language.selections import Whose
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class LifePoints(Amount):
    """The life points of a player (ＬＰ).

    :param side: the player.
    """

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class LifeDifference(Amount):
    """By how much the life points of the players differ, whoever has more (お互いのＬＰの差)."""


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
    :param whose: the player whose cards these are, instead of ``side``; the amount once for each of the cards.
    """

    keeps_that: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    amount: Amount | int
    side: Side = Side.OPPONENT
    whose: Whose | None = None


@dataclass(frozen=True, slots=True)
class DamageTurned(Verb):
    """The damage that you would take from the effect that this responds to, the opponent takes instead
    (自分が受けるその効果ダメージを相手に与える).

    :param averted: nobody takes it (その効果で自分が受けるダメージを０にする).
    """

    keeps_that: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    averted: bool = False


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

    amount: Amount | int
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class SwapLife(Verb):
    """The players swap their life points (お互いのLPを入れ替える)."""

    used_by_one: ClassVar[str] = "SetLife gives both players one number, or one of them a number"
    keeps_that: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LifeTurned(Modifier):
    """Effects that would give a player life points inflict as much damage instead, or the other way round
    (ライフポイントが回復する効果は、ダメージを与える効果になる).

    :param side: the player.
    :param damage: damage becomes a gain of life points; ``False``: a gain becomes damage.
    """

    side: Side
    damage: bool = False


@dataclass(frozen=True, slots=True)
class DamagePassed(Modifier):
    """Damage that a player would take by effects of the other player's cards, the other player takes instead
    (相手の効果で発生する自分への効果ダメージは代わりに相手が受ける).

    :param side: the player who would take it.
    """

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class DamageHalved(Modifier):
    """All damage that a player takes is halved, halves rounded up (受ける全てのダメージは半分になる).

    :param side: the player.
    :param effects: only damage that effects inflict (効果ダメージは半分になる).
    """

    side: Side
    effects: bool = False


@dataclass(frozen=True, slots=True)
class NoDamageUpTo(Modifier):
    """A player takes no damage that is not more than an amount (〜以下の戦闘・効果ダメージを受けない).

    :param amount: the amount.
    :param side: the player.
    """

    used_by_one: ClassVar[str] = "Cannot keeps off damage of any amount"

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class NoDamageOnce(Modifier):
    """The first damage in each turn that a player would take, from a battle or an effect, becomes 0
    (戦闘・効果でダメージを受ける場合、１ターンに１度だけそのダメージは０になる).

    :param side: the player.
    """

    used_by_one: ClassVar[str] = "Cannot keeps off all damage"

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class InsteadOfEffectDamage(Modifier):
    """If a player would take effect damage, this happens instead (効果ダメージを受ける場合、代わりに〜).

    :param verb: what is done.
    :param side: the player.
    """

    used_by_one: ClassVar[str] = "DamagePassed and LifeTurned say what else becomes of the damage itself"

    verb: Verb
    side: Side = Side.YOU


def damage(amount: Amount | int, side: Side = Side.OPPONENT) -> Verb:
    """A player takes effect damage."""
    return Damage(amount, side)


def pay(amount: Amount | int) -> Verb:
    """Pay life points."""
    return PayLife(amount)
