"""Words about properties of cards (カードの条件): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.selections import Ref, Those
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Stat

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class IsMonsterCard(Filter):
    """A Monster Card by its printed kind, wherever it is and whatever it counts as there; no token (モンスターカード).

    :param attribute: an attribute that it has, as printed if it is no monster there.
    :param race: a type that it has, likewise.
    :param kind: what it is printed as besides (Ｐモンスターカード).
    :param as_spell: one that is treated as a Continuous Spell (永続魔法カード扱いの).
    """

    attribute: Attribute | None = None
    race: Race | None = None
    kind: CardType = CardType(0)
    as_spell: bool = False


@dataclass(frozen=True, slots=True)
class Mentions(Filter):
    """A card in whose text the name of this card is written (「X」のカード名が記された).

    :param ja: the Japanese name.
    :param en: the English name.
    """

    on_its_face: ClassVar[bool] = True

    ja: str
    en: str

    def card_name(self) -> str:
        return self.ja


@dataclass(frozen=True, slots=True)
class SameNameAs(Filter):
    """A card with the same name as one of the cards referred to (同名カード).

    :param ref: the cards.
    :param original: by the names printed on both (元々のカード名).
    """

    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class OfOriginalAttribute(Filter):
    """A monster with one of these Attributes as it is printed (元々の属性が〜の).

    :param attribute: the Attributes.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class SameAttributeAs(Filter):
    """A monster that shares an attribute with the card referred to (同じ属性).

    :param ref: the card, or those of the cards that pass a filter.
    :param original: as printed on both (元々の属性).
    :param as_it_was: the attribute that the card referred to had on the field, which it has left.
    """

    of_monsters: ClassVar[bool] = True

    ref: Ref | Those
    original: bool = False
    as_it_was: bool = False


@dataclass(frozen=True, slots=True)
class SameRaceAs(Filter):
    """A monster that shares a type with the card referred to (同じ種族).

    :param ref: the card.
    :param original: as printed on both (元々の種族).
    """

    of_monsters: ClassVar[bool] = True

    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class SameCardTypeAs(Filter):
    """A monster, spell or trap, as the card referred to is one (同じ種類（モンスター・魔法・罠）).

    :param ref: the card.
    """

    ref: Ref


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """A monster whose figure is the highest among the cards of a pool (攻撃力が一番高い).

    :param stat: the figure.
    :param among: the pool.
    :param lowest: the lowest instead (一番低い).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    stat: Stat
    among: Pool
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class DiffersFromOriginal(Filter):
    """A monster whose figure is not its original one (元々の攻撃力と異なる攻撃力を持つ).

    :param stat: ATK or DEF.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    stat: Stat


@dataclass(frozen=True, slots=True)
class EvenFaceDown(Filter):
    """A card that is such a one even if it is face-down on the field of the player, who can show it
    (選択されたカードがセットされている場合、そのカードをめくって確認する).

    :param part: what it is.
    """

    used_by_one: ClassVar[str] = "otherwise the properties of a face-down card are indeterminate (MR3-FDN-03)"

    part: Filter


def highest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the highest figure."""
    return Pool(pool.filter & Extreme(stat, pool), pool.zones, pool.side)


def lowest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the lowest figure."""
    return Pool(pool.filter & Extreme(stat, pool, lowest=True), pool.zones, pool.side)
