"""Positions of creatures, and filters of fields, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import AllFields, AnyFields, Filter, NotField, RefKind
from duelkit.judgment.text.en.core import FIELD_FILTERS, FILTERS, Scope, Slot, Trait
from duelkit.judgment.text.en.nouns import creatures, fields, same
from duelkit.judgment.text.en.terms import FAR_FROM_SIDE, FROM_SIDE, elements
from duelkit.judgment.text.en.traits import clause, either_of, placed, possessive, relative, those
from duelkit.judgment.text.grammar.en import a
from duelkit.judgment.text.reading import beside_whom, on_or_beside
from duelkit.judgment.words.places.meaning import (
    AnyField,
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
    FirstField,
    HasInReach,
    IsAdjacent,
    IsAhead,
    IsInLine,
    OfFieldElement,
    OnField,
    ReverseMatches,
    StandsOn,
)


@FILTERS.words(IsAdjacent)
def _adjacent(node: IsAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).a
        return clause(f"adjacent to {words}", f"not adjacent to {words}")
    if node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "adjacent", "non-adjacent")
    return clause(f"adjacent to {those(node.to, scope)}", f"not adjacent to {those(node.to, scope)}")


@FILTERS.words(IsAhead)
def _ahead(node: IsAhead, scope: Scope) -> Trait:
    words = those(node.from_, scope)
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
    words = those(node.of, scope)
    return clause(
        f"with {words} in its Attack Zones",
        f"without {words} in its Attack Zones",
        f"with {words} in their Attack Zones",
        f"without {words} in their Attack Zones",
    )


@FILTERS.words(OnField)
def _on_field(node: OnField, scope: Scope) -> Trait:
    words = elements(node.element)
    return placed(f"on {a(words)} field", f"on a non-{words} field", f"on {words} fields", f"on non-{words} fields")


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
    group = words.group.text
    return placed(f"{on} {words.a}", f"{off} {words.a}", f"{on} {group}", f"{off} {group}", Slot.CLAUSE)


@FIELD_FILTERS.words(AllFields)
def _all_fields(node: AllFields, scope: Scope) -> Trait:
    words = fields(node, scope)
    return relative(words.a, words.many, f"not {words.a}", f"not {words.many}")


@FIELD_FILTERS.words(AnyFields)
def _any_fields(node: AnyFields, scope: Scope) -> Trait:
    near = on_or_beside(node)
    if near is not None:
        words = fields(near, scope)
        if words.definite:
            return Trait(Slot.NONE, f"{words.one} and the fields adjacent to it")
        text, many = f"is or is adjacent to {words.a}", f"are or are adjacent to {words.a}"
        return Trait(Slot.CLAUSE, f"that {text}", plural=f"that {many}", be=text, has_verb=True)
    return either_of([FIELD_FILTERS(part, scope) for part in node.parts])


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
    field = "the chosen field" if node.of is None else f"{possessive(node.of, scope)} field"
    if not node.reverse:
        return same("element", field)
    return clause(
        f"with the same element on the reverse as {field}", f"with another element on the reverse than {field}"
    )


@FIELD_FILTERS.words(FieldAdjacent)
def _field_adjacent(node: FieldAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).a
    elif node.to is None:
        words = scope.fields[0].text if scope.fields else "the chosen field"
    elif node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "adjacent", "non-adjacent")
    else:
        words = those(node.to, scope)
    return clause(f"adjacent to {words}", f"not adjacent to {words}")


@FIELD_FILTERS.words(FieldAhead)
def _field_ahead(node: FieldAhead, scope: Scope) -> Trait:
    whose = those(node.of, scope)
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
    whose = possessive(node.of, scope)
    return clause(f"with {whose} element on the reverse", f"without {whose} element on the reverse")


@FIELD_FILTERS.words(FirstField)
def _first_field(node: FirstField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, f"the first {fields(node.of, scope).one} in field order", sole=True)


@FIELD_FILTERS.words(FieldUnder)
def _field_under(node: FieldUnder, scope: Scope) -> Trait:
    whose = f"{possessive(node.of, scope)} field"
    return Trait(Slot.NONE, whose, f"other than {whose}", negative_slot=Slot.BUT, sole=True)


@FIELD_FILTERS.words(FieldHolds)
def _field_holds(node: FieldHolds, scope: Scope) -> Trait:
    words = creatures(node.filter, scope)
    return clause(
        f"with {words.a} on it",
        f"without {words.a} on it",
        f"with {words.group.text} on them",
        f"without {words.group.text} on them",
    )


@FIELD_FILTERS.words(FieldIsChosen)
def _field_is_chosen(node: FieldIsChosen, scope: Scope) -> Trait:
    words = scope.fields[node.slot].text if node.slot < len(scope.fields) else "the chosen field"
    return Trait(Slot.NONE, words, f"other than {words}", negative_slot=Slot.BUT, sole=True)


@FIELD_FILTERS.words(FieldBeside)
def _field_beside(node: FieldBeside, scope: Scope) -> Trait:
    words = fields(node.to, scope)
    return clause(f"adjacent to {words.a}", f"not adjacent to {words.any}")


FIELD_FILTERS.fixed(
    {
        FieldIsEmpty: Trait(Slot.STATE, "empty", "occupied"),
        FieldForSummon: clause("to which you could summon a creature", "to which you could not summon a creature"),
    }
)
FILTERS.table({OfFieldElement: lambda node, scope: same("element", f"{possessive(node.of, scope)} field")})
FIELD_FILTERS.table(
    {
        NotField: lambda node, scope: FIELD_FILTERS(node.part, scope).opposite,
        FieldOfChosenElement: lambda node, scope: clause(f"of {scope.element}", f"not of {scope.element}"),
    }
)
