"""Properties of creatures, cards and fields in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.amounts import Amount
from duelkit.judgment.language.filters import (
    All,
    AllFields,
    AnyField,
    AnyFields,
    Anything,
    AnyOf,
    AttacksByMagic,
    CanAttack,
    Elementless,
    FieldAdjacent,
    FieldAhead,
    FieldBeside,
    FieldForSummon,
    FieldHolds,
    FieldInLine,
    FieldIs,
    FieldIsChosen,
    FieldIsEmpty,
    FieldOfChosenElement,
    FieldSharesWith,
    FieldUnder,
    FigureIn,
    Filter,
    FirstField,
    HasAttacked,
    HasInReach,
    HasKeyword,
    IsAdjacent,
    IsAhead,
    IsAllied,
    IsAmong,
    IsCreature,
    IsIn,
    IsInLine,
    IsSpell,
    IsThis,
    Named,
    Not,
    NotField,
    OfAffiliation,
    OfChosenElement,
    OfElement,
    OfFieldElement,
    OfRace,
    OfRarity,
    OnField,
    Ref,
    RefKind,
    ReverseMatches,
    SharesWith,
    StandsOn,
    SummonedThisTurn,
)
from duelkit.judgment.language.words import Keyword, Pile, Side, Stat
from duelkit.judgment.text.en_core import AMOUNTS, FIELD_FILTERS, FILTERS, WHATS, Scope, Slot, Trait
from duelkit.judgment.text.en_nouns import creatures, fields
from duelkit.judgment.text.en_words import (
    FAR_FROM_SIDE,
    FROM_SIDE,

    RARITIES,
    STATS,
    WITH,
    WITHOUT,
    a,
    closed,
    elements,
    listed,
    piles,
    quoted,
)
from duelkit.judgment.text.reading import beside_whom, is_cubic, on_or_beside


def _of(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).text


def _poss(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).poss


def clause(text: str, negative: str = "", plural: str = "", negative_plural: str = "", sole: bool = False) -> Trait:
    """A property that stands after the noun."""
    return Trait(Slot.CLAUSE, text, negative, plural, negative_plural, sole=sole)


def _either(parts: list[Trait]) -> Trait:
    """One or the other."""
    if len({part.slot for part in parts}) == 1:
        first = parts[0]
        return replace(
            first,
            text=listed([part.text for part in parts], "or"),
            plural=listed([part.plural or part.text for part in parts], "or"),
            negative=listed([part.negative for part in parts], "and") if all(part.negative for part in parts) else "",
        )
    ones = [part.text if part.slot is Slot.CLAUSE else f"that is {part.text}" for part in parts]
    many = [part.plural or part.text if part.slot is Slot.CLAUSE else f"that are {part.text}" for part in parts]
    return clause(listed(ones, "or"), plural=listed(many, "or"))


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    words = creatures(node, scope)
    return Trait(Slot.CLAUSE, f"that is {words.a}", f"that is not {words.a}", f"that are {words.many}",
                 f"that are not {words.many}")


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if is_cubic(node):
        return Trait(Slot.RACE, "Cubic", "non-Cubic", negative_slot=Slot.RARITY)
    return _either([FILTERS(part, scope) for part in node.parts])


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    return FILTERS(node.part, scope).opposite


@FILTERS.words(Anything)
def _anything(node: Anything, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "")


@FILTERS.words(IsCreature)
def _creature(node: IsCreature, scope: Scope) -> Trait:
    return Trait(Slot.HEAD, "creature", "spell")


@FILTERS.words(IsSpell)
def _spell(node: IsSpell, scope: Scope) -> Trait:
    return Trait(Slot.HEAD, "spell", "creature")


@FILTERS.words(OfElement)
def _element(node: OfElement, scope: Scope) -> Trait:
    words = elements(node.element)
    return Trait(Slot.ELEMENT, words, f"non-{words}")


@FILTERS.words(Elementless)
def _elementless(node: Elementless, scope: Scope) -> Trait:
    return clause("without an element", "with an element")


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    return Trait(Slot.RACE, node.race, f"non-{node.race}")


@FILTERS.words(OfAffiliation)
def _affiliation(node: OfAffiliation, scope: Scope) -> Trait:
    if not node.affiliation:
        return clause("without an affiliation", "with an affiliation")
    return Trait(Slot.AFFILIATION, node.affiliation, f"not affiliated to {node.affiliation}",
                 negative_slot=Slot.CLAUSE)


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    return Trait(Slot.NAME, quoted(node.name), f"other than {quoted(node.name)}", negative_slot=Slot.CLAUSE)


@FILTERS.words(OfRarity)
def _rarity(node: OfRarity, scope: Scope) -> Trait:
    return Trait(Slot.RARITY, RARITIES[node.rarity], f"non-{RARITIES[node.rarity]}")


@FILTERS.words(IsAllied)
def _allied(node: IsAllied, scope: Scope) -> Trait:
    return Trait(Slot.SIDE, "allied", "enemy")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "this creature", "other", negative_slot=Slot.OTHER, sole=True, this=True)


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    words = _of(node.of, scope)
    return Trait(Slot.NONE, words, f"other than {words}", negative_slot=Slot.CLAUSE)


@FILTERS.words(IsAdjacent)
def _adjacent(node: IsAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).a
        return clause(f"adjacent to {words}", f"not adjacent to {words}")
    if node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "adjacent", "non-adjacent")
    return clause(f"adjacent to {_of(node.to, scope)}", f"not adjacent to {_of(node.to, scope)}")


@FILTERS.words(IsAhead)
def _ahead(node: IsAhead, scope: Scope) -> Trait:
    words = _of(node.from_, scope)
    if node.distance == 1:
        return clause(f"directly in front of {words}", f"not directly in front of {words}", sole=True)
    return clause(
        f"within {node.distance} fields in front of {words}", f"not within {node.distance} fields in front of {words}"
    )


@FILTERS.words(IsInLine)
def _in_line(node: IsInLine, scope: Scope) -> Trait:
    words = f"within {node.distance} fields to the front, back, left or right of this creature"
    return clause(words, f"not {words}")


@FILTERS.words(HasInReach)
def _has_in_reach(node: HasInReach, scope: Scope) -> Trait:
    words = _of(node.of, scope)
    return clause(f"with {words} in its Attack Zones", f"without {words} in its Attack Zones",
                  f"with {words} in their Attack Zones", f"without {words} in their Attack Zones")


@FILTERS.words(IsIn)
def _is_in(node: IsIn, scope: Scope) -> Trait:
    hidden = node.piles & ~Pile.BOARD
    words = f"in {piles(hidden, Side.YOU)}" if hidden else "on the board"
    if hidden and node.piles & Pile.BOARD:
        words += ", or on the board"
    return clause(words, f"not {words}")


@FILTERS.words(OnField)
def _on_field(node: OnField, scope: Scope) -> Trait:
    words = elements(node.element)
    return clause(f"on {a(words)} field", f"on a non-{words} field", f"on {words} fields", f"on non-{words} fields")


def bounds(node: FigureIn, scope: Scope) -> str:
    """exactly 1 HP; 5 or more HP; Summoning Cost 2 or less."""
    stat = STATS[node.stat]
    least, most = node.at_least, node.at_most
    if isinstance(least, Amount) or isinstance(most, Amount):
        limit = most if isinstance(most, Amount) else least
        assert isinstance(limit, Amount)
        how = "not higher than" if limit is most else "not lower than"
        return f"{a(stat) if node.stat is not Stat.HP else stat} {how} {AMOUNTS(limit, scope).text}"
    if least is not None and least == most:
        number, exactly = str(least), "exactly "
    elif least is not None and most is not None:
        number, exactly = f"{least} to {most}", ""
    else:
        number, exactly = (f"{most} or less" if least is None else f"{least} or more"), ""
    if node.stat in (Stat.HP, Stat.EVASION):
        return f"{exactly}{number} {stat}"
    return f"{a(stat)} of {exactly}{number}"


@FILTERS.words(FigureIn)
def _figure(node: FigureIn, scope: Scope) -> Trait:
    words = bounds(node, scope)
    return clause(f"with {words}", f"without {words}")


@FILTERS.words(AttacksByMagic)
def _by_magic(node: AttacksByMagic, scope: Scope) -> Trait:
    return clause("with a Magic Attack", "without a Magic Attack", "with Magic Attacks", "without Magic Attacks")


@FILTERS.words(HasKeyword)
def _keyword(node: HasKeyword, scope: Scope) -> Trait:
    if node.keyword is Keyword.INVISIBLE:
        return Trait(Slot.STATE, "Invisible", "visible")
    return clause(WITH[node.keyword], WITHOUT[node.keyword])


SHARED = {
    "element": "of the same element as {}",
    "race": "of the same race as {}",
    "affiliation": "of the same affiliation as {}",
    "name": "with the same name as {}",
    "facing": "facing the same way as {}",
    "field": "on a field of the same element as {}",
    "owner": "of the same owner as {}",
}
"""What two creatures can have in common."""
NOT_SHARED = {
    "element": "of another element than {}",
    "race": "of another race than {}",
    "affiliation": "of another affiliation than {}",
    "name": "with another name than {}",
    "facing": "facing another way than {}",
    "field": "on a field of another element than {}",
    "owner": "of another owner than {}",
}


@FILTERS.words(SharesWith)
def _shares(node: SharesWith, scope: Scope) -> Trait:
    words = f"{_poss(node.of, scope)} field" if node.what == "field" else _of(node.of, scope)
    one, other = closed(SHARED, node.what, "SharesWith"), closed(NOT_SHARED, node.what, "SharesWith")
    return clause(
        one.format(words),
        other.format(words),
        one.format(words).replace("on a field", "on fields"),
        other.format(words).replace("on a field", "on fields"),
    )


@FILTERS.words(SummonedThisTurn)
def _summoned(node: SummonedThisTurn, scope: Scope) -> Trait:
    return clause("summoned this turn", "not summoned this turn")


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    return clause("that has been activated to attack this turn", "that has not been activated to attack this turn",
                  "that have been activated to attack this turn", "that have not been activated to attack this turn")


@FILTERS.words(StandsOn)
def _stands_on(node: StandsOn, scope: Scope) -> Trait:
    whom = beside_whom(node.field)
    if whom is not None:
        beside = creatures(whom, scope)
        return clause(f"adjacent to {beside.a}", f"not adjacent to {beside.any}")
    near = on_or_beside(node.field)
    words = fields(near or node.field, scope)
    on = "on or adjacent to" if near is not None else "on"
    off = "neither on nor adjacent to" if near is not None else "not on"
    return clause(f"{on} {words.a}", f"{off} {words.a}",
                  f"{on} {words.group.text}", f"{off} {words.group.text}")


@FILTERS.words(OfFieldElement)
def _of_field_element(node: OfFieldElement, scope: Scope) -> Trait:
    words = f"the same element as {_poss(node.of, scope)} field"
    return clause(f"of {words}", f"of another element than {_poss(node.of, scope)} field")


@FILTERS.words(OfChosenElement)
def _of_chosen(node: OfChosenElement, scope: Scope) -> Trait:
    return clause(f"of {scope.element}", f"not of {scope.element}")


@FILTERS.words(CanAttack)
def _can_attack(node: CanAttack, scope: Scope) -> Trait:
    return clause("that could be activated to attack", "that could not be activated to attack")


# Fields -------------------------------------------------------------------------------------------

@FIELD_FILTERS.words(AllFields)
def _all_fields(node: AllFields, scope: Scope) -> Trait:
    words = fields(node, scope)
    return clause(f"that is {words.a}", f"that is not {words.a}", f"that are {words.many}",
                  f"that are not {words.many}")


@FIELD_FILTERS.words(AnyFields)
def _any_fields(node: AnyFields, scope: Scope) -> Trait:
    near = on_or_beside(node)
    if near is not None:
        words = fields(near, scope)
        if words.definite:
            return Trait(Slot.NONE, f"{words.one} and the fields adjacent to it")
        return clause(f"that is or is adjacent to {words.a}", plural=f"that are or are adjacent to {words.a}")
    return _either([FIELD_FILTERS(part, scope) for part in node.parts])


@FIELD_FILTERS.words(NotField)
def _not_field(node: NotField, scope: Scope) -> Trait:
    return FIELD_FILTERS(node.part, scope).opposite


@FIELD_FILTERS.words(AnyField)
def _any_field(node: AnyField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "")


@FIELD_FILTERS.words(FieldIs)
def _field_is(node: FieldIs, scope: Scope) -> Trait:
    words = elements(node.element)
    if node.reverse:
        return clause(f"with {words} on the reverse", f"without {words} on the reverse")
    return Trait(Slot.ELEMENT, words, f"non-{words}")


@FIELD_FILTERS.words(FieldSharesWith)
def _field_shares(node: FieldSharesWith, scope: Scope) -> Trait:
    field = "the chosen field" if node.of is None else f"{_poss(node.of, scope)} field"
    same, other = (
        ("with the same element on the reverse as", "with another element on the reverse than")
        if node.reverse
        else ("of the same element as", "of another element than")
    )
    return clause(f"{same} {field}", f"{other} {field}")


@FIELD_FILTERS.words(FieldIsEmpty)
def _empty(node: FieldIsEmpty, scope: Scope) -> Trait:
    return Trait(Slot.STATE, "empty", "occupied")


@FIELD_FILTERS.words(FieldAdjacent)
def _field_adjacent(node: FieldAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).a
    elif node.to is None:
        words = scope.fields[0] if scope.fields else "the chosen field"
    elif node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "adjacent", "non-adjacent")
    else:
        words = _of(node.to, scope)
    return clause(f"adjacent to {words}", f"not adjacent to {words}")


@FIELD_FILTERS.words(FieldAhead)
def _field_ahead(node: FieldAhead, scope: Scope) -> Trait:
    whose = _of(node.of, scope)
    if node.distance == 1:
        words = f"{FROM_SIDE[node.side]} {whose}"
    elif node.exactly:
        words = f"exactly {node.distance} fields {FAR_FROM_SIDE[node.side]} {whose}"
    else:
        words = f"within {node.distance} fields {FAR_FROM_SIDE[node.side]} {whose}"
    return clause(words, f"not {words}", sole=node.distance == 1 or node.exactly)


@FIELD_FILTERS.words(FieldInLine)
def _field_in_line(node: FieldInLine, scope: Scope) -> Trait:
    words = f"within {node.distance} fields to the front, back, left or right of this creature"
    return clause(words, f"not {words}")


@FIELD_FILTERS.words(ReverseMatches)
def _reverse_matches(node: ReverseMatches, scope: Scope) -> Trait:
    whose = _poss(node.of, scope)
    return clause(f"with {whose} element on the reverse", f"without {whose} element on the reverse")


@FIELD_FILTERS.words(FirstField)
def _first_field(node: FirstField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, f"the first {fields(node.of, scope).one} in field order", sole=True)


@FIELD_FILTERS.words(FieldUnder)
def _field_under(node: FieldUnder, scope: Scope) -> Trait:
    whose = f"{_poss(node.of, scope)} field"
    return Trait(Slot.NONE, whose, f"other than {whose}", negative_slot=Slot.CLAUSE, sole=True)


@FIELD_FILTERS.words(FieldHolds)
def _field_holds(node: FieldHolds, scope: Scope) -> Trait:
    words = creatures(node.filter, scope)
    return clause(f"with {words.a} on it", f"without {words.a} on it", f"with {words.group.text} on them",
                  f"without {words.group.text} on them")


@FIELD_FILTERS.words(FieldIsChosen)
def _field_is_chosen(node: FieldIsChosen, scope: Scope) -> Trait:
    words = scope.fields[node.slot] if node.slot < len(scope.fields) else "the chosen field"
    return Trait(Slot.NONE, words, f"other than {words}", negative_slot=Slot.CLAUSE, sole=True)


@FIELD_FILTERS.words(FieldBeside)
def _field_beside(node: FieldBeside, scope: Scope) -> Trait:
    words = fields(node.to, scope)
    return clause(f"adjacent to {words.a}", f"not adjacent to {words.any}")


@FIELD_FILTERS.words(FieldOfChosenElement)
def _field_of_chosen(node: FieldOfChosenElement, scope: Scope) -> Trait:
    return clause(f"of {scope.element}", f"not of {scope.element}")


@FIELD_FILTERS.words(FieldForSummon)
def _for_summon(node: FieldForSummon, scope: Scope) -> Trait:
    return clause("to which you could summon a creature", "to which you could not summon a creature")

