"""Abilities as a whole, in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.card import Activated, Instead, Placement, Trigger
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import RefKind, is_this
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.grammar.ja import sentence
from duelkit.judgment.text.ja.clauses import changes, merged
from duelkit.judgment.text.ja.core import (
    ABILITIES,
    CONDITIONS,
    EVENTS,
    MODIFIERS,
    VERBS,
    Clause,
    Noun,
    Phrase,
    Scope,
    start,
)
from duelkit.judgment.text.ja.nouns import creatures
from duelkit.judgment.text.ja.occasions import STRIKES
from duelkit.judgment.text.ja.phrases import can, worked
from duelkit.judgment.text.reading import paired
from duelkit.judgment.words.abilities.meaning import Bestow, Lends
from duelkit.judgment.words.damage.meaning import Extinct
from duelkit.judgment.words.figures.meaning import Changes

INSTEAD = {
    Instead.ATTACK: "{}の再行動による攻撃の代わりに",
    Instead.ROTATION: "{}の再行動による回転の代わりに",
    Instead.NOTHING: "自分のアクションフェイズ1に",
}
"""What an activated ability replaces."""


@ABILITIES.words(Placement)
def _placement(node: Placement, scope: Scope) -> list[str]:
    start(scope)
    clauses: list[Clause] = []
    for modifier, pair in paired(node.modifiers):
        if pair:
            assert isinstance(modifier, Changes)
            clauses.append(changes(modifier, scope, both_costs=True))
        else:
            clauses += MODIFIERS(modifier, scope)
    sentences = merged(clauses)
    if node.condition is None:
        return ["。".join(clause.whole for clause in sentences)]
    state = CONDITIONS(node.condition, scope)
    word = "場合" if isinstance(node.modifiers[0], Extinct) else "間"
    if state.short and sentences[0].begins_with_this:
        return [f"{state.short}{word}、{'。また、'.join(clause.whole for clause in sentences)}"]
    texts = [clause.short if state.this else clause.whole for clause in sentences]
    return [f"{state.text}{word}、{'。また、'.join(texts)}"]


def event_words(node: When, condition: Condition | None, scope: Scope) -> str:
    """火フィールドに召喚されたとき、; …たびに、…場合、"""
    occasion = EVENTS(node, scope)
    words = occasion.text
    if condition is None:
        return f"{words}、"
    state = CONDITIONS(condition, scope)
    own = is_this(node.who) and node.where is None
    if state.place and own and node.event is Event.SUMMONED:
        return f"{replace(occasion, place=f'{state.place}に{occasion.place}').text}、"
    if state.place and own and node.event in (Event.TRASHED, Event.BURIED):
        return f"{replace(occasion, place=f'{state.place}で').text}、"
    if state.short:
        if own or "このクリーチャー" in words:
            return f"{state.short}間、{words}、"
        return f"このクリーチャーが{state.short}間、{words}、"
    return f"{words}、{state.text}場合、"


@ABILITIES.words(Trigger)
def _trigger(node: Trigger, scope: Scope) -> list[str]:
    start(scope)
    lead = event_words(node.when, node.condition, scope)
    effect = VERBS(node.effect, scope)
    named = is_this(node.when.who) and node.when.event not in STRIKES
    return [lead + (effect.whole_short if named else effect.whole)]


def activated(node: Activated, whose: str, scope: Scope) -> str:
    """…の代わりに、…することができる."""
    state = f"{CONDITIONS(node.condition, scope).text}間、" if node.condition is not None else ""
    phrase = VERBS(node.effect, scope)
    lead = INSTEAD[node.instead].format(whose)
    return "。".join((f"{state}{lead}、{can(phrase.text)}", *phrase.tail))


@ABILITIES.words(Activated)
def _activated(node: Activated, scope: Scope) -> list[str]:
    start(scope)
    return [activated(node, "このクリーチャー", scope)]


@ABILITIES.words(Lends)
def _lends(node: Lends, scope: Scope) -> list[str]:
    start(scope)
    words = creatures(node.to, scope).text
    scope.now(RefKind.SELF, Noun("そのクリーチャー"))
    text = activated(node.ability, words, scope)
    start(scope)
    return [text]


@VERBS.words(Bestow)
def _bestow(node: Bestow, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    given = "".join(sentence(line) for ability in node.abilities for line in ABILITIES(ability, scope))
    words = f"ボードに置かれている間、次の能力を得る：「{given}」"
    return Phrase(f"{what}は、{words}", short=words if what.this else "", bracketed=True)
