"""Numbers that depend on the duel, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.terms import Side, Stat
from duelkit.judgment.text.ja.amounts import quantity
from duelkit.judgment.text.ja.core import AMOUNTS, WHATS, Quantity, Scope
from duelkit.judgment.text.ja.nouns import cards, creatures, fields
from duelkit.judgment.text.ja.terms import SIDES, STATS, piles
from duelkit.judgment.words.amounts.meaning import (
    CardCount,
    CountOf,
    CreatureCount,
    EventAmount,
    FieldCount,
    FigureOf,
    Gap,
    Half,
    HandSize,
    ManaOf,
    Plus,
    SumOf,
    Times,
)


@AMOUNTS.words(CreatureCount)
def _creatures(node: CreatureCount, scope: Scope) -> Quantity:
    words = creatures(node.filter, scope)
    return Quantity(f"{words.text}の数", each=f"{words.text}1体")


@AMOUNTS.words(FieldCount)
def _fields(node: FieldCount, scope: Scope) -> Quantity:
    words = fields(node.filter, scope)
    return Quantity(f"{words.text}の数", each=f"{words.text}1つ")


@AMOUNTS.words(CardCount)
def _cards(node: CardCount, scope: Scope) -> Quantity:
    words = f"{piles(node.piles, node.side)}の{cards(node.filter, scope).text}"
    return Quantity(f"{words}の枚数", each=f"{words}1枚")


@AMOUNTS.words(ManaOf)
def _mana(node: ManaOf, scope: Scope) -> Quantity:
    if node.side is Side.EITHER:
        return Quantity("両プレイヤーのマナの合計")
    return Quantity(f"{SIDES[node.side]}のマナ")


@AMOUNTS.words(HandSize)
def _hand(node: HandSize, scope: Scope) -> Quantity:
    whose = "両プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    return Quantity(f"{whose}の手札の枚数", each=f"{whose}の手札1枚")


@AMOUNTS.words(FigureOf)
def _figure(node: FigureOf, scope: Scope) -> Quantity:
    whose = WHATS(node.of, scope).text
    if node.stat is Stat.EVASION:
        return Quantity(f"{whose}の【回避】の回数", each=f"{whose}の【回避】1回")
    if node.stat in (Stat.PROTECTION, Stat.MAGIC_PROTECTION):
        return Quantity(f"{whose}の{STATS[node.stat]}の点数", each=f"{whose}の{STATS[node.stat]}1点")
    return Quantity(f"{whose}の{STATS[node.stat]}")


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> Quantity:
    first, last = node.parts[0], node.parts[-1]
    if len(node.parts) == 2 and isinstance(last, int):
        how = "から" if last < 0 else "に"
        return Quantity(f"{quantity(first, scope).text}{how}{abs(last)}を{'引いた' if last < 0 else '加えた'}値")
    if len(node.parts) == 2 and isinstance(first, int):
        return Quantity(f"{first}に{quantity(last, scope).text}を加えた値")
    return Quantity("と".join(quantity(part, scope).text for part in node.parts) + "の合計")


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> Quantity:
    inner = AMOUNTS(node.amount, scope)
    if node.factor == 1:
        return inner
    return Quantity(f"{inner.text}の{node.factor}倍", each=inner.each, factor=node.factor * inner.factor)


@AMOUNTS.words(CountOf)
def _count_of(node: CountOf, scope: Scope) -> Quantity:
    words = WHATS(node.of, scope).text
    return Quantity(f"{words}の枚数", each=f"{words}1枚")


AMOUNTS.fixed({EventAmount: Quantity("その数値")})
AMOUNTS.table(
    {
        SumOf: lambda node, scope: Quantity(f"{creatures(node.filter, scope).all.text}の{STATS[node.stat]}の合計"),
        Half: lambda node, scope: Quantity(f"{AMOUNTS(node.amount, scope).text}の半分（端数切り捨て）"),
        Gap: lambda node, scope: Quantity(f"{AMOUNTS(node.first, scope).text}と{AMOUNTS(node.second, scope).text}の差"),
    }
)
