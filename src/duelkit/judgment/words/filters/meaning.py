"""Filters of creatures and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier
from duelkit.judgment.language.filters import AnyOf, Filter, Ref
from duelkit.judgment.language.terms import Element, Keyword, Pile, Rarity, Stat


@dataclass(frozen=True, slots=True)
class IsCreature(Filter):
    """A creature card."""


@dataclass(frozen=True, slots=True)
class IsSpell(Filter):
    """A spell card."""


@dataclass(frozen=True, slots=True)
class OfElement(Filter):
    """Of this element (属性)."""

    element: Element


@dataclass(frozen=True, slots=True)
class Elementless(Filter):
    """Without an element (無属性)."""


@dataclass(frozen=True, slots=True)
class OfRace(Filter):
    """Of this race (種族)."""

    race: str


@dataclass(frozen=True, slots=True)
class OfAffiliation(Filter):
    """Of this affiliation (所属)."""

    affiliation: str


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """Of this name."""

    name: str


@dataclass(frozen=True, slots=True)
class OfRarity(Filter):
    """Of this rarity."""

    rarity: Rarity


@dataclass(frozen=True, slots=True)
class IsAmong(Filter):
    """One of those referred to."""

    of: Ref


@dataclass(frozen=True, slots=True)
class IsIn(Filter):
    """A card that is in one of these piles."""

    used_by_one: ClassVar[str] = "it checks whether known cards are still in a pile"
    piles: Pile


@dataclass(frozen=True, slots=True)
class FigureIn(Filter):
    """A figure within bounds; off the board, SUMMON_COST is the printed cost."""

    asks_figures: ClassVar[bool] = True
    stat: Stat
    at_least: Amount | int | None = None
    at_most: Amount | int | None = None


@dataclass(frozen=True, slots=True)
class AttacksByMagic(Filter):
    """A creature whose attack is a magic attack (魔道攻撃)."""

    used_by_one: ClassVar[str] = "the rules distinguish magic attacks (EOJ-KIND-05)"


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """A creature that has this ability now."""

    asks_figures: ClassVar[bool] = True
    keyword: Keyword


@dataclass(frozen=True, slots=True)
class SharesWith(Filter):
    """The same as one of those referred to: ``what`` is element, race, affiliation, name, facing, field or owner."""

    what: str
    of: Ref


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Filter):
    """A card summoned this turn, in any zone."""

    used_by_one: ClassVar[str] = "it also applies to cards that have left the board"


@dataclass(frozen=True, slots=True)
class HasAttacked(Filter):
    """A creature that has attacked by re-action this turn."""

    used_by_one: ClassVar[str] = "the rules count re-actions (EOJ-REACT-02)"


@dataclass(frozen=True, slots=True)
class OfChosenElement(Filter):
    """Of the element that was chosen for the spell."""

    used_by_one: ClassVar[str] = "the element is known only when the spell is cast"


@dataclass(frozen=True, slots=True)
class CanAttack(Filter):
    """A creature that could attack by re-action now if that were free. Rules: EOJ-REACT-01 to -09."""

    used_by_one: ClassVar[str] = "it depends on the rules of re-actions (EOJ-REACT-01 to -09)"


CREATURE = IsCreature()
SPELL = IsSpell()
CUBIC = AnyOf(tuple(Named(f"{colour} Cubic") for colour in ("Red", "Blue", "Yellow", "Green", "White")))
ULTRA_RARE = OfRarity(Rarity.ULTRA_RARE)
FIRE, WATER, EARTH, WOOD, BIOLITH = (
    OfElement(element) for element in (Element.FIRE, Element.WATER, Element.EARTH, Element.WOOD, Element.BIOLITH)
)


@dataclass(frozen=True, slots=True)
class BelongsTo(Modifier):
    """Cards also count as being of an affiliation."""

    used_by_one: ClassVar[str] = "it changes the affiliation of cards"
    affiliation: str
    to: Filter
