"""The course of an effect, in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Sequence
from duelkit.judgment.text.grammar.ja import stem
from duelkit.judgment.text.ja.core import CONDITIONS, VERBS, Phrase, Scope
from duelkit.judgment.text.ja.phrases import can
from duelkit.judgment.text.reading import steps
from duelkit.judgment.words.flow.meaning import HalfTheTime, If, May


@VERBS.words(HalfTheTime)
def _half(node: HalfTheTime, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"そうでない場合、{VERBS(node.otherwise, scope).whole}")
    short = phrase.short and f"50%の確率で、{phrase.short}"
    return Phrase(f"50%の確率で、{phrase.text}", tail, closed=True, short=short)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    state = CONDITIONS(node.condition, scope).text
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"そうでない場合、{VERBS(node.otherwise, scope).whole}")
    return Phrase(f"{state}場合、{phrase.text}", tail, closed=True)


@VERBS.words(May)
def _may(node: May, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    return Phrase(
        can(phrase.text),
        phrase.tail,
        phrase.closed,
        phrase.topic,
        phrase.predicate and can(phrase.predicate),
        phrase.short and can(phrase.short),
    )


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
    if first.tail or first.closed or second.closed or first.bracketed:
        link = "" if second.closed or second.aside else "その後、"
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    more = second.predicate if second.topic and second.topic == first.topic else second.text
    return replace(
        first,
        text=f"{stem(first.text)}、{more}",
        short=first.short and f"{stem(first.short)}、{more}",
        tail=second.tail,
        bracketed=second.bracketed,
    )
