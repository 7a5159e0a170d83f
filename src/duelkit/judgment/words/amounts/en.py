"""Numbers that depend on the duel, in English."""

from __future__ import annotations

from duelkit.judgment.language.terms import Pile, Side, Stat
from duelkit.judgment.text.en.amounts import quantity
from duelkit.judgment.text.en.core import AMOUNTS, WHATS, Quantity, Scope
from duelkit.judgment.text.en.nouns import cards, creatures, fields
from duelkit.judgment.text.en.terms import POSSESSIVE, STATS, piles
from duelkit.judgment.text.grammar.en import listed
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

TIMES = {2: "twice", 3: "three times"}


@AMOUNTS.words(CreatureCount)
def _creatures(node: CreatureCount, scope: Scope) -> Quantity:
    words = creatures(node.filter, scope)
    where = "" if words.placed else " on the board"
    return Quantity(f"the number of {words.many}{where}", each=f"{words.one}{where}")


@AMOUNTS.words(FieldCount)
def _fields(node: FieldCount, scope: Scope) -> Quantity:
    words = fields(node.filter, scope)
    return Quantity(f"the number of {words.many}", each=words.one)


@AMOUNTS.words(CardCount)
def _cards(node: CardCount, scope: Scope) -> Quantity:
    words = cards(node.filter, scope)
    where = f"{'on' if node.piles == Pile.BOARD else 'in'} {piles(node.piles, node.side)}"
    return Quantity(f"the number of {words.many} {where}", each=f"{words.one} {where}")


@AMOUNTS.words(ManaOf)
def _mana(node: ManaOf, scope: Scope) -> Quantity:
    if node.side is Side.EITHER:
        return Quantity("the mana of both players")
    return Quantity(f"{POSSESSIVE[node.side]} mana")


@AMOUNTS.words(HandSize)
def _hand(node: HandSize, scope: Scope) -> Quantity:
    whose = "both players' hands" if node.side is Side.EITHER else f"{POSSESSIVE[node.side]} hand"
    return Quantity(f"the number of cards in {whose}", each=f"card in {whose}")


@AMOUNTS.words(FigureOf)
def _figure(node: FigureOf, scope: Scope) -> Quantity:
    noun = WHATS(node.of, scope)
    owner = noun.its if node.stat is Stat.HP and noun == scope.healed else noun.poss
    if node.stat is Stat.EVASION:
        return Quantity(f"the number of {owner} Dodge attempts", each=f"of {owner} Dodge attempts")
    if node.stat in (Stat.PROTECTION, Stat.MAGIC_PROTECTION):
        return Quantity(f"{owner} {STATS[node.stat]}", each=f"point of {owner} {STATS[node.stat]}")
    return Quantity(f"{owner} {STATS[node.stat]}")


@AMOUNTS.words(SumOf)
def _sum(node: SumOf, scope: Scope) -> Quantity:
    return Quantity(f"the total {STATS[node.stat]} of {creatures(node.filter, scope).all.text}")


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> Quantity:
    last = node.parts[-1]
    if len(node.parts) == 2 and isinstance(last, int) and last < 0:
        return Quantity(f"{quantity(node.parts[0], scope).text} minus {-last}")
    parts = [quantity(part, scope).text for part in node.parts]
    if len(parts) == 2:
        return Quantity(f"{parts[0]} plus {parts[1]}")
    return Quantity(f"the sum of {listed(parts)}")


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> Quantity:
    inner = AMOUNTS(node.amount, scope)
    if node.factor == 1:
        return inner
    words = TIMES.get(node.factor, f"{node.factor} times")
    return Quantity(f"{words} {inner.text}", each=inner.each, factor=node.factor * inner.factor)


@AMOUNTS.words(Gap)
def _gap(node: Gap, scope: Scope) -> Quantity:
    return Quantity(f"the difference between {AMOUNTS(node.first, scope).text} and {AMOUNTS(node.second, scope).text}")


@AMOUNTS.words(CountOf)
def _count_of(node: CountOf, scope: Scope) -> Quantity:
    words = WHATS(node.of, scope)
    return Quantity(f"the number of {words.text}", each=f"of {words.text}")


AMOUNTS.fixed({EventAmount: Quantity("that amount")})
AMOUNTS.table({Half: lambda node, scope: Quantity(f"half of {AMOUNTS(node.amount, scope).text} (rounded down)")})
