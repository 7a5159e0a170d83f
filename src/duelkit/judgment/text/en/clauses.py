"""What placement abilities make so, in English."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import Filter, RefKind
from duelkit.judgment.language.terms import Stat
from duelkit.judgment.text.en.amounts import change, quantity
from duelkit.judgment.text.en.core import Clause, Noun, Scope
from duelkit.judgment.text.en.nouns import creatures
from duelkit.judgment.text.en.terms import ACTIVATION_COST, STATS, listed
from duelkit.judgment.words.figures.meaning import Changes

THIS = Noun("this creature", this=True)
LETTERS = "ABC"
"""The names of a creature's attack icons."""


def subject(node: Filter, scope: Scope) -> Noun:
    """Whom it is about; in an amount they are then called it, or they."""
    noun = creatures(node, scope).group
    scope.now(RefKind.THEM, Noun("they", plural=True, pronoun="they") if noun.plural else Noun("it", pronoun="it"))
    return noun


def figure_change(stat: Stat, amount: Amount | int, negative: bool, scope: Scope) -> tuple[str, str]:
    """gets Attack +2; gets 1 Dodge attempt; of one creature and of several."""
    if stat is Stat.EVASION:
        value = quantity(amount, scope)
        if value.number is None and not value.each:
            words = f"Dodge attempts equal to {value.text}"
        else:
            number = value.factor if value.number is None else abs(value.number)
            words = f"{number} Dodge attempt{'' if number == 1 else 's'}"
            words += f" for each {value.each}" if value.number is None else ""
        less = negative or (value.number or 0) < 0
        return (f"loses {words}", f"lose {words}") if less else (f"gets {words}", f"get {words}")
    words = change(STATS[stat], amount, negative, scope)
    return f"gets {words}", f"get {words}"


def paired_cost(amount: Amount | int, negative: bool, scope: Scope) -> tuple[str, str]:
    """The same of attack and rotation alike."""
    words = change(ACTIVATION_COST, amount, negative, scope)
    return f"gets {words}", f"get {words}"


def changes(node: Changes, scope: Scope, both_costs: bool = False) -> Clause:
    """A change of a figure, or of both activation costs."""
    who = subject(node.to, scope)
    one, many = (
        paired_cost(node.amount, node.negative, scope)
        if both_costs
        else figure_change(node.stat, node.amount, node.negative, scope)
    )
    return Clause(who, one, many)


FOR_EACH = " for each "


def merged(clauses: list[Clause]) -> list[str]:
    """The clauses as sentences; what is said of the same subject is one sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0].subject if groups else None
        if last is not None and clause.subject is not None and last.text == clause.subject.text:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    said = []
    for group in groups:
        who = group[0].subject
        if who is None or len(group) == 1:
            said += [clause.text for clause in group]
            continue
        predicates = [(clause.many or clause.one) if who.plural else clause.one for clause in group]
        for verb in ("gets ", "get "):
            if all(predicate.startswith(verb) for predicate in predicates):
                predicates[1:] = [predicate.removeprefix(verb) for predicate in predicates[1:]]
        mixed = len(predicates) == 2 and FOR_EACH in predicates[1] and FOR_EACH not in predicates[0]
        said.append(f"{who.text} {', and '.join(predicates) if mixed else listed(predicates)}")
    return said
