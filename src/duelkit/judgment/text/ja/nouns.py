"""Noun phrases in Japanese: creatures, cards and fields from their properties."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.filters import FieldFilter, Filter, Pool, flat
from duelkit.judgment.language.terms import Pile, Side
from duelkit.judgment.text.ja.core import FIELD_FILTERS, FILTERS, NOMINAL, Noun, Scope, Slot, Trait
from duelkit.judgment.text.ja.terms import piles
from duelkit.judgment.text.reading import flat_fields
from duelkit.judgment.words.filters.meaning import (
    CREATURE,
    AttacksByMagic,
    Elementless,
    OfAffiliation,
    OfElement,
    OfRace,
)


@dataclass(frozen=True, slots=True)
class Words:
    """A noun phrase; ``counter``: the word with which such things are counted."""

    text: str
    counter: str
    sole: bool = False
    definite: bool = False
    this: bool = False
    told: bool = False
    """Where it is has been said."""
    front: str = ""
    """So much of it stands before 全ての."""

    def count(self, number: int) -> str:
        """味方クリーチャー1体."""
        return self.text if self.definite or self.sole else f"{self.text}{number}{self.counter}"

    @property
    def group(self) -> Noun:
        """All of them, as a topic."""
        return Noun(self.text, plural=not (self.definite or self.sole), this=self.this)

    @property
    def all(self) -> Noun:
        """Each and every one."""
        if self.definite or self.sole:
            return Noun(self.text)
        return Noun(f"{self.front}全ての{self.text.removeprefix(self.front)}", plural=True)


def phrase(traits: list[Trait], head: str, counter: str, kind: str = "") -> Words:
    """Put properties in order before a noun.

    :param kind: what is put after the noun to say what it is (カード).
    """
    whole = [trait for trait in traits if trait.slot is Slot.NONE and trait.text]
    if whole and len(traits) == 1:
        return Words(whole[0].text, counter, definite=True, this=whole[0].this)
    noun = next((trait.text for trait in traits if trait.slot is Slot.HEAD), head)
    if kind and noun != kind:
        noun += kind
    name = next((trait.text for trait in traits if trait.slot is Slot.NAME), "")
    before = together(sorted((trait for trait in traits if Slot.NONE < trait.slot < Slot.NAME), key=_rank))
    text = front = "".join(f"{trait.text}である" for trait in whole)
    for index, trait in enumerate(before):
        last = index == len(before) - 1 and not name
        text += trait.text + ("の" if trait.slot in NOMINAL and not last else "")
        if index + 1 < len(before) and trait.slot is before[index + 1].slot is Slot.CLAUSE:
            text += "、"
        if trait.slot <= Slot.OTHER:
            front = text
    return Words(
        text + (name or noun),
        counter,
        sole=any(trait.sole for trait in traits),
        told=any(trait.slot in (Slot.CLAUSE, Slot.PLACE) for trait in traits),
        front=front,
    )


BUT = "以外の"


def _rank(trait: Trait) -> tuple[int, int]:
    return trait.slot, int(trait.text.endswith(BUT)) + int(trait.text.endswith("できる"))


def together(traits: list[Trait]) -> list[Trait]:
    """ウルトラレア以外の『X』以外の as one; Yと同じ属性のYと異なる名前の as one."""
    found: list[Trait] = []
    for trait in traits:
        last = found[-1].text if found else ""
        whose, _, what = trait.text.partition("と")
        before, _, shared = last.partition("と")
        if found and trait.slot is found[-1].slot is Slot.CLAUSE and trait.text.endswith(BUT) and last.endswith(BUT):
            found[-1] = Trait(Slot.CLAUSE, f"{last.removesuffix(BUT)}と{trait.text}")
        elif what and whose == before and what.endswith("の") and shared.endswith("の"):
            found[-1] = Trait(Slot.CLAUSE, f"{last.removesuffix('の')}で{what}")
        else:
            found.append(trait)
    return found


def creatures(node: Filter, scope: Scope) -> Words:
    """Creatures on the board that pass a filter."""
    return phrase([FILTERS(part, scope) for part in flat(node)], "クリーチャー", "体")


def cards(node: Filter, scope: Scope) -> Words:
    """Cards apart from the board that pass a filter."""
    parts = flat(node)
    if any(isinstance(part, OfElement | OfRace | OfAffiliation | Elementless | AttacksByMagic) for part in parts):
        parts = (*parts, CREATURE)
    traits = list(dict.fromkeys(FILTERS(part, scope) for part in parts))
    return phrase(traits, "カード", "枚", "カード")


def fields(node: FieldFilter, scope: Scope) -> Words:
    """Fields that pass a filter."""
    return phrase([FIELD_FILTERS(part, scope) for part in flat_fields(node)], "フィールド", "つ")


def members(pool: Pool, scope: Scope) -> Words:
    """What a pool holds: 味方クリーチャー; 自分の手札の火属性クリーチャーカード."""
    if pool.piles == Pile.BOARD:
        traits = [FILTERS(part, scope) for part in flat(pool.filter)]
        if pool.side is not Side.EITHER and not any(trait.this for trait in traits):
            traits.append(Trait(Slot.SIDE, "味方" if pool.side is Side.YOU else "敵"))
        return phrase(traits, "クリーチャー", "体")
    words = cards(pool.filter, scope)
    if words.definite:
        return words
    only_but = words.front.endswith(BUT) and "、" not in words.front
    where = f"{piles(pool.piles, pool.side)}の" + ("、" if words.told and not only_but else "")
    return Words(f"{where}{words.text}", words.counter, words.sole, front=f"{where}{words.front}")
