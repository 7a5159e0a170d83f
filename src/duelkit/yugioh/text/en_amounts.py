"""English amounts: the number of monsters on the field, half its ATK; for each …"""

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
from duelkit.yugioh.language.filters import IsAmong
from duelkit.yugioh.language.words import Side, Stat
from duelkit.yugioh.text.en_core import AMOUNTS, HEADS, WHATS, Scope
from duelkit.yugioh.text.en_filters import counters
from duelkit.yugioh.text.en_places import place, pool_text
from duelkit.yugioh.text.en_words import STATS, figure


def value(amount: Amount | int, scope: Scope) -> str:
    """A number, or an amount in words."""
    return figure(amount) if isinstance(amount, int) else AMOUNTS(amount, scope)


def for_each(amount: Amount, scope: Scope) -> str:
    """monster on the field: what stands after for each; empty where that cannot be said."""
    if isinstance(amount, Count):
        if amount.pool.more:
            return ""
        if isinstance(amount.pool.filter, IsAmong):
            return f"of those cards {place(amount.pool.zones, amount.pool.side)}"
        return pool_text(amount.pool, scope, plural=False)
    if isinstance(amount, CounterCount):
        return f"{counters(amount.name, 1)} on {WHATS(amount.what, scope).text}"
    if isinstance(amount, MaterialCount):
        return "material attached to this card"
    if isinstance(amount, The) and amount.number is Number.DONE:
        return scope.done_each
    if isinstance(amount, CountOf):
        noun = WHATS(amount.what, scope)
        return f"of {noun.text}" if noun.text in ("them", "those targets") else f"{HEADS[noun.head][0]} referred to"
    if isinstance(amount, StatOf) and amount.stat in (Stat.LEVEL, Stat.RANK, Stat.ORIGINAL_LEVEL):
        return ""
    return ""


def rate(amount: Amount | int, scope: Scope) -> tuple[str, str]:
    """(300, for each monster on the field); the second is empty where there is no rate."""
    if isinstance(amount, Times):
        each = for_each(amount.amount, scope)
        if each:
            return str(amount.factor), f" for each {each}"
    return value(amount, scope), ""


@AMOUNTS.words(Count)
def _count(node: Count, scope: Scope) -> str:
    return f"the number of {pool_text(node.pool, scope)}"


@AMOUNTS.words(CountOf)
def _count_of(node: CountOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    if " used as this card's material" in noun.text and not noun.plural:
        return f"the number of {noun.text.removeprefix('the ').replace(' used as', 's used as', 1)}"
    return f"the number of {noun.text.removeprefix('the ') if noun.text != 'them' else HEADS[noun.head][1]}"


@AMOUNTS.words(StatOf)
def _stat_of(node: StatOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    on_field = " on the field" if node.as_it_was and node.stat in (Stat.ATK, Stat.DEF, Stat.LEVEL, Stat.RANK) else ""
    total = "the combined " if noun.plural else ""
    if noun.text in ("it", "them", "this card") or noun.possessive or len(noun.text) < 28:
        return (
            f"{total}{noun.poss} {STATS[node.stat]}{on_field}"
            if not total
            else f"the total {STATS[node.stat]} of {noun.text}{on_field}"
        )
    return f"the {'total ' if noun.plural else ''}{STATS[node.stat]} of {noun.text}{on_field}"


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> str:
    if node.factor == 2 and isinstance(node.amount, StatOf):
        return f"double {AMOUNTS(node.amount, scope)}"
    return f"{AMOUNTS(node.amount, scope)} x {node.factor}"


@AMOUNTS.words(HalfOf)
def _half(node: HalfOf, scope: Scope) -> str:
    return f"half {AMOUNTS(node.amount, scope)}"


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> str:
    first, second = value(node.first, scope), value(node.second, scope)
    return f"{first} minus {second}" if node.minus else f"{first} plus {second}"


@AMOUNTS.words(Higher)
def _higher(node: Higher, scope: Scope) -> str:
    first, second = AMOUNTS(node.first, scope), AMOUNTS(node.second, scope)
    if isinstance(node.first, StatOf) and isinstance(node.second, StatOf) and node.first.what == node.second.what:
        second = STATS[node.second.stat]
    return f"{first} or {second} (whichever is higher)"


@AMOUNTS.words(LifePoints)
def _life(node: LifePoints, scope: Scope) -> str:
    return {Side.YOU: "your LP", Side.OPPONENT: "your opponent's LP", Side.EITHER: "both players' LP"}[node.side]


@AMOUNTS.words(The)
def _the(node: The, scope: Scope) -> str:
    return {
        Number.DECLARED: "the declared number",
        Number.HEADS: "the number of heads",
        Number.DIE: "the result",
        Number.DAMAGE: scope.event_damage,
        Number.DONE: scope.done,
        Number.DAMAGE_DEALT: scope.dealt,
    }[node.number]


@AMOUNTS.words(MaterialCount)
def _materials(node: MaterialCount, scope: Scope) -> str:
    return "the number of materials attached to this card"


@AMOUNTS.words(DrawnBefore)
def _drawn_before(node: DrawnBefore, scope: Scope) -> str:
    return "the number of cards you drew by that effect"


@AMOUNTS.words(CounterCount)
def _counters(node: CounterCount, scope: Scope) -> str:
    return f"the number of {counters(node.name, 2)} on {WHATS(node.what, scope).text}"
