"""Figures, keywords, elements and races of creatures, in English."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.text.en.amounts import measure, quantity
from duelkit.judgment.text.en.clauses import GETS, LETTERS, THIS, changes, figure_change, subject
from duelkit.judgment.text.en.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.en.phrases import acts, now_them, stated, them
from duelkit.judgment.text.en.terms import BEAR, BEARS, GAIN, GAINS, STATS, UNTIL, elements
from duelkit.judgment.words.amounts.meaning import Times
from duelkit.judgment.words.figures.meaning import (
    BecomeElement,
    BecomeRace,
    Becomes,
    ChangeFigure,
    Changes,
    GiveKeyword,
    Grants,
    Heal,
    SetPattern,
    SwapFigures,
    UsesPattern,
)


def opposite(amount: Amount | int) -> Amount | int | None:
    """The negation of a negative amount, ``None`` for others."""
    if isinstance(amount, int):
        return -amount if amount < 0 else None
    if isinstance(amount, Times) and amount.factor < 0:
        return amount.amount if amount.factor == -1 else Times(-amount.factor, amount.amount)
    return None


@MODIFIERS.words(Becomes)
def _becomes(node: Becomes, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    stat = STATS[node.stat]
    return [
        Clause(
            Noun(f"{who.poss} {stat}", again=f"its {stat}" if who.this else ""),
            f"is {quantity(node.amount, scope).text}",
        )
    ]


@VERBS.words(Heal)
def _heal(node: Heal, scope: Scope) -> Phrase:
    less = opposite(node.amount)
    scope.healed = WHATS(node.what, scope)
    words = measure(node.amount if less is None else less, "HP", scope)
    scope.healed = None
    if less is not None:
        return acts(node.what, f"loses {words}", f"lose {words}", scope)
    return acts(node.what, f"gains {words}", f"gain {words}", scope)


@VERBS.words(ChangeFigure)
def _change_figure(node: ChangeFigure, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    verb, words = figure_change(node.stat, node.amount, node.negative, scope)
    if UNTIL[node.until]:
        words = f"{words} {UNTIL[node.until]}"
    one, many = verb
    if verb is GETS:
        return stated(noun, one, many, gets=words)
    return stated(noun, f"{one} {words}", f"{many} {words}")


@VERBS.words(GiveKeyword)
def _give_keyword(node: GiveKeyword, scope: Scope) -> Phrase:
    until = f" {UNTIL[node.until]}" if UNTIL[node.until] else ""
    return acts(node.what, GAINS[node.keyword] + until, GAIN[node.keyword] + until, scope)


@VERBS.words(SetPattern)
def _set_pattern(node: SetPattern, scope: Scope) -> Phrase:
    return acts(
        node.what,
        f"must use attack {LETTERS[node.index]} from then on",
        f"must use attack {LETTERS[node.index]} from then on",
        scope,
    )


@VERBS.words(BecomeElement)
def _become_element(node: BecomeElement, scope: Scope) -> Phrase:
    words = elements(node.element)
    return acts(node.what, f"becomes {words}", f"become {words}", scope)


@VERBS.words(BecomeRace)
def _become_race(node: BecomeRace, scope: Scope) -> Phrase:
    race = f"the race of {WHATS(node.of, scope).text}"
    return acts(node.what, f"takes {race}", f"take {race}", scope)


@VERBS.words(SwapFigures)
def _swap_figures(node: SwapFigures, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    return Phrase(f"swap the HP and Attack of {them(noun)}")


MODIFIERS.table(
    {
        Changes: lambda node, scope: [changes(node, scope)],
        Grants: lambda node, scope: [Clause(subject(node.to, scope), BEARS[node.keyword], BEAR[node.keyword])],
        UsesPattern: lambda node, scope: [Clause(THIS, f"must use attack {LETTERS[node.index]}")],
    }
)
