"""Words about properties of cards (カードの条件): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.selections import Ref
from duelkit.yugioh.language.terms import Attribute, Race, Stat

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class IsMonsterCard(Filter):
    """A monster card (モンスターカード) by its printed kind, whatever it counts as where it lies; no token.

    With an attribute or a race, those too are taken as printed where the card is no monster.
    """

    attribute: Attribute | None = None
    race: Race | None = None


@dataclass(frozen=True, slots=True)
class Mentions(Filter):
    """A card in whose text the name of this card stands (「X」のカード名が記された)."""

    on_its_face: ClassVar[bool] = True

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class SameNameAs(Filter):
    """A card with the same name as (one of) the cards referred to; ``original``: by the names printed on both."""

    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class SameAttributeAs(Filter):
    """A monster with an attribute of the card referred to; ``original``: as printed on both (元々の属性)."""

    of_monsters: ClassVar[bool] = True

    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class SameRaceAs(Filter):
    """A monster with a type of the card referred to (同じ種族); ``original``: as printed on both (元々の種族)."""

    of_monsters: ClassVar[bool] = True

    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class SameCardTypeAs(Filter):
    """A monster, spell or trap as the card referred to is one (同じ種類（モンスター・魔法・罠）)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """A monster whose figure is the highest (or ``lowest``) among the cards of a pool (一番高い・低い)."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    stat: Stat
    among: Pool
    lowest: bool = False


def highest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the highest figure."""
    return Pool(pool.filter & Extreme(stat, pool), pool.zones, pool.side)


def lowest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the lowest figure."""
    return Pool(pool.filter & Extreme(stat, pool, lowest=True), pool.zones, pool.side)
