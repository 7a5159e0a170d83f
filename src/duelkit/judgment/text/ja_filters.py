"""Properties of creatures, cards and fields in Japanese."""

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
from duelkit.judgment.language.words import CardSide, Side, Stat
from duelkit.judgment.text.ja_core import AMOUNTS, FIELD_FILTERS, FILTERS, WHATS, Scope, Slot, Trait
from duelkit.judgment.text.ja_nouns import creatures, fields
from duelkit.judgment.text.ja_words import (
    BEARS,
    BEARS_NOT,
    CARD_SIDES,
    RARITIES,
    STATS,
    affiliation,
    closed,
    elements,
    piles,
    quoted,
    race,
)
from duelkit.judgment.text.reading import beside_whom, is_cubic, on_or_beside


def _of(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).text


def clause(text: str, negative: str, sole: bool = False, predicate: str = "", no_predicate: str = "") -> Trait:
    """A property that stands before all others; by itself it is a predicate as well."""
    return Trait(Slot.CLAUSE, text, negative, Slot.CLAUSE, predicate or text, no_predicate or negative, sole)


def place(text: str, negative: str, predicate: str, no_predicate: str, sole: bool = False) -> Trait:
    """Where something is."""
    return Trait(Slot.PLACE, text, negative, Slot.PLACE, predicate, no_predicate, sole)


def _either(parts: list[Trait]) -> Trait:
    """One or the other."""
    predicate = "か、".join(part.predicate for part in parts) if all(part.predicate for part in parts) else ""
    if len({part.slot for part in parts}) == 1 and parts[0].slot is not Slot.CLAUSE:
        return replace(
            parts[0], text="または".join(part.text for part in parts), negative="", predicate=predicate, no_predicate=""
        )
    return clause("または".join(part.text for part in parts), "", predicate=predicate)


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    words = creatures(node, scope).text
    return clause(f"{words}である", f"{words}でない")


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if is_cubic(node):
        return Trait(Slot.AFFILIATION, "『Cubic』の", "『Cubic』以外の")
    return _either([FILTERS(part, scope) for part in node.parts])


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    return FILTERS(node.part, scope).opposite


@FILTERS.words(Anything)
def _anything(node: Anything, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "")


@FILTERS.words(IsCreature)
def _creature(node: IsCreature, scope: Scope) -> Trait:
    return Trait(Slot.HEAD, "クリーチャー", "スペル", Slot.HEAD, "クリーチャーである", "クリーチャーでない")


@FILTERS.words(IsSpell)
def _spell(node: IsSpell, scope: Scope) -> Trait:
    return Trait(Slot.HEAD, "スペル", "クリーチャー", Slot.HEAD, "スペルである", "スペルでない")


