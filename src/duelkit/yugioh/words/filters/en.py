"""Words about properties of cards (カードの条件): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.base import All, Amount, AnyOf, Not
from duelkit.yugioh.language.nouns import (
    BATTLING,
    AnyCard,
    Figure,
    InPosition,
    InSeries,
    IsAmong,
    IsFaceDown,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.terms import Position, Stat
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.joining import either_clause
from duelkit.yugioh.text.grammar.en.nouns import common_head, noun_of, type_words
from duelkit.yugioh.text.grammar.en.terms import MONSTER_WORDS, STATS, attributes, figure, listed, position, races
from duelkit.yugioh.words.filters.meaning import (
    DiffersFromOriginal,
    EvenFaceDown,
    Extreme,
    IsMonsterCard,
    Mentions,
    OfOriginalAttribute,
    SameAttributeAs,
    SameCardTypeAs,
    SameNameAs,
    SameRaceAs,
)
from duelkit.yugioh.words.links.meaning import InExtraMonsterZone

_ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


@FILTERS.words(OfType)
def _of_type(node: OfType, scope: Scope) -> Trait:
    words, noun = type_words(node.types)
    if words:
        return Trait(Slot.HEAD, f"{words} {noun}", f"non-{words}")
    return Trait(Slot.HEAD, noun, f"non-{noun}")


@FILTERS.words(IsMonsterCard)
def _monster_card(node: IsMonsterCard, scope: Scope) -> Trait:
    kinds = [attributes(node.attribute) if node.attribute else "", races(node.race) if node.race else ""]
    printed = [word for kind, word in MONSTER_WORDS.items() if node.kind & kind]
    treated = ["treated as a Continuous Spell"] if node.as_spell else []
    return Trait(Slot.HEAD, " ".join([*filter(None, kinds), *printed, "Monster Card", *treated]), "non-Monster Card")


@FILTERS.words(OfOriginalAttribute)
def _original_attribute(node: OfOriginalAttribute, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"whose original Attribute is {attributes(node.attribute)}")


@FILTERS.words(OfAttribute)
def _attribute(node: OfAttribute, scope: Scope) -> Trait:
    words = attributes(node.attribute)
    return Trait(Slot.ATTRIBUTE, words, f"non-{words}")


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    words = races(node.race)
    return Trait(Slot.RACE, words, f"non-{words}")


def bound(value: Amount | int, stat: Stat, scope: Scope) -> str:
    """A number, or an amount in words."""
    if isinstance(value, int):
        return figure(value) if stat in _ATK_DEF else str(value)
    return AMOUNTS(value, scope)


_LEVELS = (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL)


@FILTERS.words(Figure)
def _figure(node: Figure, scope: Scope) -> Trait:
    name, low, high = STATS[node.stat], node.at_least, node.at_most
    if low is None and high is None:
        return Trait(Slot.CLAUSE, f"with a {name}", f"without a {name}")
    if isinstance(low, int | None) and isinstance(high, int | None):
        return _fixed(node.stat, low, high)
    if isinstance(low, StatOf) and low == high and low.stat is node.stat:
        return _same_figure(low, scope)
    if low is not None and low == high:
        return Trait(Slot.CLAUSE, f"whose {name} equals {bound(low, node.stat, scope)}")
    if low is not None and high is not None:
        return Trait(Slot.CLAUSE, f"with {bound(low, node.stat, scope)} to {bound(high, node.stat, scope)} {name}")
    if low is not None:
        if isinstance(low, Plus) and not low.minus and low.second == 1:
            return Trait(Slot.CLAUSE, f"with {name} higher than {bound(low.first, node.stat, scope)}")
        return Trait(Slot.CLAUSE, f"with {name} greater than or equal to {bound(low, node.stat, scope)}")
    assert high is not None
    if isinstance(high, Plus) and high.minus and high.second == 1:
        return Trait(Slot.CLAUSE, f"with {name} less than {bound(high.first, node.stat, scope)}")
    return Trait(Slot.CLAUSE, f"with {name} less than or equal to {bound(high, node.stat, scope)}")


def _fixed(stat: Stat, low: int | None, high: int | None) -> Trait:
    """A figure within numbers: Level 4 or lower, Link-2, with 1500 or more ATK."""
    name, one = STATS[stat], low if low is not None else high
    if stat is Stat.RATING and (low == high or low is None or high is None):
        than = "" if low == high else " or higher" if high is None else " or lower"
        return Trait(Slot.BOUND, f"Link-{one}{than}")
    if stat in _LEVELS:
        if low is not None and high is not None and low != high:
            return Trait(Slot.BOUND, f"{name} {low} to {high}")
        than = "" if low == high else " or higher" if high is None else " or lower"
        return Trait(Slot.BOUND, f"{name} {one}{than}", "" if than else f"non-{name} {one}")
    least, most = (_number(each, stat) for each in (low, high))
    if low == high:
        return Trait(Slot.CLAUSE, f"with {least} {name}")
    if low is not None and high is not None:
        return Trait(Slot.CLAUSE, f"with {least} to {most} {name}")
    return Trait(Slot.CLAUSE, f"with {least} or more {name}" if low is not None else f"with {most} or less {name}")


def _number(value: int | None, stat: Stat) -> str:
    return "" if value is None else figure(value) if stat in _ATK_DEF else str(value)


def _same_figure(amount: StatOf, scope: Scope) -> Trait:
    """with the same Level as that monster; whose Level equals the total Level of them."""
    name, noun = STATS[amount.stat], WHATS(amount.what, scope)
    was = " had on the field" if amount.as_it_was else ""
    if noun.plural:
        total = f"{name} {noun.text}{was}" if was else f"{name} of {noun.text}"
        return Trait(Slot.CLAUSE, f"whose {name} equals the total {total}")
    other = f"{noun.text}{was}"
    return Trait(Slot.CLAUSE, f"with the same {name} as {other}", f"with a different {name} than {other}")


@FILTERS.words(Mentions)
def _mentions(node: Mentions, scope: Scope) -> Trait:
    name = f'"{node.en}"'
    return Trait(Slot.CLAUSE, f"that mentions {name}", f"that does not mention {name}", f"that mention {name}")


@FILTERS.words(InPosition)
def _position(node: InPosition, scope: Scope) -> Trait:
    opposite = Position(0xD & ~node.positions)
    words = "Attack Position" if node.positions == Position.FACE_UP_ATTACK else position(node.positions)
    other = "Attack Position" if opposite == Position.FACE_UP_ATTACK else position(opposite)
    return Trait(Slot.FACE, words, other)


@FILTERS.words(SameNameAs)
def _same_name(node: SameNameAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    own = "original " if node.original else ""
    return Trait(Slot.CLAUSE, f"with the same {own}name as {noun.text}", f"with a different {own}name from {noun.text}")


@FILTERS.words(SameAttributeAs)
def _same_attribute(node: SameAttributeAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    own = "original " if node.original else ""
    return Trait(
        Slot.CLAUSE, f"with the same {own}Attribute as {noun.text}", f"with a different {own}Attribute from {noun.text}"
    )


@FILTERS.words(SameRaceAs)
def _same_race(node: SameRaceAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    own = "original " if node.original else ""
    return Trait(Slot.CLAUSE, f"with the same {own}Type as {noun.text}", f"with a different {own}Type from {noun.text}")


@FILTERS.words(SameCardTypeAs)
def _same_card_type(node: SameCardTypeAs, scope: Scope) -> Trait:
    noun, kinds = WHATS(node.ref, scope).text, "card type (Monster, Spell, or Trap)"
    return Trait(Slot.CLAUSE, f"of the same {kinds} as {noun}", f"of a different {kinds} from {noun}")


@FILTERS.words(DiffersFromOriginal)
def _differs(node: DiffersFromOriginal, scope: Scope) -> Trait:
    stat = STATS[node.stat]
    return Trait(
        Slot.CLAUSE,
        f"whose {stat} is different from its original {stat}",
        f"whose {stat} is the same as its original {stat}",
        f"whose {stat} is different from their original {stat}",
    )


@FILTERS.words(Extreme)
def _extreme(node: Extreme, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"with the {'lowest' if node.lowest else 'highest'} {STATS[node.stat]}")


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    inner = node.part
    if isinstance(inner, IsThis):
        return Trait(Slot.OTHER, "other")
    if isinstance(inner, AnyOf):
        traits = [FILTERS(part, scope) for part in inner.parts]
        if inner == BATTLING:
            return Trait(Slot.CLAUSE, "that did not battle")
        if all(trait.is_non for trait in traits):
            return Trait(Slot.NON, ", ".join(trait.negative for trait in traits))
        return Trait(Slot.EXCEPT, listed([noun_of(part, scope).many for part in inner.parts], "and"))
    if isinstance(inner, All):
        return Trait(Slot.EXCEPT, noun_of(inner, scope).many)
    trait = FILTERS(inner, scope)
    if trait.slot is Slot.HEAD or trait.slot in (Slot.ATTRIBUTE, Slot.RACE, Slot.SERIES):
        return Trait(Slot.NON, trait.negative)
    if isinstance(inner, InExtraMonsterZone):
        return Trait(trait.slot, trait.negative, trait.text, "in the Main Monster Zones")
    if trait.slot in (Slot.CLAUSE, Slot.FACE) and trait.negative:
        return Trait(trait.slot, trait.negative, trait.text)
    return Trait(Slot.EXCEPT, noun_of(inner, scope).many)


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if node == BATTLING:
        return Trait(Slot.CLAUSE, "that battled")
    traits = [FILTERS(part, scope) for part in node.parts]
    slots = {trait.slot for trait in traits}
    if len(slots) == 1 and slots <= {Slot.ATTRIBUTE, Slot.RACE, Slot.FACE, Slot.BOUND, Slot.NAME}:
        return Trait(traits[0].slot, listed([trait.text for trait in traits]))
    if slots == {Slot.SERIES}:
        return Trait(Slot.SERIES, listed([trait.text for trait in traits]))
    if slots == {Slot.HEAD}:
        return Trait(Slot.HEAD, common_head([trait.text for trait in traits]))
    if slots == {Slot.CLAUSE}:
        return Trait(Slot.CLAUSE, either_clause(traits))
    return Trait(Slot.NAME, listed([noun_of(part, scope).one for part in node.parts]))


FILTERS.fixed(
    {
        AnyCard: Trait(Slot.NONE, "card"),
        IsFaceUp: Trait(Slot.FACE, "face-up", "face-down"),
        IsFaceDown: Trait(Slot.FACE, "face-down", "face-up"),
        IsThis: Trait(Slot.NAME, "this card"),
    }
)
FILTERS.table(
    {
        Named: lambda node, scope: Trait(Slot.NAME, f'"{node.en}"'),
        InSeries: lambda node, scope: Trait(Slot.SERIES, f'"{node.en}"', f'non-"{node.en}"'),
        IsAmong: lambda node, scope: Trait(Slot.NAME, WHATS(node.ref, scope).text),
        All: lambda node, scope: Trait(Slot.NAME, noun_of(node, scope).one),
    }
)


@FILTERS.words(EvenFaceDown)
def _even_face_down(node: EvenFaceDown, scope: Scope) -> Trait:
    return FILTERS(node.part, scope)
