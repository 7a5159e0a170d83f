"""Noun phrases in Japanese: creatures, cards and fields from their properties."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.filters import FieldFilter, Filter, Pool, flat
from duelkit.judgment.language.terms import Pile, Side
from duelkit.judgment.text.ja.core import (
    CLAUSES,
    FIELD_FILTERS,
    FILTERS,
    NOMINAL,
    Noun,
    Scope,
    Slot,
    Trait,
    compared,
    excluding,
)
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
    """A noun phrase.

    :param front: the part that stands before 全ての; ``rest`` is what follows.
    :param counter: the word with which such things are counted.
    :param placed: whether the phrase says where the things are, or has a clause.
    :param only_but: whether the front only says what is excluded.
    """

    front: str
    rest: str
    counter: str
    sole: bool = False
    definite: bool = False
    this: bool = False
    placed: bool = False
    only_but: bool = False

    @property
    def text(self) -> str:
        """The whole phrase."""
        return self.front + self.rest

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
        return Noun(f"{self.front}全ての{self.rest}", plural=True)


def phrase(traits: list[Trait], head: str, counter: str, kind: str = "") -> Words:
    """Arrange properties before a noun.

    :param kind: a noun that is added (カード).
    """
    whole = [trait for trait in traits if trait.slot is Slot.NONE and trait.text]
    if whole and len(traits) == 1:
        return Words("", whole[0].text, counter, definite=True, this=whole[0].this)
    before = together(sorted((trait for trait in traits if Slot.NONE < trait.slot < Slot.NAME), key=_slot))
    named = any(trait.slot is Slot.NAME for trait in traits)
    front, rest = "".join(f"{trait.text}である" for trait in whole), ""
    for index, trait in enumerate(before):
        following = before[index + 1] if index + 1 < len(before) else None
        if trait.slot <= Slot.OTHER:
            front += trait.text + _link(trait, following, named)
        else:
            rest += trait.text + _link(trait, following, named)
    fronts = [trait for trait in before if trait.slot <= Slot.OTHER]
    return Words(
        front,
        rest + _noun(traits, head, kind),
        counter,
        sole=any(trait.sole for trait in traits),
        placed=any(trait.slot in (*CLAUSES, Slot.PLACE) for trait in traits),
        only_but=len(fronts) == 1 and bool(fronts[0].but),
    )


def _link(trait: Trait, following: Trait | None, named: bool) -> str:
    """What ties a property to what follows it."""
    if trait.slot in NOMINAL:
        return "の" if following is not None or named else ""
    if following is not None and trait.slot in CLAUSES and following.slot in CLAUSES:
        return "、"
    return ""


def _noun(traits: list[Trait], head: str, kind: str) -> str:
    """The name, or else the noun itself."""
    noun = next((trait.text for trait in traits if trait.slot is Slot.HEAD), head)
    if kind and noun != kind:
        noun += kind
    return next((trait.text for trait in traits if trait.slot is Slot.NAME), noun)


def _slot(trait: Trait) -> Slot:
    return trait.slot


def together(traits: list[Trait]) -> list[Trait]:
    """Join what belongs together: ウルトラレアと『X』以外の; Yと同じ属性で異なる名前の."""
    found: list[Trait] = []
    for trait in traits:
        last = found[-1] if found else None
        whom, what, _ = trait.compared
        if last is not None and trait.but and last.but:
            found[-1] = excluding(f"{last.but}と{trait.but}")
        elif last is not None and what and last.compared[0] == whom:
            found[-1] = compared(whom, f"{last.compared[1]}で{what}", "")
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
    """The members of a pool: 味方クリーチャー; 自分の手札の火属性クリーチャーカード."""
    if pool.piles == Pile.BOARD:
        traits = [FILTERS(part, scope) for part in flat(pool.filter)]
        if pool.side is not Side.EITHER and not any(trait.this for trait in traits):
            traits.append(Trait(Slot.SIDE, "味方" if pool.side is Side.YOU else "敵"))
        return phrase(traits, "クリーチャー", "体")
    words = cards(pool.filter, scope)
    if words.definite:
        return words
    where = f"{piles(pool.piles, pool.side)}の" + ("、" if words.placed and not words.only_but else "")
    return Words(f"{where}{words.front}", words.rest, words.counter, words.sole)
