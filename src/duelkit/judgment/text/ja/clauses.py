"""Clauses of placement abilities in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import Filter, RefKind
from duelkit.judgment.language.terms import Stat
from duelkit.judgment.text.grammar.ja import stem
from duelkit.judgment.text.ja.amounts import measure, quantity
from duelkit.judgment.text.ja.core import Clause, Noun, Scope
from duelkit.judgment.text.ja.nouns import creatures
from duelkit.judgment.text.ja.terms import ACTION_COST, STATS
from duelkit.judgment.words.figures.meaning import Changes

THIS = Noun("このクリーチャー", this=True)


def topic(node: Filter, scope: Scope) -> Noun:
    """The topic of a modifier, which amounts after it call 自身."""
    noun = creatures(node, scope).group
    scope.now(RefKind.THEM, Noun("自身"))
    return noun


def figure_change(stat: str, kind: Stat | None, amount: Amount | int, negative: bool, scope: Scope) -> str:
    """攻撃力が2点増加する; 火フィールド1つにつき【護り】を1点得る."""
    value = quantity(amount, scope)
    number = value.factor if value.number is None else value.number
    less = (number < 0) != negative
    lead, count = measure(amount, "回分" if kind is Stat.EVASION else "点", scope)
    if kind in (Stat.PROTECTION, Stat.MAGIC_PROTECTION, Stat.EVASION):
        return f"{lead}{stat}を{count}{'失う' if less else '得る'}"
    return f"{lead}{stat}が{count}{'減少する' if less else '増加する'}"


def changes(node: Changes, scope: Scope, both_costs: bool = False) -> Clause:
    """A change of a figure, or of both activation costs."""
    who = topic(node.to, scope)
    stat = ACTION_COST if both_costs else STATS[node.stat]
    text = figure_change(stat, None if both_costs else node.stat, node.amount, node.negative, scope)
    return Clause(who, text)


def merged(clauses: list[Clause]) -> list[Clause]:
    """The clauses, with those about the same topic joined."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0].topic if groups else None
        if last is not None and clause.topic is not None and last.text == clause.topic.text:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return [group[0] if len(group) == 1 else Clause(group[0].topic, _in_turn(group)) for group in groups]


def _in_turn(clauses: list[Clause]) -> str:
    """The predicates one after the other."""
    return "、".join([*(stem(clause.text) for clause in clauses[:-1]), clauses[-1].text])
