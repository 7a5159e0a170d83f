"""Words about amounts (数値): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import AtWill, Count, CountOf, HalfOf, Plus, StatOf, The, Times
from duelkit.yugioh.language.base import All
from duelkit.yugioh.language.nouns import AnyCard, IsAmong
from duelkit.yugioh.language.selections import EACH, THEM, Every, TopOfDeck
from duelkit.yugioh.language.terms import Number, Stat, Zone
from duelkit.yugioh.text.grammar.heads import parts_of
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.nouns import ORIGINALS, words_of
from duelkit.yugioh.text.grammar.ja.places import place, pool_text
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE, STATS, TYPE_LINE, small
from duelkit.yugioh.words.amounts.meaning import (
    AsManyAs,
    Doubling,
    Higher,
    HighestOf,
    InCase,
    Kinds,
    OnePer,
    OpenTargets,
    TypesAmong,
)


@AMOUNTS.words(Count)
def _count(node: Count, scope: Scope) -> str:
    parts = parts_of(node.pool.filter)
    if any(isinstance(part, IsAmong) for part in parts):
        rest = tuple(part for part in parts if not isinstance(part, IsAmong))
        noun = words_of(All(rest), scope).text if rest else "カード"
        return f"その内{place(node.pool.zones, node.pool.side)}に存在する{noun}の数"
    if node.pool.zones == Zone.HAND:
        cards = "" if isinstance(node.pool.filter, AnyCard) else f"の{words_of(node.pool.filter, scope).text}"
        return f"{SIDE[node.pool.side]}の手札{cards}の数"
    return f"{pool_text(node.pool, scope, owned=True)}の数"


@AMOUNTS.words(Kinds)
def _kinds(node: Kinds, scope: Scope) -> str:
    of = f"{STATS[node.of]}の" if node.of is not None else ""
    return f"{kinds_text(node, scope)}の{of}種類の数"


def kinds_text(node: Kinds, scope: Scope) -> str:
    """The cards of which the kinds are counted."""
    return pool_text(node.pool, scope, owned=True)


@AMOUNTS.words(HighestOf)
def _highest_of(node: HighestOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    among = "の内、一番高い" if noun.many or node.what == THEM else "の"
    return f"{noun.bare}{among}{STATS[node.stat]}"
    if isinstance(node.what, Every):
        return f"{pool_text(node.what.pool, scope)}の一番高い{STATS[node.stat]}"
    return f"{WHATS(node.what, scope).bare}の{STATS[node.stat]}"


@AMOUNTS.words(StatOf)
def _stat_of(node: StatOf, scope: Scope) -> str:
    if isinstance(node.what, Every):
        return f"{pool_text(node.what.pool, scope)}の{STATS[node.stat]}の合計"
    noun = WHATS(node.what, scope)
    several = isinstance(node.what, TopOfDeck) or noun.many and node.what != EACH
    was = "フィールドでの" if node.as_it_was and node.stat not in ORIGINALS else ""
    figure = "リンクマーカーの数" if node.stat is Stat.RATING else STATS[node.stat]
    if noun.bare == scope.topic:
        scope.topic = ""
        return f"{was}{figure}{'の合計' if several else ''}"
    whose = "自身" if node.what == EACH and noun.many else noun.bare
    return f"{whose}の{was}{figure}{'の合計' if several else ''}"


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> str:
    if isinstance(node.amount, StatOf) and node.factor == 2:
        return f"{AMOUNTS(node.amount, scope)}の倍"
    return f"{AMOUNTS(node.amount, scope)}×{node.factor}"


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> str:
    first, second = value(node.first, scope), value(node.second, scope)
    if (
        isinstance(node.first, StatOf)
        and isinstance(node.first.what, Every)
        and node.second == replace(node.first, stat=Stat.RANK)
        and node.first.stat is Stat.LEVEL
    ):
        return f"{pool_text(node.first.what.pool, scope)}のレベル・ランクの合計"
    if node.minus:
        return f"{first}から{second}を引いた数値"
    if isinstance(node.second, int):
        return f"{first}＋{second}"
    return f"{first}と{second}の合計"


@AMOUNTS.words(Higher)
def _higher(node: Higher, scope: Scope) -> str:
    first, second = AMOUNTS(node.first, scope), AMOUNTS(node.second, scope)
    if isinstance(node.first, StatOf) and isinstance(node.second, StatOf) and node.first.what == node.second.what:
        second = STATS[node.second.stat]
    return f"{first}と{second}の内、高い方の数値"


@AMOUNTS.words(Doubling)
def _doubling(node: Doubling, scope: Scope) -> str:
    return f"{node.start}（{value(node.count, scope)}が１増える毎に倍になる）"


@AMOUNTS.words(OnePer)
def _one_per(node: OnePer, scope: Scope) -> str:
    each = f"{small(node.each)}枚" if isinstance(node.amount, The) and node.each < 100 else str(node.each)
    return f"{value(node.amount, scope)}{each}につき１"


@AMOUNTS.words(OpenTargets)
def _open_targets(node: OpenTargets, scope: Scope) -> str:
    return "任意の数"


@AMOUNTS.words(AsManyAs)
def _as_many_as(node: AsManyAs, scope: Scope) -> str:
    return "それと同じ数"


@AMOUNTS.words(InCase)
def _in_case(node: InCase, scope: Scope) -> str:
    held = CONDITIONS(node.condition, scope).plain
    return f"{value(node.otherwise, scope)}（{held}場合は{value(node.amount, scope)}）"


@AMOUNTS.words(The)
def _the(node: The, scope: Scope) -> str:
    return {
        Number.DECLARED: "宣言した数値",
        Number.HEADS: "表が出た回数",
        Number.DIE: "出た目の数",
        Number.DAMAGE: scope.event_damage,
        Number.DONE: scope.done,
        Number.DAMAGE_DEALT: scope.dealt,
        Number.CHOSEN: scope.chosen,
        Number.GAINED: "この効果でアップした数値",
        Number.LOST: "この効果でダウンした数値",
    }[node.number]


AMOUNTS.fixed({AtWill: "任意の数"})
AMOUNTS.table(
    {
        CountOf: lambda node, scope: f"{WHATS(node.what, scope).bare}の数",
        HalfOf: lambda node, scope: f"{AMOUNTS(node.amount, scope)}の半分",
    }
)


@AMOUNTS.words(TypesAmong)
def _types_among(node: TypesAmong, scope: Scope) -> str:
    kinds = "・".join(TYPE_LINE[each] for each in node.types)
    return f"{pool_text(node.pool, scope, owned=True)}の種類（{kinds}）の数"
