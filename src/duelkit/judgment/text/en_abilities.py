"""Abilities of creatures in English: a sentence each."""

from __future__ import annotations

from duelkit.judgment.language.card import (
    Activated,
    Incarnation,
    Instead,
    Intercept,
    Invocation,
    Lends,
    MagicGroup,
    Placement,
    SummonCondition,
    Trigger,
)
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.language.modifiers import Changes, Extinct
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.en_core import ABILITIES, CONDITIONS, EVENTS, MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.judgment.text.en_modifiers import LETTERS, changes, merged
from duelkit.judgment.text.en_nouns import cards, creatures, fields
from duelkit.judgment.text.en_triggers import STRIKES
from duelkit.judgment.text.en_words import a
from duelkit.judgment.text.reading import as_enemies, flat, is_this, paired, refers

INSTEAD = {
    Instead.ATTACK: "instead of activating {} to attack",
    Instead.ROTATION: "instead of activating {} to rotate",
    Instead.NOTHING: "in your Actions phase",
}
"""What an activated ability takes the place of."""


def start(scope: Scope) -> None:
    """A new ability: nothing has been spoken of."""
    scope.known = {}


def _itself(text: str) -> str:
    """It for the ability's own creature, where that has just been named."""
    for own, short in (("this creature's ", "its "), ("this creature ", "it ")):
        if text.startswith(own):
            return short + text.removeprefix(own)
    return text


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
    said = merged(clauses)
    if node.condition is None:
        return [". ".join(said)]
    state = CONDITIONS(node.condition, scope)
    word = "if" if isinstance(node.modifiers[0], Extinct) else "while"
    own = said[0].startswith("this creature") or said[0].startswith("when this creature attacks")
    if state.short and own:
        return [f"{word} {state.short}, {together(said)}"]
    if "this creature" in state.text:
        said = [_itself(text) for text in said]
    return [f"{word} {state.text}, {together(said)}"]


def together(said: list[str]) -> str:
    """Two statements about the same as one sentence."""
    if len(said) == 2 and said[0].startswith("this creature") and said[1].startswith("this creature"):
        return f"{said[0]}, and {_itself(said[1])}"
    return "; ".join(said)


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
    effect = VERBS(node.effect, scope).whole
    if is_this(node.when.who) and node.when.event not in STRIKES:
        half = "half the time, "
        opening = half if effect.startswith(half) else ""
        effect = opening + _itself(effect.removeprefix(opening))
    return [lead + effect]


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


@ABILITIES.words(Incarnation)
def _incarnation(node: Incarnation, scope: Scope) -> list[str]:
    start(scope)
    words = creatures(node.onto, scope)
    only = "can be summoned only" if node.only else "may also be summoned"
    onto = words.one if words.one.startswith("allied") else f"allied {words.one}"
    return [
        f"Incarnation: this creature {only} onto {a(onto)}, which is sacrificed, for the difference of their"
        " Summoning Costs"
    ]


@ABILITIES.words(Invocation)
def _invocation(node: Invocation, scope: Scope) -> list[str]:
    start(scope)
    state = f"while {CONDITIONS(node.condition, scope).text}, " if node.condition is not None else ""
    words = cards(node.cards, scope)
    onto = creatures(node.onto, scope)
    target = onto.one if onto.definite or "allied" in onto.one else f"allied {onto.one}"
    free = " at no cost" if node.free else ""
    return [
        f"Invocation: {state}you may incarnate {words.a} from your hand onto"
        f" {target if onto.definite else a(target)}{free}"
    ]


@ABILITIES.words(SummonCondition)
def _summon_condition(node: SummonCondition, scope: Scope) -> list[str]:
    start(scope)
    return [f"this creature can be summoned only while {CONDITIONS(node.condition, scope).text}"]


@ABILITIES.words(MagicGroup)
def _magic_group(node: MagicGroup, scope: Scope) -> list[str]:
    start(scope)
    scope.now(RefKind.TARGET, Noun("the target"))
    which = f" of attack {LETTERS[node.pattern]}" if node.pattern >= 0 and len(scope.card.patterns) > 1 else ""
    group = creatures(node.group, scope)
    relative = refers(node.group, RefKind.TARGET)
    if node.fields is not None:
        scope.fields = ["it"]
        return [
            f"the target of the Magic Attack{which} is {fields(node.fields, scope).a}; it strikes {group.all.text} on"
            " that field and on those adjacent to it"
        ]
    said = f"the Magic Attack{which} strikes {'its target and ' if relative else ''}{group.all.text}"
    if node.targets is not None and not set(flat(node.targets)) <= set(flat(node.group)):
        said += f"; its target must be {creatures(as_enemies(node.targets), scope).a}"
    return [said]


@ABILITIES.words(Intercept)
def _intercept(node: Intercept, scope: Scope) -> list[str]:
    start(scope)
    state = f"while {CONDITIONS(node.condition, scope).text}, " if node.condition is not None else ""
    if is_this(node.by):
        return [
            f"Intercept: {state}half the time, this creature attacks at no cost an enemy creature that has just been"
            " summoned into its Attack Zones"
        ]
    return [
        f"Intercept: {state}half the time, {creatures(node.by, scope).a} attacks at no cost an enemy creature that has"
        " just been summoned into its Attack Zones"
    ]

