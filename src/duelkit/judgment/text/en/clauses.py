"""Clauses of placement abilities in English."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import Filter, RefKind
from duelkit.judgment.language.terms import Stat
from duelkit.judgment.text.en.amounts import change, quantity
from duelkit.judgment.text.en.core import Clause, Noun, Scope
from duelkit.judgment.text.en.nouns import creatures
from duelkit.judgment.text.en.terms import ACTIVATION_COST, STATS
from duelkit.judgment.text.grammar.en import listed
from duelkit.judgment.words.figures.meaning import Changes

THIS = Noun("this creature", this=True)
LETTERS = "ABC"
"""The names of a creature's attack icons."""


def subject(node: Filter, scope: Scope) -> Noun:
    """The subject of a modifier, which amounts after it call it or they."""
    noun = creatures(node, scope).group
    scope.now(RefKind.THEM, Noun("they", plural=True, pronoun="they") if noun.plural else Noun("it", pronoun="it"))
    return noun


GETS = ("gets", "get")
LOSES = ("loses", "lose")


def figure_change(stat: Stat, amount: Amount | int, negative: bool, scope: Scope) -> tuple[tuple[str, str], str]:
    """The verb of one creature and of several, and its object: gets Attack +2; loses 1 Dodge attempt."""
    if stat is Stat.EVASION:
        value = quantity(amount, scope)
        if value.number is None and not value.each:
            words = f"Dodge attempts equal to {value.text}"
        else:
            number = value.factor if value.number is None else abs(value.number)
            words = f"{number} Dodge attempt{'' if number == 1 else 's'}"
            words += f" for each {value.each}" if value.number is None else ""
        return LOSES if negative or (value.number or 0) < 0 else GETS, words
    return GETS, change(STATS[stat], amount, negative, scope)


def gets(who: Noun, words: str) -> Clause:
    """The statement that creatures get something."""
    return Clause(who, *GETS, gets=words)


def changes(node: Changes, scope: Scope, both_costs: bool = False) -> Clause:
    """A change of a figure, or of both activation costs."""
    who = subject(node.to, scope)
    if both_costs:
        return gets(who, change(ACTIVATION_COST, node.amount, node.negative, scope))
    verb, words = figure_change(node.stat, node.amount, node.negative, scope)
    if verb is GETS:
        return gets(who, words)
    one, many = verb
    return Clause(who, f"{one} {words}", f"{many} {words}")


FOR_EACH = " for each "


def merged(clauses: list[Clause]) -> list[Clause]:
    """The clauses, with those about the same subject joined."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0].subject if groups else None
        if last is not None and clause.subject is not None and last.text == clause.subject.text:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    sentences: list[Clause] = []
    for group in groups:
        who = group[0].subject
        if who is None or len(group) == 1:
            sentences += group
            continue
        predicates = [clause.predicate for clause in group]
        if all(clause.gets for clause in group):
            predicates[1:] = [clause.gets for clause in group[1:]]
        mixed = len(predicates) == 2 and FOR_EACH in predicates[1] and FOR_EACH not in predicates[0]
        words = ", and ".join(predicates) if mixed else listed(predicates)
        sentences.append(Clause(who, words, words))
    return sentences
