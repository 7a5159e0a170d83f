"""Abilities as a whole, in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.card import Activated, Instead, Placement, Trigger
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import RefKind, is_this
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.en.clauses import changes, merged
from duelkit.judgment.text.en.core import (
    ABILITIES,
    CONDITIONS,
    EVENTS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    start,
)
from duelkit.judgment.text.en.nouns import creatures
from duelkit.judgment.text.en.occasions import STRIKES
from duelkit.judgment.text.en.phrases import now_them, stated
from duelkit.judgment.text.grammar.en import sentence
from duelkit.judgment.text.reading import paired
from duelkit.judgment.words.abilities.meaning import Bestow, Lends
from duelkit.judgment.words.damage.meaning import Extinct
from duelkit.judgment.words.figures.meaning import Changes

INSTEAD = {
    Instead.ATTACK: "instead of activating {} to attack",
    Instead.ROTATION: "instead of activating {} to rotate",
    Instead.NOTHING: "in your Actions phase",
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
        return [". ".join(clause.text for clause in sentences)]
    state = CONDITIONS(node.condition, scope)
    word = "if" if isinstance(node.modifiers[0], Extinct) else "while"
    if state.short and (sentences[0].begins_with_this or sentences[0].own):
        return [f"{word} {state.short}, {together(sentences)}"]
    if "this creature" in state.text:
        return [f"{word} {state.text}, {'; '.join(clause.short for clause in sentences)}"]
    return [f"{word} {state.text}, {together(sentences)}"]


def together(sentences: list[Clause]) -> str:
    """The statements as one sentence."""
    if len(sentences) == 2 and all(clause.begins_with_this for clause in sentences):
        return f"{sentences[0].text}, and {sentences[1].short}"
    return "; ".join(clause.text for clause in sentences)


def event_words(node: When, condition: Condition | None, scope: Scope) -> str:
    """When this creature is summoned to a Fire field, ; each time …, if …,"""
    words = EVENTS(node, scope)
    if condition is None:
        return f"{words}, "
    state = CONDITIONS(condition, scope)
    if state.place and is_this(node.who) and node.event is Event.SUMMONED and not node.where:
        return f"{words} to {state.place}, "
    if state.place and is_this(node.who) and node.event in (Event.TRASHED, Event.BURIED) and not node.where:
        return f"{words} on {state.place}, "
    if state.short:
        return f"while this creature is {state.short}, {words}, "
    return f"{words}, if {state.text}, "


@ABILITIES.words(Trigger)
def _trigger(node: Trigger, scope: Scope) -> list[str]:
    start(scope)
    lead = event_words(node.when, node.condition, scope)
    effect = VERBS(node.effect, scope)
    named = is_this(node.when.who) and node.when.event not in STRIKES
    return [lead + (effect.whole_short if named else effect.whole)]


def activated(node: Activated, whose: str, scope: Scope) -> str:
    """Instead of …, you may …"""
    state = f" while {CONDITIONS(node.condition, scope).text}" if node.condition is not None else ""
    phrase = VERBS(node.effect, scope)
    lead = INSTEAD[node.instead].format(whose) + state
    text = f"you may {phrase.text}" if phrase.order else phrase.text
    return ". ".join((f"{lead}, {text}", *phrase.tail))


@ABILITIES.words(Activated)
def _activated(node: Activated, scope: Scope) -> list[str]:
    start(scope)
    return [activated(node, "this creature", scope)]


@ABILITIES.words(Lends)
def _lends(node: Lends, scope: Scope) -> list[str]:
    start(scope)
    words = creatures(node.to, scope)
    scope.now(RefKind.SELF, Noun("that creature"))
    text = activated(node.ability, words.a if not words.this else words.one, scope)
    start(scope)
    return [text]


@VERBS.words(Bestow)
def _bestow(node: Bestow, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    given = [sentence(line) for ability in node.abilities for line in ABILITIES(ability, scope)]
    while_there = f"for as long as {noun.it} {'are' if noun.plural else 'is'} on the board"
    words = f"this ability {while_there}: “{' '.join(given)}”"
    return replace(stated(noun, f"gains {words}", f"gain {words}"), subject="")
