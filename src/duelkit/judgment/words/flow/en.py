"""The course of an effect, in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Sequence
from duelkit.judgment.text.en.core import CONDITIONS, VERBS, Phrase, Scope
from duelkit.judgment.text.reading import steps
from duelkit.judgment.words.flow.meaning import HalfTheTime, If, May


@VERBS.words(HalfTheTime)
def _half(node: HalfTheTime, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"otherwise, {VERBS(node.otherwise, scope).whole}")
    return Phrase(f"half the time, {phrase.text}", order=False, tail=tail, closed=True)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    state = CONDITIONS(node.condition, scope).text
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"otherwise, {VERBS(node.otherwise, scope).whole}")
    return Phrase(f"if {state}, {phrase.text}", order=False, tail=tail, closed=True)


@VERBS.words(May)
def _may(node: May, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    if phrase.order:
        return replace(phrase, text=f"you may {phrase.text}", order=False)
    return replace(phrase, text=f"you may decide that {phrase.text}", order=False)


@VERBS.words(Sequence)
def _sequence(node: Sequence, scope: Scope) -> Phrase:
    said: Phrase | None = None
    for step in steps(node):
        phrase = VERBS(step, scope)
        if not phrase.text:
            continue
        said = phrase if said is None else joined(said, phrase)
    assert said is not None
    return said


def joined(first: Phrase, second: Phrase) -> Phrase:
    """One after the other; a new sentence where the first is closed already, or the second is a case of its own."""
    if first.subject and first.subject == second.subject and not (first.tail or first.closed or second.closed):
        rest = second.text.removeprefix(first.subject).lstrip()
        for verb in ("gets ", "get "):
            if first.text.startswith(f"{first.subject} {verb}"):
                rest = rest.removeprefix(verb)
        return replace(first, text=f"{first.text} and {rest}", tail=second.tail)
    if first.tail or first.closed or second.closed:
        link = "" if second.text.startswith(("if ", "half ", "otherwise", "your turn ends")) else "then "
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    link = ", then " if ", then " not in first.text else ", and then "
    if second.text.endswith("cannot counterattack"):
        who = second.text.removesuffix(" cannot counterattack")
        second = replace(second, text=f"{'it' if who in first.text else who} cannot counterattack")
        link = "; "
    return replace(first, text=f"{first.text}{link}{second.text}", tail=second.tail, order=first.order and second.order)
