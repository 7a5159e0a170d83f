"""English filters: each property of a card, worded for its place in a noun phrase."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Amount, Plus, StatOf
from duelkit.yugioh.language.classics import FellTo
from duelkit.yugioh.language.filters import (
    BATTLING,
    All,
    AnyCard,
    AnyOf,
    CanBeSpecialSummoned,
    ControlledBy,
    DestroyedInBattleWith,
    Extreme,
    Figure,
    FitsScales,
    HasAttacked,
    HasBattled,
    HasCounter,
    HasDestroyedByBattle,
    HasMaterial,
    InExtraMonsterZone,
    InPosition,
    InSeries,
    IsAmong,
    IsCoLinked,
    IsDeclared,
    IsEquipped,
    IsFaceDown,
    IsFaceUp,
    IsLostInBattle,
    IsPointedAt,
    IsThis,
    ListsMaterial,
    MayHoldCounter,
    Named,
    Not,
    OfAttribute,
    OfRace,
    OfType,
    OwnedBy,
    PointsAt,
    SameAttributeAs,
    SameNameAs,
    WasFlipped,
    WasSummoned,
)
from duelkit.yugioh.language.words import Position, Side, Stat
from duelkit.yugioh.text.en_core import AMOUNTS, FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.en_nouns import common_head, noun_of, type_words
from duelkit.yugioh.text.en_words import (
    PLAYER,
    STATS,
    attributes,
    figure,
    listed,
    position,
    races,
    summons,
)
from duelkit.yugioh.text.heads import Head
from duelkit.yugioh.text.registry import Language, NoWording

_ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


@FILTERS.words(OfType)
def _of_type(node: OfType, scope: Scope) -> Trait:
    words, noun = type_words(node.types)
    if words:
        return Trait(Slot.HEAD, f"{words} {noun}", f"non-{words}")
    return Trait(Slot.HEAD, noun, f"non-{noun}")


@FILTERS.words(AnyCard)
def _any_card(node: AnyCard, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "card")


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


@FILTERS.words(Figure)
def _figure(node: Figure, scope: Scope) -> Trait:
    name, low, high = STATS[node.stat], node.at_least, node.at_most
    fixed = isinstance(low, int | None) and isinstance(high, int | None)
    if low is None and high is None:
        return Trait(Slot.CLAUSE, f"with a {name}", f"without a {name}")
    if node.stat is Stat.RATING and fixed and (low == high or low is None or high is None):
        rating = f"Link-{low if low is not None else high}"
        return Trait(Slot.BOUND, rating if low == high else f"{rating} or {'higher' if high is None else 'lower'}")
    if isinstance(low, StatOf) and low == high and low.stat is node.stat:
        noun = WHATS(low.what, scope)
        was = " had on the field" if low.as_it_was else ""
        if noun.plural:
            total = f"{name} {noun.text}{was}" if was else f"{name} of {noun.text}"
            return Trait(Slot.CLAUSE, f"whose {name} equals the total {total}")
        other = f"{noun.text}{was}"
        return Trait(Slot.CLAUSE, f"with the same {name} as {other}", f"with a different {name} than {other}")
    if node.stat in (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL) and fixed:
        if low == high:
            return Trait(Slot.BOUND, f"{name} {low}", f"non-{name} {low}")
        if low is not None and high is not None:
            return Trait(Slot.BOUND, f"{name} {low} to {high}")
        return Trait(Slot.BOUND, f"{name} {low} or higher" if high is None else f"{name} {high} or lower")
    if low is not None and low == high:
        words = bound(low, node.stat, scope)
        return Trait(Slot.CLAUSE, f"with {words} {name}" if fixed else f"whose {name} equals {words}")
    if low is not None and high is not None:
        return Trait(Slot.CLAUSE, f"with {bound(low, node.stat, scope)} to {bound(high, node.stat, scope)} {name}")
    if isinstance(low, Plus) and not low.minus and low.second == 1:
        return Trait(Slot.CLAUSE, f"with {name} higher than {bound(low.first, node.stat, scope)}")
    if low is not None:
        words = bound(low, node.stat, scope)
        return Trait(
            Slot.CLAUSE,
            f"with {words} or more {name}" if fixed else f"with {name} greater than or equal to {words}",
        )
    assert high is not None
    if isinstance(high, Plus) and high.minus and high.second == 1:
        return Trait(Slot.CLAUSE, f"with {name} less than {bound(high.first, node.stat, scope)}")
    words = bound(high, node.stat, scope)
    return Trait(Slot.CLAUSE, f"with {words} or less {name}" if fixed else f"with {name} less than or equal to {words}")


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    return Trait(Slot.NAME, f'"{node.en}"')


@FILTERS.words(InSeries)
def _series(node: InSeries, scope: Scope) -> Trait:
    return Trait(Slot.SERIES, f'"{node.en}"', f'non-"{node.en}"')


@FILTERS.words(InPosition)
def _position(node: InPosition, scope: Scope) -> Trait:
    opposite = Position(0xD & ~node.positions)
    words = "Attack Position" if node.positions == Position.FACE_UP_ATTACK else position(node.positions)
    other = "Attack Position" if opposite == Position.FACE_UP_ATTACK else position(opposite)
    return Trait(Slot.FACE, words, other)


@FILTERS.words(IsFaceUp)
def _face_up(node: IsFaceUp, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "face-up", "face-down")


@FILTERS.words(IsFaceDown)
def _face_down(node: IsFaceDown, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "face-down", "face-up")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    return Trait(Slot.NAME, "this card")


@FILTERS.words(SameNameAs)
def _same_name(node: SameNameAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"with the same name as {noun.text}", f"with a different name from {noun.text}")


@FILTERS.words(SameAttributeAs)
def _same_attribute(node: SameAttributeAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"with the same Attribute as {noun.text}", f"with a different Attribute from {noun.text}")


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    return Trait(Slot.NAME, WHATS(node.ref, scope).text)


@FILTERS.words(WasSummoned)
def _was_summoned(node: WasSummoned, scope: Scope) -> Trait:
    turn = " this turn" if node.this_turn else ""
    words = summons(node.kinds)
    return Trait(Slot.CLAUSE, f"that was {words}{turn}", f"that was not {words}{turn}", f"that were {words}{turn}")


@FILTERS.words(WasFlipped)
def _was_flipped(node: WasFlipped, scope: Scope) -> Trait:
    return Trait(
        Slot.CLAUSE,
        "that was flipped face-up this turn",
        "that was not flipped face-up this turn",
        "that were flipped face-up this turn",
    )


@FILTERS.words(CanBeSpecialSummoned)
def _summonable(node: CanBeSpecialSummoned, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "that can be Special Summoned")


@FILTERS.words(HasMaterial)
def _has_material(node: HasMaterial, scope: Scope) -> Trait:
    if node.which is not None:
        noun = noun_of(node.which, scope).a
        return Trait(
            Slot.CLAUSE,
            f"that has {noun} as material",
            f"that does not have {noun} as material",
            f"that have {noun} as material",
        )
    if node.at_least > 1:
        return Trait(
            Slot.CLAUSE,
            f"that has {node.at_least} or more materials",
            f"that has less than {node.at_least} materials",
        )
    return Trait(Slot.CLAUSE, "that has material", "that has no material", "that have material")


@FILTERS.words(IsPointedAt)
def _pointed_at(node: IsPointedAt, scope: Scope) -> Trait:
    by = noun_of(node.by, scope, Head.MONSTER).a if node.by is not None else "a Link Monster"
    return Trait(Slot.CLAUSE, f"that {by} points to", f"that {by} does not point to")


@FILTERS.words(PointsAt)
def _points_at(node: PointsAt, scope: Scope) -> Trait:
    at = noun_of(node.at, scope, Head.MONSTER).a if node.at is not None else "a monster"
    return Trait(Slot.CLAUSE, f"that points to {at}", f"that does not point to {at}", f"that point to {at}")


@FILTERS.words(IsCoLinked)
def _co_linked(node: IsCoLinked, scope: Scope) -> Trait:
    if node.partner is None:
        return Trait(Slot.FACE, "co-linked", "not co-linked")
    to = noun_of(node.partner, scope, Head.MONSTER).a
    return Trait(
        Slot.CLAUSE,
        f"that is co-linked to {to}",
        f"that is not co-linked to {to}",
        f"that are co-linked to {to}",
    )


@FILTERS.words(InExtraMonsterZone)
def _in_extra_monster_zone(node: InExtraMonsterZone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "in an Extra Monster Zone", "in a Main Monster Zone", "in the Extra Monster Zones")


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope).a if node.by is not None else "an Equip Card"
    return Trait(Slot.CLAUSE, f"equipped with {by}", f"not equipped with {by}")


@FILTERS.words(HasCounter)
def _has_counter(node: HasCounter, scope: Scope) -> Trait:
    some = f"{node.at_least} or more {counters(node.name, 2)}" if node.at_least > 1 else f"a {counters(node.name, 1)}"
    return Trait(Slot.CLAUSE, f"with {some}", f"without {some}")


def counters(name: str, number: int | None) -> str:
    """Spell Counters: the English name of a counter; the language knows counters by their Japanese name."""
    word = COUNTER_NAMES.get(name, name)
    if not word.isascii():
        raise NoWording(f"the counter {name}", Language.EN)
    word = word if word.endswith("Counter") else f"{word} Counter"
    return word if number == 1 else f"{word}s"


COUNTER_NAMES = {
    "アイスカウンター": "Ice Counter",
    "魔力カウンター": "Spell Counter",
    "シグナルカウンター": "Signal Counter",
    "ガイダンスカウンター": "Guidance Counter",
    "氷結界カウンター": "Ice Counter",
    "幻魔カウンター": "Phantasm Counter",
    "ダメージカウンター": "Damage Counter",
    "カウンター": "Counter",
    "フラワーカウンター": "Flower Counter",
    "シャインカウンター": "Shine Counter",
}


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that declared an attack this turn", "that did not declare an attack this turn")


@FILTERS.words(HasBattled)
def _has_battled(node: HasBattled, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that battled this turn", "that did not battle this turn")


@FILTERS.words(HasDestroyedByBattle)
def _has_destroyed(node: HasDestroyedByBattle, scope: Scope) -> Trait:
    return Trait(
        Slot.CLAUSE,
        "that destroyed a monster by battle this turn",
        "that did not destroy a monster by battle this turn",
    )


@FILTERS.words(DestroyedInBattleWith)
def _destroyed_with(node: DestroyedInBattleWith, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"destroyed by battle with {noun.text}")


@FILTERS.words(FellTo)
def _fell_to(node: FellTo, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that {WHATS(node.ref, scope).text} destroyed by battle this turn")


@FILTERS.words(IsLostInBattle)
def _lost(node: IsLostInBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that would be destroyed by that battle", "that would not be destroyed by that battle")


@FILTERS.words(MayHoldCounter)
def _may_hold(node: MayHoldCounter, scope: Scope) -> Trait:
    name = counters(node.name, 1)
    return Trait(Slot.CLAUSE, f"that you can place a {name} on", f"that you cannot place a {name} on")


@FILTERS.words(Extreme)
def _extreme(node: Extreme, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"with the {'lowest' if node.lowest else 'highest'} {STATS[node.stat]}")


@FILTERS.words(ControlledBy)
def _controlled(node: ControlledBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{PLAYER[node.side]} {'control' if node.side is Side.YOU else 'controls'}")


@FILTERS.words(OwnedBy)
def _owned(node: OwnedBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"owned by {PLAYER[node.side]}")


@FILTERS.words(IsDeclared)
def _declared(node: IsDeclared, scope: Scope) -> Trait:
    if scope.declared == "name":
        return Trait(Slot.CLAUSE, "with the declared name")
    return Trait(Slot.CLAUSE, f"of that {scope.declared}")


@FILTERS.words(FitsScales)
def _fits(node: FitsScales, scope: Scope) -> Trait:
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return Trait(Slot.CLAUSE, f"whose Level is between {whose} Pendulum Scales")


@FILTERS.words(ListsMaterial)
def _lists(node: ListsMaterial, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that lists {noun_of(node.which, scope, Head.MONSTER).a} as material")


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    inner = node.part
    if isinstance(inner, IsThis):
        return Trait(Slot.OTHER, "other")
    if isinstance(inner, AnyOf):
        traits = [FILTERS(part, scope) for part in inner.parts]
        if inner == BATTLING:
            return Trait(Slot.CLAUSE, "that did not battle")
        if all(trait.negative.startswith("non-") for trait in traits):
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
        first = traits[0].text
        start = (
            "that was "
            if all(trait.text.startswith("that was ") for trait in traits)
            else "that "
            if all(trait.text.startswith("that ") for trait in traits)
            else ""
        )
        rest = [trait.text.removeprefix(start) for trait in traits[1:]]
        return Trait(Slot.CLAUSE, listed([first, *rest]))
    return Trait(Slot.NAME, listed([noun_of(part, scope).one for part in node.parts]))


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    return Trait(Slot.NAME, noun_of(node, scope).one)