@FILTERS.words(OfElement)
def _element(node: OfElement, scope: Scope) -> Trait:
    words = f"{elements(node.element)}属性"
    return Trait(Slot.ELEMENT, words, f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(Elementless)
def _elementless(node: Elementless, scope: Scope) -> Trait:
    return Trait(Slot.ELEMENT, "無属性", "属性を持つ", Slot.CLAUSE, "無属性である", "属性を持つ")


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    words = f"〈{race(node.race)}〉"
    return Trait(Slot.RACE, words, f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(OfAffiliation)
def _affiliation(node: OfAffiliation, scope: Scope) -> Trait:
    if not node.affiliation:
        return clause("所属のない", "所属を持つ")
    words = f"「{affiliation(node.affiliation)}」所属"
    return Trait(Slot.AFFILIATION, f"{words}の", f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    words = quoted(node.name)
    return Trait(Slot.NAME, words, f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(OfRarity)
def _rarity(node: OfRarity, scope: Scope) -> Trait:
    words = RARITIES[node.rarity]
    return Trait(Slot.RARITY, words, f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(IsAllied)
def _allied(node: IsAllied, scope: Scope) -> Trait:
    return Trait(Slot.SIDE, "味方", "敵", Slot.SIDE, "味方である", "敵である")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    own = "このクリーチャー"
    return Trait(Slot.NONE, own, "他の", Slot.OTHER, f"{own}である", f"{own}でない", sole=True, this=True)


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    words = _of(node.of, scope)
    return Trait(Slot.NONE, words, f"{words}以外の", Slot.CLAUSE, f"{words}である", f"{words}でない")


@FILTERS.words(IsAdjacent)
def _adjacent(node: IsAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).text
    elif node.to.kind is RefKind.SELF:
        return place("隣接する", "隣接しない", "このクリーチャーに隣接している", "このクリーチャーに隣接していない")
    else:
        words = _of(node.to, scope)
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FILTERS.words(IsAhead)
def _ahead(node: IsAhead, scope: Scope) -> Trait:
    whose = "" if node.from_.kind is RefKind.SELF else f"{_of(node.from_, scope)}の"
    words = f"{whose}正面" if node.distance == 1 else f"{whose}前方{node.distance}フィールド以内"
    return place(f"{words}の", f"{words}にいない", f"{words}にいる", f"{words}にいない", node.distance == 1)


@FILTERS.words(IsInLine)
def _in_line(node: IsInLine, scope: Scope) -> Trait:
    words = f"前後左右{node.distance}フィールド以内"
    return place(f"{words}の", f"{words}にいない", f"{words}にいる", f"{words}にいない")


@FILTERS.words(HasInReach)
def _has_in_reach(node: HasInReach, scope: Scope) -> Trait:
    words = f"{_of(node.of, scope)}を攻撃範囲に"
    return clause(f"{words}含む", f"{words}含まない")


@FILTERS.words(IsIn)
def _is_in(node: IsIn, scope: Scope) -> Trait:
    words = piles(node.piles, Side.YOU)
    return clause(f"{words}にある", f"{words}にない")


@FILTERS.words(OnField)
def _on_field(node: OnField, scope: Scope) -> Trait:
    words = elements(node.element)
    return clause(f"{words}フィールドに置かれている", f"{words}以外のフィールドに置かれている")


def bounds(node: FigureIn, scope: Scope) -> str:
    """体力が1; マナコストが2以下; マナコストが火フィールドの数以下."""
    stat = STATS[node.stat]
    least, most = node.at_least, node.at_most
    if node.stat is Stat.EVASION:
        stat = "【回避】の回数"
    if isinstance(least, Amount) or isinstance(most, Amount):
        limit = most if isinstance(most, Amount) else least
        assert isinstance(limit, Amount)
        return f"{stat}が{AMOUNTS(limit, scope).text}{'以下' if limit is most else '以上'}"
    if least is not None and least == most:
        return f"{stat}が{least}"
    if least is not None and most is not None:
        return f"{stat}が{least}以上{most}以下"
    return f"{stat}が{most}以下" if least is None else f"{stat}が{least}以上"


@FILTERS.words(FigureIn)
def _figure(node: FigureIn, scope: Scope) -> Trait:
    words = bounds(node, scope)
    return clause(f"{words}の", f"{words}でない", predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(AttacksByMagic)
def _by_magic(node: AttacksByMagic, scope: Scope) -> Trait:
    return clause("【魔道攻撃】を行う", "【魔道攻撃】を行わない")


@FILTERS.words(HasKeyword)
def _keyword(node: HasKeyword, scope: Scope) -> Trait:
    return clause(BEARS[node.keyword], BEARS_NOT[node.keyword])


SHARED = {
    "element": "と同じ属性",
    "race": "と同じ種族",
    "affiliation": "と同じ所属",
    "name": "と同じ名前",
    "facing": "と同じ方向を向いている",
    "field": "のフィールドと同じ属性のフィールドに置かれている",
    "owner": "と同じオーナー",
}
"""What two creatures can have in common."""


@FILTERS.words(SharesWith)
def _shares(node: SharesWith, scope: Scope) -> Trait:
    whose, words = _of(node.of, scope), closed(SHARED, node.what, "SharesWith")
    if whose == "それ" and words.startswith("の"):
        whose = "そ"
    if words.endswith("いる"):
        return clause(f"{whose}{words}", f"{whose}{words.replace('同じ', '異なる')}")
    other = words.replace("同じ", "異なる")
    return clause(
        f"{whose}{words}の",
        f"{whose}{other}の",
        predicate=f"{whose}{words}である",
        no_predicate=f"{whose}{other}である",
    )


@FILTERS.words(SummonedThisTurn)
def _summoned(node: SummonedThisTurn, scope: Scope) -> Trait:
    return clause("このターンに召喚された", "このターンに召喚されていない")


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    return clause("このターンに再行動で攻撃した", "このターンに再行動で攻撃していない")


@FILTERS.words(StandsOn)
def _stands_on(node: StandsOn, scope: Scope) -> Trait:
    whom = beside_whom(node.field)
    if whom is not None:
        beside = creatures(whom, scope).text
        return clause(f"{beside}に隣接する", f"{beside}に隣接しない")
    near = on_or_beside(node.field)
    if near is not None:
        words = fields(near, scope).text
        return clause(f"{words}またはそれに隣接するフィールドに置かれている",
                      f"{words}にもそれに隣接するフィールドにも置かれていない")
    words = fields(node.field, scope).text
    return clause(f"{words}に置かれている", f"{words}に置かれていない")


@FILTERS.words(OfFieldElement)
def _of_field_element(node: OfFieldElement, scope: Scope) -> Trait:
    words = f"{_of(node.of, scope)}のフィールドと"
    return clause(f"{words}同じ属性の", f"{words}異なる属性の")


@FILTERS.words(OfChosenElement)
def _of_chosen(node: OfChosenElement, scope: Scope) -> Trait:
    return clause(f"{scope.element}の", f"{scope.element}以外の")


@FILTERS.words(CanAttack)
def _can_attack(node: CanAttack, scope: Scope) -> Trait:
    return clause("再行動で攻撃できる", "再行動で攻撃できない")


# Fields -------------------------------------------------------------------------------------------


@FIELD_FILTERS.words(AllFields)
def _all_fields(node: AllFields, scope: Scope) -> Trait:
    words = fields(node, scope).text
    return clause(f"{words}である", f"{words}でない")


@FIELD_FILTERS.words(AnyFields)
def _any_fields(node: AnyFields, scope: Scope) -> Trait:
    near = on_or_beside(node)
    if near is not None:
        return Trait(Slot.NONE, f"{fields(near, scope).text}とそれに隣接するフィールド")
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
        return clause(f"裏の属性が{words}の", f"裏の属性が{words}でない")
    return Trait(Slot.ELEMENT, words, f"{words}以外の", Slot.CLAUSE)


@FIELD_FILTERS.words(FieldSharesWith)
def _field_shares(node: FieldSharesWith, scope: Scope) -> Trait:
    chosen = scope.fields[0] if scope.fields else "選んだフィールド"
    whose = chosen if node.of is None else f"{_of(node.of, scope)}のフィールド"
    if node.reverse:
        return clause(f"裏の属性が{whose}の裏と同じ", f"裏の属性が{whose}の裏と異なる")
    return clause(f"{whose}と同じ属性の", f"{whose}と異なる属性の")


@FIELD_FILTERS.words(FieldIsEmpty)
def _empty(node: FieldIsEmpty, scope: Scope) -> Trait:
    return Trait(Slot.RARITY, "空き", "クリーチャーが置かれている", Slot.CLAUSE)


@FIELD_FILTERS.words(FieldAdjacent)
def _field_adjacent(node: FieldAdjacent, scope: Scope) -> Trait:
    if isinstance(node.to, Filter):
        words = creatures(node.to, scope).text
    elif node.to is None:
        words = scope.fields[0] if scope.fields else "選んだフィールド"
    elif node.to.kind is RefKind.SELF:
        return Trait(Slot.PLACE, "隣接する", "隣接しない")
    else:
        words = _of(node.to, scope)
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FIELD_FILTERS.words(FieldAhead)
def _field_ahead(node: FieldAhead, scope: Scope) -> Trait:
    whose = "" if node.of.kind is RefKind.SELF else f"{_of(node.of, scope)}の"
    side = "前方" if node.side is CardSide.FRONT else CARD_SIDES[node.side]
    if node.distance == 1:
        words = f"{whose}{'正面' if node.side is CardSide.FRONT else side}"
    else:
        words = f"{whose}{side}{node.distance}{'つ先' if node.exactly else 'フィールド以内'}"
    return Trait(Slot.PLACE, f"{words}の", f"{words}以外の", sole=node.distance == 1 or node.exactly)


@FIELD_FILTERS.words(FieldInLine)
def _field_in_line(node: FieldInLine, scope: Scope) -> Trait:
    words = f"前後左右{node.distance}フィールド以内"
    return Trait(Slot.PLACE, f"{words}の", f"{words}以外の")


@FIELD_FILTERS.words(ReverseMatches)
def _reverse_matches(node: ReverseMatches, scope: Scope) -> Trait:
    words = f"裏の属性が{_of(node.of, scope)}の属性と"
    return clause(f"{words}同じ", f"{words}異なる")


@FIELD_FILTERS.words(FirstField)
def _first_field(node: FirstField, scope: Scope) -> Trait:
    return Trait(Slot.NONE, f"フィールド順番が最も若い{fields(node.of, scope).text}", sole=True)


@FIELD_FILTERS.words(FieldUnder)
def _field_under(node: FieldUnder, scope: Scope) -> Trait:
    words = f"{_of(node.of, scope)}のフィールド"
    return Trait(Slot.NONE, words, f"{words}以外の", Slot.CLAUSE, sole=True)


@FIELD_FILTERS.words(FieldHolds)
def _field_holds(node: FieldHolds, scope: Scope) -> Trait:
    words = creatures(node.filter, scope).text
    return clause(f"{words}が置かれている", f"{words}が置かれていない")


@FIELD_FILTERS.words(FieldIsChosen)
def _field_is_chosen(node: FieldIsChosen, scope: Scope) -> Trait:
    words = scope.fields[node.slot] if node.slot < len(scope.fields) else "選んだフィールド"
    return Trait(Slot.NONE, words, f"{words}以外の", Slot.CLAUSE, sole=True)


@FIELD_FILTERS.words(FieldBeside)
def _field_beside(node: FieldBeside, scope: Scope) -> Trait:
    words = fields(node.to, scope).text
    return clause(f"{words}に隣接する", f"{words}に隣接しない")


@FIELD_FILTERS.words(FieldOfChosenElement)
def _field_of_chosen(node: FieldOfChosenElement, scope: Scope) -> Trait:
    return clause(f"{scope.element}の", f"{scope.element}以外の")


@FIELD_FILTERS.words(FieldForSummon)
def _for_summon(node: FieldForSummon, scope: Scope) -> Trait:
    return clause("召喚できる", "召喚できない")
