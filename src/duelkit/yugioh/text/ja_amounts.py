"""Japanese amounts: フィールドのモンスターの数×300, そのモンスターの攻撃力の半分."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import (
    Amount,
    Count,
    CounterCount,
    CountOf,
    DrawnBefore,
    HalfOf,
    Higher,
    LifePoints,
    MaterialCount,
    Number,
    Plus,
    StatOf,
    The,
    Times,
)
from duelkit.yugioh.language.filters import IsAmong, TopOfDeck
from duelkit.yugioh.language.words import Side, Zone
from duelkit.yugioh.text.ja_core import AMOUNTS, WHATS, Scope
from duelkit.yugioh.text.ja_places import place, pool_text
from duelkit.yugioh.text.ja_words import SIDE, STATS, figure


def value(amount: Amount | int, scope: Scope) -> str:
    """An amount of ATK, DEF or life points."""
    return figure(amount) if isinstance(amount, int) else AMOUNTS(amount, scope)


def is_measure(amount: Amount | int) -> bool:
    """Whether 分 follows: the amount is read off a figure, not counted out."""
    return isinstance(amount, StatOf | LifePoints | The | Plus) or (
        isinstance(amount, Times) and isinstance(amount.amount, StatOf)
    )


def value_bun(amount: Amount | int, scope: Scope) -> str:
    """500, 手札の数×300, or そのモンスターの攻撃力分."""
    return value(amount, scope) + ("分" if is_measure(amount) else "")


@AMOUNTS.words(Count)
def _count(node: Count, scope: Scope) -> str:
    if isinstance(node.pool.filter, IsAmong):
        return f"その内{place(node.pool.zones, node.pool.side)}に存在するカードの数"
    if node.pool.zones == Zone.HAND:
        return (
            f"{SIDE[node.pool.side]}の手札の数"
            if pool_text(node.pool, scope, owned=True).endswith("カード")
            else f"{pool_text(node.pool, scope, owned=True)}の数"
        )
    return f"{pool_text(node.pool, scope, owned=True)}の数"


@AMOUNTS.words(CountOf)
def _count_of(node: CountOf, scope: Scope) -> str:
    return f"{WHATS(node.what, scope).bare}の数"


@AMOUNTS.words(StatOf)
def _stat_of(node: StatOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    several = isinstance(node.what, TopOfDeck) or noun.many
    was = "フィールドでの" if node.as_it_was and not STATS[node.stat].startswith("元々") else ""
    return f"{noun.bare}の{was}{STATS[node.stat]}{'の合計' if several else ''}"


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> str:
    if isinstance(node.amount, StatOf) and node.factor == 2:
        return f"{AMOUNTS(node.amount, scope)}の倍"
    return f"{AMOUNTS(node.amount, scope)}×{node.factor}"


@AMOUNTS.words(HalfOf)
def _half(node: HalfOf, scope: Scope) -> str:
    return f"{AMOUNTS(node.amount, scope)}の半分"


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> str:
    first, second = value(node.first, scope), value(node.second, scope)
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


@AMOUNTS.words(LifePoints)
def _life(node: LifePoints, scope: Scope) -> str:
    return {Side.YOU: "自分のＬＰ", Side.OPPONENT: "相手のＬＰ", Side.EITHER: "お互いのＬＰ"}[node.side]


@AMOUNTS.words(The)
def _the(node: The, scope: Scope) -> str:
    return {
        Number.DECLARED: "宣言した数値",
        Number.HEADS: "表が出た回数",
        Number.DIE: "出た目の数",
        Number.DAMAGE: scope.event_damage,
        Number.DONE: scope.done,
        Number.DAMAGE_DEALT: scope.dealt,
    }[node.number]


@AMOUNTS.words(MaterialCount)
def _materials(node: MaterialCount, scope: Scope) -> str:
    return "このカードのＸ素材の数"


@AMOUNTS.words(DrawnBefore)
def _drawn_before(node: DrawnBefore, scope: Scope) -> str:
    return "その効果でドローした数"


@AMOUNTS.words(CounterCount)
def _counters(node: CounterCount, scope: Scope) -> str:
    return f"{WHATS(node.what, scope).bare}の{node.name}の数"
