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
    return Phrase(
        f"half the time, {phrase.text}",
        order=False,
        tail=tail,
        closed=True,
        short=phrase.short and f"half the time, {phrase.short}",
        opens=True,
    )


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    state = CONDITIONS(node.condition, scope).text
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"otherwise, {VERBS(node.otherwise, scope).whole}")
    return Phrase(f"if {state}, {phrase.text}", order=False, tail=tail, closed=True, opens=True)


@VERBS.words(May)
def _may(node: May, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    text = f"you may {phrase.text}" if phrase.order else f"you may decide that {phrase.text}"
    return Phrase(text, order=False, tail=phrase.tail, closed=phrase.closed)


@VERBS.words(Sequence)
def _sequence(node: Sequence, scope: Scope) -> Phrase:
    result: Phrase | None = None
    for step in steps(node):
        phrase = VERBS(step, scope)
        if not phrase.text:
            continue
        result = phrase if result is None else joined(result, phrase)
    assert result is not None
    return result


def joined(first: Phrase, second: Phrase) -> Phrase:
    """Join two phrases, as a new sentence if the first is closed or the second opens a sentence."""
    if first.subject and first.subject == second.subject and not (first.tail or first.closed or second.closed):
        rest = second.gets if first.gets and second.gets else second.predicate
        return first.and_then(f" and {rest}", second.tail)
    if first.tail or first.closed or second.closed:
        link = "" if second.opens else "then "
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    link = ", then " if ", then " not in first.text else ", and then "
    text = second.text
    if second.aside:
        text = f"{'it' if second.subject in first.text else second.subject} {second.predicate}"
        link = "; "
    return replace(first.and_then(link + text, second.tail), order=first.order and second.order)
