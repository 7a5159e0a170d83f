"""Positions of creatures, and filters of fields, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.filters import AllFields, AnyFields, Filter, NotField, RefKind
from duelkit.judgment.language.terms import CardSide
from duelkit.judgment.text.ja.core import FIELD_FILTERS, FILTERS, Scope, Slot, Trait, compared
from duelkit.judgment.text.ja.nouns import creatures, fields
from duelkit.judgment.text.ja.terms import CARD_SIDES, elements
from duelkit.judgment.text.ja.traits import clause, either_of, possible, those
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


def place(text: str, negative: str, predicate: str, no_predicate: str, sole: bool = False) -> Trait:
    """A property of where something is."""
    return Trait(Slot.PLACE, text, negative, Slot.PLACE, predicate, no_predicate, sole)


@FILTERS.words(IsAdjacent)
def _adjacent(node: IsAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).text
    elif node.to.kind is RefKind.SELF:
        return place("隣接する", "隣接しない", "このクリーチャーに隣接している", "このクリーチャーに隣接していない")
    else:
        words = those(node.to, scope)
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FILTERS.words(IsAhead)
def _ahead(node: IsAhead, scope: Scope) -> Trait:
    whose = "" if node.from_.kind is RefKind.SELF else f"{those(node.from_, scope)}の"
    words = f"{whose}正面" if node.distance == 1 else f"{whose}前方{node.distance}フィールド以内"
    return place(f"{words}の", f"{words}にいない", f"{words}にいる", f"{words}にいない", node.distance == 1)


@FILTERS.words(IsInLine)
def _in_line(node: IsInLine, scope: Scope) -> Trait:
    words = f"前後左右{node.distance}フィールド以内"
    return place(f"{words}の", f"{words}にいない", f"{words}にいる", f"{words}にいない")


@FILTERS.words(HasInReach)
def _has_in_reach(node: HasInReach, scope: Scope) -> Trait:
    words = f"{those(node.of, scope)}を攻撃範囲に"
    return clause(f"{words}含む", f"{words}含まない")


@FILTERS.words(OnField)
def _on_field(node: OnField, scope: Scope) -> Trait:
    words = elements(node.element)
    return clause(f"{words}フィールドに置かれている", f"{words}以外のフィールドに置かれている")


@FILTERS.words(StandsOn)
def _stands_on(node: StandsOn, scope: Scope) -> Trait:
    whom = beside_whom(node.field)
    if whom is not None:
        beside = creatures(whom, scope).text
        return clause(f"{beside}に隣接する", f"{beside}に隣接しない")
    near = on_or_beside(node.field)
    if near is not None:
        words = fields(near, scope).text
        return clause(
            f"{words}またはそれに隣接するフィールドに置かれている",
            f"{words}にもそれに隣接するフィールドにも置かれていない",
        )
    words = fields(node.field, scope).text
    return clause(f"{words}に置かれている", f"{words}に置かれていない")


@FIELD_FILTERS.words(AllFields)
def _all_fields(node: AllFields, scope: Scope) -> Trait:
    words = fields(node, scope).text
    return clause(f"{words}である", f"{words}でない")


@FIELD_FILTERS.words(AnyFields)
def _any_fields(node: AnyFields, scope: Scope) -> Trait:
    near = on_or_beside(node)
    if near is not None:
        return Trait(Slot.NONE, f"{fields(near, scope).text}とそれに隣接するフィールド")
    return either_of([FIELD_FILTERS(part, scope) for part in node.parts])


@FIELD_FILTERS.words(AnyField)
def _any_field(node: AnyField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "")


@FIELD_FILTERS.words(FieldIs)
def _field_is(node: FieldIs, scope: Scope) -> Trait:
    words = elements(node.element)
    if node.reverse:
        return clause(f"裏の属性が{words}の", f"裏の属性が{words}でない")
    return Trait(Slot.ELEMENT, words)


@FIELD_FILTERS.words(FieldSharesWith)
def _field_shares(node: FieldSharesWith, scope: Scope) -> Trait:
    chosen = scope.fields[0].text if scope.fields else "選んだフィールド"
    whose = chosen if node.of is None else f"{those(node.of, scope)}のフィールド"
    if node.reverse:
        return clause(f"裏の属性が{whose}の裏と同じ", f"裏の属性が{whose}の裏と異なる")
    return compared(whose, "同じ属性", "異なる属性")


@FIELD_FILTERS.words(FieldAdjacent)
def _field_adjacent(node: FieldAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).text
    elif node.to is None:
        words = scope.fields[0].text if scope.fields else "選んだフィールド"
    elif node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "隣接する", "隣接しない")
    else:
        words = those(node.to, scope)
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FIELD_FILTERS.words(FieldAhead)
def _field_ahead(node: FieldAhead, scope: Scope) -> Trait:
    whose = "" if node.of.kind is RefKind.SELF else f"{those(node.of, scope)}の"
    side = "前方" if node.side is CardSide.FRONT else CARD_SIDES[node.side]
    if node.distance == 1:
        words = f"{whose}{'正面' if node.side is CardSide.FRONT else side}"
    else:
        words = f"{whose}{side}{node.distance}{'つ先' if node.exactly else 'フィールド以内'}"
    return Trait(Slot.PLACE, f"{words}の", excluded=words, sole=node.distance == 1 or node.exactly)


@FIELD_FILTERS.words(FieldInLine)
def _field_in_line(node: FieldInLine, scope: Scope) -> Trait:
    words = f"前後左右{node.distance}フィールド以内"
    return Trait(Slot.PLACE, f"{words}の", excluded=words)


@FIELD_FILTERS.words(ReverseMatches)
def _reverse_matches(node: ReverseMatches, scope: Scope) -> Trait:
    words = f"裏の属性が{those(node.of, scope)}の属性と"
    return clause(f"{words}同じ", f"{words}異なる")


@FIELD_FILTERS.words(FirstField)
def _first_field(node: FirstField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, f"フィールド順番が最も若い{fields(node.of, scope).text}", sole=True)


@FIELD_FILTERS.words(FieldUnder)
def _field_under(node: FieldUnder, scope: Scope) -> Trait:
    words = f"{those(node.of, scope)}のフィールド"
    return Trait(Slot.NONE, words, sole=True)


@FIELD_FILTERS.words(FieldHolds)
def _field_holds(node: FieldHolds, scope: Scope) -> Trait:
    words = creatures(node.filter, scope).text
    return clause(f"{words}が置かれている", f"{words}が置かれていない")


@FIELD_FILTERS.words(FieldIsChosen)
def _field_is_chosen(node: FieldIsChosen, scope: Scope) -> Trait:
    words = scope.fields[node.slot].text if node.slot < len(scope.fields) else "選んだフィールド"
    return Trait(Slot.NONE, words, sole=True)


@FIELD_FILTERS.words(FieldBeside)
def _field_beside(node: FieldBeside, scope: Scope) -> Trait:
    words = fields(node.to, scope).text
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FIELD_FILTERS.words(FieldOfChosenElement)
def _field_of_chosen(node: FieldOfChosenElement, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{scope.element}の", predicate=f"{scope.element}の", excluded=scope.element)


FIELD_FILTERS.fixed(
    {
        FieldIsEmpty: Trait(Slot.RARITY, "空き", "クリーチャーが置かれている", Slot.CLAUSE),
        FieldForSummon: possible("召喚できる", "召喚できない"),
    }
)
FILTERS.table(
    {OfFieldElement: lambda node, scope: compared(f"{those(node.of, scope)}のフィールド", "同じ属性", "異なる属性")}
)
FIELD_FILTERS.table({NotField: lambda node, scope: FIELD_FILTERS(node.part, scope).opposite})
