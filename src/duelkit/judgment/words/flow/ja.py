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
    return Phrase(f"50%の確率で、{phrase.text}", tail, closed=True)


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
    return replace(phrase, text=can(phrase.text))


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
    if first.tail or first.closed or second.closed or first.text.endswith(("）", "」")):
        link = "" if second.closed or second.text.endswith("反撃できない") else "その後、"
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    topic, found, rest = second.text.partition("は")
    if found and first.text.startswith(f"{topic}は"):
        return replace(first, text=f"{stem(first.text)}、{rest}", tail=second.tail)
    return replace(first, text=f"{stem(first.text)}、{second.text}", tail=second.tail)
