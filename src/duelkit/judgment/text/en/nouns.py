"""Noun phrases in English: creatures, cards and fields from their properties."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.filters import FieldFilter, Filter, Pool, flat
from duelkit.judgment.language.terms import Pile, Side
from duelkit.judgment.text.en.core import AFTER, FIELD_FILTERS, FILTERS, Noun, Scope, Slot, Trait
from duelkit.judgment.text.en.terms import NUMBERS, piles
from duelkit.judgment.text.grammar.en import a
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
    """A noun phrase without its article, of one and of several."""

    one: str
    many: str
    sole: bool = False
    definite: bool = False
    this: bool = False
    placed: bool = False
    """Whether the phrase says where the things are, or has a clause after the noun."""

    @property
    def a(self) -> str:
        """an allied creature; the creature directly in front of this creature."""
        return self.one if self.definite else f"the {self.one}" if self.sole else a(self.one)

    @property
    def group(self) -> Noun:
        """All of them, as a subject: allied creatures."""
        if self.definite:
            return Noun(self.one, this=self.this)
        return Noun(f"the {self.one}") if self.sole else Noun(self.many, plural=True)

    @property
    def all(self) -> Noun:
        """Each and every one, as an object: all allied creatures."""
        noun = self.group
        return Noun(f"all {noun.text}", plural=True) if noun.plural else noun

    @property
    def any(self) -> str:
        """After a negation: any allied creature."""
        return self.one if self.definite or self.sole else f"any {self.one}"


def phrase(traits: list[Trait], head: tuple[str, str], kind: str = "") -> Words:
    """Arrange properties around a noun.

    :param kind: a noun that is added (card).
    """
    whole = [trait for trait in traits if trait.slot is Slot.NONE and trait.text]
    if whole and len(traits) == 1:
        return Words(whole[0].text, whole[0].text, sole=True, definite=True, this=whole[0].this)
    one, many = _noun(traits, head, kind)
    front = [trait.text for trait in sorted(traits, key=_slot) if Slot.NONE < trait.slot < Slot.NAME]
    after = alike([trait for trait in traits if trait.slot in AFTER])
    after += [Trait(Slot.CLAUSE, f"that is {trait.text}", plural=f"that are {trait.text}") for trait in whole]
    return Words(
        " ".join([*front, one, *(trait.text for trait in after)]),
        " ".join([*front, many, *(trait.plural or trait.text for trait in after)]),
        sole=any(trait.sole for trait in traits),
        placed=bool(after) or any(trait.slot is Slot.PLACE for trait in traits),
    )


def _noun(traits: list[Trait], head: tuple[str, str], kind: str) -> tuple[str, str]:
    """The noun itself with its name, of one and of several."""
    name = next((trait.text for trait in traits if trait.slot is Slot.NAME), "")
    noun = next((trait for trait in traits if trait.slot is Slot.HEAD), None)
    one, many = (noun.text, noun.plural or f"{noun.text}s") if noun is not None else head
    if name:
        return (f"{name} {kind}", f"{name} {kind}s") if kind else (name, f"{name} {many}")
    if kind and (noun is not None or kind != one):
        return f"{one} {kind}", f"{one} {kind}s"
    return one, many


def _slot(trait: Trait) -> Slot:
    return trait.slot


def same(what: str, whose: str) -> Trait:
    """The clause about what is the same as that of another; such clauses about one thing are put together."""
    return Trait(Slot.CLAUSE, f"of the same {what} as {whose}", f"of another {what} than {whose}", same=(what, whose))


def alike(clauses: list[Trait]) -> list[Trait]:
    """Clauses in the order of their slots; what is the same as that of one creature is one clause."""
    found: list[Trait] = []
    for clause in sorted(clauses, key=_slot):
        what, whose = clause.same
        if what and found and found[-1].same[1] == whose:
            found[-1] = same(f"{found[-1].same[0]} and {what}", whose)
        else:
            found.append(clause)
    return found


def creatures(node: Filter, scope: Scope) -> Words:
    """Creatures on the board that pass a filter."""
    return phrase([FILTERS(part, scope) for part in flat(node)], ("creature", "creatures"))


def cards(node: Filter, scope: Scope, kind: str = "card") -> Words:
    """Cards off the board that pass a filter.

    :param kind: a noun that is added, empty if the context makes clear that they are cards.
    """
    parts = flat(node)
    if any(isinstance(part, OfElement | OfRace | OfAffiliation | Elementless | AttacksByMagic) for part in parts):
        parts = (*parts, CREATURE)
    traits = list(dict.fromkeys(FILTERS(part, scope) for part in parts))
    return phrase(traits, ("card", "cards"), kind)


def fields(node: FieldFilter, scope: Scope) -> Words:
    """Fields that pass a filter."""
    return phrase([FIELD_FILTERS(part, scope) for part in flat_fields(node)], ("field", "fields"))


def members(pool: Pool, scope: Scope) -> Words:
    """The members of a pool: allied creatures; Fire creature cards in your hand."""
    if pool.piles == Pile.BOARD:
        words = creatures(pool.filter, scope)
        if pool.side is Side.EITHER or words.definite:
            return words
        side = "allied" if pool.side is Side.YOU else "enemy"
        return Words(f"{side} {words.one}", f"{side} {words.many}", words.sole, placed=words.placed)
    words = cards(pool.filter, scope)
    where = f"{scope.where} {piles(pool.piles, pool.side)}"
    return Words(f"{words.one} {where}", f"{words.many} {where}", words.sole, words.definite)


def counted(number: int, words: Words) -> str:
    """an allied creature; two allied creatures."""
    if number == 1:
        return words.a
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} {words.many}"
