"""Words about Link Monsters and where they point (リンク): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class IsPointedAt(Filter):
    """A monster in a zone that a Link Monster points to (リンク先のモンスター).

    :param by: the Link Monster; ``None``: any.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    is_spot: ClassVar[bool] = True
    visible: ClassVar[bool] = True

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class PointsAt(Filter):
    """A Link Monster that points to a zone with a monster in it (リンク先にモンスターが存在する).

    :param at: the monster; ``None``: any.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    at: Filter | None = None


@dataclass(frozen=True, slots=True)
class IsCoLinked(Filter):
    """A Link Monster that points to another which points back (相互リンク状態).

    :param partner: the other one; ``None``: any.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    is_spot: ClassVar[bool] = True

    partner: Filter | None = None


@dataclass(frozen=True, slots=True)
class IsLinked(Filter):
    """A monster that points to another, or that another points to (リンク状態).

    :param partner: the other one; ``None``: any.
    """

    partner: Filter | None = None


@dataclass(frozen=True, slots=True)
class InColumnOf(Filter):
    """A card in the same column as another card (同じ縦列の; for monsters 正面の).

    :param which: the other card.
    :param side: who controls the other card.
    """

    which: Filter
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class InColumnOfNegated(Filter):
    """Another card in the column in which the card responded to was as its activation was negated
    (破壊したカードが存在していたゾーンと同じ縦列の).
    """

    used_by_one: ClassVar[str] = "InColumnOf is about cards that are there"
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class InExtraMonsterZone(Filter):
    """A monster in an extra monster zone (ＥＸモンスターゾーンのモンスター)."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    is_spot: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class InMiddleZone(Filter):
    """A monster in a Main Monster Zone in the middle (中央のメインモンスターゾーンの)."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CanBeLinked(Filter):
    """A Link Monster that could come to a free Main Monster Zone of yours in which it and this card are linked
    (このカードとリンク状態となるように).
    """

    used_by_one: ClassVar[str] = "IsLinked is about monsters that are there"
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True


POINTED_AT_BY_THIS = IsPointedAt(IS_THIS)
"""このカードのリンク先のモンスター."""
CO_LINKED = IsCoLinked()


@dataclass(frozen=True, slots=True)
class LinkMaterialFromHand(Modifier):
    """This card in the hand can be a Link Material too, if a monster of its player's field is one
    (自分フィールドの〜を〜のＬ素材とする場合、手札のこのカードもＬ素材にできる).

    :param beside: what that monster is.
    :param making: what the Link Monster is.
    """

    beside: Filter
    making: Filter

    def counts_uses(self) -> bool:
        return True
