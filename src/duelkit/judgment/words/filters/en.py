"""Filters of creatures and cards, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import All, AnyOf, Anything, IsAllied, IsThis, Not
from duelkit.judgment.language.terms import Keyword, Pile, Side
from duelkit.judgment.text.en.clauses import subject
from duelkit.judgment.text.en.core import FILTERS, MODIFIERS, Clause, Scope, Slot, Trait
from duelkit.judgment.text.en.nouns import creatures, same
from duelkit.judgment.text.en.terms import RARITIES, WITH, WITHOUT, closed, elements, piles, quoted
from duelkit.judgment.text.en.traits import bounds, clause, either_of, placed, possessive, relative, those
from duelkit.judgment.text.reading import is_cubic
from duelkit.judgment.words.filters.meaning import (
    AttacksByMagic,
    BelongsTo,
    CanAttack,
    Elementless,
    FigureIn,
    HasAttacked,
    HasKeyword,
    IsAmong,
    IsCreature,
    IsIn,
    IsSpell,
    Named,
    OfAffiliation,
    OfChosenElement,
    OfElement,
    OfRace,
    OfRarity,
    SharesWith,
    SummonedThisTurn,
)


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    words = creatures(node, scope)
    return relative(words.a, words.many, f"not {words.a}", f"not {words.many}")


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if is_cubic(node):
        return Trait(Slot.RACE, "Cubic", "non-Cubic", negative_slot=Slot.RARITY)
    return either_of([FILTERS(part, scope) for part in node.parts])


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    return FILTERS(node.part, scope).opposite


@FILTERS.words(OfElement)
def _element(node: OfElement, scope: Scope) -> Trait:
    words = elements(node.element)
    return Trait(Slot.ELEMENT, words, f"non-{words}")


@FILTERS.words(OfAffiliation)
def _affiliation(node: OfAffiliation, scope: Scope) -> Trait:
    if not node.affiliation:
        return clause("without an affiliation", "with an affiliation")
    return Trait(Slot.AFFILIATION, node.affiliation, f"not affiliated to {node.affiliation}", negative_slot=Slot.CLAUSE)


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    return Trait(Slot.NAME, quoted(node.name), f"other than {quoted(node.name)}", negative_slot=Slot.BUT)


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    words = those(node.of, scope)
    return Trait(Slot.NONE, words, f"other than {words}", negative_slot=Slot.BUT)


@FILTERS.words(IsIn)
def _is_in(node: IsIn, scope: Scope) -> Trait:
    hidden = node.piles & ~Pile.BOARD
    if not hidden:
        return placed("on the board", "not on the board", negative_slot=Slot.CLAUSE)
    words = f"in {piles(hidden, Side.YOU)}"
    if node.piles & Pile.BOARD:
        words += ", or on the board"
    return clause(words, f"not {words}")


@FILTERS.words(FigureIn)
def _figure(node: FigureIn, scope: Scope) -> Trait:
    words = bounds(node, scope)
    return clause(f"with {words}", f"without {words}")


@FILTERS.words(HasKeyword)
def _keyword(node: HasKeyword, scope: Scope) -> Trait:
    if node.keyword is Keyword.INVISIBLE:
        return Trait(Slot.STATE, "Invisible", "visible")
    return clause(WITH[node.keyword], WITHOUT[node.keyword])


SHARED = {
    "element": "of",
    "race": "of",
    "affiliation": "of",
    "owner": "of",
    "name": "with",
    "facing": "facing",
    "field": "on",
}
"""What two creatures can have in common, and how its clause begins."""


@FILTERS.words(SharesWith)
def _shares(node: SharesWith, scope: Scope) -> Trait:
    link = closed(SHARED, node.what, "SharesWith")
    if node.what == "field":
        field = f"{possessive(node.of, scope)} field"
        alike, other = f"of the same element as {field}", f"of another element than {field}"
        return placed(f"on a field {alike}", f"on a field {other}", f"on fields {alike}", f"on fields {other}")
    whose = those(node.of, scope)
    if link == "of":
        return same(node.what, whose)
    what = "way" if node.what == "facing" else node.what
    return clause(f"{link} the same {what} as {whose}", f"{link} another {what} than {whose}")


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    rest = "been activated to attack this turn"
    return relative(f"has {rest}", f"have {rest}", f"has not {rest}", f"have not {rest}", verb=True)


@FILTERS.words(CanAttack)
def _can_attack(node: CanAttack, scope: Scope) -> Trait:
    could, could_not = "could be activated to attack", "could not be activated to attack"
    return relative(could, could, could_not, could_not, verb=True)


@MODIFIERS.words(BelongsTo)
def _belongs_to(node: BelongsTo, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    words = f"as affiliated to {node.affiliation}"
    return [Clause(who, f"also counts {words}", f"also count {words}")]


FILTERS.fixed(
    {
        Anything: Trait(Slot.NONE, ""),
        IsCreature: Trait(Slot.HEAD, "creature", "spell"),
        IsSpell: Trait(Slot.HEAD, "spell", "creature"),
        Elementless: clause("without an element", "with an element"),
        IsAllied: Trait(Slot.SIDE, "allied", "enemy"),
        IsThis: Trait(Slot.NONE, "this creature", "other", negative_slot=Slot.OTHER, sole=True, this=True),
        AttacksByMagic: clause(
            "with a Magic Attack", "without a Magic Attack", "with Magic Attacks", "without Magic Attacks"
        ),
        SummonedThisTurn: clause("summoned this turn", "not summoned this turn"),
    }
)
FILTERS.table(
    {
        OfRace: lambda node, scope: Trait(Slot.RACE, node.race, f"non-{node.race}"),
        OfRarity: lambda node, scope: Trait(Slot.RARITY, RARITIES[node.rarity], f"non-{RARITIES[node.rarity]}"),
        OfChosenElement: lambda node, scope: clause(f"of {scope.element}", f"not of {scope.element}"),
    }
)
