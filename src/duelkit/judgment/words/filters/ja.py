"""Filters of creatures and cards, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import All, AnyOf, Anything, IsAllied, IsThis, Not
from duelkit.judgment.language.terms import Side, Stat
from duelkit.judgment.text.ja.clauses import topic
from duelkit.judgment.text.ja.core import AMOUNTS, FILTERS, MODIFIERS, Clause, Scope, Slot, Trait, compared
from duelkit.judgment.text.ja.nouns import creatures
from duelkit.judgment.text.ja.terms import (
    BEARS,
    BEARS_NOT,
    POSSIBLE_WITHOUT,
    RARITIES,
    STATS,
    affiliation,
    closed,
    elements,
    piles,
    quoted,
    race,
)
from duelkit.judgment.text.ja.traits import clause, either_of, possible, those
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
    words = creatures(node, scope).text
    return clause(f"{words}である", f"{words}でない")


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if is_cubic(node):
        return Trait(Slot.AFFILIATION, "『Cubic』の", excluded="『Cubic』")
    return either_of([FILTERS(part, scope) for part in node.parts])


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    return FILTERS(node.part, scope).opposite


@FILTERS.words(OfElement)
def _element(node: OfElement, scope: Scope) -> Trait:
    words = f"{elements(node.element)}属性"
    return Trait(Slot.ELEMENT, words, predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    words = f"〈{race(node.race)}〉"
    return Trait(Slot.RACE, words, predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(OfAffiliation)
def _affiliation(node: OfAffiliation, scope: Scope) -> Trait:
    if not node.affiliation:
        return clause("所属のない", "所属を持つ")
    words = f"「{affiliation(node.affiliation)}」所属"
    return Trait(
        Slot.AFFILIATION, f"{words}の", predicate=f"{words}である", no_predicate=f"{words}でない", excluded=words
    )


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    words = quoted(node.name)
    return Trait(Slot.NAME, words, predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(OfRarity)
def _rarity(node: OfRarity, scope: Scope) -> Trait:
    words = RARITIES[node.rarity]
    return Trait(Slot.RARITY, words, predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    own = "このクリーチャー"
    return Trait(Slot.NONE, own, "他の", Slot.OTHER, f"{own}である", f"{own}でない", sole=True, this=True)


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    words = those(node.of, scope)
    return Trait(Slot.NONE, words, predicate=f"{words}である", no_predicate=f"{words}でない")


@FILTERS.words(IsIn)
def _is_in(node: IsIn, scope: Scope) -> Trait:
    words = piles(node.piles, Side.YOU)
    return clause(f"{words}にある", f"{words}にない")


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


@FILTERS.words(HasKeyword)
def _keyword(node: HasKeyword, scope: Scope) -> Trait:
    negative_slot = Slot.LATE if node.keyword & POSSIBLE_WITHOUT else Slot.CLAUSE
    bears, bears_not = BEARS[node.keyword], BEARS_NOT[node.keyword]
    return Trait(Slot.CLAUSE, bears, bears_not, negative_slot, bears, bears_not)


SHARED = {
    "element": "属性",
    "race": "種族",
    "affiliation": "所属",
    "name": "名前",
    "facing": "方向を向いている",
    "field": "属性のフィールドに置かれている",
    "owner": "オーナー",
}
"""What two creatures can have in common."""
PREDICATES = ("facing", "field")
"""The properties that are worded as predicates instead of nouns."""


@FILTERS.words(SharesWith)
def _shares(node: SharesWith, scope: Scope) -> Trait:
    whom, words = those(node.of, scope), closed(SHARED, node.what, "SharesWith")
    if node.what == "field":
        whom = f"{'その' if whom == 'それ' else f'{whom}の'}フィールド"
    if node.what in PREDICATES:
        return clause(f"{whom}と同じ{words}", f"{whom}と異なる{words}")
    return compared(whom, f"同じ{words}", f"異なる{words}")


@FILTERS.words(OfChosenElement)
def _of_chosen(node: OfChosenElement, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{scope.element}の", predicate=f"{scope.element}の", excluded=scope.element)


@MODIFIERS.words(BelongsTo)
def _belongs_to(node: BelongsTo, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), f"「{affiliation(node.affiliation)}」所属としても扱う")]


FILTERS.fixed(
    {
        Anything: Trait(Slot.NONE, ""),
        IsCreature: Trait(Slot.HEAD, "クリーチャー", "スペル", Slot.HEAD, "クリーチャーである", "クリーチャーでない"),
        IsSpell: Trait(Slot.HEAD, "スペル", "クリーチャー", Slot.HEAD, "スペルである", "スペルでない"),
        Elementless: Trait(Slot.ELEMENT, "無属性", "属性を持つ", Slot.CLAUSE, "無属性である", "属性を持つ"),
        IsAllied: Trait(Slot.SIDE, "味方", "敵", Slot.SIDE, "味方である", "敵である"),
        AttacksByMagic: clause("【魔道攻撃】を行う", "【魔道攻撃】を行わない"),
        SummonedThisTurn: clause("このターンに召喚された", "このターンに召喚されていない"),
        HasAttacked: clause("このターンに再行動で攻撃した", "このターンに再行動で攻撃していない"),
        CanAttack: possible("再行動で攻撃できる", "再行動で攻撃できない"),
    }
)
